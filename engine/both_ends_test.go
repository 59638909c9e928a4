package engine_test

import (
	"testing"

	. "sowbook/engine"
	"sowbook/engine/enginetest"
	"sowbook/engine/event"
)

// The winner is the player who captured, even if that gives another turn.
func TestBothEndsWinsBeforeAnotherTurn(t *testing.T) {
	r := enginetest.Rules(t, noStores+`rows=4 pits=2 wins=last-mover both-ends=wins captures="last own occupied: facing, again; after own: it"`)
	g := NewGame(r, enginetest.Position(t, "1,1/1,1/1,1/1,1 0,0 S"))
	if err := g.Play(Move{Pit: 0}); err != nil {
		t.Fatal(err)
	}
	if !g.Over() || g.Result().Reason != event.BothEnds || g.Result().Winner() != "S" || g.Turn() != North {
		t.Errorf("%+v in %s", g.Result(), g.Position())
	}
}

// Two facing pits are at the same end of the board.
func TestBothEndsOfBoardAsMoverSeesIt(t *testing.T) {
	r := enginetest.Rules(t, noStores+`rows=4 pits=3 wins=last-mover both-ends=wins captures="last own occupied: it and facing"`)
	g := NewGame(r, enginetest.Position(t, "1,1,1/1,1,1/1,1,1/1,1,1 0,0 S"))
	if err := g.Play(Move{Pit: 1}); err != nil {
		t.Fatal(err)
	}
	if g.Over() {
		t.Errorf("%+v in %s", g.Result(), g.Position())
	}
}

// A rightmost pit with too few seeds is played if no pit holds enough.
func TestRightmostPitMayHoldFewer(t *testing.T) {
	checkLegal(t, noStores+"pits=3 pick=rightmost fewest=3 fewer=if-nothing-else", "1,0,0/2,1,0 0,0 S", 2)
	checkLegal(t, noStores+"pits=3 pick=rightmost fewest=3 fewer=if-nothing-else", "1,0,0/3,1,0 0,0 S", 1)
}

// The pit beyond a seed that falls is found in the direction of its own lap.
func TestPitBeyondWhereLapsAlternate(t *testing.T) {
	r := enginetest.Rules(t, noStores+`rows=4 pits=2 direction=laps-alternate relay=next captures="passing own outer occupied: beyond and facing"`)
	ply, err := r.Play(enginetest.Position(t, "1,1/1,1/0,1/3,1 3,0 S"), Move{Pit: 2, Way: Left})
	if err != nil {
		t.Fatal(err)
	}
	if s := ply.After.String(); s == "1,0/1,1/1,1/0,0 7,0 N" {
		t.Errorf("the pit of the seed is captured: %s", s)
	}
}
