package solver

import (
	"testing"

	"sowbook/engine"
	"sowbook/engine/enginetest"
)

func TestTableOfEndgamesGrowsByWholeNumbersOfSeeds(t *testing.T) {
	r := enginetest.Rules(t, perftRules)
	start := engine.Even(3, 3, engine.South) // 18 seeds
	a := Analyse(engine.NewGame(r, start), 0)
	s := a.search
	if s.endgame.seeds != 5 || s.endgame.most != 9 {
		t.Fatalf("boards of %d seeds, at most %d", s.endgame.seeds, s.endgame.most)
	}
	const six = 462 // ways to lay six seeds in six pits
	if a.Grow(six - 1); s.endgame.seeds != 5 {
		t.Error("the table has boards of six seeds before all are computed")
	}
	if a.Grow(1); s.endgame.seeds != 6 {
		t.Error("the table lacks boards of six seeds although all are computed")
	}
	for !a.Grow(100) {
	}
	if s.endgame.seeds != 9 {
		t.Errorf("the table has boards of %d seeds, want 9", s.endgame.seeds)
	}
	computed := 0
	for number := s.endgame.numbers.Boards(8); number < s.endgame.numbers.Boards(9); number++ {
		if *s.endgame.word(number)>>(number%8*8)&0xff != 0 {
			computed++
		}
	}
	// All but those on which the mover has no seeds: nine in three pits.
	if want := int(s.endgame.numbers.Boards(9)-s.endgame.numbers.Boards(8)) - 55; computed != want {
		t.Errorf("%d boards of nine seeds are computed, want %d", computed, want)
	}
	whole := Analyse(engine.NewGame(r, start), 0)
	for a = a.Reuse(engine.NewGame(r, start)); !a.Step(1000) || !whole.Step(1000); {
	}
	for i, s := range a.Scores() {
		if s != whole.Scores()[i] {
			t.Errorf("with the larger table, a move is worth %v, not %v", s, whole.Scores()[i])
		}
	}
	if a.Nodes() >= whole.Nodes() {
		t.Errorf("%d nodes with the larger table, %d without", a.Nodes(), whole.Nodes())
	}
}
