package engine_test

import (
	"testing"

	. "sowbook/engine"
	"sowbook/engine/event"
)

func TestLastMoverWinsOnTwoRows(t *testing.T) {
	// North’s move leaves South nothing to play. The seeds are neither taken nor counted.
	g := playLine(t, "stores=none wins=last-mover left-over=both-sides", "0,1,0/0,0,1 0,9 S", "1 2")
	wantOver(t, g, event.NoMove, "1,0,1/0,0,0 0,9 S", "N")
	r, p := g.Rules(), g.Position()
	if south, north := r.Margin(&p, event.NoMove, South), r.Margin(&p, event.NoMove, North); south != -9 || north != 9 {
		t.Errorf("margins %d and %d", south, north)
	}
}

func TestPlayerToMoveLosesToTheLastMoverAtEveryEnd(t *testing.T) {
	for _, c := range []struct {
		rules, start, move string
		reason             Reason
		after, winner      string
	}{
		{"ends=at-once last-in-store=ends", "0,1,0/0,0,1 0,0 S", "1", event.SideEmpty, "0,1,0/0,0,0 1,0 N", "S"},
		{"ends=at-once", "0,1,0/0,0,1 0,0 S", "1", event.SideEmpty, "0,1,0/0,0,0 1,0 S", "N"},
		{"ends=cleared last-in-store=ends", "0,1,0/0,0,1 0,0 S", "1", event.BoardCleared, "0,1,0/0,0,0 1,0 N", "S"},
		{"fewest=2 stuck=empty-passes last-in-store=ends", "0,1,0/0,2,0 0,0 S", "2", event.NoMove, "0,1,0/0,0,1 1,0 N", "S"},
	} {
		g := playLine(t, "wins=last-mover "+c.rules, c.start, c.move)
		wantOver(t, g, c.reason, c.after, c.winner)
	}
}

// Also if the player has emptied the side with their own move.
func TestEmptySideLoses(t *testing.T) {
	for _, c := range []struct{ rules, start, move, after, winner string }{
		{"last-in-store=ends", "0,1,0/0,0,1 0,9 S", "1", "0,1,0/0,0,0 1,9 N", "N"},
		{"last-in-store=again", "0,1,0/0,0,1 0,9 S", "1", "0,1,0/0,0,0 1,9 S", "N"},
		{"capture=across left-over=both-sides", "0,5,0/1,0,1 0,0 S", "3", "0,0,0/0,0,1 6,0 N", "S"},
		{"capture=across", "0,5,0/1,0,0 0,0 S", "3", "0,0,0/0,0,0 6,0 N", "draw"},
	} {
		g := playLine(t, "wins=empty-loses "+c.rules, c.start, c.move)
		wantOver(t, g, event.SideEmpty, c.after, c.winner)
	}
}

func TestFirstEmptySideWins(t *testing.T) {
	for _, c := range []struct{ rules, start, move, after, winner string }{
		{"last-in-store=ends", "0,1,0/0,0,1 0,9 S", "1", "0,1,0/0,0,0 1,9 N", "S"},
		{"ends=cleared", "0,1,0/0,0,1 0,9 S", "1", "0,1,0/0,0,0 1,9 S", "S"},
		// South captures all that North has.
		{"capture=across left-over=both-sides", "0,5,0/1,0,1 0,0 S", "3", "0,0,0/0,0,1 6,0 N", "N"},
		{"capture=across", "0,5,0/1,0,0 0,0 S", "3", "0,0,0/0,0,0 6,0 N", "draw"},
	} {
		g := playLine(t, "wins=first-empty "+c.rules, c.start, c.move)
		wantOver(t, g, event.SideEmpty, c.after, c.winner)
	}
}
