package engine_test

import (
	"slices"
	"testing"

	. "sowbook/engine"
	"sowbook/engine/enginetest"
	"sowbook/engine/event"
)

// checkLegal checks which pits South may play, by their numbers from the left.
func checkLegal(t *testing.T, rules, position string, want ...int) {
	t.Helper()
	r, p := enginetest.Rules(t, rules), enginetest.Position(t, position)
	var got []int
	for _, m := range r.Legal(p) {
		got = append(got, int(m.Pit)+1)
	}
	if !slices.Equal(got, want) {
		t.Errorf("%q in %s: Pits %v may be played, want %v", rules, position, got, want)
	}
}

func checkRefused(t *testing.T, rules, position string, pit Place, want Rule) {
	t.Helper()
	r, p := enginetest.Rules(t, rules), enginetest.Position(t, position)
	if why := r.WhyIllegal(p, Move{Pit: pit - 1}); why == nil || why.Rule != want {
		t.Errorf("%q in %s: Pit %d is refused by %v, want %s", rules, position, pit, why, want)
	}
}

func TestFewerSeedsArePlayedOnlyIfNothingElse(t *testing.T) {
	const rules = "fewest=3 fewer=if-nothing-else"
	checkLegal(t, rules, "4,4,4,4,4,4/1,2,3,0,4,1 0,0 S", 3, 5)
	checkRefused(t, rules, "4,4,4,4,4,4/1,2,3,0,4,1 0,0 S", 2, event.RuleFewest)
	checkLegal(t, rules, "4,4,4,4,4,4/1,2,2,0,1,1 0,0 S", 1, 2, 3, 5, 6)
	checkLegal(t, "ends=cleared "+rules, "0,0,0,0,0,0/0,1,0,0,0,1 0,0 S", 2, 6)
	// The inner row comes first, and there single seeds may be played if no pit of either row holds two.
	const bao = "rows=4 pits=4 direction=either pick=inner-first fewest=2 fewer=if-nothing-else must-capture=yes stores=none last-in-store=ends relay=yes capture=inner-facing captured=sown-from-end ends=inner-empty wins=last-mover"
	checkLegal(t, bao, "1,1,1,1/0,0,0,0/0,0,0,1/1,2,0,0 0,0 S", 2, 2)
	checkLegal(t, bao, "1,1,1,1/0,0,0,0/0,1,1,0/1,1,0,0 0,0 S", 6, 6, 7, 7)
}

func TestFeedIfPossible(t *testing.T) {
	const rules = "stores=none last-in-store=ends feed=if-possible"
	checkLegal(t, rules, "0,0,0,0,0,0/3,1,0,2,5,2 18,17 S", 5, 6)
	checkRefused(t, rules, "0,0,0,0,0,0/3,1,0,2,5,2 18,17 S", 4, event.RuleFeed)
	checkLegal(t, rules, "0,0,0,0,0,0/3,1,0,2,0,0 18,17 S", 1, 2, 4)
	checkLegal(t, rules, "1,0,0,0,0,0/3,1,0,2,0,2 18,17 S", 1, 2, 4, 6)
}

func TestFeedMustEndsGameWhereEmptySidesPass(t *testing.T) {
	const rules = "stores=none last-in-store=ends feed=must stuck=empty-passes left-over=both-sides"
	r := enginetest.Rules(t, rules)
	if p := enginetest.Position(t, "0,0,0,0,0,0/0,0,0,0,0,2 0,0 N"); !r.MustPass(&p) {
		t.Error("North, without seeds, does not pass")
	}
	g := NewGame(r, enginetest.Position(t, "0,0,0,0,0,1/0,2,0,0,0,0 0,0 N"))
	if g.Over() {
		t.Fatal("over")
	}
	_, reason, steps := r.EndAtStart(enginetest.Position(t, "0,0,0,0,0,0/0,2,0,0,0,0 0,0 S"))
	if reason != event.NoMove || steps[0].Cause != event.CannotFeed {
		t.Errorf("%v, %v", reason, steps)
	}
}

// Seeds in owned pits are not the opponent's to play.
func TestFeedIgnoresOwnedPits(t *testing.T) {
	const rules = "pits=4 stores=none last-in-store=ends relay=yes claim=makes-four feed=if-possible"
	checkLegal(t, rules, "0,0,0,4/1,0,0,2 0,0 S south-owns=5", 4)
}

func TestMoveMustReachOtherSide(t *testing.T) {
	const board = "0,0,0,0,0,1/1,0,4,1,1,0 20,20 S"
	checkLegal(t, "stores=none last-in-store=ends reach=must", board, 3)
	checkLegal(t, "stores=none last-in-store=ends reach=if-possible", board, 3)
	checkRefused(t, "stores=none last-in-store=ends reach=must", board, 4, event.RuleReach)
	// A last seed in a store does not reach the other side, and a further lap may.
	checkLegal(t, "reach=must", "0,0,0,0,0,1/0,0,0,0,2,1 20,20 S")
	checkLegal(t, "stores=none last-in-store=ends relay=yes reach=must", "0,0,0,0,0,1/0,0,0,0,1,1 20,20 S", 5, 6)
}

// The first lap counts, and a last seed in a store is in no empty pit.
func TestFirstLapMustReachOtherSideOrEndInEmptyPit(t *testing.T) {
	const rules = "stores=none last-in-store=ends reach=or-empty "
	checkLegal(t, rules, "0,0,0,0,0,1/1,0,4,1,1,0 20,20 S", 1, 3, 5)
	checkRefused(t, rules, "0,0,0,0,0,1/1,0,4,1,1,0 20,20 S", 4, event.RuleReach)
	checkLegal(t, rules+"relay=yes", "0,0,0,0,0,1/1,0,0,0,1,1 20,20 S", 1, 6)
	checkLegal(t, "reach=or-empty", "0,0,0,0,0,1/1,0,0,0,0,1 20,20 S", 1)
	_, reason, steps := enginetest.Rules(t, "reach=or-empty").EndAtStart(enginetest.Position(t, "0,0,0,0,0,1/0,0,0,0,0,1 20,20 S"))
	if reason != event.NoMove || steps[0].Cause != event.CannotReach {
		t.Errorf("%v, %v", reason, steps)
	}
}

func TestPlayerWhoCannotReachOtherSide(t *testing.T) {
	const board = "0,0,0,0,0,1/1,0,3,1,1,0 20,20 S"
	_, reason, steps := enginetest.Rules(t, "stores=none last-in-store=ends reach=must").EndAtStart(enginetest.Position(t, board))
	if reason != event.NoMove || steps[0].Cause != event.CannotReach {
		t.Errorf("%v, %v", reason, steps)
	}
	checkLegal(t, "stores=none last-in-store=ends reach=if-possible", board, 1, 3, 4, 5)
}

func TestMoveMustCaptureInAnyLap(t *testing.T) {
	const rules = "stores=none last-in-store=ends capture=across must-capture=any-lap"
	checkLegal(t, rules, "0,0,0,2,0,0/1,0,1,0,1,0 20,20 S", 3)
	checkRefused(t, rules, "0,0,0,2,0,0/1,0,1,0,1,0 20,20 S", 1, event.RuleMustCapture)
	checkLegal(t, rules, "0,0,3,0,0,3/1,0,0,0,1,1 20,20 S", 1, 5, 6)
	// Pit 1 captures with its second lap.
	checkLegal(t, "stores=none last-in-store=ends relay=yes capture=across must-capture=any-lap", "0,0,0,2,0,0/1,1,0,0,0,1 20,20 S", 1)
}

// A capture that gives seeds to the other player does not count.
func TestMoveMustCaptureForItself(t *testing.T) {
	checkLegal(t, "pits=3 stores=none last-in-store=ends capture=made numbers=4 must-capture=any-lap", "0,0,3/0,3,1 0,0 S", 2, 3)
	checkLegal(t, "pits=3 stores=none last-in-store=ends capture=made numbers=4 taker=mover must-capture=any-lap", "0,0,3/1,0,1 0,0 S", 3)
}

// A player who cannot do all feeds first, then reaches the other side, then captures.
func TestDutiesComeInOrder(t *testing.T) {
	const rules = "stores=none last-in-store=ends capture=across feed=if-possible reach=if-possible must-capture=any-lap lone-capture=yes"
	checkLegal(t, rules, "0,0,0,0,0,0/1,0,0,0,0,1 0,0 S", 6)
	checkLegal(t, rules, "0,0,0,0,0,4/1,0,0,0,0,1 0,0 S", 6)
	checkLegal(t, rules, "0,0,0,0,0,4/1,0,0,0,1,0 0,0 S", 1, 5)
}

// A player who cannot reach the other side passes, if players without a move do.
func TestPlayerWhoCannotReachPasses(t *testing.T) {
	const board = "3,0,0,0,0,0/0,1,0,0,0,0 20,20 S"
	for _, c := range []struct{ rules, want string }{
		{"stuck=passes", "3,0,0,0,0,0/0,1,0,0,0,0 20,20 N"}, {"stuck=empty-passes", "3,0,0,0,0,0/0,1,0,0,0,0 20,20 N"},
	} {
		r := enginetest.Rules(t, "stores=none reach=must "+c.rules)
		if got := legalText(t, r, board); got != "-" {
			t.Errorf("%s: legal %q, want a pass", c.rules, got)
		}
		ply, err := r.Play(enginetest.Position(t, board), Move{Kind: Pass})
		if err != nil || ply.After.String() != c.want || ply.End != event.NotOver {
			t.Errorf("%s: %v, %s, %v", c.rules, err, ply.After, ply.End)
		}
	}
	if end := enginetest.Rules(t, "stores=none reach=must stuck=empty-passes").Ended(enginetest.Position(t, "0,0,0,0,1,0/0,1,0,0,0,0 20,20 S")); end != event.NoMove {
		t.Errorf("neither player can reach the other side, and the game ends by %v", end)
	}
}
