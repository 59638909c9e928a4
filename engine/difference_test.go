package engine_test

import (
	"testing"

	. "sowbook/engine"
)

func TestFirstDifference(t *testing.T) {
	const even = "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S"
	for _, c := range []struct {
		name, one, two, start string
		pits                  []Place
		want                  Difference
		differ                bool
	}{
		{"the same rules", "capture=across", "capture=across", even, []Place{2, 5}, Difference{}, false},
		{"a rule that the moves do not meet", "capture=across", "capture=opposite", even, []Place{2, 5}, Difference{}, false},
		{"no moves", "capture=across", "stores=both", even, nil, Difference{}, false},
		// Three seeds fall in pits, the fourth in the store: one game ends the turn, the other does not.
		{"another turn", "capture=across", "last-in-store=ends", even, []Place{2}, Difference{Ply: 1, Step: 6}, true},
		// The pit opposite the last seed is empty: one game captures the seed, the other passes.
		{"a lone capture", "capture=across", "capture=across lone-capture=yes", "5,4,4,0,0,0/2,3,0,1,0,6 13,10 S", []Place{3}, Difference{Ply: 1, Step: 3}, true},
		// The second ply goes past the opponent's store.
		{"in a later ply", "capture=none", "stores=both", "0,0,0,0,0,0/0,0,4,0,0,8 0,0 S", []Place{2, 5}, Difference{Ply: 2, Step: 9}, true},
		// Both lift, drop two and pass the turn; one game then ends because South is empty.
		{"one ends where the other goes on", "capture=none", "ends=at-once", "1,0,0,0,0,0/0,0,0,0,0,2 0,0 S", []Place{5}, Difference{Ply: 1, Step: 5}, true},
		{"a move that one refuses", "capture=none", "fewest=2", "4,4,4,4,4,4/4,4,4,4,4,1 0,0 S", []Place{5}, Difference{Ply: 1, Step: 0}, true},
		{"one is over at the start", "capture=none", "ends=at-once", "0,0,0,0,0,0/0,0,0,0,0,2 0,0 S", []Place{5}, Difference{}, true},
	} {
		one, two := played(t, c.one, c.start, c.pits), played(t, c.two, c.start, c.pits)
		for _, pair := range [][2]*Game{{one, two}, {two, one}} {
			if got, differ := FirstDifference(pair[0], pair[1]); got != c.want || differ != c.differ {
				t.Errorf("%s: %+v, %v, want %+v, %v", c.name, got, differ, c.want, c.differ)
			}
		}
	}
}

// played plays pits to the right until a move is illegal.
func played(t *testing.T, rules, start string, pits []Place) *Game {
	t.Helper()
	r, err := ParseRules(rules)
	if err != nil {
		t.Fatal(err)
	}
	p, err := ParsePosition(start)
	if err != nil {
		t.Fatal(err)
	}
	g := NewGame(r, p)
	for _, at := range pits {
		if g.Play(Move{Kind: Sow, Pit: at}) != nil {
			break
		}
	}
	return g
}
