package diag

import (
	"fmt"
	"regexp"
	"strings"
	"testing"
)

func TestPrintShowsExcerptWithCaret(t *testing.T) {
	src := &Source{"a.md", []byte("one\n\tzwölf\tdrei\nlast")}
	p := src.ProblemAt(strings.Index(string(src.Text), "drei"), "what is wrong", "a note")
	var out strings.Builder
	Problems{p}.PrintPlain(&out)
	const want = "a.md:2:8: what is wrong\n    \tzwölf\tdrei\n    \t     \t^\n    a note\n"
	if out.String() != want {
		t.Errorf("got\n%s\nwant\n%s", out.String(), want)
	}
}

func TestSortedOrdersByFileLineColumn(t *testing.T) {
	ps := Problems{{File: "b", Line: 1, Column: 1}, {File: "a", Line: 10, Column: 1}, {File: "a", Line: 2, Column: 9}, {File: "a", Line: 2, Column: 3}}
	var got []string
	for _, p := range ps.Sorted() {
		got = append(got, strings.TrimSuffix(p.Error(), ": "))
	}
	if strings.Join(got, " ") != "a:2:3 a:2:9 a:10:1 b:1:1" {
		t.Errorf("%v", got)
	}
}

func TestOffsetInvertsProblemAt(t *testing.T) {
	src := &Source{"a.md", []byte("äb\n\ncdé\n")}
	for offset := range src.Text {
		if src.Text[offset]&0xC0 == 0x80 {
			continue // inside a character
		}
		p := src.ProblemAt(offset, "")
		if got := src.Offset(p.Line, p.Column); got != offset {
			t.Errorf("offset %d is %d:%d, which is offset %d", offset, p.Line, p.Column, got)
		}
	}
	if p := src.ProblemAt(99, ""); p.Line != 4 || p.Column != 1 {
		t.Errorf("beyond the end: %d:%d", p.Line, p.Column)
	}
}

func TestHintSuggestsNearOrListsAllowed(t *testing.T) {
	names := []string{"capture", "captured", "caption"}
	for written, want := range map[string]string{
		"captur":               "did you mean capture?",
		"Caption":              "did you mean caption?",
		"catpure":              "did you mean capture?", // an exchange is one edit
		"xyz":                  "one of capture, captured, caption",
		"capti":                "did you mean caption?",             // within two edits
		"captions of pictures": "did you mean caption?",             // begins with an allowed name
		"cap":                  "one of capture, captured, caption", // each is equally likely
	} {
		if got := Hint(written, names); got != want {
			t.Errorf("%s: %s, want %s", written, got, want)
		}
	}
}

func TestHintCountsCharactersNotBytes(t *testing.T) {
	if got := Hint("قاهره", []string{"سودان", "قاهرة"}); got != "did you mean قاهرة?" {
		t.Error(got)
	}
	// One character of three differs: in bytes it would be all of them.
	if got := Hint("日本人", []string{"日本語"}); got != "did you mean 日本語?" {
		t.Error(got)
	}
}

func TestHintIgnoresSharedPrefixOfLongNames(t *testing.T) {
	if got := Hint("variants/nosuch.md", []string{"variants/kalah.md"}); got != "one of variants/kalah.md" {
		t.Error(got)
	}
}

func TestHintListsNearestOfManyNames(t *testing.T) {
	var names []string
	for i := range 20 {
		names = append(names, fmt.Sprintf("clause-%02d", i))
	}
	if got := Hint("x-07", names); got != "one of clause-07, clause-00, clause-01, clause-02, clause-03 and 15 others" {
		t.Error(got)
	}
}

func TestEditDistance(t *testing.T) {
	for _, c := range []struct {
		a, b string
		want int
	}{{"", "", 0}, {"", "abc", 3}, {"abc", "", 3}, {"ab", "ba", 1}, {"abcd", "acbd", 1}, {"kitten", "sitting", 3}, {"ca", "abc", 3}} {
		if got := editDistance(c.a, c.b); got != c.want {
			t.Errorf("%q to %q: %d, want %d", c.a, c.b, got, c.want)
		}
	}
}

func TestColourChangesNoText(t *testing.T) {
	ps := Problems{(&Source{"a.md", []byte("one two")}).ProblemAt(4, "what is wrong", "a note"), {Message: "no file"}}
	var text, colour strings.Builder
	ps.PrintPlain(&text)
	ps.print(&colour, coloured)
	const want = "\x1b[1m\x1b[0mno file\n\x1b[1ma.md:1:5: \x1b[0mwhat is wrong\n    one two\n        \x1b[1;31m^\x1b[0m\n    \x1b[36ma note\x1b[0m\n"
	if colour.String() != want {
		t.Errorf("got %q\nwant %q", colour.String(), want)
	}
	if got := regexp.MustCompile("\x1b\\[[0-9;]*m").ReplaceAllString(colour.String(), ""); got != text.String() {
		t.Errorf("got %q\nwant %q", got, text.String())
	}
}

func TestPrintShortensLongLines(t *testing.T) {
	text := strings.Repeat("a", 1000) + "X" + strings.Repeat("b", 1000)
	var out strings.Builder
	Problems{(&Source{"a.md", []byte(text)}).ProblemAt(1000, "here")}.PrintPlain(&out)
	want := "a.md:1:1001: here\n    …" + strings.Repeat("a", 60) + "X" + strings.Repeat("b", 59) + "…\n" + strings.Repeat(" ", 4+61) + "^\n"
	if out.String() != want {
		t.Errorf("got\n%s\nwant\n%s", out.String(), want)
	}
}

func TestCaretAfterWideAndCombiningCharacters(t *testing.T) {
	var out strings.Builder
	Problems{(&Source{"a.md", []byte("播棋 e\u0301 x")}).ProblemAt(len("播棋 e\u0301 "), "here")}.PrintPlain(&out)
	if want := "a.md:1:7: here\n    播棋 e\u0301 x\n           ^\n"; out.String() != want {
		t.Errorf("got\n%s\nwant\n%s", out.String(), want)
	}
}

func TestPrintReplacesControlCharacters(t *testing.T) {
	var out strings.Builder
	Problems{{File: "a.md", Line: 1, Column: 2, Message: "two\nlines", Excerpt: "a\x1b[2Jb"}}.PrintPlain(&out)
	if want := "a.md:1:2: two lines\n    a\ufffd[2Jb\n     ^\n"; out.String() != want {
		t.Errorf("got %q", out.String())
	}
}

func TestWriteJSONWritesAllFields(t *testing.T) {
	var out strings.Builder
	ps := Problems{
		(&Source{"b.md", []byte("captur: <x>")}).ProblemAt(0, "unknown key captur; "+Hint("captur", []string{"capture"}), "a note"),
		{File: "a.md", Message: "is empty"},
	}
	if err := ps.WriteJSON(&out); err != nil {
		t.Fatal(err)
	}
	const want = `[{"file":"a.md","line":0,"col":0,"what":"is empty","excerpt":"","notes":[],"suggestion":""},` +
		`{"file":"b.md","line":1,"col":1,"what":"unknown key captur; did you mean capture?","excerpt":"captur: <x>","notes":["a note"],"suggestion":"capture"}]` + "\n"
	if out.String() != want {
		t.Errorf("got  %s\nwant %s", out.String(), want)
	}
	out.Reset()
	if err := (Problems{}).WriteJSON(&out); err != nil || out.String() != "[]\n" {
		t.Errorf("none: %q, %v", out.String(), err)
	}
}

func TestSortedRemovesDuplicates(t *testing.T) {
	p := Problem{File: "base.html", Line: 3, Column: 1, Message: "wrong"}
	if got := (Problems{p, {File: "a", Message: "other"}, p}).Sorted(); len(got) != 2 {
		t.Errorf("%v", got)
	}
}
