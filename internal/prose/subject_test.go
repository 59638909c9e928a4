package prose

import (
	"slices"
	"strings"
	"testing"

	"sowbook/engine"
	"sowbook/engine/ruleset"
)

func TestConditionsUseWordsOfTheRules(t *testing.T) {
	conditions := 0
	for _, s := range Subjects {
		for _, m := range slices.Concat(s.messages, s.more, s.also) {
			for _, word := range strings.Fields(m.when) {
				conditions++
				word = strings.TrimPrefix(word, "!")
				key, value, _ := strings.Cut(word, "=")
				trait, isTrait := strings.CutPrefix(word, "captures:")
				switch values := ruleset.Values(key); {
				case isTrait:
					if !slices.ContainsFunc(allCaptures(t), func(r engine.Rules) bool { return r.Holds(word) }) {
						t.Errorf("%s: no capture has the trait %s", m.name, trait)
					}
				case values == nil && (word == "numbers=none" || word == "relay-holds=any" || word == "numbers=1" || word == "fewest=1" || word == "stock=0" || word == "house=0" || word == "match-pits=1" || word == "few=0" || word == "no-capture=0"):
				case word == "setup=position" || word == "setup=two-positions":
				case key == "opening" && (value == "moves" || value == "no-captures" || value == "no-claims"):
				case slices.ContainsFunc(strings.Split(value, "|"), func(v string) bool { return !slices.Contains(values, v) }):
					t.Errorf("%s: no rules are written %s", m.name, word)
				}
			}
		}
	}
	if conditions < 30 {
		t.Errorf("only %d conditions", conditions)
	}
}

// allCaptures returns rules with every kind of capture.
func allCaptures(t *testing.T) []engine.Rules {
	t.Helper()
	var all []engine.Rules
	for _, text := range []string{"capture=across", "capture=made numbers=2", "capture=run-theirs numbers=2", "capture=beyond stores=none", "", "claim=makes-four raid=passes", "claim=makes-four raid=again", "captures=last_own_empty:it", "captures=last_own_empty:facing,again", "captures=last_next-empty:beyond,again_once", "captures=last_next-empty:beyond,sow_on", "rows=4 wins=last-mover captures=last_inner_occupied:facing,sown_from_last stores=none last-in-store=ends"} {
		rules, err := engine.ParseRules(text)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, rules)
	}
	if len(all) < 5 {
		t.Fatal("no captures")
	}
	return all
}

func TestFirstMessageWhoseConditionHoldsIsTrue(t *testing.T) {
	for _, c := range []struct{ rules, key, want string }{
		{"", "relay", "relay-no"},
		{"relay=yes", "relay", "relay-yes"},
		{"relay=yes capture=made numbers=4", "relay", "relay-yes-unless"},
		{"capture=run-theirs numbers=4", "relay", "relay-no-capturing"},
		{"stores=none last-in-store=ends", "last-in-store", ""},
		{"", "capture", "capture-none"},
		{"capture=across", "capture", ""},
		{"capture=run-theirs numbers=2 grand-slam=nothing", "grand-slam", "grand-slam-nothing"},
		{"fewest=3", "playable", "fewest-more"},
		{"pick=rightmost rightmost=pass", "stuck", "stuck-rightmost"},
	} {
		r, err := engine.ParseRules(c.rules)
		if err != nil {
			t.Fatal(err)
		}
		i := slices.IndexFunc(Subjects[:], func(s Subject) bool { return s.Key == c.key })
		var names []string
		for _, m := range Subjects[i].of(&r) {
			names = append(names, m.name)
		}
		if got := strings.Join(names, " "); got != c.want {
			t.Errorf("%q: %s is %s, want %s", c.rules, c.key, got, c.want)
		}
	}
}

func TestRowsThatCapturesAnswer(t *testing.T) {
	for _, c := range []struct{ rules, lone, after string }{
		{"", "", ""},
		{"captures=last_own_empty:facing", "rules.lone-capture-no.cell", "rules.captures-then-ends.cell"},
		{"captures=last_own_empty:it_and_facing,again", "rules.lone-capture-no.cell", "rules.captures-then-again.cell"},
		{"captures=last_own_empty:it_with_facing", "rules.lone-capture-yes.cell", "rules.captures-then-ends.cell"},
		{"captures=last_own_empty:next_and_facing", "", "rules.captures-then-ends.cell"}, // the pit that faces the next one
		{"captures=last_own_empty:facing-next_and_facing", "", "rules.captures-then-ends.cell"},
		{"captures=last_theirs_makes_2:it,again_once", "", "rules.captures-then-again-once.cell"},
		{"captures=each_makes_4:it", "", "rules.captures-then-goes-on.cell"},
		{"captures=last_next-empty:beyond;each_makes_4:it,to_owner", "", "rules.captures-then-ends.cell"},
		{"captures=last_theirs_makes_2:it,again;last_own_empty:it", "", ""}, // each capture says it
		{"rows=4 stores=none wins=last-mover captures=last_inner_occupied:facing,sown_from_last", "", "rules.captures-then-goes-on.cell"},
	} {
		r, err := engine.ParseRules(c.rules)
		if err != nil {
			t.Fatal(err)
		}
		if lone, after := loneCapture(noMessages{}, r), afterCapture(noMessages{}, r); lone != c.lone || after != c.after {
			t.Errorf("%s: the rows are %q and %q, want %q and %q", c.rules, lone, after, c.lone, c.after)
		}
	}
}
