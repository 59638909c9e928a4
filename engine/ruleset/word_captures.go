package ruleset

import (
	"strings"

	"sowbook/engine/board"
	"sowbook/engine/capture"
)

// CapturesKey is the word that lists captures part by part.
const CapturesKey = capture.Key

// writtenCaptures has the lists of captures.
var writtenCaptures = written{
	get: func(r *Set) int {
		if r.Captures == (capture.List{}) {
			return 0
		}
		return 1
	},
	put: func(r *Set, _ int) { r.Captures = capture.List{} },
	text: func(r *Set) string { // without blanks
		text := strings.ReplaceAll(strings.ReplaceAll(r.Captures.String(), ": ", ":"), "; ", ";")
		return strings.ReplaceAll(strings.ReplaceAll(text, ", ", ","), " ", "_")
	},
}

// setCaptures sets the captures to a list that is written.
func (r *Set) setCaptures(text string) *board.TextError {
	captures, err := capture.Parse(text)
	if err != nil {
		line, _, _ := strings.Cut(text[err.Offset:], ";")
		if lines := linesFor(line); lines != "" {
			err.Why = "a capture is written by its parts: " + lines
		}
		err.Offset += len(CapturesKey) + 1
		return err
	}
	r.Captures = captures
	return nil
}
