package board

// TextError is an error in a text that was parsed.
type TextError struct {
	Offset int    // in bytes
	Why    string // one sentence without a full stop, with what would be right
	Key    string // the key of the word to blame, if the text is rules

	Wrong string   // a word that is not known, or ""
	Known []string // the words that may stand in its place
}

// Error returns e.Why.
func (e *TextError) Error() string { return e.Why }

// NewTextError returns a [*TextError] about a text that is not rules. Inlining it would make
// the WebAssembly module larger.
//
//go:noinline
func NewTextError(offset int, why string) error { return &TextError{Offset: offset, Why: why} }

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
