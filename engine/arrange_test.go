package engine

import (
	"strings"
	"testing"
)

func TestEveryDistributionOfAComputerPlayerKeepsTheRules(t *testing.T) {
	for _, text := range []string{ignorant, strings.Replace(wise, "setup=free", "setup=mirrored", 1), perftRules} {
		r := mustRules(t, text)
		for seed := range uint64(30) {
			s := Beginner + Strength(seed%2)
			p, ok := r.Distribute(North, s, seed)
			if !ok || p.turn != South || r.CheckSetup(p) != nil || p.Total() != r.Total() {
				t.Errorf("%s: %s, %v: %v", text, p, ok, r.CheckSetup(p))
			}
			if again, _ := r.Distribute(North, s, seed); again != p {
				t.Errorf("seed %d: %s, then %s", seed, p, again)
			}
		}
	}
}

func TestRulesThatAllowNoDistributionHaveNone(t *testing.T) {
	for _, text := range []string{"pits=2 seeds=8 setup=mirrored", "pits=1 seeds=8 setup=mirrored", "pits=3 seeds=1 setup=mirrored"} {
		if p, ok := mustRules(t, text).Distribute(South, Beginner, 1); ok {
			t.Errorf("%s: %s", text, p)
		}
	}
}

// In the Game of the Ignorant nobody chooses a move, so that who distributes best and who
// answers best can be told by playing it.
func TestTheBestDistributionOfTheIgnorantWinsWhetherTheBoardIsTurnedOrNot(t *testing.T) {
	r := mustRules(t, ignorant)
	for seed := range uint64(3) {
		p, ok := r.Distribute(South, Best, seed)
		if !ok {
			t.Fatal("no distribution")
		}
		for _, turned := range []bool{false, true} {
			if by := r.afterSetup(p, South, turned, Best); by <= 0 {
				t.Errorf("%s, turned %v: %d for who distributed", p, turned, by)
			}
		}
	}
	turns := map[bool]int{}
	for seed := range uint64(20) {
		p, _ := r.Distribute(South, Beginner, seed)
		turned := r.TurnsBoard(p, South, Best, seed)
		if r.afterSetup(p, South, turned, Best) > r.afterSetup(p, South, !turned, Best) {
			t.Errorf("%s: turned %v is the worse", p, turned)
		}
		turns[turned]++
	}
	if turns[true] == 0 || turns[false] == 0 {
		t.Errorf("turned %v", turns)
	}
}

// Who chooses takes the better side; who cuts leaves as little to choose as can be found.
func TestTheChooserTakesTheBetterSideOfACut(t *testing.T) {
	r := mustRules(t, egyptian)
	even, uneven := 0, 0
	for seed := range uint64(4) {
		for s, sum := range map[Strength]*int{Regular: &even, Beginner: &uneven} {
			p, ok := r.Cut(s, seed)
			if !ok || r.CheckSetup(p) != nil {
				t.Fatalf("%s", p)
			}
			own, first := r.ChooseSide(p, Regular, seed)
			value := r.ponder(p.WithTurn(first), Regular)
			if own != first {
				value = -value
			}
			if value < 0 {
				t.Errorf("%s: %s with %s to begin is %d", p, own, first, value)
			}
			*sum += value
		}
	}
	if even >= uneven {
		t.Errorf("a careful cut leaves %d to win, a careless one %d", even, uneven)
	}
}
