package engine_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"sowbook/engine"
	"sowbook/engine/capture"
	"sowbook/engine/event"
)

// A list of captures without one that is never made plays the same games.
func TestCaptureThatIsNeverMadeChangesNoGame(t *testing.T) {
	whens := []string{"last", "last own", "last theirs", "last own empty", "last makes 2", "last own facing 1,2", "last facing empty", "last own facing same", "each own", "each", "each makes 2", "each own facing 1,2", "each theirs makes 2,3"}
	takes := []string{"it", "facing", "it and facing", "it with facing", "next", "next with facing", "facing-next", "1 of it"}
	rng := rand.New(rand.NewPCG(1, 2))
	unused, used := 0, 0
	for _, first := range whens {
		for _, one := range takes {
			for _, second := range whens {
				if !strings.HasPrefix(second, "last") {
					continue
				}
				for _, two := range takes {
					lines := first + ": " + one + "; " + second + ": " + two
					both, err := engine.ParseRules(`pits=4 seeds=2 captures="` + lines + `"`)
					if err != nil {
						continue
					}
					if both.Unused() == nil {
						used++
						continue
					}
					unused++
					alone := both
					alone.Captures, _ = capture.Parse(first + ": " + one)
					if differ := plays(both, alone, rng); differ != "" {
						t.Errorf("%s is said never to make the second capture: %s", lines, differ)
					}
				}
			}
		}
	}
	if t.Logf("%d unused, %d used", unused, used); unused < 100 {
		t.Errorf("only %d lists with a capture that is never made", unused)
	}
}

// plays plays random games of two rule sets side by side, and returns where they differ, or "".
func plays(one, two engine.Rules, rng *rand.Rand) string {
	for range 20 {
		p, _ := one.Start()
		for range 30 {
			moves := one.Legal(p)
			if len(moves) == 0 {
				break
			}
			m := moves[rng.IntN(len(moves))]
			a, err := one.Play(p, m)
			b, err2 := two.Play(p, m)
			if err != nil || err2 != nil || a.After != b.After {
				return p.String() + " " + m.String()
			}
			if p = a.After; a.End != event.NotOver {
				break
			}
		}
	}
	return ""
}
