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

// adviceHead stands above advice.
const adviceHead = "Advice, which fails nothing:"

// maxPrinted is the number of problems that are printed. The rest often goes away with the first.
const maxPrinted = 100

// PrintPlain prints the problems, sorted: for each the line of Error, the excerpt with
// a caret below the column, and the notes. Advice comes last, below a line that says so. After maxPrinted problems, it prints how many
// are left.
func (ps Problems) PrintPlain(w io.Writer) { ps.print(w, style{}) }

func (ps Problems) print(w io.Writer, s style) {
	sorted := ps.Sorted()
	for i, p := range sorted {
		if i == maxPrinted {
			fmt.Fprintf(w, "%d more problems are not shown; fix these first, or list all with sowbook check -json\n", len(sorted)-maxPrinted)
			return
		}
		if p.Advice && (i == 0 || !sorted[i-1].Advice) {
			if i > 0 {
				fmt.Fprintln(w)
			}
			fmt.Fprintln(w, adviceHead)
		}
		fmt.Fprintln(w, s.position+p.position()+s.reset+shorten(p.Message))
		if p.Excerpt != "" {
			fmt.Fprintf(w, "    %s\n    %s%s^%s\n", OneLine(p.Excerpt), blank(OneLine(p.beforeCaret())), s.caret, s.reset)
		}
		for _, note := range p.Notes {
			fmt.Fprintln(w, "    "+s.note+shorten(note)+s.reset)
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
		Advice     bool     `json:"advice"`
	}
	list := []object{}
	for _, p := range ps.Sorted() {
		list = append(list, object{p.File, p.Line, p.Column, p.Message, OneLine(p.Excerpt), append([]string{}, p.Notes...), p.suggestion(), p.Advice})
	}
	out := json.NewEncoder(w)
	out.SetEscapeHTML(false)
	return out.Encode(list)
}

// maxMessage is the number of characters of a message that are printed. Messages quote
// what authors wrote, which may be long.
const maxMessage = 600

// shorten returns a message as one line. It leaves out the middle of a long one.
func shorten(message string) string {
	runes := []rune(OneLine(message))
	if len(runes) <= maxMessage {
		return string(runes)
	}
	return string(runes[:maxMessage/2]) + " … " + string(runes[len(runes)-maxMessage/2:])
}

// beforeCaret returns the part of the excerpt before the column.
func (p Problem) beforeCaret() string {
	runes := []rune(p.Excerpt)
	return string(runes[:min(p.caret, len(runes))])
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
