package ruleset

import (
	"strconv"
	"testing"

	"sowbook/engine/capture"
)

func TestEveryContradictionCanOccur(t *testing.T) {
	for _, c := range contradictions {
		if !canOccur(c.when) {
			t.Errorf("no rules give the error %q", c.why)
		}
	}
}

// canOccur reports whether a condition holds with two words changed, in games with different
// captures.
func canOccur(when string) bool {
	for _, captures := range []string{"none", "last makes 4: claim it", "last makes 4: claim it, one each", "last own empty: it and facing", "last: it, again", "last inner occupied: facing"} {
		if canOccurWith(captures, when) {
			return true
		}
	}
	return false
}

func canOccurWith(captures, when string) bool {
	for _, w := range words {
		for _, v := range words {
			for _, change := range changes(w) {
				for _, other := range changes(v) {
					r := defaults()
					r.Captures, _ = capture.Parse(captures)
					change(&r)
					other(&r)
					if r.Holds(when) {
						return true
					}
				}
			}
		}
	}
	return false
}

// changes returns some changes of a word to try.
func changes(w word) (list []func(*Set)) {
	add := func(n int) { list = append(list, func(r *Set) { w.put(r, n) }) }
	switch {
	case w.names == nil && w.written == nil:
		for n := range 3 {
			add(n)
		}
		if w.set != nil {
			add(int(capture.EvenNumbers))
		}
	default:
		for n := range w.names {
			add(n)
		}
	}
	for _, text := range []string{"move_2", "no-captures_1", "no-claims_1", "6x4", "5x4,5"} {
		if r := defaults(); w.written != nil && w.written.read != nil && w.written.read(&r, text) {
			list = append(list, func(r *Set) { w.written.read(r, text) })
		}
	}
	return list
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
			r := defaults()
			if err := r.set(key, strconv.Itoa(n)); (err == nil) != want {
				t.Errorf("%s=%d, of %d to %d: %v", key, n, least, most, err)
			}
		}
	}
	if ranges != 8 {
		t.Errorf("%d words are numbers, want pits, seeds, stock, house, fewest, few, no-capture and match-pits", ranges)
	}
}
