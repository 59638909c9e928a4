package diag

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"strings"
	"unicode"
)

// style holds the escape sequences before the parts of a printed problem, and reset.
type style struct{ position, caret, note, reset string }

var coloured = style{position: "\x1b[1m", caret: "\x1b[1;31m", note: "\x1b[36m", reset: "\x1b[0m"}

// Print is PrintPlain with colour if w is a terminal, unless the environment has
// NO_COLOR or TERM=dumb.
func (ps Problems) Print(w io.Writer) {
	if supportsColour(w) {
		ps.print(w, coloured)
	} else {
		ps.PrintPlain(w)
	}
}

func supportsColour(w io.Writer) bool {
	return IsTerminal(w) && os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb"
}

// IsTerminal reports whether w is a terminal.
func IsTerminal(w io.Writer) bool {
	file, ok := w.(*os.File)
	if !ok {
		return false
	}
	info, err := file.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}

// PrintPlain prints the problems, sorted: for each the line of Error, the excerpt with
// a caret below the column, and the notes.
func (ps Problems) PrintPlain(w io.Writer) { ps.print(w, style{}) }

func (ps Problems) print(w io.Writer, s style) {
	for _, p := range ps.Sorted() {
		fmt.Fprintln(w, s.position+p.position()+s.reset+printable(p.Message))
		if p.Excerpt != "" {
			line, before := p.excerpt()
			fmt.Fprintf(w, "    %s\n    %s%s^%s\n", line, blank(before), s.caret, s.reset)
		}
		for _, note := range p.Notes {
			fmt.Fprintln(w, "    "+s.note+printable(note)+s.reset)
		}
	}
}

// WriteJSON writes the problems, sorted, as one array. Every object has all
// fields; line and col are 0 if the problem is with a whole file.
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
		line, _ := p.excerpt()
		list = append(list, object{p.File, p.Line, p.Column, p.Message, line, append([]string{}, p.Notes...), p.suggestion()})
	}
	out := json.NewEncoder(w)
	out.SetEscapeHTML(false)
	return out.Encode(list)
}

// Of a line longer than maxLine characters, only margin characters before and
// after the column are shown.
const maxLine, margin = 160, 60

// excerpt returns the line to show, shortened if it is long, and the part of it
// before the column.
func (p Problem) excerpt() (line, before string) {
	runes := []rune(p.Excerpt)
	at := min(max(p.Column-1, 0), len(runes))
	from, to, lead, tail := 0, len(runes), "", ""
	if len(runes) > maxLine {
		if from = max(at-margin, 0); from > 0 {
			lead = "…"
		}
		if to = min(at+margin, len(runes)); to < len(runes) {
			tail = "…"
		}
	}
	return lead + printable(string(runes[from:to])) + tail, lead + printable(string(runes[from:at]))
}

// printable returns a text as one line, without control characters, which could
// move the cursor of a terminal.
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

// blank returns spaces as wide as a text. Tabs remain tabs.
func blank(text string) string {
	var out strings.Builder
	for _, r := range text {
		switch {
		case r == '\t':
			out.WriteByte('\t')
		case unicode.In(r, unicode.Mn, unicode.Me, unicode.Cf): // combined with the character before
		case unicode.In(r, unicode.Han, unicode.Hangul, unicode.Hiragana, unicode.Katakana) || r >= 0x1F300 && r < 0x1FB00:
			out.WriteString("  ")
		default:
			out.WriteByte(' ')
		}
	}
	return out.String()
}
