package main

import (
	"testing"

	"sowbook/engine"
	"sowbook/engine/solver"
	"sowbook/engine/values"
)

func TestValuesAreWrittenAsTheyAreRead(t *testing.T) {
	r, err := engine.ParseRules(rules)
	if err != nil {
		t.Fatal(err)
	}
	if got := read(r, values.Everyday).text(); got != values.Everyday {
		t.Errorf("%d letters written, %d read:\n%q\n%q", len(got), len(values.Everyday), got, values.Everyday)
	}
}

// A board of which all moves are known is reached through one of which nothing is.
func TestValuesOfMovesAreAddedToText(t *testing.T) {
	r, err := engine.ParseRules(rules)
	if err != nil {
		t.Fatal(err)
	}
	k := read(r, "******")
	by := k.moves(start())[0].board
	at := k.moves(by)[0].board
	k.mark(by)
	k.mark(at)
	k.findMoves(at, func(p engine.Position) []solver.MoveScore {
		scores := make([]solver.MoveScore, len(r.Legal(p)))
		for i := range scores {
			scores[i].Margin = 2 * i
		}
		return scores
	})
	again := read(r, k.text())
	if e := again.entries[by]; e.isKnown || !e.goesOn {
		t.Errorf("the board on the way is read as %v", *e)
	}
	if got, want := *again.entries[at], *k.entries[at]; got != want || !got.isKnown {
		t.Errorf("the board is read as %v, want %v", got, want)
	}
	for _, n := range k.moves(at) {
		if got, want := *again.entries[n.board], *k.entries[n.board]; got != want || !got.isKnown {
			t.Errorf("a move of the board is read as %v, want %v", got, want)
		}
	}
}
