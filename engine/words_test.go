package engine

import (
	"strconv"
	"testing"
)

func TestEveryCombinationWithoutAMeaningIsOneThatSomeRulesHave(t *testing.T) {
	for _, c := range combinations {
		found := false
		for _, w := range words {
			for _, v := range words {
				for n := range max(len(w.names), 3) {
					for k := range max(len(v.names), 3) {
						r := defaultRules()
						w.put(&r, n)
						v.put(&r, k)
						found = found || c.when(&r)
					}
				}
			}
		}
		if !found {
			t.Errorf("no rules are refused with %q", c.why)
		}
	}
}

func TestTheRangeOfAWordIsTheNumbersThatItAllows(t *testing.T) {
	ranges := 0
	for _, key := range append(Keys(), "colour") {
		least, most, ok := Range(key)
		if !ok {
			continue
		}
		ranges++
		for n, want := range map[int]bool{least - 1: false, least: true, most: true, most + 1: false} {
			r := defaultRules()
			if err := r.set(key, strconv.Itoa(n)); (err == nil) != want {
				t.Errorf("%s=%d, of %d to %d: %v", key, n, least, most, err)
			}
		}
	}
	if ranges != 3 {
		t.Errorf("%d words are numbers, want pits, seeds and fewest", ranges)
	}
}
