package solver

import (
	"math/rand/v2"
	"slices"
	"testing"

	"sowbook/engine"
	"sowbook/engine/enginetest"
)

func TestTranspositionsIdentifyBoards(t *testing.T) {
	rng := rand.New(rand.NewPCG(4, 4))
	table := newTranspositions(1, 48)
	kept := map[packed]bounds{}
	for range sampled(300_000) {
		k := packed{rng.Uint64() & rowMask, rng.Uint64() & rowMask}
		if rng.IntN(2) == 0 { // similar boards
			k = packed{rng.Uint64() & 0x030303030303, rng.Uint64() & 0x0303}
		}
		b := bounds{rng.IntN(2*engine.MaxSeeds+1) - engine.MaxSeeds, rng.IntN(2*engine.MaxSeeds+1) - engine.MaxSeeds, packedMove(rng.IntN(32)), uint8(1 + rng.IntN(160))}
		table.store(k, b)
		kept[k] = b
		if got, ok := table.find(k, table.slot(k)); !ok || got != b {
			t.Fatalf("%x: stored %v, found %v, %v", k, b, got, ok)
		}
	}
	found := 0
	for k, b := range kept {
		if got, ok := table.find(k, table.slot(k)); ok {
			found++
			if got != b {
				t.Fatalf("%x: %v, want %v", k, got, b)
			}
		}
	}
	if found < len(kept)/4 {
		t.Errorf("only %d of %d are found", found, len(kept))
	}
}

// Bounds of a board with the most pits and seeds fit a table entry.
func TestSolveFullestBoard(t *testing.T) {
	p := enginetest.Position(t, "0,0,0,0,0,0,1/0,0,0,0,0,0,254 0,0 S")
	for _, rules := range []string{perftRules, "direction=either", "stores=none last-in-store=ends relay=yes", "feed=must capture=run-theirs numbers=2,3"} {
		got := Solve(enginetest.Rules(t, rules), p, Limits{Memory: 1, Depth: 6})
		if got.Value < -engine.MaxSeeds || got.Value > engine.MaxSeeds || len(got.Line) == 0 {
			t.Errorf("%s: %+v", rules, got)
		}
	}
}

// A table that is used again would still have the values of other rules, under which the same board has another value.
func TestReleasedTableIsEmptyForNextEvaluation(t *testing.T) {
	g := engine.NewGame(enginetest.Rules(t, "capture=across"), enginetest.Position(t, "1,0,2,0,3,1/2,1,0,3,0,1 10,12 S"))
	for range 20 { // a pool may drop what it is given
		e := Evaluate(g, 1)
		released := e.table
		if !e.Step(1<<18) || isEmpty(released) {
			t.Fatal("not proven, or no value is kept")
		}
		e.Release()
		next := Evaluate(g, 1).table
		if &next[0] != &released[0] {
			continue
		}
		if !isEmpty(next) {
			t.Error("the next table has values")
		}
		return
	}
	t.Error("no table was used again")
}

func isEmpty(table []bucket) bool {
	return !slices.ContainsFunc(table, func(b bucket) bool { return b != bucket{} })
}
