package engine

import "testing"

func TestWhateverIsChosenOtherWordsCanGoWithIt(t *testing.T) {
	refused := 0
	for _, r := range ruleSets(t)[:80] {
		for _, w := range words {
			values := w.names
			switch {
			case w.isSet:
				values = []string{"none", "4", "2,3"}
			case w.names == nil:
				values = []string{w.text(w.least), w.text(min(w.most, 120))}
			}
			for _, value := range values {
				if w.key == "seeds" && r.Pits == MaxPits && value != "0" {
					continue // no board holds them
				}
				_, err := r.With(w.key, value)
				got, ok := r.Adapt(w.key, value)
				if !ok {
					t.Errorf("%s: nothing goes with %s=%s", r, w.key, value)
					continue
				}
				if said, _ := got.Value(w.key); said != value || got.Check() != nil {
					t.Errorf("%s with %s=%s becomes %s, %v", r, w.key, value, got, got.Check())
				}
				changed := 0
				for _, other := range words {
					if other.key != w.key && other.get(r) != other.get(got) {
						changed++
					}
				}
				if err == nil && changed > 0 {
					t.Errorf("%s: %s=%s goes with the rest, and yet %s", r, w.key, value, got)
				}
				if err != nil {
					refused++
					if changed == 0 {
						t.Errorf("%s: %s=%s is refused, and nothing else changed", r, w.key, value)
					}
				}
			}
		}
	}
	if refused < 500 {
		t.Errorf("only %d choices were refused", refused)
	}
}

func TestAChoiceTakesAsFewOtherWordsWithItAsItNeeds(t *testing.T) {
	const lane = "seeds=72 setup=free give=whenever stores=none last-in-store=ends relay=yes capture=run-across numbers=2,4 ends=cleared"
	for _, c := range []struct{ rules, key, value, want string }{
		{"", "capture", "across", "capture=across"},
		{"", "stores", "none", "stores=none last-in-store=ends"},
		{"", "capture", "made", "capture=made numbers=2,4"},
		{"", "numbers", "3", "numbers=3 capture=made"},
		{"", "capture", "run-across", "capture=run-across numbers=2,4 stores=none last-in-store=ends"},
		{"", "ends", "cleared", "ends=cleared give=whenever"},
		{"", "stuck", "passes", "stuck=passes fewest=2"},
		{"capture=across lone-capture=yes", "capture", "none", "capture=none lone-capture=no"},
		{"seeds=4", "pits", "64", "pits=64 seeds=1"},
		{lane, "setup", "even", "seeds=4 setup=even give=whenever stores=none last-in-store=ends relay=yes capture=run-across numbers=2,4 ends=cleared"},
		{lane, "stores", "both", "seeds=72 setup=free give=whenever stores=both last-in-store=ends relay=yes capture=made numbers=2,4 ends=cleared"},
	} {
		got, ok := mustRules(t, c.rules).Adapt(c.key, c.value)
		if want := mustRules(t, c.want); !ok || got != want {
			t.Errorf("%q with %s=%s becomes\n%s, want\n%s", c.rules, c.key, c.value, got, want)
		}
	}
	for _, c := range [][2]string{{"colour", "red"}, {"capture", "all"}, {"fewest", "10"}} {
		if got, ok := mustRules(t, "").Adapt(c[0], c[1]); ok {
			t.Errorf("%s=%s becomes %s", c[0], c[1], got)
		}
	}
}
