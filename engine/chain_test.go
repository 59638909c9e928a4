package engine_test

import (
	"testing"

	. "sowbook/engine"
	"sowbook/engine/enginetest"
	"sowbook/engine/event"
)

const noStores = "stores=none last-in-store=ends "

func TestChainGoesBothWays(t *testing.T) {
	const rules = noStores + `captures="last makes 2: it, both ways"`
	// Pit 2 makes two in Pits 3 and 4. Pit 5 holds two, too, and North's first does not.
	checkMove(t, rules, "0,0,0,0,0,3/2,2,1,1,2,2 0,0 S", 2, "0,0,0,0,0,3/2,0,0,0,0,0 8,0 N", 1, event.RuleRun)
	// Pit 1 was not sown.
	checkMove(t, rules, "0,0,0,0,0,3/2,1,1,3,2,2 0,0 S", 2, "0,0,0,0,0,3/2,0,0,3,2,2 2,0 N", 1, event.RuleRun)
}

// A chain both ways round the whole board takes every pit once.
func TestChainBothWaysTakesNoPitTwice(t *testing.T) {
	const rules = noStores + `pits=2 captures="last makes 1,2: it, both ways"`
	checkMove(t, rules, "1,1/4,1 0,0 S", 1, "0,0/0,0 7,0 N", 1, event.RuleRun)
}

func TestChainAlternates(t *testing.T) {
	const rules = noStores + `captures="last next-empty: beyond, alternating"`
	checkMove(t, rules, "0,0,2,0,0,0/1,0,0,2,0,3 0,0 S", 1, "0,0,2,0,0,0/0,1,0,0,0,0 5,0 N", 1, event.RuleBeyond)
	checkMove(t, rules, "0,0,2,0,4,0/1,0,0,2,0,3 0,0 S", 1, "0,0,0,0,0,0/0,1,0,0,0,0 11,0 N", 1, event.RuleBeyond)
	checkMove(t, rules, "0,0,2,0,4,0/1,0,0,2,1,3 0,0 S", 1, "0,0,2,0,4,0/0,1,0,0,1,3 2,0 N", 1, event.RuleBeyond)
	checkMove(t, rules, "0,0,2,0,4,0/1,0,0,0,0,3 0,0 S", 1, "0,0,2,0,4,0/0,1,0,0,0,3 0,0 N", 1, event.RuleNothingBeyond)
	// A relay ends at the empty pit, and the lap after a capture begins behind all that was taken.
	checkMove(t, noStores+`relay=next captures="last next-empty: beyond, alternating, sow on"`, "0,0,0,0,0,0/1,0,0,2,0,3 0,0 S", 1, "0,0,0,0,0,0/0,0,1,0,0,0 5,0 N", 2, event.RuleNothingBeyond)
}

// A run of pits with their facing pits ends at a store.
func TestChainWithFacingPitsEndsAtStore(t *testing.T) {
	checkMove(t, "pits=3 capture=run-across numbers=2", "0,0,1/1,1,3 0,0 S", 3, "0,1,2/1,1,0 1,0 N", 1, event.RuleTurnPasses)
	checkMove(t, "pits=3 capture=run-across numbers=2", "0,1,1/1,2,3 0,0 S", 3, "0,0,0/1,0,0 7,0 N", 1, event.RuleRun)
}

func TestGrandSlamOfAnyCaptureOfLastSeed(t *testing.T) {
	const across = noStores + "capture=across grand-slam="
	const board = "0,3,0,0,0,0/1,0,0,0,0,1 0,0 S"
	checkMove(t, across+"takes", board, 1, "0,0,0,0,0,0/0,0,0,0,0,1 4,0 N", 1, event.RuleCaptureAcross)
	checkMove(t, across+"nothing", board, 1, "0,3,0,0,0,0/0,1,0,0,0,1 0,0 N", 1, event.RuleGrandSlam)
	checkLegal(t, across+"forbidden", board, 6)
	checkMove(t, across+"nothing", "0,3,0,0,0,1/1,0,0,0,0,1 0,0 S", 1, "0,0,0,0,0,1/0,0,0,0,0,1 4,0 N", 1, event.RuleCaptureAcross)
	// A run over both sides, as in Modiar.
	checkMove(t, noStores+"capture=run-both numbers=2 grand-slam=nothing", "0,0,0,0,0,1/0,0,0,0,1,2 0,0 S", 6, "0,0,0,0,1,2/0,0,0,0,1,0 0,0 N", 1, event.RuleTurnPasses)
	checkMove(t, noStores+"capture=run-both numbers=2 grand-slam=nothing", "0,0,0,0,0,1/0,0,0,0,2,1 0,0 S", 5, "0,0,0,0,0,2/0,0,0,0,0,2 0,0 N", 1, event.RuleGrandSlam)
}

// The seeds left belong to the opponent, whose last were captured.
func TestGrandSlamOfFacingPitGivesRest(t *testing.T) {
	checkMove(t, noStores+"capture=across grand-slam=gives-rest left-over=both-sides", "0,3,0,0,0,0/1,0,0,0,0,1 0,0 S", 1, "0,0,0,0,0,0/0,0,0,0,0,0 4,1 N", 1, event.RuleCaptureAcross)
}

func TestCaptureAgainWhereOwnedPitsTakeSeeds(t *testing.T) {
	const rules = noStores + "pits=4 origin=first capture=last-theirs numbers=even claim=makes-three owned=takes after-capture=again"
	r := enginetest.Rules(t, rules)
	for position, again := range map[string]bool{
		"1,1,1,1/1,1,1,2 0,0 S":              true,
		"1,1,1,0/1,1,1,2 0,0 S":              false,
		"1,1,1,0/1,1,1,2 0,0 S south-owns=5": false, // a seed of its own pit is no capture of the last seed
	} {
		ply, err := r.Play(enginetest.Position(t, position), Move{Pit: 3})
		if err != nil || ply.Again != again {
			t.Errorf("%s: another turn is %v, %v", position, ply.Again, err)
		}
	}
}

// Seeds that an inner pit captures go to the store, if they are not sown.
func TestInnerCapturesMayBeStored(t *testing.T) {
	checkMove(t, noStores+"rows=4 pits=3 capture=inner-both left-over=both-sides", "0,0,4/2,0,3/1,0,1/0,2,0 0,0 S", 2, "0,0,0/2,0,0/1,0,2/0,0,1 7,0 N", 1, event.RuleRun)
}
