package prose

import (
	"math/rand/v2"
	"slices"
	"testing"

	"sowbook/engine"
	"sowbook/engine/enginetest"
	"sowbook/engine/event"
	"sowbook/engine/ruleset"
)

func TestEveryReasonHasItsOwnEndMessage(t *testing.T) {
	for _, reason := range event.AllReasons() {
		checkOwnMessage(t, reason.String(), endMessages[:], int(reason))
	}
}

// The rules of steps that end a turn or give another one are collected from random games. Some
// begin with one owned pit, as owned-safe needs: where it applies, a claim takes both facing pits.
func TestEveryRuleOfATurnHasItsOwnMessage(t *testing.T) {
	if testing.Short() {
		t.Skip("takes longer")
	}
	rng := rand.New(rand.NewPCG(8, 9))
	ends, agains := map[engine.Rule]bool{}, map[engine.Rule]bool{}
	for _, r := range enginetest.RuleSets(t) {
		games, most := 4, 50
		switch {
		case r.Bind != ruleset.NoBind:
			games, most = 200, 150 // pits are bound when the stock is used up
		case r.Direction == ruleset.ReverseAnyLap:
			games = 50 // choices of a way are rare
		case r.Captures.Claim():
			games = 20 // turns that end at owned pits are rare
		}
		for range games {
			g := engine.NewGame(r, enginetest.RandomStart(r, rng))
			var steps []engine.Step
			for plies := 0; !g.Over() && plies < most; plies++ {
				moves := g.Legal()
				if err := g.Play(moves[rng.IntN(len(moves))]); err != nil {
					t.Fatal(err)
				}
				steps = append(steps, g.Steps(plies)...)
			}
			for _, s := range steps {
				switch s.Kind {
				case event.TurnStep:
					ends[s.Rule] = true
				case event.AgainStep:
					agains[s.Rule] = true
				}
			}
		}
	}
	checkTurnRules(t, ends, turnMessages[:])
	checkTurnRules(t, agains, againMessages[:])
}

// checkTurnRules checks that a table has messages for the rules that were found, and no others.
func checkTurnRules(t *testing.T, found map[engine.Rule]bool, table []string) {
	t.Helper()
	for rule := range found {
		checkOwnMessage(t, rule.String(), table, int(rule))
	}
	for rule, m := range table {
		if m != "" && !found[engine.Rule(rule)] {
			t.Errorf("no game has a turn by %s", engine.Rule(rule))
		}
	}
}

// checkOwnMessage checks that entry i of a table is a message that no other entry has.
func checkOwnMessage(t *testing.T, name string, table []string, i int) {
	t.Helper()
	switch {
	case i >= len(table) || table[i] == "":
		t.Errorf("%s has no message", name)
	case slices.Index(table, table[i]) != i || slices.Contains(table[i+1:], table[i]):
		t.Errorf("%s has the message of another rule or reason", name)
	}
}
