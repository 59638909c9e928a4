package locale

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"

	"sowbook/internal/diag"
)

// text is a message in a file.
type text struct {
	text string
	in   *diag.Source
	at   int // byte offset of the quoted text
}

// maxMessage is the length limit of a message in bytes. A template could fill in a long text
// thousands of times.
const maxMessage = 10_000

// expectedLine is the message about a line that has no place in a table.
const expectedLine = `expected a section, as in board:, or an indented key and text, as in   play: "Play"`

// readTable reads the messages of a file into a map by SECTION.KEY, or SECTION.ENTRY.FIELD where
// an entry has several. Every command reads the tables, so it does not use the YAML parser.
func readTable(src *diag.Source, into map[string]text, problems *diag.Problems) {
	if src.NotPlainText(problems) {
		return
	}
	var prefix [maxDepth + 2]string // of the keys at each depth; "" where there can be none, but at 0
	next := 0
	for whole := range strings.Lines(string(bytes.TrimPrefix(src.Text, []byte("\ufeff")))) {
		at := next
		next += len(whole)
		l, ok := parseLine(whole)
		switch {
		case l.isEmpty:
			continue
		case !ok, l.depth > 0 && prefix[l.depth] == "":
			problems.Add(src.ProblemAt(at, expectedLine))
			continue
		}
		key := prefix[l.depth] + l.key
		clear(prefix[l.depth+1:])
		if l.quoted == "" {
			prefix[l.depth+1] = key + "."
			continue
		}
		place := at + strings.Index(whole, `"`)
		if wrong := l.wrongText(); wrong != "" {
			problems.Add(src.ProblemAt(place, key+wrong))
		}
		if into[key].in == src {
			problems.Add(src.ProblemAt(at, "duplicate key "+key))
		}
		into[key] = text{l.text, src, place}
	}
}

// maxDepth is the depth of the fields of an entry.
const maxDepth = 2

// line is a line of a table.
type line struct {
	isEmpty      bool
	depth        int
	key          string
	quoted, text string // both are "" for a section or an entry, whose lines follow
}

const keyLetters = "abcdefghijklmnopqrstuvwxyz0123456789-"

// parseLine parses a line of a table. ok reports whether the line has the form of one.
func parseLine(whole string) (l line, ok bool) {
	bare := strings.TrimSpace(whole)
	if bare == "" || bare == "---" || bare[0] == '#' {
		return line{isEmpty: true}, true
	}
	key, quoted, hasColon := strings.Cut(strings.TrimRight(whole, "\r\n"), ":")
	l.key, l.quoted = key, strings.TrimSpace(quoted)
	for l.depth < maxDepth && strings.HasPrefix(l.key, "  ") {
		l.key = l.key[2:]
		l.depth++
	}
	if !hasColon || strings.Trim(l.key, keyLetters) != "" {
		return l, false
	}
	if l.quoted == "" {
		return l, l.depth < maxDepth
	}
	var err error
	l.text, err = strconv.Unquote(l.quoted)
	return l, err == nil
}

// wrongText returns what is wrong with the text of a message, or "".
func (l line) wrongText() string {
	hasEscapes := strings.ContainsAny(l.quoted, "\\\t") // other bad characters are not in plain text
	switch {
	case l.text == "", hasEscapes && strings.ContainsFunc(l.text, func(r rune) bool { return diag.BadCharacter(r) != "" }):
		return " must be a line of text that is not empty and has no tabs or control characters"
	case len(l.text) > maxMessage:
		return fmt.Sprintf(" is longer than %d bytes; make it shorter", maxMessage)
	}
	return ""
}
