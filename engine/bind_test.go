package engine_test

import (
	"strings"
	"testing"

	"sowbook/engine/enginetest"
)

func TestBindsTheOnlyThreatenedPit(t *testing.T) {
	const (
		kiba   = "0,1,2,1,4,8,2,2/10,0,0,10,2,1,0,1/0,2,0,0,0,0,2,0/0,0,2,2,0,2,6,4 0,0 S"
		bound  = "0,1,2,1,4,8,2,2/10,0,0,10,2,1,0,1/0,2,0,0,1,1,0,0/0,0,2,2,0,2,6,4 0,0 N"
		single = "3,0,1,4,1,5,0,0/1,0,8,10,10,1,8,1/0,1,0,0,0,0,0,0/2,0,0,5,0,1,0,2 0,0 S"
		few    = "3,0,1,4,1,5,0,0/1,0,8,10,10,1,8,1/0,1,0,0,0,0,1,1/2,0,0,5,0,1,0,0 0,0 N"
	)
	checkHouse(t, []houseCase{
		{"bind=threatened", kiba, "10R", bound + " bound=29"},
		{"bind=house-passes", kiba, "10R", bound + " bound=29"},
		{"bind=no", kiba, "10R", bound},
		{"bind=threatened", single, "8R", few + " bound=32"},
		{"bind=not-single", single, "8R", few},
		// North can capture, or two pits are threatened, or it is the only pit with two or more.
		{"bind=threatened", "0,0,2,0,0,0,0,0/0,0,1,0,0,0,2,0/0,0,3,2,0,0,1,0/_ 0,0 S", "14R", "0,0,2,0,0,0,0,0/0,0,1,0,0,0,2,0/1,1,0,2,0,0,1,0/1,0,0,0,0,0,0,0 0,0 N"},
		{"bind=threatened", "_/0,0,1,0,0,0,2,0/0,0,3,2,0,0,1,0/_ 0,0 S", "14L", "_/0,0,1,0,0,0,2,0/0,0,0,3,1,1,1,0/_ 0,0 N"},
	})
}

func TestBoundPitMayNotBeEmptied(t *testing.T) {
	const from = "0,1,2,1,4,8,2,2/10,0,0,10,2,1,0,1/0,2,0,0,1,1,0,0/0,0,2,2,0,2,6,4 0,0 N bound=29"
	checkHouse(t, []houseCase{
		{"bind=threatened", from, "13R", "bound"},
		// The fifth lap ends in the bound pit.
		{"bind=threatened", from, "9R", "0,3,4,3,6,1,4,4/2,0,3,1,5,3,2,3/0,2,0,0,1,1,0,0/0,0,2,2,0,2,6,4 0,0 S"},
		// A first lap from the house: twelve seeds come round to Pit 16.
		{"bind=threatened", "_/0,0,0,0,0,3,0,0/2,0,0,0,12,2,0,0/_ 0,0 S bound=16 south-owns=12", "12L", "_/0,0,0,0,0,3,0,0/3,0,0,0,0,3,1,1/1,1,1,1,1,1,1,1 0,0 N"},
		{"bind=house-passes", "_/0,0,0,0,0,3,0,0/2,0,0,0,12,2,0,0/_ 0,0 S bound=16 south-owns=12", "12L", "_/0,0,0,0,0,3,0,0/0,1,1,1,0,3,1,1/1,1,1,1,1,1,1,1 0,0 N"},
	})
}

func TestBoundPitFollowsFromTheRules(t *testing.T) {
	const rows = "0,1,2,1,4,8,2,2/10,0,0,10,2,1,0,1/0,2,0,0,1,1,0,0/0,0,2,2,0,2,6,4 0,0 N"
	for _, c := range []struct {
		set, position string
		ok            bool
	}{
		{"bind=threatened", rows + " bound=29", true},
		{"bind=threatened", rows + " bound=28", false},
		{"bind=no", rows + " bound=29", false},
		{"bind=threatened", rows + " south-owns=12", true},
		{"bind=threatened", rows + " south-owns=13", false},
		{"bind=threatened", rows + " north-owns=12", false},
	} {
		r := enginetest.Rules(t, stock+c.set)
		if err := r.CheckPosition(enginetest.Position(t, c.position)); (err == nil) != c.ok {
			t.Errorf("%s with %s: %v", c.position, c.set, err)
		}
	}
	if got := legalText(t, enginetest.Rules(t, stock+"bind=threatened"), rows+" bound=29"); got != strings.TrimSpace("9R 9L 12R 12L") {
		t.Errorf("legal %q", got)
	}
}

// With a stock no pit is bound, so a position that says so leaves a move.
func TestBoundPitTakesASeedOfTheStock(t *testing.T) {
	r := enginetest.Rules(t, stock+"bind=threatened")
	from := strings.ReplaceAll("_/1,0,0,0,0,0,0,0/0,0,0,0,6,2,0,0/_ 9,9 S bound=11 south-owns=12", "_", empty)
	if got := legalText(t, r, from); got != "11R 11L" {
		t.Errorf("legal %q, want 11R 11L", got)
	}
}
