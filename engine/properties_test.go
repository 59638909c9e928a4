package engine_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	. "sowbook/engine"
	"sowbook/engine/enginetest"
)

// longest is how many plies a random game is followed. Where seeds can go to and
// fro for thousands of plies before a position comes up for the third time, the
// plies up to here are as good as any.
const longest = 200

// randomGames plays games by rules r to their ends, the first from the usual
// start, the others from random positions, and shows each to look.
func randomGames(t testing.TB, r Rules, games int, look func(g *Game)) {
	t.Helper()
	rng := rand.New(rand.NewPCG(7, uint64(len(r.String()))))
	for i := range games {
		start, err := r.Start()
		if err != nil {
			start = Even(r.Pits, 6, South)
		}
		if i > 0 {
			start = enginetest.RandomStart(rng)
		}
		g := NewGame(r, start)
		for g.Over == nil && len(g.Plies) < longest {
			moves := g.Legal()
			if len(moves) == 0 {
				t.Fatalf("%s at %s: not over, but nothing is legal", r, g.Position())
			}
			if err := g.Play(moves[rng.IntN(len(moves))]); err != nil {
				t.Fatal(err)
			}
		}
		look(g)
	}
}

// everyPly shows each ply of random games by every rule set, with the position
// before it.
func everyPly(t *testing.T, look func(r Rules, before Position, ply Ply, steps []Step)) {
	t.Helper()
	plies := 0
	for _, r := range enginetest.RuleSets(t) {
		randomGames(t, r, 2, func(g *Game) {
			before := g.Start
			for i, ply := range g.Plies {
				look(r, before, ply, g.Trace[i])
				before = ply.After
				plies++
			}
		})
	}
	if plies < 10_000 {
		t.Fatalf("only %d plies were played", plies)
	}
}

func TestNoSeedIsLostOrMadeAtAnyStep(t *testing.T) {
	everyPly(t, func(r Rules, before Position, ply Ply, steps []Step) {
		hand, pos := 0, before
		for _, s := range steps {
			pos = Apply(pos, []Step{s})
			switch {
			case s.From == Hand:
				hand -= s.Seeds
			case s.To == Hand:
				hand += s.Seeds
			}
			if hand < 0 || pos.Total()+hand != before.Total() {
				t.Fatalf("%s: %s with %d in the hand comes from %s", r, pos, hand, before)
			}
		}
	})
}

func TestTheTraceLeadsFromTheBoardBeforeToTheBoardAfter(t *testing.T) {
	everyPly(t, func(r Rules, before Position, ply Ply, steps []Step) {
		if got := Apply(before, steps); got != ply.After {
			t.Fatalf("%s: from %s the steps lead to %s, the move to %s", r, before, got, ply.After)
		}
	})
}

func TestPlayWithAndWithoutATraceAgree(t *testing.T) {
	everyPly(t, func(r Rules, before Position, ply Ply, _ []Step) {
		copied := before
		got, err := r.Play(before, ply.Move)
		if err != nil || before != copied {
			t.Fatalf("%s: %v, %s became %s", r, err, copied, before)
		}
		// What only the game knows, a repetition or a second pass, a position cannot.
		if got.End == ply.End && got != ply {
			t.Fatalf("%s in %s: %v without a trace, %v with one", r, before, got, ply)
		}
	})
}

func TestAPositionOfAnyGamePrintsAsItIsRead(t *testing.T) {
	everyPly(t, func(_ Rules, _ Position, ply Ply, _ []Step) {
		if got, err := ParsePosition(ply.After.String()); err != nil || got != ply.After {
			t.Fatalf("%s is read as %s, %v", ply.After, got, err)
		}
	})
}

func TestWhatIsLegalCanBePlayedAndNothingElse(t *testing.T) {
	everyPly(t, func(r Rules, before Position, _ Ply, _ []Step) {
		legal := r.Legal(before)
		for at := Place(0); at <= before.Board().Store(North); at++ {
			for _, w := range []Way{Right, Left} {
				m := Move{Sow, at, w}
				_, err := r.Play(before, m)
				if listed := slices.Contains(legal, m); listed != (err == nil) {
					t.Fatalf("%s in %s: %v is listed %v, but playing it gives %v", r, before, m, listed, err)
				}
			}
		}
	})
}

func TestAGameTurnedRoundPlaysTheSame(t *testing.T) {
	everyPly(t, func(r Rules, before Position, ply Ply, _ []Step) {
		m := ply.Move
		if m.Act != Pass {
			n := Place(before.Board().Pits)
			m.Pit = (m.Pit + n) % (2 * n)
		}
		got, err := r.Play(before.Turned(), m)
		if err != nil {
			t.Fatal(err)
		}
		straight, err := r.Play(before, ply.Move)
		if err != nil {
			t.Fatal(err)
		}
		if got.After != straight.After.Turned() || got.Captured != straight.Captured || got.Again != straight.Again || got.End != straight.End {
			t.Fatalf("%s in %s: %v turned round is %v", r, before, straight, got)
		}
	})
}

func TestStoresNeverLoseSeeds(t *testing.T) {
	everyPly(t, func(r Rules, before Position, ply Ply, _ []Step) {
		for s := South; s <= North; s++ {
			if ply.After.Stored(s) < before.Stored(s) {
				t.Fatalf("%s: from %s to %s", r, before, ply.After)
			}
		}
	})
}
