package player

import (
	"strings"
	"testing"

	"sowbook/engine"
	"sowbook/engine/enginetest"
)

// final returns the final choice of a distribution.
func final(d *DistributionSearch) (engine.Position, bool) {
	d.Step(1 << 30)
	return d.Position()
}

func TestDistributionsAreLegal(t *testing.T) {
	seeds := uint64(30)
	if testing.Short() {
		seeds = 6
	}
	for _, text := range []string{ignorant, strings.Replace(wise, "setup=free", "setup=mirrored", 1),
		strings.Replace(ignorant, "setup=free", "setup=at-least-two", 1) + " begins=distributor", kalah} {
		r := enginetest.Rules(t, text)
		for seed := range seeds {
			s := Beginner + Strength(seed%2)
			p, ok := final(Distribute(r, engine.North, s, seed))
			if !ok || p.Turn() != engine.South || r.CheckSetup(p) != nil || p.Total() != r.Total() {
				t.Errorf("%s: %s, %v: %v", text, p, ok, r.CheckSetup(p))
			}
			if again, _ := final(Distribute(r, engine.North, s, seed)); again != p {
				t.Errorf("seed %d: %s, then %s", seed, p, again)
			}
		}
	}
}

func TestDistributeFailsIfRulesAllowNothing(t *testing.T) {
	for _, text := range []string{"pits=2 seeds=8 setup=mirrored", "pits=1 seeds=8 setup=mirrored", "pits=3 seeds=1 setup=mirrored", "pits=3 seeds=11 setup=at-least-two"} {
		if p, ok := final(Distribute(enginetest.Rules(t, text), engine.South, Beginner, 1)); ok {
			t.Errorf("%s: %s", text, p)
		}
	}
}

// A page asks for small slices, so that the worker answers within its time limit on any device.
func TestDistributionDoesNotDependOnSlices(t *testing.T) {
	r := enginetest.Rules(t, egyptian)
	whole, _ := final(DivideEvenly(r, Regular, 7))
	d := DivideEvenly(r, Regular, 7)
	if p, ok := d.Position(); ok {
		t.Errorf("%s before the first step", p)
	}
	for n := 1; ; n++ {
		done := d.Step(1)
		if tried, tries := d.Tries(); tried != n || tries != setupTries[Regular] || done != (n == tries) {
			t.Fatalf("slice %d: tried %d of %d, done %v", n, tried, tries, done)
		}
		p, ok := d.Position()
		if !ok || r.CheckSetup(p) != nil {
			t.Errorf("slice %d: %s, %v", n, p, ok)
		}
		if done {
			if p != whole {
				t.Errorf("in slices %s, at once %s", p, whole)
			}
			return
		}
	}
}

// The Game of the Ignorant has no choices, so playing it gives the value of a
// distribution.
func TestBestDistributionWinsTurnedOrNot(t *testing.T) {
	r := enginetest.Rules(t, ignorant)
	for seed := range uint64(3) {
		p, ok := final(Distribute(r, engine.South, Best, seed))
		if !ok {
			t.Fatal("no distribution")
		}
		for _, turned := range []bool{false, true} {
			if by, _ := valueAfterSetup(r, p, engine.South, turned, Best); by <= 0 {
				t.Errorf("%s, turned %v: the player who distributed wins by %d", p, turned, by)
			}
		}
	}
	turns := map[bool]int{}
	for seed := range uint64(20) {
		p, _ := final(Distribute(r, engine.South, Beginner, seed))
		turned := ShouldTurnBoard(r, p, engine.South, Best, seed)
		chosen, _ := valueAfterSetup(r, p, engine.South, turned, Best)
		if other, _ := valueAfterSetup(r, p, engine.South, !turned, Best); chosen > other {
			t.Errorf("%s: turned %v is worse", p, turned)
		}
		turns[turned]++
	}
	if turns[true] == 0 || turns[false] == 0 {
		t.Errorf("turned %v", turns)
	}
}

// The player who chooses takes the better side, so a good cut leaves little to win.
func TestChooseSideTakesBetterSide(t *testing.T) {
	r := enginetest.Rules(t, egyptian)
	even, uneven := 0, 0
	for seed := range uint64(4) {
		for s, sum := range map[Strength]*int{Regular: &even, Beginner: &uneven} {
			p, ok := final(DivideEvenly(r, s, seed))
			if !ok || r.CheckSetup(p) != nil {
				t.Fatalf("%s", p)
			}
			side, first := ChooseSide(r, p, Regular, seed)
			value, _ := evaluate(r, p.WithTurn(first), Regular)
			if side != first {
				value = -value
			}
			if value < 0 {
				t.Errorf("%s: %s, with %s to move first, is worth %d", p, side, first, value)
			}
			*sum += value
		}
	}
	if even >= uneven {
		t.Errorf("Regular's cuts leave %d to win, Beginner's %d", even, uneven)
	}
}
