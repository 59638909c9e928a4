package diag

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"unicode"
)

// style is how the parts of a printed problem begin; each ends with reset.
type style struct{ place, caret, note, reset string }

var (
	plain    = style{}
	coloured = style{place: "\x1b[1m", caret: "\x1b[1;31m", note: "\x1b[36m", reset: "\x1b[0m"}
)

// Print writes every problem, sorted: its one line, the line at fault with a
// caret below the place, and its notes.
func (ps Problems) Print(w io.Writer) { ps.print(w, plain) }

// PrintColoured is Print for a terminal.
func (ps Problems) PrintColoured(w io.Writer) { ps.print(w, coloured) }

func (ps Problems) print(w io.Writer, s style) {
	for _, p := range ps.Sorted() {
		p.print(w, s)
	}
}

func (p Problem) print(w io.Writer, s style) {
	fmt.Fprintln(w, s.place+p.place()+s.reset+printable(p.What))
	if p.Excerpt != "" {
		line, before := p.window()
		fmt.Fprintf(w, "    %s\n    %s%s^%s\n", line, blank(before), s.caret, s.reset)
	}
	for _, note := range p.Notes {
		fmt.Fprintln(w, "    "+s.note+printable(note)+s.reset)
	}
}

// WriteJSON writes the problems, sorted, as one array. Every field is always
// there; line and col are 0 where the whole file is to blame.
func (ps Problems) WriteJSON(w io.Writer) error {
	type object struct {
		File       string   `json:"file"`
		Line       int      `json:"line"`
		Col        int      `json:"col"`
		What       string   `json:"what"`
		Excerpt    string   `json:"excerpt"`
		Notes      []string `json:"notes"`
		Suggestion string   `json:"suggestion"`
	}
	list := []object{}
	for _, p := range ps.Sorted() {
		line, _ := p.window()
		list = append(list, object{p.File, p.Line, p.Col, p.What, line, append([]string{}, p.Notes...), p.Suggestion()})
	}
	out := json.NewEncoder(w)
	out.SetEscapeHTML(false)
	return out.Encode(list)
}

// A line that is longer than longLine characters is shown from margin characters
// before the place to as many behind it.
const longLine, margin = 160, 60

// window is the line at fault, or the part of a long one around the place, and
// what of it stands before the place.
func (p Problem) window() (line, before string) {
	runes := []rune(p.Excerpt)
	at := min(max(p.Col-1, 0), len(runes))
	from, to, lead, tail := 0, len(runes), "", ""
	if len(runes) > longLine {
		if from = max(at-margin, 0); from > 0 {
			lead = "…"
		}
		if to = min(at+margin, len(runes)); to < len(runes) {
			tail = "…"
		}
	}
	return lead + printable(string(runes[from:to])) + tail, lead + printable(string(runes[from:at]))
}

// printable is a text as one line, without what would move the cursor of a
// terminal.
func printable(text string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r == '\n':
			return ' '
		case unicode.IsControl(r) && r != '\t':
			return unicode.ReplacementChar
		}
		return r
	}, text)
}

// blank is space as wide as a text. Tabs stay tabs, so that the caret stands
// where it should.
func blank(text string) string {
	var out strings.Builder
	for _, r := range text {
		switch {
		case r == '\t':
			out.WriteByte('\t')
		case unicode.In(r, unicode.Mn, unicode.Me, unicode.Cf): // drawn over the character before
		case unicode.In(r, unicode.Han, unicode.Hangul, unicode.Hiragana, unicode.Katakana) || r >= 0x1F300 && r < 0x1FB00:
			out.WriteString("  ")
		default:
			out.WriteByte(' ')
		}
	}
	return out.String()
}
