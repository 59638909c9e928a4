package engine_test

import (
	"testing"

	"sowbook/engine/event"
)

func TestGameEndsWithFewSeedsLeft(t *testing.T) {
	for _, c := range []struct {
		rules, start, after, winner string
		cause                       event.Cause
	}{
		{"few=2 left-over=both-sides", "0,1,1/0,0,1 0,0 S", "0,0,0/0,0,0 1,2 S", "N", event.FewLeft},
		{"few=2 left-over=other-side last-in-store=ends", "0,1,0/0,1,1 0,0 S", "0,0,0/0,0,0 2,1 N", "S", event.FewLeft},
		{"few=2", "0,1,1/0,0,1 0,0 S", "0,1,1/0,0,0 1,0 S", "S", event.FewLeft},
		// The owner of a last seed takes it.
		{"capture=across few=2 ends=cleared", "0,3,0/1,0,1 0,0 S", "0,0,0/0,0,0 5,0 N", "S", event.LastSeed},
		{"few=2 ends=cleared", "0,2,0/0,0,1 0,0 S", "0,2,0/0,0,0 1,0 S", "S", event.FewLeft},
	} {
		move := "1"
		if c.cause == event.LastSeed {
			move = "3"
		}
		g := playLine(t, c.rules, c.start, move)
		wantOver(t, g, event.BoardCleared, c.after, c.winner)
		for _, s := range g.Steps(0) {
			if s.Kind == event.EndStep && s.Cause != c.cause {
				t.Errorf("%s: cause %d, want %d", c.rules, s.Cause, c.cause)
			}
		}
	}
	if g := playLine(t, "few=2 last-in-store=ends", "0,1,2/0,0,1 0,0 S", "1"); g.Over() {
		t.Errorf("three seeds are left, but the game is over: %v", g.Result())
	}
}

func TestGameEndsAfterMovesWithoutACapture(t *testing.T) {
	const start = "0,2,0/2,0,1 0,0 S"
	g := playLine(t, "stores=none no-capture=3 left-over=both-sides", start, "1 2 3")
	wantOver(t, g, event.NoCapture, "0,0,0/0,0,0 2,3 N", "N")
	if got := event.Apply(g.PositionAfter(2), g.Steps(2)); got != g.Position() {
		t.Errorf("the steps give %s", got)
	}
	if g := playLine(t, "stores=none no-capture=3", start, "1 2"); g.Over() {
		t.Errorf("over after two moves: %v", g.Result())
	}
	// A seed in a store counts like a capture, and so does one that is captured.
	if g := playLine(t, "no-capture=2 last-in-store=ends", "0,2,0/2,1,1 0,0 S", "2 2 1"); g.Over() {
		t.Errorf("South has stored a seed, but the game is over: %v", g.Result())
	}
	// Seeds are not counted, and nobody has made the last move.
	g = playLine(t, "stores=none no-capture=3 wins=last-mover", start, "1 2 3")
	if !g.Over() || g.Result().Winner() != "draw" {
		t.Errorf("want a draw, got %v", g.Result())
	}
}

func TestSideWithoutSeedsIsGivenOneAtAnyEnd(t *testing.T) {
	g := playLine(t, "give=instead last-in-store=ends", "0,1,3/0,0,1 0,0 S", "1 +3")
	if got, want := g.Position().String(), "0,1,2/1,0,0 1,0 S"; got != want || g.Over() {
		t.Errorf("%s, %v; want %s", got, g.Result(), want)
	}
	// The first pit may be closed for the round.
	g = playLine(t, "give=whenever last-in-store=ends", "0,1,3/0,0,1 0,0 S closed=1", "1 +3")
	if got, want := g.Position().String(), "0,1,2/0,1,0 1,0 N closed=1"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}
