package engine

import (
	"math/rand/v2"
	"strconv"
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

// wellKnown is rule sets of games that are played, in their own words.
var wellKnown = []string{
	"origin=skipped last-in-store=ends",                                            // Basic
	"origin=skipped capture=across left-over=other-side",                           // Egyptian
	"origin=skipped direction=either fewest=2 capture=across left-over=other-side", // Ethiopian
	"origin=skipped direction=either fewest=2 capture=across left-over=other-side stuck=passes",
	"capture=across ends=at-once left-over=both-sides", // Kalah
	"capture=across ends=at-once left-over=both-sides direction=cw",
	"capture=across lone-capture=yes ends=at-once left-over=both-sides",
	"direction=either fewest=2 capture=across lone-capture=yes ends=at-once left-over=other-side",
	"stores=both last-in-store=ends relay=yes capture=made numbers=4", // Nigerian
	"stores=both last-in-store=ends relay=yes capture=made numbers=4 origin=skipped ends=at-once",
	cairo + " pick=rightmost", // Lane, Ignorant
	cairo + " pick=rightmost rightmost=pass give=instead origin=skip-lap",
	cairo + " pick=rightmost run=one-by-one origin=skip-start",
	cairo + " after-capture=again", // Lane, Wise
	cairo + " after-capture=again give=instead run=one-by-one",
	"stores=none last-in-store=ends origin=skipped capture=run-theirs numbers=2,3 grand-slam=nothing feed=must left-over=both-sides", // Oware
	"stores=none last-in-store=ends relay=yes origin=skip-lap capture=opposite feed=must left-over=both-sides",                       // Ayoayo
	"relay=yes", // Avalanche
}

// cairo is what Lane's two games have in common.
const cairo = "seeds=72 setup=free give=whenever stores=none last-in-store=ends relay=yes capture=run-across numbers=2,4 ends=cleared"

// ruleSets is the rules of known games, and as many others at random, of all
// combinations that have a meaning.
func ruleSets(t testing.TB) []Rules {
	t.Helper()
	var sets []Rules
	for _, text := range wellKnown {
		text = strings.Replace(text, "give=whenever", "", strings.Count(text, "give=")-1)
		sets = append(sets, mustRules(t, text))
	}
	rng := rand.New(rand.NewPCG(3, 5))
	for len(sets) < 400 {
		r := defaultRules()
		for _, w := range words {
			switch {
			case w.key == "pits" || w.key == "seeds":
			case w.isSet:
				w.set(&r, 1<<(1+rng.IntN(4))|1<<(1+rng.IntN(4)))
				if rng.IntN(2) == 0 {
					w.set(&r, 0)
				}
			case w.key == "fewest":
				w.set(&r, 1+rng.IntN(2))
			default:
				w.set(&r, rng.IntN(len(w.names)))
			}
		}
		if r.Check() == nil {
			sets = append(sets, r)
		}
	}
	return sets
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
	want := "pits=6 seeds=4 setup=even begins=other direction=ccw pick=any rightmost=nearest fewest=2 feed=no give=no stores=own origin=sown " +
		"relay=no last-in-store=again capture=across numbers=none lone-capture=no run=together grand-slam=takes after-capture=passes " +
		"ends=on-turn stuck=ends left-over=nobody"
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
		{"colour=red", 0, `no rule "colour"; the rules are pits, seeds, setup`},
		{"seeds=4 direction=up", 18, `direction is ccw, cw or either, not "up"`},
		{"seeds", 0, "KEY=VALUE"},
		{"seeds=04", 6, "seeds is a number from 0 to 255"},
		{"seeds=-1", 6, "seeds is a number"},
		{"pits=0", 5, "pits is a number from 1 to 64"},
		{"fewest=", 7, "fewest is a number from 1 to 9"},
		{"seeds=4 seeds=4", 8, "seeds is said twice"},
		{"pits=20 seeds=7", 0, "280 seeds"},
		{"stores=none", 0, "last-in-store=again has no meaning with stores=none"},
		{"lone-capture=yes", 0, "lone-capture=yes has no meaning without a capture of the opposite pit"},
		{"stuck=passes", 0, "stuck=passes has no meaning with fewest=1"},
		{"relay=yes capture=run-across numbers=2,4", 0, "capture=run-across has no meaning where stores are sown"},
		{"capture=made", 0, "a capture by number needs the numbers"},
		{"numbers=2", 0, "numbers has no meaning without a capture by number"},
		{"capture=made numbers=4,2", 21, `numbers is none, or numbers from 1 to 15 in rising order, as in 2,4, not "4,2"`},
		{"capture=made numbers=16", 21, "numbers is none, or numbers from 1 to 15"},
		{"run=one-by-one", 0, "run=one-by-one has no meaning without capture=run-across"},
		{"grand-slam=nothing", 0, "grand-slam=nothing has no meaning without capture=run-theirs"},
		{"after-capture=again", 0, "after-capture=again has no meaning without a capture"},
		{"rightmost=pass", 0, "rightmost=pass has no meaning with pick=any"},
		{"ends=cleared", 0, "give and ends=cleared go together"},
		{"give=instead", 0, "give and ends=cleared go together"},
		{"begins=turned-forfeits", 0, "begins=turned-forfeits has no meaning with setup=even"},
		{"setup=free seeds=256", 17, "seeds is a number from 0 to 255"},
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

func TestEveryCombinationWithoutAMeaningIsOneThatSomeRulesHave(t *testing.T) {
	for _, c := range combinations {
		found := false
		for _, w := range words {
			for _, v := range words {
				for n := range max(len(w.names), 3) {
					for k := range max(len(v.names), 3) {
						r := defaultRules()
						w.set(&r, n)
						v.set(&r, k)
						found = found || c.when(r)
					}
				}
			}
		}
		if !found {
			t.Errorf("no rules are refused with %q", c.why)
		}
	}
}

func TestAnotherNameForAValueReadsTheSame(t *testing.T) {
	if a, b := mustRules(t, "origin=skip-lap"), mustRules(t, "origin=skipped"); a != b {
		t.Errorf("%s and %s", a, b)
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
			if _, err := mustRules(t, "").set(key, strconv.Itoa(n)); (err == nil) != want {
				t.Errorf("%s=%d, of %d to %d: %v", key, n, least, most, err)
			}
		}
	}
	if ranges != 3 {
		t.Errorf("%d words are numbers, want pits, seeds and fewest", ranges)
	}
}
