package variant

import (
	"strings"
	"testing"

	"sowbook/internal/diag"
	"sowbook/internal/page"
)

// Readings once had a title. A page of then is told what to write now, in an original and in a translation.
func TestTitleOfReadingIsToldWhatToWriteNow(t *testing.T) {
	const readings = "readings:\n  origin:\n    title: The start\n    why: W.\n    values: {sown: S., skipped: N.}\n---\n"
	read := func(front string) (*page.Page, *diag.Problems) {
		p, problems := page.New("content", "variants/game.md", []byte(front+readings))
		return p, &problems
	}
	p, problems := read("---\ntitle: T\nsummary: S\nsource: s\n")
	original := Parse(p, problems)
	p, translated := read("---\ntitle: T\nsummary: S\n")
	Translate(p, original, translated)
	const want = "a reading has no title; remove it for the usual question of the rule, or write your own, as in question: Who begins?"
	for _, list := range []*diag.Problems{problems, translated} {
		if len(*list) != 1 || (*list)[0].Message != want || !strings.Contains((*list)[0].Excerpt, "title: The start") {
			t.Errorf("problems %v", *list)
		}
	}
}

// A translation names sides and store only if the original does; otherwise they have the names of its language.
func TestTranslationNamesWhatItsOriginalNames(t *testing.T) {
	read := func(front string) (*page.Page, *diag.Problems) {
		p, problems := page.New("content", "variants/game.md", []byte("---\ntitle: T\nsummary: S\n"+front+"---\n"))
		return p, &problems
	}
	for _, test := range []struct{ original, translated, want string }{
		{"", "", ""},
		{"store: bank\n", "", `missing key "store"`},
		{"store: bank\n", "store: B\n", ""},
		{"sides: {south: A, north: B}\n", "store: C\n", `missing key "south"`},
	} {
		p, problems := read("source: s\n" + test.original)
		original := Parse(p, problems)
		p, problems = read(test.translated)
		v := Translate(p, original, problems)
		got := ""
		if len(*problems) > 0 {
			got = (*problems)[0].Message
		}
		if got != test.want || v.unnamed.sides != (test.original == "" || strings.HasPrefix(test.original, "store")) {
			t.Errorf("%q, %q: %v, %+v", test.original, test.translated, *problems, v.unnamed)
		}
	}
}
