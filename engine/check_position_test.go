package engine_test

import (
	"strings"
	"testing"

	"sowbook/engine/enginetest"
)

func TestPositionsThatNoGameWithTheRulesHasAreRefused(t *testing.T) {
	const two, three, four = "4,4/4,4 0,0 S", "4,4/4,4/4,4 0,0 S", "4,4/4,4/4,4/4,4 0,0 S"
	const claim = "stores=none last-in-store=ends relay=yes claim=makes-four stuck=empty-passes"
	const once = "stores=none last-in-store=ends relay=next capture=beyond-across after-capture=again-once stuck=empty-passes"
	for _, c := range []struct{ rules, position, want string }{
		{"", two, ""},
		{"", three, "2 rows in this game; this position has 3"},
		{"", four, "2 rows in this game; this position has 4"},
		{fourRows, four, ""},
		{fourRows, two, "4 rows in this game; this position has 2"},
		{"rows=3 " + claim, three, ""},
		{"rows=3 " + claim, four, "3 rows in this game; this position has 4"},
		{"", two + " north-owns=1", "leave out north-owns and south-owns"},
		{claim, two + " north-owns=1", ""},
		{"", two + " again=yes", "leave out again=yes"},
		{once, two + " again=yes", ""},
	} {
		err := enginetest.Rules(t, c.rules).CheckPosition(enginetest.Position(t, c.position))
		if got := ""; err != nil {
			got = err.Error()
			if c.want == "" || !strings.Contains(got, c.want) {
				t.Errorf("%s under %q: %s", c.position, c.rules, got)
			}
		} else if c.want != "" {
			t.Errorf("%s under %q is accepted", c.position, c.rules)
		}
	}
}
