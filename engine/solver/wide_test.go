package solver

import (
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
