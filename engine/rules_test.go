package engine_test

import (
	"strings"
	"testing"

	. "sowbook/engine"
	"sowbook/engine/enginetest"
	"sowbook/engine/event"
)

func TestRulesStringRoundTrip(t *testing.T) {
	for _, r := range enginetest.RuleSets(t) {
		if got := enginetest.Rules(t, r.String()); got != r {
			t.Errorf("%s is read as %s", r, got)
		}
	}
}

func TestParseRulesKeepsDefaults(t *testing.T) {
	got := enginetest.Rules(t, "capture=across\n  fewest=2\t").String()
	want := "pits=6 rows=2 seeds=4 setup=even begins=other arrange=no opening=none stock=0 house=0 direction=ccw pick=any rightmost=nearest fewest=2 fewer=never singles=any single-entry=owner must-capture=no feed=no reach=no give=no stores=own store-end=right origin=sown " +
		"relay=no relay-in=any relay-holds=any last-in-store=again house-rights=stage-one captures=last_own_empty:it_and_facing grand-slam=takes " +
		"claim-first=yes owned=keeps bind=no ends=on-turn few=0 no-capture=0 majority=no stuck=ends left-over=nobody repetition=nobody wins=most endless=ends-turn both-ends=no refill=no surplus=stays match-pits=1 next-begins=last-mover"
	if got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

// masters is the rules of Bao la kiswahili without its setup.
const masters = "rows=4 pits=8 seeds=2 stock=22 house=6 direction=either pick=inner-first fewest=2 must-capture=yes stores=none last-in-store=ends " +
	"relay=yes capture=inner-facing captured=sown-from-end ends=inner-empty wins=last-mover"

func TestParseRulesErrors(t *testing.T) {
	for _, c := range []struct {
		text   string
		offset int
		why    string
	}{
		{"colour=red", 0, `no rule "colour"; the rules are pits, rows, seeds, setup`},
		{"seeds=4 direction=up", 18, `direction has no value "up"; use ccw, cw, either, reverse, halves, parity, laps-alternate or reverse-any-lap`},
		{"seeds", 0, "KEY=VALUE"},
		{"seeds=04", 6, "seeds is a number from 0 to 255"},
		{"seeds=-1", 6, "seeds is a number"},
		{"pits=0", 5, "pits is a number from 1 to 64"},
		{"fewest=", 7, "fewest is a number from 1 to 9"},
		{"seeds=4 seeds=4", 8, "seeds appears twice"},
		{"pits=20 seeds=7", 0, "280 seeds"},
		{"lone-capture=yes", 0, "lone-capture changes nothing here; leave it out, or write captures: with in place of and in a line"},
		{"capture=run-both numbers=2,4 grand-slam=leaves-first", 0, "grand-slam=leaves-first and leaves-last are supported only with a capture of theirs alone"},
		{"capture=made", 0, "a capture by number needs the numbers"},
		{"numbers=2", 0, "numbers changes nothing here; leave it out, or write captures: makes and the numbers in a line"},
		{"capture=made numbers=4,2", 21, `numbers must be none, even, odd, or numbers from 1 to 29 in rising order, as in 2,4 or 5+, not "4,2"`},
		{"capture=made numbers=30", 21, "numbers must be none, even, odd, or numbers from 1 to 29"},
		{"run=one-by-one", 0, "run changes nothing here"},
		{"after-capture=again", 0, "after-capture changes nothing here"},
		{"setup=house", 0, "setup=house is supported only with rows=4"},
		{"stock=4", 0, "stock is supported only with rows=4"},
		{"rows=4 pick=inner-first must-capture=yes capture=inner captured=sown-on stores=none last-in-store=ends left-over=both-sides", 0, "pick=inner-first is supported only with direction=either"},
		{"rows=4 captures=last_makes_4:claim_it stores=none", 0, "a claim is not supported with rows=4"},
		{"pick=rightmost claim=makes-four stores=none last-in-store=ends", 0, "a claim is not supported with pick=rightmost"},
		{masters + " setup=free", 0, "a player lays out the seeds"},
		{masters + " setup=at-least-two", 0, "a player lays out the seeds"},
		{"setup=free seeds=256", 17, "seeds is a number from 0 to 255"},
	} {
		_, err := ParseRules(c.text)
		e, ok := err.(*TextError)
		if !ok {
			t.Errorf("%q: got %v, want a *TextError", c.text, err)
			continue
		}
		if e.Offset != c.offset || !strings.Contains(e.Why, c.why) {
			t.Errorf("%q: offset %d, %q; want offset %d, containing %q", c.text, e.Offset, e.Why, c.offset, c.why)
		}
	}
}

func TestRuleStringRoundTrip(t *testing.T) {
	for rule := range event.RuleCount {
		got, err := event.ParseRule(rule.String())
		if err != nil || got != rule || rule.String() == "" {
			t.Errorf("%d: %q is read as %d, %v", rule, rule, got, err)
		}
	}
	if _, err := event.ParseRule("castling"); err == nil || !strings.Contains(err.Error(), "capture-across") {
		t.Errorf("an unknown rule gives %v", err)
	}
}

func TestAliasParsesTheSame(t *testing.T) {
	if a, b := enginetest.Rules(t, "origin=skip-lap"), enginetest.Rules(t, "origin=skipped"); a != b {
		t.Errorf("%s and %s", a, b)
	}
}
