package engine_test

import (
	"slices"
	"testing"

	. "sowbook/engine"
)

// Whatever a step or a refusal names is among the rules that the game says it has.
func TestEveryRuleThatPlayNamesIsAmongTheRulesInUse(t *testing.T) {
	seen := map[Rule]bool{}
	check := func(r Rules, rule Rule, where string) {
		seen[rule] = true
		if !slices.Contains(r.Uses(), rule) {
			t.Errorf("%s names %s, which is not in use under %s", where, rule, r)
		}
	}
	everyPly(t, func(r Rules, before Position, ply Ply, steps []Step) {
		for _, s := range steps {
			check(r, s.Rule, s.Do.String())
		}
		for at := Place(0); before.Board().IsPit(at); at++ {
			if why := r.Refuses(before, Move{Act: Sow, Pit: at}); why != nil {
				check(r, why.Rule, "a refusal")
			}
		}
	})
	if len(seen) < 25 {
		t.Errorf("only %d rules were seen", len(seen))
	}
}
