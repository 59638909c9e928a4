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
	p, translated := read("---\ntitle: T\nsummary: S\nsides: {south: A, north: B}\nstore: C\n")
	Translate(p, original, translated)
	const want = "a reading has no title; remove it for the usual question of the rule, or write your own, as in question: Who begins?"
	for _, list := range []*diag.Problems{problems, translated} {
		if len(*list) != 1 || (*list)[0].Message != want || !strings.Contains((*list)[0].Excerpt, "title: The start") {
			t.Errorf("problems %v", *list)
		}
	}
}
