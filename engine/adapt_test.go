package engine_test

import (
	"strconv"
	"testing"

	. "sowbook/engine"
	"sowbook/engine/enginetest"
	. "sowbook/engine/ruleset"
	"sowbook/internal/long"
)

func TestAdaptGivesEveryChoiceAMeaning(t *testing.T) {
	invalid, sets := 0, enginetest.RuleSets(t)
	switch {
	case testing.Short():
		sets = sets[:4]
	case long.Tests:
		sets = sets[:120]
	default:
		sets = sets[:60]
	}
	for _, r := range sets {
		for _, key := range Keys() {
			values := Values(key)
			if least, most, ok := Range(key); ok {
				values = []string{strconv.Itoa(least), strconv.Itoa(min(most, 120))}
			} else if key == "relay-holds" {
				values = []string{"any", "4", "2,3"}
			} else if key == "numbers" {
				values = []string{"none", "4", "2,3"}
			}
			for _, value := range values {
				if key == "seeds" && r.Pits == MaxPits && value != "0" {
					continue // too many seeds for a board
				}
				_, err := r.With(key, value)
				got, ok := r.Adapt(key, value)
				if !ok {
					t.Errorf("%s: no adaptation for %s=%s", r, key, value)
					continue
				}
				if set, _ := got.Value(key); set != value && !got.Idle(key) || got.Check() != nil {
					t.Errorf("%s with %s=%s becomes %s, %v", r, key, value, got, got.Check())
				}
				changed := 0
				for _, other := range Keys() {
					before, _ := r.Value(other)
					after, _ := got.Value(other)
					if other != key && before != after {
						changed++
					}
				}
				if err == nil && changed > 0 {
					t.Errorf("%s: %s=%s is valid but was adapted to %s", r, key, value, got)
				}
				if err != nil {
					invalid++
					if changed == 0 {
						t.Errorf("%s: %s=%s is invalid but nothing was adapted", r, key, value)
					}
				}
			}
		}
	}
	if invalid < 5*len(sets) {
		t.Errorf("only %d invalid values", invalid)
	}
}

func TestAdaptChangesAsFewWordsAsPossible(t *testing.T) {
	const lane = "seeds=72 setup=free give=whenever stores=none last-in-store=ends relay=yes capture=run-across numbers=2,4 ends=cleared"
	for _, c := range []struct{ rules, key, value, want string }{
		{"", "capture", "across", "capture=across"},
		{"", "stores", "none", "stores=none"},
		{"capture=across", "rows", "3", "rows=3 stores=none capture=run-theirs numbers=2,4"},
		{"capture=across", "grand-slam", "leaves-first", "capture=run-theirs numbers=2,4 grand-slam=leaves-first"},
		{"rows=4 stores=none capture=across", "must-capture", "yes", "rows=4 stores=none capture=inner-facing captured=sown-on must-capture=yes"},
		{"fewest=2", "ends", "cleared", "fewest=2 ends=cleared"},
		{"", "stuck", "passes", "stuck=passes"},
		{"capture=across lone-capture=yes", "capture", "none", "capture=none lone-capture=no"},
		{"seeds=4", "pits", "64", "pits=64 seeds=1"},
		{lane, "setup", "even", "seeds=4 setup=even give=whenever stores=none last-in-store=ends relay=yes capture=run-across numbers=2,4 ends=cleared"},
		{lane, "stores", "both", "seeds=72 setup=free give=whenever stores=both last-in-store=ends relay=yes capture=run-across numbers=2,4 ends=cleared"},
	} {
		got, ok := enginetest.Rules(t, c.rules).Adapt(c.key, c.value)
		if want := enginetest.Rules(t, c.want); !ok || got != want {
			t.Errorf("%q with %s=%s becomes\n%s, want\n%s", c.rules, c.key, c.value, got, want)
		}
	}
	for _, c := range [][2]string{{"colour", "red"}, {"capture", "all"}, {"fewest", "10"}} {
		if got, ok := enginetest.Rules(t, "").Adapt(c[0], c[1]); ok {
			t.Errorf("%s=%s becomes %s", c[0], c[1], got)
		}
	}
}
