package solver

import (
	"math/rand/v2"
	"testing"

	"sowbook/engine"
	"sowbook/engine/enginetest"
	"sowbook/engine/ruleset"
)

func TestWideAnalysisKeepsToBudget(t *testing.T) {
	a := Analyse(engine.NewGame(enginetest.Rules(t, perftRules), engine.Even(9, 3, engine.South)), 0)
	for slice := 1; slice <= 200; slice++ {
		a.Step(50)
		if n := a.Nodes(); n > uint64(50*slice) {
			t.Fatalf("%d nodes after %d slices of 50", n, slice)
		}
	}
	if a.Depth() < 2 {
		t.Errorf("%d nodes reach depth %d", a.Nodes(), a.Depth())
	}
}

// However small the slices are, the search goes on where it stopped.
func TestWideSearchGoesOnAfterSlicesOfOneNode(t *testing.T) {
	for _, rules := range []string{perftRules, "rows=4 pits=4 seeds=2 stores=none last-in-store=ends relay=yes fewest=2 capture=inner captured=sown-on wins=last-mover"} {
		r := enginetest.Rules(t, rules)
		g := engine.NewGame(r, r.Board().Even(2, engine.South))
		if r.Rows == ruleset.TwoRows {
			g = engine.NewGame(r, engine.Even(9, 2, engine.South))
		}
		const nodes = 5000
		whole, sliced := Evaluate(g, 0), Evaluate(g, 0)
		whole.Step(nodes)
		for sliced.Nodes() < nodes {
			before := sliced.Nodes()
			if sliced.Step(1); sliced.Nodes() == before {
				break
			}
		}
		if sliced.Score() != whole.Score() || sliced.Nodes() > nodes+engine.MaxLaps/lapsPerNode || whole.Score().Depth < 5 {
			t.Errorf("%s: %s after %d nodes, in one slice %s", rules, sliced.Score(), sliced.Nodes(), whole.Score())
		}
	}
}

// All seeds are North's and South is to move, so North chooses a gift.
func TestWideEvaluationExpectsBestGift(t *testing.T) {
	r := enginetest.Rules(t, "rows=3 pits=2 give=whenever stores=none last-in-store=ends relay=yes capture=run-both numbers=2,4 ends=cleared")
	rng, checked := rand.New(rand.NewPCG(61, 62)), 0
	for range 600 {
		p := r.Board().Even(0, engine.South)
		for range 2 + rng.IntN(2) {
			at := p.Board().First(engine.North) + engine.Place(rng.IntN(p.Board().Pits))
			p = p.With(at, p.Seeds(at)+1)
		}
		want, ok := enginetest.Value(r, p)
		e := Evaluate(engine.NewGame(r, p), 1<<16)
		e.Step(5_000)
		if got := e.Score(); !ok || got.Certainty != Proven {
			continue
		} else if got.Margin != want {
			t.Fatalf("%s is worth %s, want %d", p, got, want)
		}
		checked++
	}
	if checked < 8 {
		t.Errorf("only %d positions", checked)
	}
}
