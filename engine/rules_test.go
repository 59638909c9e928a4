package engine

import (
	"strings"
	"testing"
)

func mustRules(t testing.TB, text string) Rules {
	t.Helper()
	r, err := ParseRules(text)
	if err != nil {
		t.Fatalf("%q: %v", text, err)
	}
	return r
}

// ruleSets is every combination of choices that has a meaning, on the usual
// board.
func ruleSets(t testing.TB) []Rules {
	t.Helper()
	sets := []Rules{defaultRules()}
	for _, w := range words {
		values := w.names
		switch w.key {
		case "pits", "seeds":
			continue
		case "fewest":
			values = []string{"1", "2"}
		}
		var next []Rules
		for _, r := range sets {
			for _, value := range values {
				q, err := r.set(w.key, value)
				if err != nil {
					t.Fatal(err)
				}
				next = append(next, q)
			}
		}
		sets = next
	}
	meaningful := sets[:0]
	for _, r := range sets {
		if r.Check() == nil {
			meaningful = append(meaningful, r)
		}
	}
	if len(meaningful) < 100 {
		t.Fatalf("only %d rule sets", len(meaningful))
	}
	return meaningful
}

func TestRulesPrintAsTheyAreRead(t *testing.T) {
	for _, r := range ruleSets(t) {
		if got := mustRules(t, r.String()); got != r {
			t.Errorf("%s is read as %s", r, got)
		}
	}
}

func TestWhatRulesLeaveOutKeepsItsDefault(t *testing.T) {
	got := mustRules(t, "capture=across\n  fewest=2\t").String()
	want := "pits=6 seeds=4 direction=ccw stores=own origin=sown fewest=2 last-in-store=again capture=across lone-capture=no ends=on-turn stuck=ends left-over=nobody"
	if got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

func TestWrongRulesAreRefusedNamingTheKeyAndWhatIsAllowed(t *testing.T) {
	for _, c := range []struct {
		text   string
		offset int
		why    string
	}{
		{"colour=red", 0, `no rule "colour"; the rules are pits, seeds, direction`},
		{"seeds=4 direction=up", 18, `direction is ccw, cw or either, not "up"`},
		{"seeds", 0, "KEY=VALUE"},
		{"seeds=04", 6, "seeds is a number from 0 to 255"},
		{"seeds=-1", 6, "seeds is a number"},
		{"pits=0", 5, "pits is a number from 1 to 64"},
		{"fewest=", 7, "fewest is a number from 1 to 9"},
		{"seeds=4 seeds=4", 8, "seeds is said twice"},
		{"pits=20 seeds=7", 0, "280 seeds"},
		{"stores=none", 0, "last-in-store=again has no meaning with stores=none"},
		{"lone-capture=yes", 0, "lone-capture=yes has no meaning with capture=none"},
		{"stuck=passes", 0, "stuck=passes has no meaning with fewest=1"},
	} {
		_, err := ParseRules(c.text)
		e, ok := err.(*TextError)
		if !ok {
			t.Errorf("%q: no text error, but %v", c.text, err)
			continue
		}
		if e.Offset != c.offset || !strings.Contains(e.Why, c.why) {
			t.Errorf("%q: at %d %q, want at %d something with %q", c.text, e.Offset, e.Why, c.offset, c.why)
		}
	}
}

func TestEveryRuleThatStepsNameHasANameThatReadsBack(t *testing.T) {
	for _, rule := range AllRules() {
		got, err := ParseRule(rule.String())
		if err != nil || got != rule || rule.String() == "" {
			t.Errorf("%d: %q is read as %d, %v", rule, rule, got, err)
		}
	}
	if _, err := ParseRule("castling"); err == nil || !strings.Contains(err.Error(), "capture-across") {
		t.Errorf("an unknown rule gives %v", err)
	}
}
