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

const keyLetters = "abcdefghijklmnopqrstuvwxyz0123456789-"

// readTable reads the messages of a file into a map by SECTION.KEY, or SECTION.ENTRY.FIELD where
// an entry has several. It parses the little YAML that tables use itself, because every command
// reads them.
func readTable(src *diag.Source, into map[string]text, problems *diag.Problems) {
	if src.NotPlainText(problems) {
		return
	}
	section, entry, at := "", "", 0
	for line := range strings.Lines(string(bytes.TrimPrefix(src.Text, []byte("\ufeff")))) {
		start := at
		at += len(line)
		line = strings.TrimRight(line, "\r\n")
		if bare := strings.TrimSpace(line); bare == "" || bare == "---" || bare[0] == '#' {
			continue
		}
		key, quoted, colon := strings.Cut(line, ":")
		key, indented := strings.CutPrefix(key, "  ")
		key, isField := strings.CutPrefix(key, "  ")
		quoted = strings.TrimSpace(quoted)
		value, err := "", error(nil)
		if quoted != "" {
			value, err = strconv.Unquote(quoted)
		}
		switch {
		case !colon || err != nil || strings.Trim(key, keyLetters) != "" || indented && section == "" || isField && (quoted == "" || entry == ""):
			problems.Add(src.ProblemAt(start, `expected a section, as in board:, or an indented key and text, as in   play: "Play"`))
		case quoted == "" && indented:
			entry = section + key + "."
		case quoted == "":
			section, entry = key+".", ""
		default:
			switch {
			case isField:
				key = entry + key
			case indented:
				key, entry = section+key, ""
			}
			place := start + strings.Index(line, `"`)
			escaped := strings.ContainsAny(quoted, "\\\t") // other bad characters are not in plain text
			if value == "" || escaped && strings.ContainsFunc(value, func(r rune) bool { return diag.BadCharacter(r) != "" }) {
				problems.Add(src.ProblemAt(place, key+" must be a line of text that is not empty and has no tabs or control characters"))
			}
			if len(value) > maxMessage {
				problems.Add(src.ProblemAt(place, fmt.Sprintf("%s is longer than %d bytes; make it shorter", key, maxMessage)))
			}
			if into[key].in == src {
				problems.Add(src.ProblemAt(start, "duplicate key "+key))
			}
			into[key] = text{value, src, place}
		}
	}
}
