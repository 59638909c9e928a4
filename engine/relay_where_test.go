package engine_test

import (
	"testing"

	. "sowbook/engine"
	"sowbook/engine/enginetest"
	"sowbook/engine/event"
)

// checkMove checks the position after a move of one of South's pits, its laps and the rule by which
// the turn passes.
func checkMove(t *testing.T, rules, position string, pit Place, after string, laps int, by Rule) {
	t.Helper()
	r, p := enginetest.Rules(t, rules), enginetest.Position(t, position)
	ply, steps, err := r.Trace(p, Move{Pit: pit - 1})
	if err != nil {
		t.Errorf("%s in %s: %v", rules, position, err)
		return
	}
	last := steps[len(steps)-1]
	for i := len(steps) - 1; last.Kind != event.TurnStep && i >= 0; i-- {
		last = steps[i]
	}
	if ply.After.String() != after || ply.Laps != laps || last.Rule != by || event.Apply(p, steps) != ply.After {
		t.Errorf("%s in %s: %s after %d laps by %s, want %s after %d by %s", rules, position, ply.After, ply.Laps, last.Rule, after, laps, by)
	}
}

func TestRelayOnlyInPitsOfOneSide(t *testing.T) {
	const relay = "pits=4 stores=none last-in-store=ends relay=yes relay-in="
	checkMove(t, relay+"any", "0,0,0,1/1,1,1,1 0,0 S", 4, "0,1,1,0/1,1,1,0 0,0 N", 2, event.RuleEmptyEnds)
	checkMove(t, relay+"own", "0,0,0,1/1,1,1,1 0,0 S", 4, "0,0,0,2/1,1,1,0 0,0 N", 1, event.RuleTurnPasses)
	checkMove(t, relay+"own", "0,0,1,0/1,1,0,2 0,0 S", 1, "0,1,2,1/0,0,1,0 0,0 N", 3, event.RuleEmptyEnds)
	checkMove(t, relay+"theirs", "0,0,0,0/1,1,0,2 0,0 S", 1, "0,0,0,0/0,2,0,2 0,0 N", 1, event.RuleTurnPasses)
}

func TestRelayOnlyFromSomeNumbersOfSeeds(t *testing.T) {
	const relay = "pits=4 stores=none last-in-store=ends relay=yes relay-holds="
	checkMove(t, relay+"3+", "0,0,0,0/1,1,0,2 0,0 S", 1, "0,0,0,0/0,2,0,2 0,0 N", 1, event.RuleTurnPasses)
	checkMove(t, relay+"3+", "0,0,0,0/1,2,0,2 0,0 S", 1, "0,0,0,1/0,0,1,3 0,0 N", 2, event.RuleEmptyEnds)
	checkMove(t, relay+"2", "0,0,0,0/1,1,0,2 0,0 S", 1, "0,0,0,0/0,0,1,3 0,0 N", 2, event.RuleTurnPasses)
	checkMove(t, "pits=4 stores=none last-in-store=ends relay=next relay-holds=2", "0,0,0,0/1,0,1,2 0,0 S", 1, "0,0,0,0/0,1,1,2 0,0 N", 1, event.RuleTurnPasses)
	checkMove(t, "pits=4 stores=none last-in-store=ends relay=next relay-in=theirs", "0,0,0,0/1,0,1,2 0,0 S", 1, "0,0,0,0/0,1,1,2 0,0 N", 1, event.RuleTurnPasses)
}

// The pit after a last seed may lie beyond a store. A last seed in a store ends the turn or gives
// another one.
func TestRelayFromNextPitWhereStoresAreSown(t *testing.T) {
	checkMove(t, "pits=4 relay=next", "0,0,0,2/0,0,1,0 0,0 S", 3, "0,1,1,0/0,0,0,1 0,0 N", 2, event.RuleEmptyEnds)
	checkMove(t, "pits=4 relay=next last-in-store=ends", "0,0,0,2/0,0,0,1 0,0 S", 4, "0,0,0,2/0,0,0,0 1,0 N", 1, event.RuleTurnPasses)
	r := enginetest.Rules(t, "pits=4 relay=next")
	if ply, err := r.Play(enginetest.Position(t, "0,0,0,2/1,0,0,1 0,0 S"), Move{Pit: 3}); err != nil || !ply.Again || ply.Laps != 1 {
		t.Errorf("%+v, %v", ply, err)
	}
}

func TestBeyondCapturesWithoutRelayFromNextPit(t *testing.T) {
	const none, last = "pits=4 capture=beyond", "pits=4 relay=yes capture=beyond"
	checkMove(t, none, "0,0,0,2/1,0,0,3 0,0 S", 1, "0,0,0,2/0,1,0,0 3,0 N", 1, event.RuleBeyond)
	checkMove(t, none, "0,0,0,2/1,0,0,0 0,0 S", 1, "0,0,0,2/0,1,0,0 0,0 N", 1, event.RuleNothingBeyond)
	checkMove(t, none, "0,0,0,2/1,0,1,3 0,0 S", 1, "0,0,0,2/0,1,1,3 0,0 N", 1, event.RuleTurnPasses)
	checkMove(t, last, "0,0,0,2/1,2,0,3 0,0 S", 1, "0,0,0,2/0,3,0,0 3,0 N", 1, event.RuleBeyond)
	checkMove(t, last, "0,0,0,2/1,1,0,0 0,0 S", 1, "0,0,0,2/0,0,1,1 0,0 N", 2, event.RuleEmptyEnds)
	checkMove(t, last, "0,0,0,0/1,1,2,0 0,0 S", 1, "0,0,0,0/0,0,3,1 0,0 N", 2, event.RuleNothingBeyond)
}
