package engine_test

import (
	"strings"
	"testing"

	. "sowbook/engine"
	"sowbook/engine/enginetest"
	"sowbook/engine/event"
)

// mustCapture is a game with six columns whose players must capture if they can.
const mustCapture = "rows=4 pits=6 seeds=2 direction=either pick=inner-first fewest=2 must-capture=yes stores=none last-in-store=ends " +
	"relay=yes capture=inner-facing captured=sown-from-end ends=inner-empty wins=last-mover"

// legalText returns the legal moves in a position, as text.
func legalText(t *testing.T, r Rules, from string) string {
	t.Helper()
	p := enginetest.Position(t, from)
	var moves []string
	for _, m := range r.Legal(p) {
		moves = append(moves, r.Format(FromLeft, p, m))
	}
	return strings.Join(moves, " ")
}

// refusedBy returns the name of the rule that forbids a move, or "" if it is legal.
func refusedBy(t *testing.T, r Rules, from, move string) string {
	t.Helper()
	p := enginetest.Position(t, from)
	m, err := r.ParseMove(FromLeft, p, move)
	if err != nil {
		t.Fatal(err)
	}
	if why := r.WhyIllegal(p, m); why != nil {
		return why.Rule.String()
	}
	return ""
}

// playLeft plays one move, with pits numbered from the left, and returns the game.
func playLeft(t *testing.T, from, move string) *Game {
	t.Helper()
	g := NewGame(enginetest.Rules(t, mustCapture), enginetest.Position(t, from))
	m, err := g.Rules().ParseMove(FromLeft, g.Position(), move)
	if err == nil {
		err = g.Play(m)
	}
	if err != nil {
		t.Fatalf("%s in %s: %v", move, from, err)
	}
	return g
}

func TestMoveThatCapturesMustBePlayed(t *testing.T) {
	r := enginetest.Rules(t, mustCapture)
	// Pit 8 ends counterclockwise in Pit 10, which is occupied and faces two seeds.
	const from = "0,0,0,0,0,0/0,0,2,0,0,0/0,0,1,0,2,0/2,0,0,0,0,0 0,0 S"
	if got := legalText(t, r, from); got != "8R" {
		t.Errorf("legal %q, want only 8R", got)
	}
	for move, want := range map[string]string{"8R": "", "8L": "must-capture", "1R": "must-capture"} {
		if got := refusedBy(t, r, from, move); got != want {
			t.Errorf("%s is refused by %q, want %q", move, got, want)
		}
	}
}

func TestMoveWithoutCaptureBeginsInInnerRow(t *testing.T) {
	r := enginetest.Rules(t, mustCapture)
	for from, want := range map[string]string{
		"0,0,0,0,0,0/0,0,2,0,0,0/0,0,0,0,2,0/2,0,3,0,0,0 0,0 S": "8R 8L",
		"0,0,0,0,0,0/0,0,2,0,0,0/0,0,0,0,1,1/2,0,3,0,0,0 0,0 S": "1R 1L 3R 3L", // only single seeds there
	} {
		if got := legalText(t, r, from); got != want {
			t.Errorf("%s: legal %q, want %q", from, got, want)
		}
	}
	if got := refusedBy(t, r, "0,0,0,0,0,0/0,0,2,0,0,0/0,0,0,0,2,0/2,0,3,0,0,0 0,0 S", "3R"); got != "inner-first" {
		t.Errorf("3R is refused by %q", got)
	}
}

func TestMoveWithoutCaptureKeepsSeedsInInnerRow(t *testing.T) {
	r := enginetest.Rules(t, mustCapture)
	for from, want := range map[string]string{
		"0,0,0,0,0,0/0,0,2,0,0,0/0,0,0,0,0,3/2,0,3,0,0,0 0,0 S": "7R",
		"0,0,0,0,0,0/0,0,2,0,0,0/3,0,0,0,0,0/2,0,3,0,0,0 0,0 S": "12L",
		"0,0,0,0,0,0/0,0,2,0,0,0/0,0,0,0,1,3/2,0,3,0,0,0 0,0 S": "7R 7L", // Pit 8 stays
	} {
		if got := legalText(t, r, from); got != want {
			t.Errorf("%s: legal %q, want %q", from, got, want)
		}
	}
	if got := refusedBy(t, r, "0,0,0,0,0,0/0,0,2,0,0,0/0,0,0,0,0,3/2,0,3,0,0,0 0,0 S", "7L"); got != "inner-kept" {
		t.Errorf("7L is refused by %q", got)
	}
}

func TestMoveWithoutCaptureCapturesInNoLap(t *testing.T) {
	// The second lap of Pit 3 ends in Pit 11, which is occupied and faces three seeds.
	const from = "0,0,0,0,0,1/1,3,0,0,0,0/0,1,0,0,0,0/1,0,2,0,0,0 0,0 S"
	g := playLeft(t, from, "3L")
	if got, want := g.Position().String(), "0,0,0,0,0,1/1,3,0,0,0,0/1,0,1,1,0,0/0,1,0,0,0,0 0,0 N"; got != want || g.Ply(0).Captured != 0 {
		t.Errorf("%s, %d captured; want %s", got, g.Ply(0).Captured, want)
	}
}

func TestFirstLapRoundTheSideCapturesNothing(t *testing.T) {
	// Thirteen seeds of Pit 9 end in Pit 10, which is occupied and faces three seeds.
	const from = "0,0,0,0,0,0/0,0,3,1,0,0/0,0,1,13,0,0/0,0,0,0,0,0 0,0 S"
	g := playLeft(t, from, "9R")
	if n := g.Ply(0).Captured; n != 0 {
		t.Errorf("%d captured", n)
	}
}

func TestInnerFacingTakesThePitAlone(t *testing.T) {
	g := playLeft(t, "0,0,4,0,0,0/0,0,2,0,0,1/0,0,1,0,2,0/0,0,0,0,0,0 0,0 S", "8R")
	// Pit 10 is one of the middle two, and the move goes on counterclockwise: from Pit 7.
	if got, want := g.Position().String(), "0,0,4,0,0,0/0,0,0,0,0,1/0,0,2,1,1,1/0,0,0,0,0,0 0,0 N"; got != want || g.Ply(0).Captured != 2 {
		t.Errorf("%s, want %s", got, want)
	}
}

func TestSownFromEndKeepsDirectionOrTurnsAtNearEnd(t *testing.T) {
	for _, c := range []struct{ name, from, move, want string }{
		{"middle, clockwise: from the left end", "0,0,0,0,0,1/0,0,0,2,0,0/0,2,0,1,0,0/0,0,0,0,0,0 0,0 S", "11L",
			"0,0,0,0,0,1/0,0,0,0,0,0/1,1,1,2,0,0/0,0,0,0,0,0 0,0 N"},
		{"left flank, counterclockwise: turned", "0,0,0,0,0,1/0,1,0,0,0,1/0,1,0,2,0,0/0,0,0,0,0,0 0,0 S", "9R",
			"0,0,0,0,0,1/0,0,0,0,0,1/1,2,1,0,0,0/0,0,0,0,0,0 0,0 N"},
		{"right flank, clockwise: turned", "0,0,0,0,0,1/1,0,0,0,1,0/0,0,2,0,1,0/0,0,0,0,0,0 0,0 S", "10L",
			"0,0,0,0,0,1/1,0,0,0,0,0/0,0,0,1,2,1/0,0,0,0,0,0 0,0 N"},
		{"right flank, counterclockwise: kept, and relayed", "0,0,0,0,0,1/1,0,0,0,1,0/0,0,0,0,1,0/0,0,0,0,0,2 0,0 S", "6R",
			"0,0,0,0,0,1/1,0,0,0,0,0/0,0,0,1,3,0/0,0,0,0,0,0 0,0 N"},
	} {
		g := playLeft(t, c.from, c.move)
		if got := g.Ply(0).After.String(); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}

func TestEmptyInnerRowLoses(t *testing.T) {
	for _, outer := range []string{"0,0,4,0,0,2", "0,0,0,0,0,0"} {
		g := playLeft(t, outer+"/0,0,2,0,0,0/0,0,1,0,2,0/0,0,0,0,0,0 0,0 S", "8R")
		if !g.Over() || g.Result().Reason != event.NoMove || g.Result().Winner() != "S" {
			t.Fatalf("%s: over %v", outer, g.Result())
		}
		steps := g.Steps(0)
		if last := steps[len(steps)-1]; last.Kind != event.EndStep || last.Cause != event.InnerEmpty {
			t.Errorf("%s: the last step is %v", outer, last)
		}
	}
}

func TestForbiddenReversalOwesNoCapture(t *testing.T) {
	// Clockwise, Pit 3 would capture from Pit 8, but it is not in the two leftmost columns.
	r := enginetest.Rules(t, "rows=4 pits=4 seeds=2 direction=reverse fewest=2 must-capture=yes stores=none last-in-store=ends relay=yes capture=inner-both captured=sown-on wins=last-mover")
	const from = "2,0,0,0/1,0,0,0/1,0,0,0/0,0,3,0 0,0 S"
	if got := legalText(t, r, from); got != "3R" {
		t.Errorf("legal %q, want 3R", got)
	}
}

func TestClosedPitsAreSkippedByTheFirstLap(t *testing.T) {
	// Pit 8 ends in Pit 10, and with Pit 9 closed in Pit 11, which faces two seeds.
	r := enginetest.Rules(t, mustCapture)
	const from = "0,0,0,0,0,0/0,2,0,0,0,0/0,1,0,0,2,0/0,0,0,0,0,0 0,0 S"
	if got := legalText(t, r, from); got != "8R 8L" {
		t.Fatalf("legal %q, want 8R 8L, which capture nothing", got)
	}
	if got := legalText(t, r, from+" closed=9"); got != "8R" {
		t.Errorf("legal %q, want the capture with 8R", got)
	}
}

// The inner row holds only a relay that would not end, so nothing else may be played.
func TestGameEndsWhereOnlyAForbiddenRelayMayBegin(t *testing.T) {
	r := enginetest.Rules(t, "rows=4 pits=2 direction=either pick=inner-first fewest=2 fewer=if-nothing-else must-capture=yes feed=must stores=none origin=skip-start relay=yes captures=last_inner_occupied:facing,sown_from_last ends=cleared stuck=passes repetition=mover-loses wins=first-empty endless=forbidden")
	p := enginetest.Position(t, "1,0/0,0/0,20/1,10 0,0 S")
	if moves, end := r.Legal(p), r.Ended(p); len(moves) != 0 && end != event.NotOver || len(moves) == 0 && end == event.NotOver {
		t.Errorf("%d moves are legal, and the game is over because of %v", len(moves), end)
	}
}
