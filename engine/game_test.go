package engine_test

import (
	"slices"
	"strings"
	"testing"

	. "sowbook/engine"
	"sowbook/engine/enginetest"
	"sowbook/engine/event"
	"sowbook/engine/ruleset"
)

// playLine plays moves in near labels from a position.
func playLine(t *testing.T, rules, start, moves string) *Game {
	t.Helper()
	g := NewGame(enginetest.Rules(t, rules), enginetest.Position(t, start))
	for _, text := range strings.Fields(moves) {
		m, err := g.Rules().ParseMove(FromStore, g.Position(), text)
		if err == nil {
			err = g.Play(m)
		}
		if err != nil {
			t.Fatalf("%s in %s: %v", text, g.Position(), err)
		}
	}
	return g
}

func wantOver(t *testing.T, g *Game, reason Reason, position, winner string) {
	t.Helper()
	switch {
	case !g.Over():
		t.Fatalf("the game goes on at %s", g.Position())
	case g.Result().Reason != reason || g.Position().String() != position || g.Result().Winner() != winner:
		t.Errorf("over by %s at %s, winner %s; want %s at %s, winner %s", g.Result().Reason, g.Position(), g.Result().Winner(), reason, position, winner)
	case len(g.Legal()) > 0:
		t.Errorf("the game is over, but %v is legal", g.Legal())
	}
}

func TestPrattFigures3To6(t *testing.T) {
	g := playLine(t, egyptian, "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S", "4 1 2 6")
	for i, want := range []string{
		"4,4,4,4,4,4/4,4,0,5,5,5 1,0 S", "4,4,5,5,5,5/4,4,0,5,5,0 2,0 N",
		"5,0,5,5,5,5/5,5,0,5,5,0 2,1 S", "5,0,5,5,5,0/0,6,1,6,6,0 8,1 N",
	} {
		if got := g.Ply(i).After.String(); got != want {
			t.Errorf("Figure %d: %s, want %s", i+3, got, want)
		}
	}
	if g.Over() {
		t.Errorf("over: %v", g.Result())
	}
}

// P-F7, P-F8: with 1, 2, 3 and 5 seeds in Pits 1, 2, 3 and 5 nine sowings end in
// the mover's store, and the tenth takes all of Upper's Pit 5.
func TestTurnOfTenSowings(t *testing.T) {
	g := playLine(t, egyptian, "4,3,5,4,6,1/0,5,0,3,2,1 8,6 S", "1 2 1 3 1 5 1 2 1 3")
	for i, ply := range g.Plies()[:9] {
		if !ply.Again || ply.Captured != 0 {
			t.Errorf("ply %d: again %v, captured %d", i+1, ply.Again, ply.Captured)
		}
	}
	last := g.Ply(9)
	if got := last.After.String(); got != "4,3,5,4,0,1/0,0,1,0,0,0 24,6 N" || last.Again || last.Captured != 7 {
		t.Errorf("tenth sowing: %s, again %v, captured %d", got, last.Again, last.Captured)
	}
}

// P-W, G-10, N-G3: the most seeds in the store win.
func TestMostSeedsWin(t *testing.T) {
	for want, r := range map[string]Result{"S": {South: 25, North: 23}, "N": {South: 4, North: 5}, "draw": {South: 24, North: 24}} {
		if got := r.Winner(); got != want {
			t.Errorf("%d to %d: %s, want %s", r.South, r.North, got, want)
		}
	}
}

// In this ending both players move two seeds back and forth. The position after the
// first ply occurs again after the fifth and the ninth.
func TestThirdRepetitionEndsTheGame(t *testing.T) {
	const start, moves = "0,2/2,1 0,0 S", "2R 1L 2L 2L 1L 1L 2L 2L 1L"
	g := playLine(t, twoWays, start, moves)
	wantOver(t, g, event.Repetition, "0,2/0,2 1,0 S", "S")
	for _, ply := range g.Plies()[:g.Len()-1] {
		if ply.End != event.NotOver {
			t.Errorf("the game ended early, at %s", ply.After)
		}
	}
	times := 0
	for _, ply := range g.Plies() {
		if got := ply.After.String(); strings.Fields(got)[0] == strings.Fields(g.Position().String())[0] && ply.After.Turn() == g.Turn() {
			times++
		}
	}
	if times != 3 {
		t.Errorf("the last position occurred %d times", times)
	}
	if err := g.Play(Move{Pit: 1}); err == nil {
		t.Error("a move after the end was played")
	}
}

// No position can repeat if sowing is counterclockwise and the mover's store is sown.
// For the same number of seeds in the pits, no seed may enter a store; then no sowing
// leaves the mover's row, and seeds only move right. So the games end, unless players
// can keep passing, and no relay repeats a board. This covers the leaflet's Nigerian
// set, Avalanche, and every game here with one lap and one direction.
func TestGamesWithoutRepetitionRuleNeverRepeat(t *testing.T) {
	const longest = 1000 // plies: 72 seeds go at most 13 places each, and a ply moves one at least one place
	games := 0
	for _, r := range ruleSets(t) {
		if slices.Contains(r.UsedRules(), event.RuleRepetition) || r.Repeats == ruleset.RepeatsIgnored {
			continue
		}
		randomGames(t, r, 3, longest, func(g *Game) {
			games++
			for i := range g.Len() {
				for _, s := range g.Steps(i) {
					if s.Rule == event.RuleEndlessRelay {
						t.Errorf("%s from %s: an endless relay", r, g.Start())
					}
				}
			}
			if !g.Over() || g.Result().Reason == event.Repetition {
				t.Errorf("%s from %s: %v after %d plies", r, g.Start(), g.Result(), g.Len())
			}
		})
	}
	if games < 100 && !testing.Short() || games < 10 {
		t.Fatalf("only %d games were played", games)
	}
}

func TestTwoPassesEndTheGame(t *testing.T) {
	const start = "1,0,1/0,1,1 4,4 S"
	g := playLine(t, twoWays+" stuck=passes", start, "- -")
	wantOver(t, g, event.NoMove, "1,0,1/0,1,1 4,4 S", "draw")
	g = playLine(t, "origin=skipped capture=across direction=either fewest=2 stuck=passes left-over=both-sides", start, "- -")
	wantOver(t, g, event.NoMove, "0,0,0/0,0,0 6,6 S", "draw")
}

func TestPlayerWithoutSeedsDoesNotPass(t *testing.T) {
	g := playLine(t, twoWays+" stuck=passes", "1,0,2/0,0,0 4,5 S", "")
	wantOver(t, g, event.NoMove, "0,0,0/0,0,0 4,8 S", "N")
}

func TestForcedPassIsTheOnlyMove(t *testing.T) {
	g := playLine(t, twoWays+" stuck=passes", "1,0,2/0,1,1 4,4 S", "")
	if legal := g.Legal(); len(legal) != 1 || legal[0].Kind != Pass {
		t.Errorf("legal: %v", legal)
	}
	if err := g.Play(Move{Kind: Pass}); err != nil {
		t.Fatal(err)
	}
	if got := g.Position().String(); got != "1,0,2/0,1,1 4,4 N" || g.Over() {
		t.Errorf("after the pass %s, over %v", got, g.Result())
	}
}

func TestEmptySidePassesWhileTheOtherCanMove(t *testing.T) {
	const rules = "pits=3 stuck=empty-passes"
	g := playLine(t, rules, "0,1,1/0,0,0 4,5 S", "- 2")
	if got := g.Position().String(); got != "1,0,1/0,0,0 4,5 S" || g.Over() {
		t.Errorf("after a pass and a move %s, over %v", got, g.Result())
	}
	if legal := g.Legal(); len(legal) != 1 || legal[0].Kind != Pass {
		t.Errorf("legal: %v", legal)
	}
}

func TestEmptySidePassesUntilBoardIsCleared(t *testing.T) {
	rules := strings.Replace(wise, "give=whenever", "give=no", 1)
	g := playLine(t, rules, "0,0,0,0,0,0/0,0,0,0,1,1 40,30 N", "- 2")
	wantOver(t, g, event.BoardCleared, "0,0,0,0,0,0/0,0,0,0,0,0 42,30 S", "S")
}

func TestEmptyPassesEndsWhenNeitherSideCanMove(t *testing.T) {
	g := playLine(t, "pits=3 stuck=empty-passes", "1,0,0/0,0,0 4,5 S", "- 1")
	wantOver(t, g, event.NoMove, "0,0,0/0,0,0 4,6 N", "N")
	last := g.Steps(1)
	if cause := last[len(last)-1].Cause; cause != event.NeitherMoves {
		t.Errorf("cause %d", cause)
	}
	g = playLine(t, "pits=3 fewest=2 stuck=empty-passes left-over=both-sides", "1,0,1/2,0,0 4,5 S", "3")
	wantOver(t, g, event.NoMove, "0,0,0/0,0,0 6,7 N", "N")
	g = playLine(t, "pits=3 fewest=2 stuck=empty-passes left-over=other-side", "1,0,1/2,0,0 4,5 S", "3")
	wantOver(t, g, event.NoMove, "1,0,1/0,1,1 4,5 N", "N")
}

func TestGameMayBeOverAtTheStart(t *testing.T) {
	wantOver(t, playLine(t, egyptian, "1,2,0/0,0,0 3,4 S", ""), event.NoMove, "0,0,0/0,0,0 3,7 S", "N")
	wantOver(t, playLine(t, kalah, "1,2,0/0,0,0 3,4 N", ""), event.SideEmpty, "0,0,0/0,0,0 3,7 N", "N")
	wantOver(t, playLine(t, basic, "1,2,0/0,0,0 4,3 S", ""), event.NoMove, "1,2,0/0,0,0 4,3 S", "S")
	if g := playLine(t, egyptian, "1,2,0/0,0,0 3,4 N", ""); g.Over() {
		t.Errorf("North has seeds and is to move, but may not: %v", g.Result())
	}
}
