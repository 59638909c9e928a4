package engine_test

import (
	"strings"
	"testing"

	. "sowbook/engine"
	"sowbook/engine/enginetest"
	"sowbook/engine/event"
)

// Base rules of relay games; each test adds the word it is about.
const (
	nigerian    = "stores=both last-in-store=ends relay=yes capture=made numbers=4" // N-N1 to N-N5
	ignorant    = enginetest.Cairo + " pick=rightmost"                              // LI
	wise        = enginetest.Cairo + " after-capture=again"                         // LW
	ayoayo      = "stores=none last-in-store=ends relay=yes origin=skip-lap capture=opposite feed=must left-over=both-sides"
	avalanche   = "relay=yes"
	krur        = "stores=none last-in-store=ends relay=yes claim=makes-four owned=skipped-theirs stuck=empty-passes"
	skipStart   = "stores=none last-in-store=ends relay=yes origin=skip-start capture=opposite"
	indian      = "stores=none last-in-store=ends relay=next capture=beyond left-over=both-sides"      // PZ-3 to PZ-5
	bohnenspiel = "stores=none last-in-store=ends capture=run-both numbers=2,4,6 left-over=other-side" // BS-1 to BS-5
	oware       = "stores=none last-in-store=ends origin=skipped capture=run-theirs numbers=2,3 grand-slam=nothing feed=must left-over=both-sides"
)

// moved is one move and its expected result.
type moved struct {
	rule     string // the clause and behaviour tested
	rules    string
	before   string
	move     string
	after    string
	captured int
	again    bool
	end      Reason
	by       Rule // a rule that one of the steps must name
}

// check plays the move of each case and compares the result.
func check(t *testing.T, labels Labels, cases []moved) {
	t.Helper()
	for _, c := range cases {
		t.Run(c.rule, func(t *testing.T) {
			r, before := enginetest.Rules(t, c.rules), enginetest.Position(t, c.before)
			m, err := r.ParseMove(labels, before, c.move)
			if err != nil {
				t.Fatal(err)
			}
			ply, steps, err := r.Trace(before, m)
			if err != nil {
				t.Fatal(err)
			}
			var rules []string
			for _, s := range steps {
				rules = append(rules, s.Rule.String())
			}
			named := strings.Contains(" "+strings.Join(rules, " ")+" ", " "+c.by.String()+" ")
			if got := ply.After.String(); got != c.after || ply.Captured != c.captured || ply.Again != c.again || ply.End != c.end || !named {
				t.Errorf("before %s, move %s\ngot  %s captured %d again %v end %q by %v\nwant %s captured %d again %v end %q by %s",
					c.before, c.move, got, ply.Captured, ply.Again, ply.End, rules, c.after, c.captured, c.again, c.end, c.by)
			}
		})
	}
}

func TestNigerianMoves(t *testing.T) {
	check(t, FromLeft, []moved{
		{"N-N1: the opponent's store is sown", nigerian,
			"1,1,1,1,1,0/0,1,0,0,0,9 0,0 S", "6", "2,2,2,2,2,1/1,1,0,0,0,0 1,1 N", 0, false, event.NotOver, event.RuleOtherStoreSown},
		{"N-N2: a last seed in an occupied pit is lifted with the others and sown on", nigerian,
			"2,0,2,2,2,2/1,1,2,0,2,1 12,12 S", "1", "2,0,2,2,2,2/0,0,3,1,2,1 12,12 N", 0, false, event.NotOver, event.RuleRelay},
		{"N-N3: the turn ends in a store", nigerian,
			"2,2,2,2,2,2/2,2,2,2,2,1 12,12 S", "6", "2,2,2,2,2,2/2,2,2,2,2,0 13,12 N", 0, false, event.NotOver, event.RuleTurnPasses},
		{"N-N3: the turn ends in the opponent's store", nigerian,
			"1,0,0,0,0,0/0,0,0,0,0,1 12,12 N", "6", "0,0,0,0,0,0/0,0,0,0,0,1 12,13 S", 0, false, event.NotOver, event.RuleTurnPasses},
		{"N-N3: the turn ends in an empty pit", nigerian,
			"2,2,2,2,2,2/1,0,2,2,2,1 12,12 S", "1", "2,2,2,2,2,2/0,1,2,2,2,1 12,12 N", 0, false, event.NotOver, event.RuleEmptyEnds},
		{"N-N3, N-N4: the turn ends if the last seed brings a pit to four, which its owner takes", nigerian,
			"2,2,2,2,2,2/1,3,2,2,2,1 12,12 S", "1", "2,2,2,2,2,2/0,0,2,2,2,1 16,12 N", 4, false, event.NotOver, event.RuleMade},
		{"N-N4x: four in a pit during the sowing go to its owner, also in the opponent's move", nigerian,
			"2,2,2,2,0,3/2,2,2,2,2,3 11,12 S", "6", "2,2,2,2,1,0/2,2,2,2,2,0 12,16 N", 4, false, event.NotOver, event.RuleMade},
		{"N-N5: it ends when the player to move has no seeds; seeds left in the pits are not counted", nigerian,
			"0,0,0,0,0,0/0,2,0,0,0,1 20,25 S", "6", "0,0,0,0,0,0/0,2,0,0,0,0 21,25 N", 0, false, event.NoMove, event.RuleNoMove},
	})
}

func TestLanesMoves(t *testing.T) {
	check(t, Cells, []moved{
		{"L-9x: 4 and 3 hold two and four and are taken with 9 and 10; 2 breaks the run, so 1 and 12 are not", wise,
			"3,4,6,5,6,7/1,2,3,1,5,4 12,13 N", "10", "4,5,0,0,6,7/2,3,0,0,5,4 12,24 N", 11, true, event.NotOver, event.RuleRun},
		{"L-9x: where 3 does not hold two or four, 4 alone is taken with 9", wise,
			"3,4,6,5,6,7/1,2,4,1,5,4 12,12 N", "10", "4,5,0,0,6,7/2,3,5,0,5,4 12,19 N", 7, true, event.NotOver, event.RuleRun},
		{"L-8: a last seed in an empty cell ends the turn", wise,
			"6,6,6,6,6,6/1,0,6,6,6,6 5,6 S", "1", "6,6,6,6,6,6/0,1,6,6,6,6 5,6 N", 0, false, event.NotOver, event.RuleEmptyEnds},
		{"L-10: three in the last cell are taken up and sown on", wise,
			"6,6,6,6,6,6/1,2,6,6,0,6 6,8 S", "1", "6,6,6,6,6,6/0,0,7,7,1,6 6,8 N", 0, false, event.NotOver, event.RuleRelay},
		{"LI-9s: in the Ignorant game the turn passes after a capture", ignorant,
			"6,6,6,6,6,1/0,6,6,6,6,1 8,9 S", "6", "6,6,6,6,6,0/0,6,6,6,6,0 10,9 N", 2, false, event.NotOver, event.RuleRun},
		{"LW-9s: in the Wise game the mover plays again after a capture", wise,
			"6,6,6,6,6,1/1,6,6,6,6,1 7,9 S", "6", "6,6,6,6,6,0/1,6,6,6,6,0 9,9 S", 2, true, event.NotOver, event.RuleCaptureAgain},
		{"run=together: 6 faces 7 and is lifted with it, but the run goes on past it to 5", wise,
			"6,6,6,6,3,1/6,6,6,3,1,1 10,11 S", "4", "6,6,6,6,0,0/6,6,6,0,0,0 19,11 S", 9, true, event.NotOver, event.RuleRun},
		{"run=one-by-one: once 7 and 6 are lifted, 6 is empty and breaks the run", wise + " run=one-by-one",
			"6,6,6,6,3,1/6,6,6,3,1,1 10,11 S", "4", "6,6,6,6,3,0/6,6,6,0,2,0 14,11 S", 4, true, event.NotOver, event.RuleRun},
		{"L-11: a side with two or more gives one to the first cell of a side that has none", wise,
			"0,0,0,0,0,0/0,0,3,0,1,0 30,38 N", "+5", "0,0,0,0,0,1/0,0,3,0,0,0 30,38 N", 0, false, event.NotOver, event.RuleGive},
		{"give=instead: the gift is a move, and the receiver plays", strings.Replace(wise, "whenever", "instead", 1),
			"0,0,0,0,0,0/0,0,3,0,1,0 30,38 S", "+3", "0,0,0,0,0,1/0,0,2,0,1,0 30,38 N", 0, false, event.NotOver, event.RuleGive},
		{"L-12: a lone last pebble is its owner's, and the board is cleared", wise,
			"0,0,0,0,0,1/0,0,0,0,1,1 33,36 S", "6", "0,0,0,0,0,0/0,0,0,0,0,0 36,36 S", 2, true, event.BoardCleared, event.RuleCleared},
	})
}

func TestRunsAhead(t *testing.T) {
	ahead := strings.Replace(enginetest.Cairo, "run-across", "run-ahead", 1)
	check(t, Cells, []moved{
		{"CD-9: the run goes on through the pits that follow, with those facing them, until one holds three", ahead,
			"5,6,3,2,4,1/6,6,6,0,4,1 14,14 S", "6", "5,6,3,0,0,0/6,6,6,0,0,0 26,14 N", 12, false, event.NotOver, event.RuleRun},
		{"CD-9: the pits just sown stay", ahead,
			"5,6,3,3,1,1/6,6,6,1,3,1 15,15 S", "5", "5,6,3,3,0,2/6,6,6,1,0,2 17,15 N", 2, false, event.NotOver, event.RuleRun},
		{"run=together: 7 faces 6 and is lifted with it, but the run goes on past it to 8", ahead,
			"6,6,6,3,2,4/6,6,6,6,1,1 10,9 S", "5", "6,6,6,3,0,0/6,6,6,6,0,0 18,9 N", 8, false, event.NotOver, event.RuleRun},
		{"run=one-by-one: once 6 and 7 are lifted, 7 is empty and breaks the run", ahead + " run=one-by-one",
			"6,6,6,3,2,4/6,6,6,6,1,1 10,9 S", "5", "6,6,6,3,2,0/6,6,6,6,0,0 16,9 N", 6, false, event.NotOver, event.RuleRun},
		{"the run goes round no further than to the pit before the last", "pits=1 seeds=2 " + ahead[strings.Index(ahead, "setup"):],
			"1/1 0,0 S", "1", "0/0 2,0 N", 2, false, event.BoardCleared, event.RuleRun},
	})
}

func TestMovesWithRelayFromTheNextPit(t *testing.T) {
	check(t, FromLeft, []moved{
		{"relay=next: the seeds of the pit after the last one are sown on", indian,
			"5,0,3,0,0/1,0,3,0,2 10,10 S", "1", "5,0,0,0,1/0,1,0,1,3 13,10 N", 3, false, event.NotOver, event.RuleRelay},
		{"relay=next: the last seed may fall in an occupied pit", indian,
			"5,0,3,0,4/7,0,1,2,0 10,10 S", "3", "5,0,3,0,0/7,0,0,3,0 14,10 N", 4, false, event.NotOver, event.RuleBeyond},
		{"relay=next without captures ends at an empty pit", "stores=none last-in-store=ends relay=next",
			"5,0,3,0,4/7,0,1,0,0 10,10 S", "3", "5,0,3,0,4/7,0,0,1,0 10,10 N", 0, false, event.NotOver, event.RuleEmptyEnds},
		{"beyond: the pit beyond an empty one is captured", indian,
			"5,0,3,0,4/7,0,1,0,0 10,10 S", "3", "5,0,3,0,0/7,0,0,1,0 14,10 N", 4, false, event.NotOver, event.RuleBeyond},
		{"beyond: two empty pits end the turn", indian,
			"5,0,3,4,0/7,0,1,0,0 10,10 S", "3", "5,0,3,4,0/7,0,0,1,0 10,10 N", 0, false, event.NotOver, event.RuleNothingBeyond},
		{"beyond-across: the facing pit is captured too", strings.Replace(indian, "beyond", "beyond-across", 1),
			"5,0,3,2,4/1,0,0,5,1 10,10 S", "1", "5,0,3,0,4/0,1,0,0,1 17,10 N", 7, false, event.NotOver, event.RuleBeyond},
		{"taker=owner: the opponent takes a pit on their side that comes to four", indian + " numbers=4",
			"5,0,0,0,3/7,0,1,0,2 10,10 S", "5", "5,0,0,1,0/7,0,1,0,0 10,14 N", 4, false, event.NotOver, event.RuleMade},
		{"taker=mover: the mover takes it", indian + " numbers=4 taker=mover",
			"5,0,0,0,3/7,0,1,0,2 10,10 S", "5", "5,0,0,1,0/7,0,1,0,0 14,10 N", 4, false, event.NotOver, event.RuleMade},
		{"after-capture=sows-on: captures and laps go on until two pits are empty", indian + " after-capture=sows-on",
			"5,0,3,2,4/1,0,0,5,1 10,10 S", "1", "0,0,0,0,2/4,1,0,0,1 23,10 N", 13, false, event.NotOver, event.RuleNothingBeyond},
		{"after-capture=again-once: a capture gives another turn", indian + " after-capture=again-once",
			"5,0,3,0,4/7,0,1,0,0 10,10 S", "3", "5,0,3,0,0/7,0,0,1,0 14,10 S again=yes", 4, true, event.NotOver, event.RuleCaptureAgain},
		{"after-capture=again-once: a second capture in a turn does not", indian + " after-capture=again-once",
			"5,0,3,0,4/7,0,1,0,0 10,10 S again=yes", "3", "5,0,3,0,0/7,0,0,1,0 14,10 N", 4, false, event.NotOver, event.RuleBeyond},
		{"after-capture=again with beyond: the mover plays again after a capture", indian + " after-capture=again",
			"5,0,3,0,4/7,0,1,0,0 10,10 S", "3", "5,0,3,0,0/7,0,0,1,0 14,10 S", 4, true, event.NotOver, event.RuleCaptureAgain},
	})
}

func TestOtherGamesMoves(t *testing.T) {
	check(t, FromLeft, []moved{
		{"Oware: a last seed that makes two or three on the opponent's side captures, running back", oware,
			"4,4,4,1,2,1/4,4,4,4,4,3 4,5 S", "6", "4,4,4,0,0,0/4,4,4,4,4,0 11,5 N", 7, false, event.NotOver, event.RuleRun},
		{"Oware: the run stops at a pit that holds another number", oware,
			"4,4,4,1,4,1/4,4,4,4,4,3 4,3 S", "6", "4,4,4,0,5,2/4,4,4,4,4,0 6,3 N", 2, false, event.NotOver, event.RuleRun},
		{"Oware: nothing is captured on one's own side", oware,
			"4,4,4,4,4,4/4,2,1,4,4,4 3,2 S", "2", "4,4,4,4,4,4/4,0,2,5,4,4 3,2 N", 0, false, event.NotOver, event.RuleTurnPasses},
		{"run-both: the run goes back over both sides and takes no facing pits", bohnenspiel,
			"4,0,7,3,3,1/2,8,0,3,3,1 19,18 S", "4", "4,0,7,3,3,0/2,8,0,0,0,0 27,18 N", 8, false, event.NotOver, event.RuleRun},
		{"run-both: the mover's own pits are captured", bohnenspiel,
			"5,3,1,6,2,7/4,2,2,3,1,0 18,18 S", "2", "5,3,1,6,2,7/4,0,3,0,1,0 22,18 N", 4, false, event.NotOver, event.RuleRun},
		{"run-both: a last seed that makes another number captures nothing", bohnenspiel,
			"1,6,0,5,2,3/4,1,0,7,3,1 20,19 S", "5", "1,6,0,5,3,4/4,1,0,7,0,2 20,19 N", 0, false, event.NotOver, event.RuleTurnPasses},
		{"run-both with numbers=1: the single seeds of a run are captured", "stores=none last-in-store=ends direction=cw capture=run-both numbers=1",
			"0,0,2,1,1,1/0,2,5,0,3,1 20,24 S", "2", "0,0,2,1,1,1/0,0,5,0,3,1 22,24 N", 2, false, event.NotOver, event.RuleRun},
		{"Oware: a grand slam captures nothing", oware,
			"0,0,0,0,1,1/4,4,4,4,4,2 12,12 S", "6", "0,0,0,0,2,2/4,4,4,4,4,0 12,12 N", 0, false, event.NotOver, event.RuleGrandSlam},
		{"Oware: twelve seeds skip the pit they came from", oware,
			"1,1,1,1,1,1/12,1,1,1,1,1 10,15 S", "1", "2,2,2,2,2,2/0,3,2,2,2,2 10,15 N", 0, false, event.NotOver, event.RuleOriginSkipped},
		{"Oware: a player who cannot feed an opponent without seeds takes the seeds left", oware,
			"0,0,0,0,0,0/0,0,0,0,1,1 20,26 S", "6", "0,0,0,0,0,1/0,0,0,0,1,0 20,26 N", 0, false, event.NotOver, event.RuleSow},
		{"Ayoayo: in one of the mover's empty pits the last seed takes those opposite, not itself", ayoayo,
			"4,4,4,4,4,4/1,0,4,4,4,4 1,2 S", "1", "4,0,4,4,4,4/0,1,4,4,4,4 5,2 N", 4, false, event.NotOver, event.RuleCaptureAcross},
		{"Ayoayo: a last seed in an occupied pit sows on from there", ayoayo,
			"4,4,4,4,4,4/1,2,4,0,0,4 6,7 S", "1", "4,4,4,4,0,4/0,0,5,1,1,4 10,7 N", 4, false, event.NotOver, event.RuleRelay},
		{"Avalanche: a last seed in the mover's store gives another turn", avalanche,
			"4,4,4,4,4,4/4,4,4,4,4,4 0,0 S", "3", "4,4,4,4,4,4/4,4,0,5,5,5 1,0 S", 0, true, event.NotOver, event.RuleExtraTurn},
		{"Avalanche: a last seed in an occupied pit sows on, and in an empty one the turn ends", avalanche,
			"0,0,0,0,0,0/1,2,0,0,0,1 22,22 S", "1", "0,0,0,0,0,0/0,0,1,1,1,1 22,22 N", 0, false, event.NoMove, event.RuleRelay},
	})
}

func TestMoveMustFeed(t *testing.T) {
	r, p := enginetest.Rules(t, oware), enginetest.Position(t, "0,0,0,0,0,0/1,0,0,0,1,1 20,25 S")
	for move, want := range map[Place]Rule{0: event.RuleFeed, 4: event.RuleFeed, 1: event.RuleEmptyPit} {
		if why := r.WhyIllegal(p, Move{Pit: move}); why == nil || why.Rule != want {
			t.Errorf("place %d: %v, want refusal %s", move, why, want)
		}
	}
	if legal := r.Legal(p); len(legal) != 1 || legal[0].Pit != 5 {
		t.Errorf("legal: %v", legal)
	}
	wantOver(t, playLine(t, oware, "0,0,0,0,0,0/1,0,0,0,1,0 20,26 S", ""), event.NoMove, "0,0,0,0,0,0/0,0,0,0,0,0 22,26 S", "N")
}

func TestOnlyTheRightmostPitIsLegal(t *testing.T) {
	for rules, want := range map[string]string{
		ignorant:                     "4",
		ignorant + " rightmost=pass": "-",
	} {
		r, p := enginetest.Rules(t, rules), enginetest.Position(t, "6,6,6,6,6,6/6,6,6,6,0,0 6,6 S")
		legal := r.Legal(p)
		if len(legal) != 1 || r.Format(Cells, p, legal[0]) != want {
			t.Errorf("%s: legal %v, want %s", rules, legal, want)
		}
		if why := r.WhyIllegal(p, Move{Pit: 0}); why == nil || why.Rule != event.RuleRightmost && want != "-" {
			t.Errorf("%s: cell 1 is %v", rules, why)
		}
	}
}

func TestRightmostPitGivesUnderPickRightmost(t *testing.T) {
	for position, want := range map[string]string{
		"0,0,0,0,0,0/2,3,0,1,1,0 30,35 S": "+2", // the rightmost that holds two or more
		"0,0,0,0,0,0/1,1,0,1,0,0 30,39 N": "+4", // or else the rightmost
		"1,0,1,0,0,0/0,0,0,0,0,0 30,40 S": "+12",
	} {
		r, p := enginetest.Rules(t, ignorant), enginetest.Position(t, position)
		legal := r.Legal(p)
		if len(legal) != 1 || r.Format(Cells, p, legal[0]) != want {
			t.Errorf("%s: legal %v, want %s", position, legal, want)
		}
	}
}

// L-5a: the Ignorant game from an even start has no choices. The first player loses only
// if the starting cell of the move is skipped.
func TestIgnorantGameFromAnEvenStart(t *testing.T) {
	for origin, want := range map[string]struct {
		plies        int
		south, north int
	}{"sown": {117, 54, 16}, "skip-lap": {82, 39, 31}, "skip-start": {74, 31, 39}} {
		g := NewGame(enginetest.Rules(t, ignorant+" origin="+origin), Even(6, 6, South))
		for !g.Over() {
			moves := g.Legal()
			if len(moves) != 1 {
				t.Fatalf("%s at %s: %d moves are legal in a game without choices", origin, g.Position(), len(moves))
			}
			if err := g.Play(moves[0]); err != nil {
				t.Fatal(err)
			}
		}
		if r := g.Result(); g.Len() != want.plies || r.South != want.south || r.North != want.north || r.Reason != event.Repetition {
			t.Errorf("%s: %+v after %d plies, want %+v", origin, r, g.Len(), want)
		}
	}
}

// Endless games found in play: two or three seeds circle the board until a position has
// occurred three times.
func TestRepeatingGamesEnd(t *testing.T) {
	for _, c := range []struct{ rules, start, moves, position string }{
		{ignorant, "0,0,1,0,0,0/1,0,0,0,1,0 1,0 S", "5 10 6 11 1 12 2 7 3 8 4 9 5 10 6 11 1 12 2 7 3 8 4 9", "0,0,1,0,0,0/1,0,0,0,1,0 1,0 S"},
		{wise, "0,0,1,0,0,0/1,0,0,0,1,0 1,0 S", "5 10 6 11 1 12 2 7 3 8 4 9 5 10 6 11 1 12 2 7 3 8 4 9", "0,0,1,0,0,0/1,0,0,0,1,0 1,0 S"},
		{oware, "0,0,1,0,0,0/0,0,0,0,1,0 0,0 N", "10 5 11 6 12 1 7 2 8 3 9 4 10 5 11 6 12 1 7 2 8 3 9 4", "0,0,1,0,0,0/0,0,0,0,1,0 0,0 N"},
	} {
		g := NewGame(enginetest.Rules(t, c.rules), enginetest.Position(t, c.start))
		for _, text := range strings.Fields(c.moves) {
			if g.Over() {
				t.Fatalf("%s: over too early, at %s", c.rules, g.Position())
			}
			m, err := g.Rules().ParseMove(Cells, g.Position(), text)
			if err == nil {
				err = g.Play(m)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		winner := "draw"
		if g.Position().Stored(South) > 0 {
			winner = "S"
		}
		wantOver(t, g, event.Repetition, c.position, winner)
	}
}
