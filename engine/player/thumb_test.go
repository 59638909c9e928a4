package player

import (
	"testing"

	"sowbook/engine"
)

func TestRulesOfThumbChoose(t *testing.T) {
	r, err := engine.ParseRules("capture=across")
	if err != nil {
		t.Fatal(err)
	}
	tests := []struct {
		rule  Thumb
		start string
		want  int // the pit from the left, from 1
	}{
		{StoreElseMost, "0,4,0,0,9,0/2,1,0,3,2,0 0,0 S", 5}, // ends in the store
		{MostCaptured, "0,4,0,0,9,0/1,0,0,1,2,0 0,0 S", 1},  // takes nine; Pit 5 ends in the store
		{LongestSowing, "0,4,0,0,9,0/1,0,0,7,2,0 0,0 S", 4}, // seven seeds
		{NearestStore, "0,4,0,0,9,0/1,3,0,2,0,0 0,0 S", 4},
		{KeepMost, "0,0,0,0,4,3/0,6,0,0,1,0 0,0 S", 5}, // Pit 2 sends two seeds away
		{KeepMost, "0,0,0,0,1,3/0,0,8,1,0,0 0,0 S", 3}, // North’s Pit 1 would take the eight
		{LeaveLeast, "0,0,0,0,1,3/0,0,8,1,0,0 0,0 S", 3},
		{LeaveLeast, "3,0,0,0,0,0/1,0,1,1,0,0 0,0 S", 4}, // North can capture nothing after any
		{LeastLost, "0,0,0,0,1,3/0,0,8,1,0,0 0,0 S", 3},  // takes nothing and moves the eight that North’s Pit 1 would capture
		{MostAhead, "0,4,0,0,9,0/1,3,0,0,2,0 0,0 S", 5},  // one seed in the store; Pits 1 and 2 gain none
		{MostAhead, "0,0,0,0,1,3/0,0,8,1,0,0 0,0 S", 3},  // Pit 4 takes two, and North’s Pit 1 then nine
	}
	for _, test := range tests {
		p, err := engine.ParsePosition(test.start)
		if err != nil {
			t.Fatal(err)
		}
		if m, ok := test.rule.Move(r, p); !ok || int(m.Pit)+1 != test.want {
			t.Errorf("%s at %s: pit %d, %t, want %d", test.rule, test.start, m.Pit+1, ok, test.want)
		}
	}
}

// A reader who follows the rule goes on until the turn is over.
func TestRulesOfThumbPlayWholeTurn(t *testing.T) {
	r, err := engine.ParseRules("capture=across")
	if err != nil {
		t.Fatal(err)
	}
	p, err := engine.ParsePosition("0,4,0,0,9,0/1,0,0,3,2,1 0,0 S")
	if err != nil {
		t.Fatal(err)
	}
	goal := Goal{Kind: SowTimes, N: 3}
	if !StoreElseMost.Reaches(r, p, goal) || LongestSowing.Reaches(r, p, Goal{Kind: SowTimes, N: 4}) {
		t.Error("the store first gives three sowings, the longest sowing not four")
	}
}
