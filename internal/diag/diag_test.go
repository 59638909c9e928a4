package diag

import (
	"fmt"
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"
)

func TestPrintShowsExcerptWithCaret(t *testing.T) {
	src := NewSource("a.md", []byte("one\n\tzwölf\tdrei\nlast"))
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
	src := NewSource("a.md", []byte("äb\n\ncdé\n"))
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

// TestPositionsOfLongLines compares positions with a plain count, around the places of the
// index too.
func TestPositionsOfLongLines(t *testing.T) {
	text := strings.Repeat("ä", 3000) + "\n" + strings.Repeat("b\nc日\n", 500) + strings.Repeat("x", 5000)
	src := NewSource("a.md", []byte(text))
	offset, line, column := 0, 1, 1
	for _, r := range text + "." {
		p := src.ProblemAt(offset, "")
		if p.Line != line || p.Column != column || src.Offset(line, column) != offset {
			t.Fatalf("offset %d is %d:%d, which is offset %d; want %d:%d", offset, p.Line, p.Column, src.Offset(p.Line, p.Column), line, column)
		}
		column++
		if r == '\n' {
			line, column = line+1, 1
		}
		offset += len(string(r))
	}
	if got := src.Offset(2, 99); got != src.Offset(3, 1)-1 {
		t.Errorf("beyond the end of a line: offset %d", got)
	}
}

func TestPrintStopsAfterHundredProblems(t *testing.T) {
	src := NewSource("a.md", []byte(strings.Repeat("x\n", 250)))
	var ps Problems
	for line := range 250 {
		ps.Add(src.ProblemAt(2*line, "is wrong"))
	}
	var text, all strings.Builder
	ps.PrintPlain(&text)
	if lines := strings.Split(text.String(), "\n"); len(lines) != 3*100+2 || lines[297] != "a.md:100:1: is wrong" ||
		lines[300] != "150 more problems are not shown; fix these first, or list all with sowbook check -json" {
		t.Errorf("%d lines, the last %q", len(lines), lines[max(len(lines)-5, 0):])
	}
	if err := ps.WriteJSON(&all); err != nil || strings.Count(all.String(), "is wrong") != 250 {
		t.Errorf("the JSON has %d problems, %v", strings.Count(all.String(), "is wrong"), err)
	}
	text.Reset()
	ps[:100].PrintPlain(&text)
	if strings.Contains(text.String(), "more problems") {
		t.Error("a hundred problems are not all shown")
	}
}

func TestPrintShortensLongMessages(t *testing.T) {
	var out strings.Builder
	Problems{{Message: strings.Repeat("a", 5000) + strings.Repeat("z", 5000)}}.PrintPlain(&out)
	if want := strings.Repeat("a", 300) + " … " + strings.Repeat("z", 300) + "\n"; out.String() != want {
		t.Errorf("got %q", out.String())
	}
}

func TestNotPlainTextReportsFirstBadCharacter(t *testing.T) {
	for text, want := range map[string]string{
		"plain\twörds\r\n\u200f\u2066عربي\u2069\u200d": "",
		"a\x07b\x00":    "a:1:4: this is not UTF-8 text; save the file as UTF-8",
		"x\ny\x07":      "a:2:2: remove the control character U+0007",
		"x\x1b[2J":      "a:1:2: remove the control character U+001B",
		"x\u0085":       "a:1:2: remove the control character U+0085",
		"x\x7f":         "a:1:2: remove the control character U+007F",
		"one\rtwo":      "a:1:4: remove the control character U+000D, or save the file with the line ends of Unix or Windows",
		"one\r":         "a:1:4: remove the control character U+000D, or save the file with the line ends of Unix or Windows",
		"pay \u202egnp": "a:1:5: remove the direction override U+202E",
		"x\u2028":       "a:1:2: remove the line separator U+2028",
		"x\ufeff":       "a:1:2: remove the byte order mark U+FEFF",
		"x\ufffe":       "a:1:2: remove the noncharacter U+FFFE",
		"x\xff":         "a:1:2: this is not UTF-8 text; save the file as UTF-8",
	} {
		var problems Problems
		bad := NewSource("a", []byte(text)).NotPlainText(&problems)
		if got := problems.Error(); got != want || bad != (want != "") {
			t.Errorf("%q: %t, %s; want %s", text, bad, got, want)
		}
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

func TestHintDoesNotCompareThousandsOfNames(t *testing.T) {
	var names []string
	for i := range 4001 {
		names = append(names, fmt.Sprintf("name-%04d", i))
	}
	if got := Hint("name-050", names[:4000]); got != "did you mean name-0050?" {
		t.Error(got)
	}
	if got := Hint("name-050", names); got != "one of name-0000, name-0001, name-0002, name-0003, name-0004 and 3996 others" {
		t.Error(got)
	}
	if got := Hint(strings.Repeat("x", 1<<20), names[:20]); got != "one of name-0000, name-0001, name-0002, name-0003, name-0004 and 15 others" {
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
	ps := Problems{NewSource("a.md", []byte("one two")).ProblemAt(4, "what is wrong", "a note"), {Message: "no file"}}
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
	Problems{NewSource("a.md", []byte(text)).ProblemAt(1000, "here")}.PrintPlain(&out)
	want := "a.md:1:1001: here\n    …" + strings.Repeat("a", 60) + "X" + strings.Repeat("b", 59) + "…\n" + strings.Repeat(" ", 4+61) + "^\n"
	if out.String() != want {
		t.Errorf("got\n%s\nwant\n%s", out.String(), want)
	}
}

func TestCaretAfterWideAndCombiningCharacters(t *testing.T) {
	var out strings.Builder
	Problems{NewSource("a.md", []byte("播棋 e\u0301 x")).ProblemAt(len("播棋 e\u0301 "), "here")}.PrintPlain(&out)
	if want := "a.md:1:7: here\n    播棋 e\u0301 x\n           ^\n"; out.String() != want {
		t.Errorf("got\n%s\nwant\n%s", out.String(), want)
	}
}

func TestPrintReplacesControlCharacters(t *testing.T) {
	var out strings.Builder
	src := NewSource("a\n\x1bb.md", []byte("a\x1b[2J\u202ex\u2066b"))
	Problems{src.ProblemAt(1, "two\nlines\u2028\x07", "a\x00note")}.PrintPlain(&out)
	const want = `a\n\x1bb.md:1:2: two lines` + "\ufffd\ufffd\n    a\ufffd[2J\ufffdx\ufffdb\n     ^\n    a\ufffdnote\n"
	if out.String() != want {
		t.Errorf("got %q\nwant %q", out.String(), want)
	}
	if got := src.ProblemAt(1, "two\nlines").Error(); got != `a\n\x1bb.md:1:2: two lines` {
		t.Errorf("Error is %q", got)
	}
}

func TestAdviceIsPrintedApartAndFailsNothing(t *testing.T) {
	advice := Problems{{File: "b.md", Message: "lacks two", Advice: true}, {File: "a.md", Message: "lacks one", Advice: true}}
	both := append(Problems{{File: "c.md", Message: "is wrong"}}, advice...)
	const list = "Advice, which fails nothing:\na.md: lacks one\nb.md: lacks two\n"
	var alone, mixed strings.Builder
	advice.PrintPlain(&alone)
	both.PrintPlain(&mixed)
	if alone.String() != list || mixed.String() != "c.md: is wrong\n\n"+list {
		t.Errorf("%q, %q", alone.String(), mixed.String())
	}
	if advice.Fail() || !both.Fail() || (Problems{}).Fail() {
		t.Error("problems fail, and advice does not")
	}
}

func TestWriteJSONWritesAllFields(t *testing.T) {
	var out strings.Builder
	ps := Problems{
		NewSource("b.md", []byte("captur: <x>")).ProblemAt(0, "unknown key captur; "+Hint("captur", []string{"capture"}), "a note"),
		{File: "a.md", Message: "is empty"},
		{File: "a.md", Message: "is missing", Advice: true},
	}
	if err := ps.WriteJSON(&out); err != nil {
		t.Fatal(err)
	}
	const want = `[{"file":"a.md","line":0,"col":0,"what":"is empty","excerpt":"","notes":[],"suggestion":"","advice":false},` +
		`{"file":"b.md","line":1,"col":1,"what":"unknown key captur; did you mean capture?","excerpt":"captur: <x>","notes":["a note"],"suggestion":"capture","advice":false},` +
		`{"file":"a.md","line":0,"col":0,"what":"is missing","excerpt":"","notes":[],"suggestion":"","advice":true}]` + "\n"
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

// FuzzPrint prints a problem with any text, in as many lines as it should have and without
// characters that a terminal obeys.
func FuzzPrint(f *testing.F) {
	f.Add("a.md", "one\ntwo", 5, "wrong", "note")
	f.Add("a\nb", "\u202e\x1b\xff", 1, "\r", "\u2028")
	f.Fuzz(func(t *testing.T, name, text string, offset int, message, note string) {
		src := NewSource(name, []byte(text))
		p := src.ProblemAt(offset, message, note)
		var out strings.Builder
		Problems{p}.PrintPlain(&out)
		want := 2
		if p.Excerpt != "" {
			want += 2
		}
		if got := strings.Count(out.String(), "\n"); got != want || strings.ContainsAny(out.String(), "\r\x1b\u202e\u2028") {
			t.Errorf("%d lines, want %d: %q", got, want, out.String())
		}
		if at := src.Offset(p.Line, p.Column); utf8.ValidString(text) && at != min(max(offset, 0), len(text)) && utf8.RuneStart((text + "x")[min(max(offset, 0), len(text))]) {
			t.Errorf("offset %d of %q is %d:%d, which is offset %d", offset, text, p.Line, p.Column, at)
		}
	})
}
