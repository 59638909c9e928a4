package locale

import (
	"bytes"
	"strconv"
	"strings"
	"unicode"

	"sowbook/internal/diag"
)

// text is one message as a file has it.
type text struct {
	text string
	in   *diag.Source
	at   int
}

const keyLetters = "abcdefghijklmnopqrstuvwxyz0123456789-"

// readTable reads the messages of a file into a table, by their keys with the section before them. It is YAML of the plainest kind, read
// here because this is done before every build and each character counts.
func readTable(src *diag.Source, into map[string]text, problems *diag.Problems) {
	if src.NoText(problems) {
		return
	}
	section, at, seen := "", 0, map[string]bool{}
	for line := range strings.Lines(string(bytes.TrimPrefix(src.Text, []byte("\ufeff")))) {
		start := at
		at += len(line)
		line = strings.TrimRight(line, "\r\n")
		if bare := strings.TrimSpace(line); bare == "" || bare == "---" || bare[0] == '#' {
			continue
		}
		key, quoted, colon := strings.Cut(line, ":")
		key, indented := strings.CutPrefix(key, "  ")
		quoted = strings.TrimSpace(quoted)
		value, err := "", error(nil)
		if quoted != "" {
			value, err = strconv.Unquote(quoted)
		}
		switch {
		case !colon || err != nil || strings.Trim(key, keyLetters) != "" || indented && (quoted == "" || section == ""):
			problems.Add(src.At(start, `a line of a table is a section, as in board:, or below it a key and a text, as in   play: "Play"`))
		case quoted == "":
			section = key + "."
		default:
			if indented {
				key = section + key
			}
			place := start + strings.Index(line, `"`)
			if value == "" || strings.ContainsFunc(value, unicode.IsControl) {
				problems.Add(src.At(place, key+" is a text of one line that is not empty, without tabs"))
			}
			if seen[key] {
				problems.Add(src.At(start, key+" is there twice"))
			}
			seen[key] = true
			into[key] = text{value, src, place}
		}
	}
}
