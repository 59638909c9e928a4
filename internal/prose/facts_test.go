package prose

import (
	"slices"
	"strings"
	"testing"

	"sowbook/engine"
)

func TestEveryConditionIsWordsOfTheRulesAsTheyAreWritten(t *testing.T) {
	conditions := 0
	for _, s := range Subjects {
		for _, m := range slices.Concat(s.says, s.more) {
			for _, word := range strings.Fields(m.when) {
				conditions++
				key, value, _ := strings.Cut(strings.TrimPrefix(word, "!"), "=")
				if values := engine.Values(key); values != nil && !slices.Contains(values, value) || values == nil && word != "!numbers=none" && word != "!fewest=1" && word != "fewest=1" {
					t.Errorf("%s: no rules are written %s", m.name, word)
				}
			}
		}
	}
	if conditions < 40 {
		t.Errorf("only %d conditions", conditions)
	}
}

func TestOfSeveralMessagesTheFirstThatHoldsIsSaid(t *testing.T) {
	for _, c := range []struct{ rules, key, says string }{
		{"", "relay", "relay-ends"},
		{"relay=yes", "relay", "relay-on"},
		{"relay=yes capture=made numbers=4", "relay", "relay-unless"},
		{"", "lone-capture", ""},
		{"stores=none last-in-store=ends", "last-in-store", ""},
		{"stores=none last-in-store=ends capture=run-across numbers=2", "capture", "capture-run-across capture-run-together"},
		{"stores=none last-in-store=ends capture=run-across numbers=2 run=one-by-one", "capture", "capture-run-across capture-run-one-by-one"},
		{"capture=run-theirs numbers=2 grand-slam=nothing", "capture", "capture-run-theirs capture-no-slam"},
		{"capture=run-theirs numbers=2", "capture", "capture-run-theirs"},
		{"fewest=3", "playable", "playable-fewest"},
		{"pick=rightmost rightmost=pass", "stuck", "stuck-rightmost"},
	} {
		r, err := engine.ParseRules(c.rules)
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range Subjects {
			if says := s.Says(r.String()); s.Key == c.key && says != c.says {
				t.Errorf("%q: %s says %s, want %s", c.rules, c.key, says, c.says)
			}
		}
	}
}
