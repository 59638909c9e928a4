package engine_test

import (
	"slices"
	"testing"

	. "sowbook/engine"
	"sowbook/engine/event"
)

const rounds = "pits=3 seeds=3 relay=yes capture=across stuck=empty-passes refill=left-first"

// playRound returns a game under rules after North's last seed has ended a round.
func playRound(t *testing.T, rules, start, moves string) *Game {
	t.Helper()
	g := playLine(t, rules, start, moves)
	if g.Over == nil {
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
	} {
		g := playRound(t, c.rules, c.start, "1")
		if !g.HasNextRound() || len(g.Legal()) != 0 {
			t.Errorf("%s: next round %v, legal %v", c.start, g.HasNextRound(), g.Legal())
		}
		before := g.Position()
		if err := g.Play(Move{Kind: NextRound}); err != nil {
			t.Fatal(err)
		}
		if got := g.Position(); got.String() != c.want || g.Over != nil || got.Total() != before.Total() {
			t.Errorf("%s from %s: got %s, want %s; over %v", c.rules, c.start, got, c.want, g.Over)
		}
		if after := event.Apply(before, g.Trace[1]); after.String() != g.Position().String() {
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
		for _, ply := range g.Plies {
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
	if more, lost, loser := g.Rules.AfterRound(g.Position()); more || !lost || loser != South {
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
		for g.Over == nil {
			if err := g.Play(g.Legal()[0]); err != nil {
				t.Fatal(err)
			}
		}
		if g.Over.Reason == event.Repetition {
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
	if back, err := ParsePosition(got.String()); err != nil || back != got || !got.Closed(5) || event.Apply(before, g.Trace[0]) != got {
		t.Errorf("%s, %v; the steps give %s", got, err, event.Apply(before, g.Trace[0]))
	}
}
