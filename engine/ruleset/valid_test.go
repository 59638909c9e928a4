package ruleset

import (
	"math/rand/v2"
	"slices"
	"testing"

	"sowbook/engine/capture"
)

func TestMostValuesAreValidAlone(t *testing.T) {
	all, refused := 0, 0
	for _, w := range words {
		for n := 1; n < len(w.names); n++ {
			f := defaults()
			w.put(&f, n)
			all++
			if err := f.Check(); err != nil {
				refused++
				t.Logf("%s=%s: %v", w.key, w.names[n], err)
			}
		}
	}
	if t.Logf("%d of %d values are refused", refused, all); 3*refused > all {
		t.Error("too many values are refused")
	}
}

// Captures, relays and stores depend on each other, so each game here has theirs.
func TestManyRandomRulesAreValid(t *testing.T) {
	const tries = 20_000
	fixed := []string{"rows", "stores", "relay", "refill", "next-begins"}
	valid, rng := 0, rand.New(rand.NewPCG(1, 2))
	why := map[string]int{}
	for range tries {
		f := defaults()
		f.Captures, _ = capture.Parse([]string{"none", "last own empty: it and facing", "last own empty: facing"}[rng.IntN(3)])
		for i := range words {
			if w := &words[i]; w.names != nil && !slices.Contains(fixed, w.key) {
				w.put(&f, rng.IntN(len(w.names)))
			}
		}
		if err := f.Check(); err == nil {
			valid++
		} else {
			why[err.Error()]++
		}
	}
	if t.Logf("%d of %d random rules are valid", valid, tries); 8*valid < tries {
		t.Error("too few are valid:", why)
	}
}
