package book_test

import (
	"testing"

	"sowbook/engine"
	"sowbook/engine/solver"
	"sowbook/internal/example"
)

// bestPlay returns the proven value of every move of a position, to the player who makes it.
func bestPlay(t *testing.T, g *engine.Game) map[engine.Move]int {
	t.Helper()
	a := solver.Analyse(g, 0)
	a.Step(4_000_000)
	values := map[engine.Move]int{}
	for _, s := range a.Scores() {
		if s.Certainty != solver.Proven {
			t.Fatalf("the values of %s are not proven", g.Position())
		}
		values[s.Move] = s.Margin
	}
	return values
}

// The reader takes the first game as an example, so South loses no more than two seeds with any move.
func TestFirstGameIsPlayedWell(t *testing.T) {
	if testing.Short() {
		t.Skip("proves 40 positions")
	}
	var first *example.Example
	for _, lesson := range course(t) {
		for _, ex := range lesson.Examples {
			if ex.Guided {
				first = ex
			}
		}
	}
	if first == nil {
		t.Fatal("no guided game")
	}
	g := engine.NewGame(first.Game.Rules(), first.Game.Start())
	for i, ply := range first.Game.Plies() {
		if ply.Player == engine.South {
			values := bestPlay(t, g)
			for move, value := range values {
				if value-values[ply.Move] > 2 {
					t.Errorf("ply %d, at %s: pit %d is worth %d, and the game plays pit %d, worth %d",
						i+1, g.Position(), move.Pit+1, value, ply.Move.Pit+1, values[ply.Move])
				}
			}
		}
		if err := g.Play(ply.Move); err != nil {
			t.Fatal(err)
		}
	}
}
