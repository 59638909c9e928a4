package engine_test

import (
	"slices"
	"testing"

	. "sowbook/engine"
	"sowbook/engine/enginetest"
	"sowbook/engine/event"
)

const (
	togyz  = "stores=none last-in-store=ends origin=first capture=last-theirs numbers=even claim=makes-three owned=takes left-over=both-sides "
	xorgol = `stores=none last-in-store=ends origin=first captures="last theirs makes 3: claim it, one each, not facing; last theirs makes even: it" left-over=both-sides `
	pair   = `stores=none last-in-store=ends captures="last theirs makes 4: claim it with facing" `
	layli  = "direction=cw stores=none last-in-store=ends relay=yes capture=across claim=faces-three left-over=both-sides "
)

func TestFirstSeedReturns(t *testing.T) {
	check(t, FromLeft, []moved{
		{"the first seed goes back", togyz, "0,0,0/0,0,3 0,0 S", "3", "0,1,1/0,0,1 0,0 N", 0, false, event.NotOver, event.RuleTurnPasses},
		{"a single seed goes to the next pit", togyz, "1,0,0/0,1,0 0,0 S", "2", "1,0,0/0,0,1 0,0 N", 0, false, event.NotOver, event.RuleTurnPasses},
	})
}

func TestLastSeedMakesEvenNumber(t *testing.T) {
	check(t, FromLeft, []moved{
		{"an even number is captured", togyz, "5,0,3/0,0,2 0,0 S", "3", "5,0,0/0,0,1 4,0 N", 4, false, event.NotOver, event.RuleRun},
		{"the pit before it is not", togyz, "5,3,3/0,0,3 0,0 S", "3", "5,0,4/0,0,1 4,0 N", 4, false, event.NotOver, event.RuleRun},
		{"nor is a pit of the mover", togyz, "5,0,0/1,2,0 0,0 S", "1", "5,0,0/0,3,0 0,0 N", 0, false, event.NotOver, event.RuleTurnPasses},
		{"a number above 15 counts", togyz, "5,0,19/0,0,2 0,0 S", "3", "5,0,0/0,0,1 20,0 N", 20, false, event.NotOver, event.RuleRun},
	})
}

func TestPairIsClaimedUnlessOneIsOwned(t *testing.T) {
	check(t, FromLeft, []moved{
		{"both are claimed", pair, "5,3,3/1,0,2 0,0 S", "3", "5,4,4/1,0,0 0,0 N south-owns=2,5", 0, false, event.NotOver, event.RuleClaim},
		{"the opponent owns the facing pit", pair, "5,3,3/1,0,2 0,0 S north-owns=2", "3", "5,4,4/1,0,0 0,0 N north-owns=2", 0, false, event.NotOver, event.RuleTurnPasses},
		{"the mover does", pair, "5,3,3/1,0,2 0,0 S south-owns=2", "3", "5,4,4/1,0,0 0,0 N south-owns=2", 0, false, event.NotOver, event.RuleTurnPasses},
	})
}

func TestLastSeedMakesThreeAndClaims(t *testing.T) {
	check(t, FromLeft, []moved{
		{"three are captured, and the pit is owned", togyz, "5,0,2/0,0,2 0,0 S", "3", "5,0,0/0,0,1 3,0 N south-owns=4", 3, false, event.NotOver, event.RuleClaim},
		{"the last pit is not claimed", togyz, "2,0,0/0,0,4 0,0 S", "3", "3,1,1/0,0,1 0,0 N", 0, false, event.NotOver, event.RuleTurnPasses},
		{"nor is that of a clockwise game, at the other end", togyz + "direction=cw", "0,0,2/4,0,0 0,0 S", "1", "1,1,3/1,0,0 0,0 N", 0, false, event.NotOver, event.RuleTurnPasses},
		{"in a clockwise game the first pit is claimed", togyz + "direction=cw", "2,5,0/2,0,0 0,0 S", "1", "0,5,0/1,0,0 3,0 N south-owns=6", 3, false, event.NotOver, event.RuleClaim},
		{"claim-last=yes: the last pit is claimed", togyz + "claim-last=yes", "2,0,0/0,0,4 0,0 S", "3", "0,1,1/0,0,1 3,0 N south-owns=6", 3, false, event.NotOver, event.RuleClaim},
		{"the pit with the number of the opponent's is not", togyz, "5,0,2/0,0,2 0,0 S north-owns=1", "3", "5,0,3/0,0,1 0,0 N north-owns=1", 0, false, event.NotOver, event.RuleTurnPasses},
		{"the pit facing the opponent's is claimed", togyz, "5,0,2/0,2,0 0,0 S north-owns=3", "2", "5,0,2/0,1,0 0,1 N north-owns=3", 1, false, event.NotOver, event.RuleOwnedEnds},
		{"not facing: the pit facing the opponent's is not", xorgol, "5,0,2/0,3,0 0,0 S north-owns=3", "2", "5,0,3/0,1,1 0,0 N north-owns=3", 0, false, event.NotOver, event.RuleTurnPasses},
		{"not facing: the pit with its number is claimed", xorgol, "5,0,2/0,0,2 0,0 S north-owns=1", "3", "5,0,3/0,0,1 0,0 N north-owns=1 south-owns=4", 0, false, event.NotOver, event.RuleClaim},
		{"another number is claimed", togyz, "5,0,2/0,0,2 0,0 S north-owns=2", "3", "5,0,0/0,0,1 3,0 N north-owns=2 south-owns=4", 3, false, event.NotOver, event.RuleClaim},
		{"a second pit is not", togyz, "5,2,0/0,0,3 0,0 S south-owns=4", "3", "5,3,0/0,0,1 1,0 N south-owns=4", 1, false, event.NotOver, event.RuleTurnPasses},
		{"a pit of the mover is not", togyz, "5,0,0/2,2,0 0,0 S", "1", "5,0,0/1,3,0 0,0 N", 0, false, event.NotOver, event.RuleTurnPasses},
	})
}

// selus are rules of games in which a last seed that makes four claims the pit.
const selus = "stores=none last-in-store=ends relay=yes claim=makes-four stuck=empty-passes "

func TestLastSeedMakesFourAndClaims(t *testing.T) {
	check(t, FromLeft, []moved{
		{"the pit is owned, and its seeds stay", selus, "5,0,3/0,0,1 0,0 S", "3", "5,0,4/0,0,0 0,0 N south-owns=4", 0, false, event.NotOver, event.RuleClaim},
		{"after a relay, too", selus, "5,3,0/0,1,1 0,0 S", "2", "5,4,1/0,0,0 0,0 N south-owns=5", 0, false, event.NotOver, event.RuleClaim},
		{"a pit of the mover is sown on", selus, "5,0,0/1,3,0 0,0 S", "1", "1,2,2/1,1,2 0,0 N", 0, false, event.NotOver, event.RuleEmptyEnds},
		{"more pits may be owned", selus, "5,1,3/0,0,1 0,0 S south-owns=6", "3", "5,1,4/0,0,0 0,0 N south-owns=4,6", 0, false, event.NotOver, event.RuleClaim},
		{"an owned pit is not claimed", selus, "5,0,3/0,0,1 0,0 S south-owns=4", "3", "5,0,4/0,0,0 0,0 N south-owns=4", 0, false, event.NotOver, event.RuleOwnedEnds},
	})
}

func TestFirstMoveClaimsNothing(t *testing.T) {
	rules := selus + "pits=3 seeds=3 claim-first=no"
	check(t, FromLeft, []moved{
		{"claim-first=no: four are sown on in the first move", rules, "3,3,3/3,3,3 0,0 S", "1", "6,6,2/1,2,1 0,0 N", 0, false, event.NotOver, event.RuleEmptyEnds},
		{"claim-first=yes: four are claimed", selus + "pits=3 seeds=3", "3,3,3/3,3,3 0,0 S", "1", "3,3,4/0,4,4 0,0 N south-owns=4", 0, false, event.NotOver, event.RuleClaim},
		{"a later move claims", rules, "5,0,3/0,0,1 0,0 S", "3", "5,0,4/0,0,0 0,0 N south-owns=4", 0, false, event.NotOver, event.RuleClaim},
	})
}

func TestLastSeedInPitOfTheOpponentRaids(t *testing.T) {
	check(t, FromLeft, []moved{
		{"it and one more are captured", selus + "raid=passes", "5,0,4/0,0,1 0,0 S north-owns=4", "3", "5,0,3/0,0,0 2,0 N north-owns=4", 2, false, event.NotOver, event.RuleRaid},
		{"alone if the pit was empty", selus + "raid=passes", "5,0,0/0,0,1 0,0 S north-owns=4", "3", "5,0,0/0,0,0 1,0 N north-owns=4", 1, false, event.NotOver, event.RuleRaid},
		{"a pit that the mover owns keeps it", selus + "raid=passes", "5,0,4/0,0,1 0,0 S south-owns=4", "3", "5,0,5/0,0,0 0,0 N south-owns=4", 0, false, event.NotOver, event.RuleOwnedEnds},
		{"again: the mover plays again", selus + "raid=again", "5,0,4/2,0,1 0,0 S north-owns=4", "3", "5,0,3/2,0,0 2,0 S north-owns=4", 2, true, event.NotOver, event.RuleCaptureAgain},
		{"no: the turn ends", selus, "5,0,4/0,0,1 0,0 S north-owns=4", "3", "5,0,5/0,0,0 0,0 N north-owns=4", 0, false, event.NotOver, event.RuleOwnedEnds},
	})
}

func TestPlayerWithOwnedPitsOnlyPasses(t *testing.T) {
	g := playLine(t, selus, "0,3,0/0,4,0 0,0 S north-owns=2", "- 2")
	if got := g.Position().String(); got != "1,0,0/1,5,0 0,0 S north-owns=2" || g.Over() {
		t.Errorf("at %s, over %v", got, g.Result())
	}
	over := playLine(t, selus, "0,0,0/1,4,0 0,0 S north-owns=2", "3")
	wantOver(t, over, event.NoMove, "0,0,0/0,0,0 0,5 N north-owns=2", "N")
}

func TestSeedsSownIntoOwnedPits(t *testing.T) {
	check(t, FromLeft, []moved{
		{"takes: the owner gets the last seed", togyz, "5,0,0/0,0,2 0,0 S south-owns=4", "3", "5,0,0/0,0,1 1,0 N south-owns=4", 1, false, event.NotOver, event.RuleOwnedEnds},
		{"takes: whoever sows it", togyz, "5,0,0/0,2,0 0,0 S north-owns=3", "2", "5,0,0/0,1,0 0,1 N north-owns=3", 1, false, event.NotOver, event.RuleOwnedEnds},
		{"keeps: a last seed ends the turn", layli, "0,1,1/2,1,0 0,0 S south-owns=1", "2", "0,1,1/3,0,0 0,0 N south-owns=1", 0, false, event.NotOver, event.RuleOwnedEnds},
		{"skipped-theirs: the opponent's pit is skipped", selus + "owned=skipped-theirs", "0,0,0/0,0,2 0,0 S north-owns=4", "3", "1,1,0/0,0,0 0,0 N north-owns=4", 0, false, event.NotOver, event.RuleEmptyEnds},
		{"skipped-theirs: the mover's gets a seed", selus + "owned=skipped-theirs", "5,0,0/0,0,2 0,0 S south-owns=4", "3", "5,1,1/0,0,0 0,0 N south-owns=4", 0, false, event.NotOver, event.RuleEmptyEnds},
		{"skipped: no seed falls there", layli + "owned=skipped", "0,1,1/0,2,1 0,0 S south-owns=2", "3", "0,1,1/1,2,0 0,0 N south-owns=2", 0, false, event.NotOver, event.RuleNothingAcross},
	})
}

func TestLastSeedFacesThreeAndClaims(t *testing.T) {
	check(t, FromLeft, []moved{
		{"facing three, both pits are owned", layli, "3,1,0/0,1,0 0,0 S", "2", "2,1,0/2,0,0 0,0 N south-owns=1,6", 0, false, event.NotOver, event.RuleClaim},
		{"facing four, they are captured", layli, "4,1,0/0,1,0 0,0 S", "2", "0,1,0/0,0,0 5,0 N", 5, false, event.NotOver, event.RuleCaptureAcross},
		{"facing an owned pit, nothing is captured", layli, "2,1,0/0,1,0 0,0 S north-owns=6", "2", "2,1,0/1,0,0 0,0 N north-owns=6", 0, false, event.NotOver, event.RuleOwnedSafe},
	})
}

func TestOwnedPitsAreNotPlayed(t *testing.T) {
	r, p := enginetest.Rules(t, layli), enginetest.Position(t, "0,1,1/2,1,0 0,0 S north-owns=1")
	if why := r.WhyIllegal(p, Move{Pit: 0, Way: Left}); why == nil || why.Rule != event.RuleOwnedPit {
		t.Errorf("refused for %v, want owned-pit", why)
	}
	if got := len(r.Legal(p)); got != 1 {
		t.Errorf("%d legal moves, want 1", got)
	}
}

func TestOwnersTakeSeedsAtTheEnd(t *testing.T) {
	r := enginetest.Rules(t, layli)
	p, reason, steps := r.EndAtStart(enginetest.Position(t, "2,1,0/2,0,0 1,0 S south-owns=1,6"))
	if reason != event.NoMove || p.String() != "0,0,0/0,0,0 5,1 S south-owns=1,6" {
		t.Errorf("%s at %s", reason, p)
	}
	if len(steps) != 4 || steps[0].Cause != event.NoSeeds || steps[1].Rule != event.RuleOwnedLeft {
		t.Errorf("steps %v", steps)
	}
	for rules, want := range map[string]bool{
		layli: true,
		togyz: false, // owned pits are emptied at once
	} {
		if got := slices.Contains(enginetest.Rules(t, rules).UsedRules(), event.RuleOwnedLeft); got != want {
			t.Errorf("%s: owned-left is used: %v", rules, got)
		}
	}
}

// Seeds that nobody can take from their owner are won.
func TestMajorityCountsSeedsInOwnedPits(t *testing.T) {
	check(t, FromLeft, []moved{
		{"owned=keeps: they count", selus + "majority=ends", "0,0,5/0,1,0 0,4 S south-owns=4", "2", "0,0,5/0,0,1 0,4 N south-owns=4", 0, false, event.NotOver, event.RuleEmptyEnds},
		{"owned=keeps: they make a majority", selus + "majority=ends", "0,1,5/0,0,1 0,4 S south-owns=4", "3", "0,1,0/0,0,0 6,4 N south-owns=4", 0, false, event.Majority, event.RuleOwnedEnds},
		{"raid: they may be taken", selus + "raid=passes majority=ends", "0,1,5/0,0,1 0,4 S south-owns=4", "3", "0,1,6/0,0,0 0,4 N south-owns=4", 0, false, event.NotOver, event.RuleOwnedEnds},
		{"owned=takes: a seed sown in an owned pit does", togyz + "majority=ends", "1,1,0/0,1,2 4,4 S south-owns=4", "3", "1,1,0/0,1,1 5,4 N south-owns=4", 1, false, event.NotOver, event.RuleOwnedEnds},
		{"owned=takes: as soon as it is in the store", togyz + "majority=ends", "0,1,0/0,1,2 5,2 S south-owns=4", "3", "0,1,0/0,1,1 6,2 N south-owns=4", 1, false, event.Majority, event.RuleOwnedEnds},
	})
}
