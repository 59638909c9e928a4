package solver

import (
	"testing"

	"sowbook/engine"
	"sowbook/engine/enginetest"
	"sowbook/engine/event"
)

// knownLines are the published counts, by depth from 1.
var knownLines = []uint64{6, 35, 185, 942, 4690, 23233, 114430, 563055, 2763490, 13519608}

func TestPerftMatchesPublishedCounts(t *testing.T) {
	r := enginetest.Rules(t, perftRules)
	p := engine.Even(6, 4, engine.South)
	for i, want := range knownLines {
		depth := i + 1
		if depth > 7 && testing.Short() {
			break
		}
		if got := Perft(r, p, depth); got != want {
			t.Errorf("depth %d: %d, want %d", depth, got, want)
		}
		if depth > 6 {
			continue
		}
		if got := perft(&r, &p, depth); got != want {
			t.Errorf("depth %d by the general rules: %d, want %d", depth, got, want)
		}
	}
	for seeds, want := range map[int]uint64{3: 387726, 5: 748196, 6: 962153} {
		if got := Perft(r, engine.Even(6, seeds, engine.South), 8); got != want {
			t.Errorf("%d seeds a pit: %d, want %d", seeds, got, want)
		}
	}
	if got := arrayPerft(evenArray(4), 0, 8); got != 563055 {
		t.Errorf("the array code counts %d", got)
	}
}

func TestPerftOfFinishedGameIsOne(t *testing.T) {
	r := enginetest.Rules(t, perftRules)
	for depth := range 3 {
		if got := Perft(r, enginetest.Position(t, "1,0/0,0 3,4 N"), depth); got != 1 {
			t.Errorf("depth %d: %d", depth, got)
		}
	}
}

func TestPerftCountsPassesGiftsAndDirections(t *testing.T) {
	for _, c := range []struct {
		rules, position string
		want            []uint64
	}{
		{twoWays + " stuck=passes", "1,0,2/0,1,1 4,4 S", []uint64{1, 2}},
		{"ends=cleared give=whenever", "0,0,0/1,0,2 0,0 S", []uint64{2}},
		{"direction=either origin=skipped", "1,1/2,2 0,0 S", []uint64{4}},
	} {
		for i, want := range c.want {
			if got := Perft(enginetest.Rules(t, c.rules), enginetest.Position(t, c.position), i+1); got != want {
				t.Errorf("%s from %s, depth %d: %d, want %d", c.rules, c.position, i+1, got, want)
			}
		}
	}
}

func TestGeneralPerftDoesNotAllocate(t *testing.T) {
	for i, r := range enginetest.RuleSets(t) {
		p := engine.Even(6, 2, engine.South)
		if i%10 != 0 || r.Ended(p) != event.NotOver {
			continue
		}
		if n := testing.AllocsPerRun(3, func() { perft(&r, &p, 2) }); n != 0 {
			t.Errorf("%s: %v allocations", r, n)
		}
	}
}
