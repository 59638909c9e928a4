package prose_test

import (
	"strconv"
	"strings"
	"testing"

	"sowbook/engine"
	"sowbook/engine/ruleset"
	"sowbook/internal/long"
	"sowbook/internal/prose"
)

// valuesOf returns values of a word of the rules to try: all names, or some numbers.
func valuesOf(t *testing.T, key string) []string {
	t.Helper()
	values := ruleset.Values(key)
	if least, most, ok := ruleset.Range(key); ok {
		for _, n := range []int{least, least + 1, least + 2, 72} {
			if n <= most {
				values = append(values, strconv.Itoa(n))
			}
		}
	}
	if key == "opening" {
		values = append(values[:len(values):len(values)], "move_1", "move_2,no-captures_1", "no-captures_2", "no-claims_1")
	}
	if values == nil { // a set of numbers
		values = []string{"none", "4", "2,3", "2,4,6"}
		if key == "relay-holds" {
			values[0] = "any"
		}
	}
	return values
}

// hasNoEffect reports whether a change of the rules cannot matter in play.
func hasNoEffect(key string, before, after engine.Rules) bool {
	if before.Idle(key) || before.IsDefault(key) && after.IsDefault(key) {
		return true
	}
	// Where an empty side passes, the pits are empty at the end if single seeds can be played.
	if before.Stuck == ruleset.EmptyPasses && before.Fewest == 1 && before.LeftOver != after.LeftOver {
		return true
	}
	// Without rounds, nothing is filled again.
	if before.Refill == ruleset.NoRefill && after.Refill == ruleset.NoRefill && (before.Surplus != after.Surplus || before.MatchPits != after.MatchPits) {
		return true
	}
	// Any pit with seeds holds one, and a player who can play any of them is not stuck with seeds.
	if before.Fewest == 1 && before.Fewer != after.Fewer || before.Fewer == ruleset.FewerIfNothingElse && before.Stuck != after.Stuck {
		return true
	}
	if before.Stuck == ruleset.EmptyPasses && before.LeftOver != after.LeftOver && before.LeftOver != ruleset.ToOwners && after.LeftOver != ruleset.ToOwners {
		return true // the game ends when neither side can move
	}
	// Where seeds only move towards a store, no position repeats.
	if before.SowsToStore() && before.Rightmost != ruleset.RightmostPasses && before.Repeats != after.Repeats {
		return true
	}
	// Without relays, the one lap of a move begins where the move does.
	if before.Relay == ruleset.NoRelay && (before.RelayIn != after.RelayIn || before.RelayHolds != after.RelayHolds || before.Endless != after.Endless) {
		return true
	}
	return before.Relay == ruleset.NoRelay && before.Origin != after.Origin && before.Origin != ruleset.OriginSown && after.Origin != ruleset.OriginSown
}

// TestEveryWordAndValueOfTheRules checks that lab names in every language and facts cover
// every word and value of the rules.
func TestEveryWordAndValueOfTheRules(t *testing.T) {
	tables, problems := load()
	if len(problems) > 0 || len(tables) < 2 {
		t.Fatalf("%d tables, %v", len(tables), problems)
	}
	covered := checkFactsChange(t)
	for _, key := range ruleset.Keys() {
		for lang, table := range tables {
			rules := table.Section("rules")
			if rules[key+".question"] == "" {
				t.Errorf("%s: rules.%s has no question", lang, key)
			}
			for _, value := range ruleset.Values(key) {
				if rules[key+"-"+value+".answer"] == "" {
					t.Errorf("%s: no answer for %s=%s", lang, key, value)
				}
			}
		}
		for _, value := range ruleset.Values(key) {
			together := key == "owned" && strings.HasPrefix(value, "takes") || key == "claim" && value == "makes-three" || // goes with owned=takes; takes-own with claim it, sow it
				key == "give" && value == "no" || key == "ends" && value == "cleared" || // see TestGiveAndClearedFactsChangeTogether
				key == "rows" || key == "captured" || key == "wins" // see TestFourRowFactsChangeTogether
			if !covered[key+"="+value] && !together && !testing.Short() {
				t.Errorf("%s=%s was not tried", key, value)
			}
		}
	}
}

// checkFactsChange sets each word of many rules to each value, with the tag long of all
// rules near those of the games. Every change must change a value and a sentence of the
// facts. It returns the values tried.
func checkFactsChange(t *testing.T) map[string]bool {
	t.Helper()
	words, voice := english(t), prose.Voice{Store: "store"}
	seen, tried := map[string]bool{}, map[engine.Rules]bool{}
	changes := func(r engine.Rules) (reached []engine.Rules) {
		before := prose.Facts(words, voice, r)
		for _, key := range ruleset.Keys() {
			now, _ := r.Value(key)
			for _, value := range valuesOf(t, key) {
				q, err := r.With(key, value)
				if err != nil || value == now {
					continue
				}
				reached = append(reached, q)
				if hasNoEffect(key, r, q) {
					continue
				}
				seen[key+"="+value] = true
				values, sentences := false, false
				for i, f := range prose.Facts(words, voice, q) {
					values = values || f.Value != before[i].Value
					sentences = sentences || f.Say != before[i].Say
				}
				if !values || !sentences {
					t.Fatalf("%s=%s instead of %s changes a value: %t, a sentence: %t; the rules are %s", key, value, now, values, sentences, r)
				}
			}
		}
		return reached
	}
	var next []engine.Rules
	for _, g := range games(t) {
		next = append(next, g.rules)
	}
	rounds, least, stride := 2, 150, 1 // the games, and rules that differ from one of them by one word
	if testing.Short() {
		rounds, least, stride = 1, 8, 2
	}
	for round := range rounds {
		var reached []engine.Rules
		for i, r := range next {
			if sample := long.Tests || round == 0 && i%stride == 0 || i%48 == 0 || i%12 == 0 && r.Rows == ruleset.FourRows; sample && !tried[r] {
				tried[r] = true
				reached = append(reached, changes(r)...)
			}
		}
		next = reached
	}
	if len(tried) < least {
		t.Errorf("only %d rules tried", len(tried))

	}
	return seen
}

func TestFourRowFactsChangeTogether(t *testing.T) {
	words, voice := english(t), prose.Voice{Store: "store"}
	facts := func(rules string) string {
		r, err := engine.ParseRules("stores=none last-in-store=ends " + rules)
		if err != nil {
			t.Fatal(err)
		}
		var text string
		for _, f := range prose.Facts(words, voice, r) {
			text += f.Value + "|" + f.Say + "\n"
		}
		return text
	}
	const inner = "rows=4 capture=inner captured="
	seen := map[string]string{}
	for _, rules := range []string{
		"rows=2", "rows=4 wins=last-mover", "rows=4 left-over=both-sides",
		inner + "sown-on wins=last-mover", inner + "sown-from-start wins=last-mover", inner + "sown-on left-over=both-sides",
	} {
		text := facts(rules)
		if other := seen[text]; other != "" {
			t.Errorf("%s and %s have the same facts", rules, other)
		}
		seen[text] = rules
	}
}
