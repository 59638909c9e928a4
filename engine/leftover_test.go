package engine_test

import (
	"testing"

	"sowbook/engine/event"
)

func TestLeftOverGoesToTheLastMover(t *testing.T) {
	for _, c := range []struct{ why, rules, start, moves, after, winner string }{
		{"their own seeds", "", "0,0,0/0,1,1 0,0 S", "2", "0,0,0/0,0,0 2,0 N", "S"},
		{"the seeds of both sides", "few=4 captures=\"last theirs makes even: it\"", "1,0,2/0,0,3 0,0 S", "1", "0,0,0/0,0,0 6,0 N", "S"},
		{"after two passes", "fewest=2 stuck=passes", "0,0,0/0,2,0 0,0 S", "2 - -", "0,0,0/0,0,0 2,0 N", "S"},
		{"after moves without a capture", "no-capture=2", "1,0,0/1,0,0 0,0 S", "3 1", "0,0,0/0,0,0 0,2 S", "N"},
		{"before the first move, the side that is not to move", "", "0,0,0/0,1,0 0,0 N", "", "0,0,0/0,0,0 1,0 N", "S"},
	} {
		g := playLine(t, "stores=none left-over=last-mover "+c.rules, c.start, c.moves)
		if !g.Over() || g.Position().String() != c.after || g.Result().Winner() != c.winner {
			t.Errorf("%s: %s, %v; want %s, won by %s", c.why, g.Position(), g.Result(), c.after, c.winner)
		}
	}
}

func TestLeftOverGoesToTheEmptierOrInHalves(t *testing.T) {
	for _, c := range []struct{ rules, start, after, winner string }{
		{"ends=at-once left-over=emptier", "0,1,4/0,0,1 0,0 S", "0,0,0/0,0,0 6,0 S", "S"},
		{"fewest=2 last-in-store=ends left-over=emptier", "1,1,0/0,1,2 0,0 S", "1,1,1/0,1,0 1,0 N", "S"},
		{"ends=at-once left-over=halves", "0,1,4/0,0,1 0,0 S", "0,1,0/0,0,0 3,2 S", "S"},
		{"fewest=3 last-in-store=ends left-over=halves", "0,1,1/2,2,3 0,0 S", "0,0,0/0,0,0 5,4 N", "S"},
	} {
		g := playLine(t, c.rules, c.start, "1")
		if !g.Over() || g.Position().String() != c.after || g.Result().Winner() != c.winner {
			t.Errorf("%s: %s, %v; want %s, won by %s", c.rules, g.Position(), g.Result(), c.after, c.winner)
		}
		if got := event.Apply(g.Start(), g.Steps(0)); got != g.Position() {
			t.Errorf("%s: the steps give %s", c.rules, got)
		}
	}
}

// The moves of TestThirdRepetitionEndsTheGame.
func TestRepetitionLosesOrIsIgnored(t *testing.T) {
	const start, moves = "0,2/2,1 0,0 S", "2R 1L 2L 2L 1L 1L 2L 2L 1L"
	g := playLine(t, twoWays+" repetition=mover-loses", start, moves)
	wantOver(t, g, event.Repetition, "0,2/0,2 1,0 S", "S")
	r, p := g.Rules(), g.Position()
	if south, north := r.Margin(&p, event.Repetition, 0), r.Margin(&p, event.Repetition, 1); south != 1 || north != -1 {
		t.Errorf("margins %d and %d", south, north)
	}
	if g := playLine(t, twoWays+" repetition=ignored", start, moves); g.Over() {
		t.Errorf("the game is over: %v", g.Result())
	}
}
