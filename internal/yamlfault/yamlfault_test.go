package yamlfault

import (
	"strings"
	"testing"
)

// Each text has a fault in its second line, as the parser says; >> marks the line that is indented otherwise.
func TestUnevenLineIsFoundAndReindented(t *testing.T) {
	for text, rest := range map[string]string{
		"sides:\n  south: Ana\n   >>north: Ben\nend: x": "sides:\n  south: Ana\n  north: Ben \nend: x",
		"sides:\n  south: Ana\n   >>north: Ben":         "sides:\n  south: Ana\n  north: Ben ",
		"sides:\n   south: Ana\n  >>north: Ben\n":       "",
		"a:\n  - b: c\n      >>d: e\n":                  "a:\n  - b: c\n    d: e  \n",
		"a:\n  - b: c: d\n    e: f\n":                   "",
		"a: b\nc: d: e\nf:\n  g: h\n":                   "",
		"a: |\n  b: c\n d: e\n    f: g\n":               "",
	} {
		plain := strings.Replace(text, ">>", "", 1)
		offset, what, again := UnevenLine([]byte(plain), strings.Index(plain, "\n")+1)
		if at := max(strings.Index(text, ">>"), 0); strings.Contains(text, ">>") && (offset != at || what == "" || string(again) != rest) {
			t.Errorf("%q: uneven at %d, %q, then %q; want it at %d, then %q", plain, offset, what, again, at, rest)
		} else if !strings.Contains(text, ">>") && rest == "" && again != nil {
			t.Errorf("%q: reindented to %q", plain, again)
		}
	}
}

func TestMessagesOfTheParserAreExplained(t *testing.T) {
	for message, want := range map[string]string{
		`mapping key "title" already defined at [2:1]`:           `duplicate key "title"`,
		"mapping value is not allowed in this context at [3:10]": "invalid YAML: put a text that has a colon and a space in quotes",
	} {
		if got := Explain(message); got != want {
			t.Errorf("%q is explained as %q, not %q", message, got, want)
		}
	}
}
