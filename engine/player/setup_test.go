package player

import (
	"strings"
	"testing"

	"sowbook/engine"
	"sowbook/engine/enginetest"
)

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
			p, ok := Distribute(r, engine.North, s, seed)
			if !ok || p.Turn() != engine.South || r.CheckSetup(p) != nil || p.Total() != r.Total() {
				t.Errorf("%s: %s, %v: %v", text, p, ok, r.CheckSetup(p))
			}
			if again, _ := Distribute(r, engine.North, s, seed); again != p {
				t.Errorf("seed %d: %s, then %s", seed, p, again)
			}
		}
	}
}

func TestDistributeFailsIfRulesAllowNothing(t *testing.T) {
	for _, text := range []string{"pits=2 seeds=8 setup=mirrored", "pits=1 seeds=8 setup=mirrored", "pits=3 seeds=1 setup=mirrored", "pits=3 seeds=11 setup=at-least-two"} {
		if p, ok := Distribute(enginetest.Rules(t, text), engine.South, Beginner, 1); ok {
			t.Errorf("%s: %s", text, p)
		}
	}
}

// The Game of the Ignorant has no choices, so playing it gives the value of a
// distribution.
func TestBestDistributionWinsTurnedOrNot(t *testing.T) {
	r := enginetest.Rules(t, ignorant)
	for seed := range uint64(3) {
		p, ok := Distribute(r, engine.South, Best, seed)
		if !ok {
			t.Fatal("no distribution")
		}
		for _, turned := range []bool{false, true} {
			if by := valueAfterSetup(r, p, engine.South, turned, Best); by <= 0 {
				t.Errorf("%s, turned %v: the player who distributed wins by %d", p, turned, by)
			}
		}
	}
	turns := map[bool]int{}
	for seed := range uint64(20) {
		p, _ := Distribute(r, engine.South, Beginner, seed)
		turned := ShouldTurnBoard(r, p, engine.South, Best, seed)
		if valueAfterSetup(r, p, engine.South, turned, Best) > valueAfterSetup(r, p, engine.South, !turned, Best) {
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
			p, ok := DivideEvenly(r, s, seed)
			if !ok || r.CheckSetup(p) != nil {
				t.Fatalf("%s", p)
			}
			side, first := ChooseSide(r, p, Regular, seed)
			value := evaluate(r, p.WithTurn(first), Regular)
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
