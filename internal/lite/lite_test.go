package lite

import (
	"slices"
	"strconv"
	"strings"
	"testing"
)

var texts = []string{"", ",", "a", "a,b", ",a,", "a,,b", "rules relay=yes", " two  words ", "1..2,3", "…, und"}

func TestFunctionsMatchTheStandardLibrary(t *testing.T) {
	for _, text := range texts {
		for _, part := range []string{",", "a", "..", ", ", "rules ", "yes"} {
			before, after, found := Cut(text, part)
			if b, a, f := strings.Cut(text, part); before != b || after != a || found != f {
				t.Errorf("Cut(%q, %q) = %q, %q, %v", text, part, before, after, found)
			}
			rest, found := CutPrefix(text, part)
			if r, f := strings.CutPrefix(text, part); rest != r || found != f {
				t.Errorf("CutPrefix(%q, %q) = %q, %v", text, part, rest, found)
			}
			rest, found = CutSuffix(text, part)
			if r, f := strings.CutSuffix(text, part); rest != r || found != f {
				t.Errorf("CutSuffix(%q, %q) = %q, %v", text, part, rest, found)
			}
			parts := Split(text, part)
			if !slices.Equal(parts, strings.Split(text, part)) {
				t.Errorf("Split(%q, %q) = %q", text, part, parts)
			}
			if Join(parts, part) != text {
				t.Errorf("Join(%q, %q) = %q", parts, part, Join(parts, part))
			}
			if Contains(parts, "a") != slices.Contains(parts, "a") {
				t.Errorf("Contains(%q)", parts)
			}
		}
		if words := Words(text); !slices.Equal(words, strings.Fields(text)) {
			t.Errorf("Words(%q) = %q", text, words)
		}
	}
	for _, n := range []int{0, 7, 9, 10, 99, 100, 1 << 40, -1, -10, 1<<63 - 1} {
		if Itoa(n) != strconv.Itoa(n) {
			t.Errorf("Itoa(%d) = %q", n, Itoa(n))
		}
	}
}

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
