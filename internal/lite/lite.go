// Package lite has the few functions of packages strings, strconv and errors that the
// engine's WebAssembly module needs. With those packages every page would load ten
// kilobytes more.
package lite

// Error is an error that is only a message.
type Error string

// Error returns the message.
func (e Error) Error() string { return string(e) }

// Cut returns the text before and after the first separator, which is not empty. If there
// is no separator, found is false and before is the whole text.
func Cut(text, separator string) (before, after string, found bool) {
	first := separator[0]
	for i := range len(text) {
		if text[i] == first {
			if after, found = CutPrefix(text[i:], separator); found {
				return text[:i], after, true
			}
		}
	}
	return text, "", false
}

// CutPrefix returns a text without a prefix, and reports whether the text had it.
func CutPrefix(text, prefix string) (rest string, found bool) {
	if len(text) < len(prefix) || text[:len(prefix)] != prefix {
		return text, false
	}
	return text[len(prefix):], true
}

// CutSuffix returns a text without a suffix, and reports whether the text had it.
func CutSuffix(text, suffix string) (rest string, found bool) {
	n := len(text) - len(suffix)
	if n < 0 || text[n:] != suffix {
		return text, false
	}
	return text[:n], true
}

// Contains reports whether a text is in a list.
func Contains(list []string, text string) bool {
	for _, item := range list {
		if item == text {
			return true
		}
	}
	return false
}

// Split returns the parts of a text between separators.
func Split(text, separator string) []string {
	var parts []string
	for more := true; more; {
		var part string
		part, text, more = Cut(text, separator)
		parts = append(parts, part)
	}
	return parts
}

// Words returns the words of a text, which are separated by spaces.
func Words(text string) []string {
	var words []string
	for _, word := range Split(text, " ") {
		if word != "" {
			words = append(words, word)
		}
	}
	return words
}

// Join joins parts with a separator between them.
func Join(parts []string, separator string) string {
	text := ""
	for i, part := range parts {
		if i > 0 {
			text += separator
		}
		text += part
	}
	return text
}

// Itoa returns a number in decimal digits.
func Itoa(n int) string { return string(AppendInt(nil, n)) }

// AppendInt appends a number in decimal digits.
func AppendInt(text []byte, n int) []byte {
	if n < 0 {
		text, n = append(text, '-'), -n
	}
	if n > 9 {
		text = AppendInt(text, n/10)
	}
	return append(text, byte('0'+n%10))
}
