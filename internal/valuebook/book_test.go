package main

import (
	"testing"

	"sowbook/engine"
	"sowbook/engine/solver"
	"sowbook/engine/values"
)

func newBook(t *testing.T, text string) *book {
	t.Helper()
	r, err := engine.ParseRules(rules)
	if err != nil {
		t.Fatal(err)
	}
	return read(r, text)
}

func TestValuesAreWrittenAsTheyAreRead(t *testing.T) {
	if got := newBook(t, values.Everyday).text(); got != values.Everyday {
		t.Errorf("%d bytes written, %d read", len(got), len(values.Everyday))
	}
}

func TestValuesOfMovesAreAdded(t *testing.T) {
	k := newBook(t, "")
	k.findMoves(start(), func(p engine.Position) []solver.MoveScore {
		scores := make([]solver.MoveScore, 6)
		for i := range scores {
			scores[i].Margin = 2 * i
		}
		return scores
	})
	again := newBook(t, k.text())
	if !again.isWhole(start()) || len(again.values) != 7 || again.values[start()] != 10 {
		t.Errorf("read as %v", again.values)
	}
	for i, n := range again.moves(start()) { // the third move stores a seed and moves again
		want := n.gain - 2*i
		if n.again {
			want = -want
		}
		if got := again.values[n.board]; got != want || n.again != (i == 2) {
			t.Errorf("move %d: the board after it is worth %d, want %d", i, got, want)
		}
	}
}

// All moves of the first three plies are known, and those of ten plies after moves within two seeds of the best. An extra turn counts as a ply.
func TestWalkFollowsGoodMoves(t *testing.T) {
	whole := newBook(t, values.Everyday)
	visits := func(plies, loss int) (n int) {
		whole.walk(plies, loss, func(board) { n++ })
		return n
	}
	if n := visits(3, engine.MaxSeeds); n != 0 {
		t.Errorf("%d positions of the first three plies are not whole", n)
	}
	if n := visits(10, 2); n != 0 {
		t.Errorf("%d positions that moves within two seeds of the best lead to are not whole", n)
	}
	k, visited := newBook(t, ""), 0
	k.walk(2, 4, func(b board) {
		visited++
		k.values[b] = whole.values[b]
		for _, n := range k.moves(b) {
			k.values[n.board] = whole.values[n.board]
		}
	})
	if visited != 3 { // the start, worth 8, and its moves worth 8 and 4
		t.Errorf("%d positions visited", visited)
	}
}
