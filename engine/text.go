package engine

import "sowbook/engine/internal/text"

// TextError describes an error in a text that was parsed. Offset counts bytes from
// the start of the text. Why is one sentence without a full stop that says what would
// be right.
type TextError struct {
	Offset int
	Why    string
}

func (e *TextError) Error() string { return e.Why }

// ParseNumber parses a number from 0 to most, written in digits without a sign or a
// leading zero.
func ParseNumber(text string, most int) (n int, ok bool) {
	if text == "" || text[0] == '0' && len(text) > 1 {
		return 0, false
	}
	for i := range len(text) {
		digit := int(text[i]) - '0'
		if digit < 0 || digit > 9 || n > most/10 || 10*n > most-digit {
			return 0, false
		}
		n = 10*n + digit
	}
	return n, true
}

func list(names []string) string { return text.List(names) }

func quote(s string) string { return text.Quote(s) }
