package solver

import (
	"testing"

	"sowbook/engine"
	"sowbook/engine/enginetest"
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
