package engine_test

import (
	"testing"

	. "sowbook/engine"
	"sowbook/engine/enginetest"
	"sowbook/engine/event"
)

// Base rules of the tests; each test adds the word it is about.
const (
	egyptian = "origin=skipped capture=across left-over=other-side" // P-E1 to P-E4
	basic    = "origin=skipped last-in-store=ends"                  // P-B1, P-B2
	kalah    = "capture=across ends=at-once left-over=both-sides"   // G-5 to G-9
	twoWays  = egyptian + " direction=either fewest=2"              // P-T2, P-T3
)

// Each case is one move with its expected result.
func TestMoves(t *testing.T) {
	check(t, FromStore, []moved{
		{"P-E2: a last seed in the mover's store gives another turn", egyptian,
			"4,4,4,4,4,4/4,4,4,4,4,4 0,0 S", "4", "4,4,4,4,4,4/4,4,0,5,5,5 1,0 S", 0, true, event.NotOver, event.RuleExtraTurn},
		{"P-E2: North's store is on the left", egyptian,
			"4,4,4,4,4,4/4,4,4,4,4,4 0,0 N", "4", "5,5,5,0,4,4/4,4,4,4,4,4 0,1 N", 0, true, event.NotOver, event.RuleExtraTurn},
		{"P-B1: in Basic the turn passes all the same", basic,
			"4,4,4,4,4,4/4,4,4,4,4,4 0,0 S", "4", "4,4,4,4,4,4/4,4,0,5,5,5 1,0 N", 0, false, event.NotOver, event.RuleTurnPasses},
		{"P-E3: a last seed in one of the mover's empty pits captures the pit opposite and itself", egyptian,
			"5,0,5,5,5,5/5,5,0,5,5,0 2,1 S", "6", "5,0,5,5,5,0/0,6,1,6,6,0 8,1 N", 6, false, event.NotOver, event.RuleCaptureAcross},
		{"P-E3: a last seed in an empty pit of the opponent captures nothing", egyptian,
			"4,2,3,0,5,5/4,4,4,4,5,0 5,3 S", "2", "4,2,3,1,6,6/4,4,4,4,0,1 6,3 N", 0, false, event.NotOver, event.RuleTheirEmptyPit},
		{"P-E3: with nothing opposite nothing is captured", egyptian,
			"5,4,4,0,0,0/2,3,0,1,0,6 13,10 S", "3", "5,4,4,0,0,0/2,3,0,0,1,6 13,10 N", 0, false, event.NotOver, event.RuleNothingAcross},
		{"lone-capture: the last seed alone is captured", egyptian + " lone-capture=yes",
			"5,4,4,0,0,0/2,3,0,1,0,6 13,10 S", "3", "5,4,4,0,0,0/2,3,0,0,0,6 14,10 N", 1, false, event.NotOver, event.RuleCaptureAcross},
		{"P-B1: Basic does not capture", basic,
			"5,0,5,5,5,5/5,5,0,5,5,0 2,1 S", "6", "5,0,5,5,5,5/0,6,1,6,6,1 2,1 N", 0, false, event.NotOver, event.RuleTurnPasses},
		{"P-E1: thirteen seeds skip the pit they came from", egyptian,
			"2,3,1,0,5,4/13,0,2,1,0,4 6,7 S", "6", "3,4,2,1,6,5/0,2,3,2,1,5 7,7 N", 0, false, event.NotOver, event.RuleOriginSkipped},
		{"origin=sown: the thirteenth seed falls in the pit it came from, which is empty, and captures", kalah,
			"2,3,1,0,5,4/13,0,2,1,0,4 6,7 S", "6", "0,4,2,1,6,5/0,1,3,2,1,5 11,7 N", 4, false, event.NotOver, event.RuleCaptureAcross},
		{"P-T2: the opponent's store is skipped", basic,
			"0,0,0,0,0,0/0,0,0,0,0,9 20,19 S", "1", "1,1,1,1,1,1/1,1,0,0,0,0 21,19 N", 0, false, event.NotOver, event.RuleStoreSkipped},
		{"stores=both: the opponent's store is sown", basic + " stores=both",
			"0,0,0,0,0,0/0,0,0,0,0,9 20,19 S", "1", "1,1,1,1,1,1/1,0,0,0,0,0 21,20 N", 0, false, event.NotOver, event.RuleOtherStoreSown},
		{"again-either: a last seed in the opponent's store gives another turn", "stores=both last-in-store=again-either",
			"0,0,0,0,0,0/1,0,0,0,0,8 20,19 S", "1", "1,1,1,1,1,1/1,0,0,0,0,0 21,20 S", 0, true, event.NotOver, event.RuleExtraTurn},
		{"again: it does not", "stores=both",
			"0,0,0,0,0,0/1,0,0,0,0,8 20,19 S", "1", "1,1,1,1,1,1/1,0,0,0,0,0 21,20 N", 0, false, event.NotOver, event.RuleTurnPasses},
		{"store-end=left: a player's store follows their pits clockwise", "direction=cw store-end=left",
			"4,0,0/0,0,3 4,4 S", "1", "4,0,0/1,1,0 5,4 S", 0, true, event.NotOver, event.RuleOwnStore},
		{"store-end=left: the other player's store is skipped", "direction=cw store-end=left",
			"8,0,0/0,3,0 4,4 N", "1", "1,2,1/1,4,1 4,5 S", 0, false, event.NotOver, event.RuleStoreSkipped},
		{"closed pits are skipped, and the last seed falls beyond them", basic,
			"4,0,0/0,0,3 4,4 S closed=1,5", "1", "5,0,1/0,0,0 5,4 N closed=1,5", 0, false, event.NotOver, event.RuleClosed},
		{"stores=none: no store is sown", basic + " stores=none",
			"1,0,0,0,0,0/0,0,0,0,0,3 20,24 S", "1", "1,0,0,1,1,1/0,0,0,0,0,0 20,24 N", 0, false, event.NotOver, event.RuleStoreSkipped},
		{"P-T2: to the left seeds go clockwise, the opponent's store skipped", twoWays,
			"4,4,4,4,4,4/4,4,4,4,4,4 0,0 S", "6L", "5,5,5,5,4,4/0,4,4,4,4,4 0,0 N", 0, false, event.NotOver, event.RuleStoreSkipped},
		{"P-T2: to the left the mover's store is sown as it is passed", basic + " direction=either fewest=2",
			"0,0,0,0,0,8/0,0,0,0,0,2 19,19 N", "6L", "1,0,0,0,0,0/1,1,1,1,1,3 19,20 S", 0, false, event.NotOver, event.RuleOwnStore},
		{"P-T2: a last seed in the mover's store gives another turn going left too", twoWays,
			"3,0,0,0,0,2/0,8,0,0,2,0 17,16 S", "5L", "4,1,1,1,1,3/1,0,0,0,2,0 18,16 S", 0, true, event.NotOver, event.RuleExtraTurn},
		{"P-E4: a player to move without seeds ends the game, the other takes the rest", egyptian,
			"0,2,0,1,0,4/0,0,0,0,0,1 20,20 S", "1", "0,0,0,0,0,0/0,0,0,0,0,0 21,27 S", 0, true, event.NoMove, event.RuleLeftOver},
		{"P-B2: the game ends when the player to move has no seeds, nothing is captured", basic,
			"1,2,0,0,0,0/0,0,0,0,0,1 20,24 S", "1", "1,2,0,0,0,0/0,0,0,0,0,0 21,24 N", 0, false, event.NotOver, event.RuleOwnStore},
		{"P-E4: an empty side does not end the game while the other player is to move", egyptian,
			"1,0,0,0,0,2/0,0,0,0,0,0 20,25 N", "1", "0,0,0,0,0,2/0,0,0,0,0,0 20,26 N", 0, true, event.NotOver, event.RuleExtraTurn},
		{"G-8: a capture that empties the other side ends the game at once", kalah,
			"0,0,0,5,0,0/0,0,1,0,1,0 20,21 S", "4", "0,0,0,0,0,0/0,0,0,0,0,0 27,21 N", 6, false, event.SideEmpty, event.RuleSideEmpty},
		{"G-8, G-9: the mover's last seed in the store ends the game, the other takes the rest", kalah,
			"0,2,0,1,0,4/0,0,0,0,0,1 20,20 S", "1", "0,0,0,0,0,0/0,0,0,0,0,0 21,27 S", 0, true, event.SideEmpty, event.RuleSideEmpty},
		{"P-E3x: Pit 5 ends in the empty Pit 1 and takes all five of Upper's Pit 6", egyptian,
			"4,4,5,5,5,5/4,4,0,5,5,0 2,0 S", "5", "4,4,5,5,5,0/4,0,1,6,6,0 8,0 N", 6, false, event.NotOver, event.RuleCaptureAcross},
		{"G-4, N-G2: all of one pit, one in each that follows, the mover's store too", kalah,
			"4,4,4,4,4,4/4,4,4,4,4,4 0,0 S", "2", "4,4,4,4,5,5/4,4,4,4,0,5 1,0 N", 0, false, event.NotOver, event.RuleOwnStore},
		{"G-6: a last seed in one of the mover's empty pits takes itself and the opposite seeds", kalah,
			"4,4,5,4,4,4/4,4,4,0,0,0 5,6 S", "6", "4,4,5,4,0,4/0,5,5,1,0,0 10,6 N", 5, false, event.NotOver, event.RuleCaptureAcross},
		{"G-7: a last seed in the mover's store gives another turn", kalah,
			"4,4,4,4,4,4/4,4,4,4,4,4 0,0 N", "4", "5,5,5,0,4,4/4,4,4,4,4,4 0,1 N", 0, true, event.NotOver, event.RuleExtraTurn},
		{"N-E3: a side that runs out ends the game, the other player keeps the rest", kalah + " lone-capture=yes",
			"0,3,0,0,0,2/0,0,0,0,0,1 20,22 S", "1", "0,0,0,0,0,0/0,0,0,0,0,0 21,27 S", 0, true, event.SideEmpty, event.RuleLeftOver},
		{"N-T1: a move may go left", "direction=either fewest=2 capture=across ends=at-once left-over=other-side",
			"4,4,4,4,4,4/4,4,4,4,4,4 0,0 S", "5L", "5,5,5,4,4,4/5,0,4,4,4,4 0,0 N", 0, false, event.NotOver, event.RuleSow},
		{"G-5: clockwise, as it is printed, seeds go left and skip the opponent's store", kalah + " direction=cw",
			"4,4,4,4,4,4/4,4,4,4,4,4 0,0 S", "4", "5,5,4,4,4,4/5,5,0,4,4,4 0,0 N", 0, false, event.NotOver, event.RuleStoreSkipped},
		{"N-E2: taken literally, a lone last stone is captured", kalah + " lone-capture=yes",
			"4,4,4,4,4,0/4,4,4,4,1,0 5,6 S", "2", "4,4,4,4,4,0/4,4,4,4,0,0 6,6 N", 1, false, event.NotOver, event.RuleCaptureAcross},
		{"P-T3: a player with only single seeds cannot move, and the seeds are not counted", twoWays,
			"1,0,0,0,0,1/2,0,0,0,2,0 20,22 S", "6R", "1,0,0,0,0,1/0,0,0,0,0,0 24,22 N", 0, false, event.NoMove, event.RuleLeftOver},
		{"left-over=both-sides: a stuck player keeps single seeds", "origin=skipped capture=across direction=either fewest=2 left-over=both-sides",
			"1,0,0,0,0,1/2,0,0,0,2,0 20,22 S", "6R", "0,0,0,0,0,0/0,0,0,0,0,0 24,24 N", 0, false, event.NoMove, event.RuleLeftOver},
	})
}

func TestRefusalNamesTheRule(t *testing.T) {
	for _, c := range []struct {
		rules, position, move string
		rule                  Rule
	}{
		{egyptian, "4,4,4,4,4,4/4,4,0,5,5,5 1,0 S", "4", event.RuleEmptyPit},
		{egyptian, "4,4,4,4,4,4/4,4,0,5,5,5 1,0 S", "-", event.RulePass},
		{twoWays, "4,4,4,4,4,4/4,4,1,5,5,5 0,0 S", "4R", event.RuleFewest}, // P-T3, N-T2
		{kalah, "0,0,0,0,0,0/1,0,0,0,0,0 20,27 S", "6", event.RuleSideEmpty},
		{egyptian, "0,0,0,0,0,1/0,0,0,0,0,0 20,27 S", "6", event.RuleNoMove},
	} {
		r, p := enginetest.Rules(t, c.rules), enginetest.Position(t, c.position)
		m, err := r.ParseMove(FromStore, p, c.move)
		if err != nil {
			t.Fatal(err)
		}
		_, err = r.Play(p, m)
		if why, ok := err.(*Refusal); !ok || why.Rule != c.rule {
			t.Errorf("%s in %s: %v, want refusal %s", c.move, c.position, err, c.rule)
		}
	}
	r, p := enginetest.Rules(t, egyptian), enginetest.Position(t, "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S")
	for _, m := range []Move{{Pit: 6}, {Pit: 12}, {Pit: -1}, {Pit: 99}} {
		if why := r.WhyIllegal(p, m); why == nil || why.Rule != event.RuleOwnPits {
			t.Errorf("place %d: %v, want refusal own-pits", m.Pit, why)
		}
	}
	if why := r.WhyIllegal(p, Move{Pit: 0, Way: Left}); why == nil || why.Rule != event.RuleDirection {
		t.Errorf("going left: %v, want refusal direction", why)
	}
}

func TestFormatAndParseMove(t *testing.T) {
	p := enginetest.Position(t, "1,2,3/4,5,6 0,0 N")
	for _, c := range []struct {
		labels Labels
		rules  string
		want   string // the legal moves of North, from North's left to right
	}{
		{FromStore, egyptian, "3 2 1"},
		{FromLeft, egyptian, "1 2 3"},
		{Cells, egyptian, "4 5 6"},
		{FromLeft, "direction=cw", "1 2 3"},
		{FromStore, "direction=either", "3R 3L 2R 2L 1R 1L"},
	} {
		r := enginetest.Rules(t, c.rules)
		got := ""
		for _, m := range r.Legal(p) {
			text := r.Format(c.labels, p, m)
			if got != "" {
				got += " "
			}
			got += text
			if back, err := r.ParseMove(c.labels, p, text); err != nil || back != m {
				t.Errorf("%s: %s is read as %v, %v", c.labels, text, back, err)
			}
		}
		if got != c.want {
			t.Errorf("%s %s: legal %s, want %s", c.labels, c.rules, got, c.want)
		}
	}
}

func TestParseMoveErrors(t *testing.T) {
	p := enginetest.Position(t, "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S")
	for _, c := range []struct{ rules, move, why string }{
		{egyptian, "7", "there is no pit 7; the pits are 1 to 6"},
		{egyptian, "0", "there is no pit 0; the pits are 1 to 6"},
		{egyptian, "x", `a move is the number of a pit, 1 to 6; this is "x"`},
		{egyptian, "03", `a move is the number of a pit, 1 to 6; this is "03"`},
		{egyptian, "", `a move is the number of a pit, 1 to 6; this is ""`},
		{egyptian, "3R", `every move goes the same way here, so it is written 3, not "3R"`},
		{twoWays, "3", `a move goes right or left here: write 3R or 3L, not "3"`},
		{twoWays, "3RL", `a move goes right or left here: write 3R or 3L, not "3RL"`},
	} {
		_, err := enginetest.Rules(t, c.rules).ParseMove(FromStore, p, c.move)
		if err == nil || err.Error() != c.why {
			t.Errorf("%q: %v\nwant %s", c.move, err, c.why)
		}
	}
}

func TestPlayAllocatesNothing(t *testing.T) {
	for _, rules := range []string{egyptian, basic, kalah, twoWays, "relay=yes direction=either"} {
		r := enginetest.Rules(t, rules)
		p := enginetest.Position(t, "4,4,4,4,4,4/4,4,4,4,4,13 0,0 S")
		m := r.Legal(p)[0]
		if n := testing.AllocsPerRun(100, func() {
			if _, err := r.Play(p, m); err != nil {
				t.Fatal(err)
			}
		}); n != 0 {
			t.Errorf("%s: %v allocations a move", rules, n)
		}
	}
}
