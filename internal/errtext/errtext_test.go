package errtext

import (
	"strings"
	"testing"
)

func TestListJoinsNamesWithOr(t *testing.T) {
	for want, names := range map[string][]string{
		"":                  nil,
		"ccw":               {"ccw"},
		"ccw or cw":         {"ccw", "cw"},
		"ccw, cw or either": {"ccw", "cw", "either"},
	} {
		if got := List(names); got != want {
			t.Errorf("%q: %q, want %q", names, got, want)
		}
	}
}

func TestQuoteKeepsMessagesOnOneLine(t *testing.T) {
	for text, want := range map[string]string{
		"relay":                     `"relay"`,
		"a\tb\n":                    `"a␣b␣"`,
		strings.Repeat("x", 41):     `"` + strings.Repeat("x", 40) + `…"`,
		strings.Repeat("x", 40):     `"` + strings.Repeat("x", 40) + `"`,
		"\xff" + "منقلة and 3 more": `"�منقلة and 3 more"`,
	} {
		if got := Quote(text); got != want {
			t.Errorf("%q: %s, want %s", text, got, want)
		}
	}
}
