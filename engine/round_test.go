package engine_test

import (
	"slices"
	"testing"

	. "sowbook/engine"
	"sowbook/engine/enginetest"
	"sowbook/engine/event"
)

const rounds = "pits=3 seeds=3 relay=yes capture=across stuck=empty-passes refill=left-first"

// playRound returns a game under rules after North's last seed has ended a round.
func playRound(t *testing.T, rules, start, moves string) *Game {
	t.Helper()
	g := playLine(t, rules, start, moves)
	if !g.Over() {
		t.Fatalf("%s: the round goes on: %s", moves, g.Position())
	}
	return g
}

func TestNextRoundIsFilledFromTheStores(t *testing.T) {
	for _, c := range []struct{ rules, start, want string }{
		{rounds, "1,0,0/0,0,0 7,10 N", "3,3,3/3,3,0 1,2 N closed=3"},
		{rounds + " next-begins=winner", "1,0,0/0,0,0 12,5 N", "0,3,3/3,3,3 3,0 S closed=6"},
		{"pits=3 seeds=3 relay=yes capture=across stuck=empty-passes refill=right-first", "1,0,0/0,0,0 7,10 N", "3,3,3/0,3,3 1,2 N closed=1"},
		{rounds, "1,0,0/0,0,0 9,8 N", "3,3,3/3,3,3 0,0 N"},
		{rounds + " surplus=even-next-pit", "1,0,0/0,0,0 9,8 N", "3,3,3/3,3,3 0,0 N"}, // no seed is over
		{rounds + " surplus=even-next-pit", "1,0,0/0,0,0 10,7 N", "2,3,3/3,3,3 1,0 N"},
		{rounds + " surplus=even-next-pit", "1,0,0/0,0,0 11,6 N", "0,3,3/3,3,3 2,1 N closed=6"},
		{"pits=3 seeds=3 stores=none relay=yes captures=last_theirs_makes_3:claim_it stuck=empty-passes refill=left-first", "1,0,4/3,0,0 5,4 N north-owns=1 south-owns=4", "0,3,3/3,3,3 0,2 N closed=6"},
	} {
		g := playRound(t, c.rules, c.start, "1")
		if !g.HasNextRound() || len(g.Legal()) != 0 {
			t.Errorf("%s: next round %v, legal %v", c.start, g.HasNextRound(), g.Legal())
		}
		before := g.Position()
		if err := g.Play(Move{Kind: NextRound}); err != nil {
			t.Fatal(err)
		}
		if got := g.Position(); got.String() != c.want || g.Over() || got.Total() != before.Total() {
			t.Errorf("%s from %s: got %s, want %s; over %v", c.rules, c.start, got, c.want, g.Result())
		}
		if after := event.Apply(before, g.Steps(1)); after.String() != g.Position().String() {
			t.Errorf("the steps lead to %s", after)
		}
	}
}

func TestPlayersBeginRoundsInTurn(t *testing.T) {
	const oneSeedEach = "pits=1 seeds=1 last-in-store=ends stuck=empty-passes refill=left-first next-begins=alternates"
	for _, c := range []struct {
		rules, start, moves string
		begins              []Side // of the rounds that the moves = begin
	}{
		{rounds + " next-begins=alternates", "1,0,0/0,0,0 7,10 N", "1 =", []Side{South}},
		{rounds + " next-begins=alternates", "0,0,0/0,0,1 10,7 S", "1 =", []Side{North}},
		{oneSeedEach, "1/0 1,0 N", "1 = 1 1 = 1 1 =", []Side{South, North, South}},
	} {
		g := playLine(t, c.rules, c.start, c.moves)
		var begins []Side
		for _, ply := range g.Plies() {
			if ply.Move.Kind == NextRound {
				begins = append(begins, ply.After.Turn())
			}
		}
		if !slices.Equal(begins, c.begins) {
			t.Errorf("%s from %s: %v begin, want %v", c.moves, c.start, begins, c.begins)
		}
	}
}

func TestNextRoundOpensClosedPits(t *testing.T) {
	g := playRound(t, rounds, "1,0,0/0,0,0 9,8 N closed=3", "1")
	err := g.Play(Move{Kind: NextRound})
	if got := g.Position().String(); err != nil || got != "3,3,3/3,3,3 0,0 N" {
		t.Errorf("%v, %s", err, got)
	}
}

func TestPlayerWhoCannotFillAPitHasLostTheMatch(t *testing.T) {
	g := playRound(t, rounds, "1,0,0/0,0,0 2,15 N", "1")
	if more, lost, loser := g.Rules().AfterRound(g.Position()); more || !lost || loser != South {
		t.Errorf("more %v, lost %v, loser %s", more, lost, loser)
	}
	if err := g.Play(Move{Kind: NextRound}); err == nil || g.HasNextRound() {
		t.Errorf("another round is played: %s", g.Position())
	}
}

func TestNextRoundIsIllegalDuringARoundAndWithoutRounds(t *testing.T) {
	g := playLine(t, rounds, "1,0,0/0,0,0 7,10 N", "")
	if why := g.WhyIllegal(Move{Kind: NextRound}); why == nil || why.Rule != event.RuleRefill {
		t.Errorf("during a round: %v", why)
	}
	g = playRound(t, "pits=3 seeds=3 stuck=empty-passes", "1,0,0/0,0,0 7,10 N", "1")
	if why := g.WhyIllegal(Move{Kind: NextRound}); why == nil || why.Rule != event.RuleNoMove {
		t.Errorf("without rounds: %v", why)
	}
}

func TestRepetitionsAreCountedAnewInEachRound(t *testing.T) {
	g := playRound(t, rounds, "1,0,0/0,0,0 9,8 N", "1")
	for range 3 {
		if err := g.Play(Move{Kind: NextRound}); err != nil {
			t.Fatal(err)
		}
		for !g.Over() {
			if err := g.Play(g.Legal()[0]); err != nil {
				t.Fatal(err)
			}
		}
		if g.Result().Reason == event.Repetition {
			t.Fatal("a start that comes back ends the round")
		}
		if !g.HasNextRound() {
			break
		}
	}
}

func TestNobodyOwnsAPitThatIsClosedForTheNextRound(t *testing.T) {
	const claiming = "pits=3 seeds=3 stores=none last-in-store=ends relay=yes claim=makes-four stuck=empty-passes refill=left-first"
	g := playRound(t, claiming, "0,0,0/0,0,0 11,7 N north-owns=1 south-owns=6", "")
	before := g.Position()
	if err := g.Play(Move{Kind: NextRound}); err != nil {
		t.Fatal(err)
	}
	got := g.Position()
	if back, err := ParsePosition(got.String()); err != nil || back != got || !got.Closed(5) || event.Apply(before, g.Steps(0)) != got {
		t.Errorf("%s, %v; the steps give %s", got, err, event.Apply(before, g.Steps(0)))
	}
}

// territory has 24 seeds: each side starts with three pits of four.
const territory = "pits=3 relay=yes capture=across stuck=empty-passes refill=territory"

func TestTerritoryGoesOnAlongTheOtherRow(t *testing.T) {
	for _, c := range []struct{ rules, start, want string }{
		{territory, "1,0,0/0,0,0 16,7 N", "4,4,4/4,4,4 0,0 N south-holds=4"},
		{territory, "1,0,0/0,0,0 18,5 N", "4,0,4/4,4,4 2,2 N closed=5 south-holds=4"},
		{territory + " surplus=next-pit", "1,0,0/0,0,0 18,5 N", "4,4,4/4,4,4 0,0 N south-holds=4"},
		{territory + " surplus=next-pit", "1,0,0/0,0,0 19,4 N", "4,4,4/4,4,4 0,0 N south-holds=4,5"},
		{territory, "1,0,0/0,0,0 7,16 N", "4,4,4/4,0,4 3,1 N closed=2 north-holds=1"},
		{territory, "1,0,0/0,0,0 4,19 N", "4,4,4/4,4,4 0,0 N north-holds=1,2"},
		{territory, "1,0,0/0,0,0 12,11 N north-holds=1,2", "4,4,4/4,4,4 0,0 N"},
		{territory + " next-begins=loser", "1,0,0/0,0,0 4,19 N", "4,4,4/4,4,4 0,0 S north-holds=1,2"},
	} {
		g := playRound(t, c.rules, c.start, "6")
		before := g.Position()
		if err := g.Play(Move{Kind: NextRound}); err != nil {
			t.Fatal(err)
		}
		got := g.Position()
		if got.String() != c.want || got.Total() != before.Total() {
			t.Errorf("%s from %s: got %s, want %s", c.rules, c.start, got, c.want)
		}
		if after := event.Apply(before, g.Steps(1)); after != got {
			t.Errorf("the steps lead to %s", after)
		}
	}
}

func TestPlayersPlayThePitsTheyHold(t *testing.T) {
	g := playLine(t, territory, "0,0,1/0,2,0 11,10 S south-holds=4", "")
	if legal := g.Legal(); len(legal) != 2 || legal[1].Pit != 3 {
		t.Fatalf("legal: %v", legal)
	}
	// The last seed of Pit 4 falls in an empty pit of the other side, which captures nothing.
	g = playLine(t, territory, "0,0,1/0,2,0 11,10 S south-holds=4", "4")
	if got := g.Position().String(); got != "0,1,0/0,2,0 11,10 N south-holds=4" {
		t.Errorf("after the pit of the other row: %s", got)
	}
	// The last seed of Pit 2 falls in Pit 4, which is South's own and empty: it captures.
	g = playLine(t, territory, "0,0,0/1,2,0 11,10 S south-holds=4", "2")
	if got := g.Position().String(); got != "0,0,0/1,0,1 12,10 S south-holds=4" {
		t.Errorf("after the store: %s", got)
	}
	g = playLine(t, territory, "0,1,0/3,0,0 11,10 S south-holds=4", "")
	if why := g.WhyIllegal(Move{Pit: 4}); why == nil || why.Rule != event.RuleOwnPits {
		t.Errorf("Pit 5 is refused because of %v", why)
	}
	// Side-empty and left-over go by holder.
	g = playLine(t, "pits=3 ends=at-once left-over=both-sides refill=territory", "0,0,4/0,0,1 9,10 S south-holds=4", "")
	if got := g.Position().String(); !g.Over() || got != "0,0,0/0,0,0 14,10 S south-holds=4" {
		t.Errorf("at the end: %s, over %v", got, g.Result())
	}
}

func TestSurplusGoesInTheNextPit(t *testing.T) {
	g := playRound(t, rounds+" surplus=next-pit", "1,0,0/0,0,0 7,10 N", "1")
	if err := g.Play(Move{Kind: NextRound}); err != nil {
		t.Fatal(err)
	}
	if got := g.Position().String(); got != "3,3,3/3,3,1 0,2 N" {
		t.Errorf("%s", got)
	}
}

func TestMatchEndsWithFewerPitsThanMatchPits(t *testing.T) {
	g := playRound(t, rounds+" match-pits=3", "1,0,0/0,0,0 8,9 N", "1")
	if more, lost, loser := g.Rules().AfterRound(g.Position()); more || !lost || loser != South {
		t.Errorf("more %v, lost %v, loser %s", more, lost, loser)
	}
}

func TestLoserBeginsTheNextRound(t *testing.T) {
	for start, want := range map[string]Side{"1,0,0/0,0,0 7,10 N": South, "1,0,0/0,0,0 9,8 N": North, "1,0,0/0,0,0 10,7 N": North} {
		g := playRound(t, rounds+" next-begins=loser", start, "1")
		if err := g.Play(Move{Kind: NextRound}); err != nil || g.Turn() != want {
			t.Errorf("%s: %s begins, %v", start, g.Turn(), err)
		}
	}
}

func TestMovesNumberAllPitsWhereSidesHoldPitsOfBothRows(t *testing.T) {
	r := enginetest.Rules(t, territory)
	p := enginetest.Position(t, "4,4,4/4,4,4 0,0 S south-holds=4")
	m, err := r.ParseMove(FromStore, p, "4")
	if err != nil || m.Pit != 3 || r.Format(FromStore, p, m) != "4" {
		t.Errorf("%v, %v", m, err)
	}
}
