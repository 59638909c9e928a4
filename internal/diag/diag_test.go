package diag

import (
	"strings"
	"testing"
)

func TestAProblemShowsItsLineWithACaretBelowThePlace(t *testing.T) {
	src := &Source{"a.md", []byte("one\n\tzwölf\tdrei\nlast")}
	p := src.At(strings.Index(string(src.Text), "drei"), "what is wrong", "a note")
	var out strings.Builder
	p.Print(&out)
	const want = "a.md:2:8: what is wrong\n    \tzwölf\tdrei\n    \t     \t^\n    a note\n"
	if out.String() != want {
		t.Errorf("got\n%s\nwant\n%s", out.String(), want)
	}
}

func TestProblemsAreSortedByFileLineAndColumn(t *testing.T) {
	ps := Problems{{File: "b", Line: 1, Col: 1}, {File: "a", Line: 10, Col: 1}, {File: "a", Line: 2, Col: 9}, {File: "a", Line: 2, Col: 3}}
	var got []string
	for _, p := range ps.Sorted() {
		got = append(got, strings.TrimSuffix(p.Error(), ": "))
	}
	if strings.Join(got, " ") != "a:2:3 a:2:9 a:10:1 b:1:1" {
		t.Errorf("%v", got)
	}
}

func TestLineAndColumnLeadBackToTheOffset(t *testing.T) {
	src := &Source{"a.md", []byte("äb\n\ncdé\n")}
	for offset := range src.Text {
		if src.Text[offset]&0xC0 == 0x80 {
			continue // inside a character
		}
		p := src.At(offset, "")
		if got := src.Offset(p.Line, p.Col); got != offset {
			t.Errorf("offset %d is %d:%d, which is offset %d", offset, p.Line, p.Col, got)
		}
	}
	if p := src.At(99, ""); p.Line != 4 || p.Col != 1 {
		t.Errorf("beyond the end: %d:%d", p.Line, p.Col)
	}
}

func TestANearMissIsSuggestedAndAFarOneListsWhatThereIs(t *testing.T) {
	names := []string{"capture", "captured", "caption"}
	for written, want := range map[string]string{
		"captur":  "did you mean capture?",
		"Caption": "did you mean caption?",
		"xyz":     "one of capture, captured, caption",
	} {
		if got := Expected(written, names); got != want {
			t.Errorf("%s: %s, want %s", written, got, want)
		}
	}
}
