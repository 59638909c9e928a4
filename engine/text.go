package engine

import "sowbook/engine/internal/text"

// TextError says what is wrong with a text and where: Offset counts bytes from
// the start of the text that was parsed. Why is one sentence without a full
// stop, naming what would be right.
type TextError struct {
	Offset int
	Why    string
}

func (e *TextError) Error() string { return e.Why }

func list(names []string) string { return text.List(names) }

func quote(s string) string { return text.Quote(s) }
