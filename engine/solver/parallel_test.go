package solver

import (
	"testing"

	"sowbook/engine"
	"sowbook/engine/enginetest"
)

func TestWorkersFindPublishedValues(t *testing.T) {
	if testing.Short() {
		t.Skip("solves whole boards")
	}
	for _, c := range []knownGame{{4, 3, "", 6}, {4, 4, lone, 2}, {5, 3, "", 6}} {
		r, p := enginetest.Rules(t, perftRules+c.extra), engine.Even(c.pits, c.seeds, engine.South)
		got := Solve(r, p, Limits{Memory: 4 << 20, Workers: 3})
		if !got.Proven || got.Value != c.value {
			t.Errorf("%s: %+v, want %d", c.name(), got, c.value)
		}
		checkLine(t, r, p, got)
	}
}

func TestLimitsStopWorkers(t *testing.T) {
	calls := 0
	stop := func() bool { calls++; return calls > 5 }
	got := Solve(enginetest.Rules(t, perftRules), engine.Even(6, 4, engine.South), Limits{Memory: 1 << 20, Workers: 3, Stop: stop})
	if got.Proven || len(got.Line) == 0 || calls < 6 || calls > 10 {
		t.Errorf("stopped after %d calls: %+v", calls, got)
	}
}

func TestOneWorkerIsDeterministic(t *testing.T) {
	if testing.Short() {
		t.Skip("solves whole boards")
	}
	r, p := enginetest.Rules(t, perftRules), engine.Even(4, 4, engine.South)
	one, two := Solve(r, p, Limits{Memory: 1}), Solve(r, p, Limits{Memory: 1})
	if one.Nodes != two.Nodes || one.Value != two.Value {
		t.Errorf("%+v, then %+v", one, two)
	}
}

// If two searches write an entry at once, its words may be of different boards.
func TestMixedEntryMatchesNoBoard(t *testing.T) {
	table := newTranspositions(1, 48)
	p, q := engine.Even(6, 4, engine.South), engine.Even(6, 3, engine.South)
	for _, k := range []packed{pack(&p), pack(&q)} {
		at := table.slot(k)
		table.store(k, bounds{-4, 4, 2, provenWork})
		if _, ok := table.find(k, table.slot(k)); !ok {
			t.Fatalf("%x is not found", k)
		}
		table.buckets[at.bucket][0].second ^= 1 << restBits // a bound of another entry
		if b, ok := table.find(k, table.slot(k)); ok {
			t.Errorf("%x is found as %+v", k, b)
		}
	}
}
