package ruleset

import (
	"strconv"
	"testing"
)

func TestEveryContradictionCanOccur(t *testing.T) {
	for _, c := range contradictions {
		if !canOccur(c.when) {
			t.Errorf("no rules give the error %q", c.why)
		}
	}
}

// canOccur reports whether a condition holds with two words changed.
func canOccur(when string) bool {
	for _, w := range words {
		for _, v := range words {
			for n := range values(w) {
				for k := range values(v) {
					r := defaultRules()
					w.put(&r, n)
					v.put(&r, k)
					if r.Holds(when) {
						return true
					}
				}
			}
		}
	}
	return false
}

// values returns the number of values of a word to try.
func values(w word) int {
	if w.names == nil {
		return 3
	}
	return len(w.names)
}

func TestRangeMatchesAllowedNumbers(t *testing.T) {
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
	if ranges != 5 {
		t.Errorf("%d words are numbers, want pits, seeds, stock, house and fewest", ranges)
	}
}
