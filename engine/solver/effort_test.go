package solver

import (
	"testing"

	"sowbook/engine"
	"sowbook/engine/enginetest"
)

// A page takes an engine that neither answers nor calls Progress for one that hangs.
func TestEverySearchReportsProgress(t *testing.T) {
	calls := 0
	Progress = func() { calls++ }
	defer func() { Progress = nil }()
	for name, rules := range map[string]string{"packed": perftRules + lone, "wide": perftRules + " pits=8"} {
		r := enginetest.Rules(t, rules)
		start, err := r.Start()
		if err != nil {
			t.Fatal(err)
		}
		calls = 0
		g := engine.NewGame(r, start)
		Evaluate(g, 1).Step(4 * nodesPerCheck)
		Analyse(g, 1).Step(4 * nodesPerCheck)
		if calls < 8 {
			t.Errorf("%s: %d calls in 8 times %d nodes", name, calls, nodesPerCheck)
		}
	}
}
