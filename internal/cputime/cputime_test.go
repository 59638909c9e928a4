package cputime

import "testing"

func TestWorkUsesTime(t *testing.T) {
	before, sum := Used(), 0
	for Used() <= before && sum < 1<<40 {
		sum++
	}
	if Used() <= before {
		t.Errorf("no time passed after %d calls", sum)
	}
}
