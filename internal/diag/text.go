package diag

import (
	"bytes"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// NotUTF8 reports whether the text is not UTF-8 or contains a zero byte. It adds a
// problem at the first wrong byte.
func (s *Source) NotUTF8(problems *Problems) bool {
	if utf8.Valid(s.Text) && bytes.IndexByte(s.Text, 0) < 0 {
		return false
	}
	for i := 0; ; {
		r, size := utf8.DecodeRune(s.Text[i:])
		if r == utf8.RuneError && size <= 1 || r == 0 {
			problems.Add(s.ProblemAt(i, "this is not UTF-8 text; save the file as UTF-8"))
			return true
		}
		i += size
	}
}

// NotPlainText is like NotUTF8, but also reports the first character that text must not
// contain; see [BadCharacter]. Line breaks, tabs and a byte order mark at the start are allowed.
func (s *Source) NotPlainText(problems *Problems) bool {
	if s.NotUTF8(problems) {
		return true
	}
	for i := 0; i < len(s.Text); {
		if c := s.Text[i]; c >= ' ' && c < 0x7F || c == '\n' || c == '\t' { // the usual case
			i++
			continue
		}
		r, size := utf8.DecodeRune(s.Text[i:])
		allowed := r == '\r' && bytes.HasPrefix(s.Text[i:], []byte("\r\n")) || r == 0xFEFF && i == 0
		if what := BadCharacter(r); what != "" && !allowed {
			if r == '\r' {
				what += ", or save the file with the line ends of Unix or Windows"
			}
			problems.Add(s.ProblemAt(i, "remove the "+what))
			return true
		}
		i += size
	}
	return false
}

// BadCharacter describes a character that text must not contain, as in "control character
// U+0007". It returns "" for any other. Control characters may be commands of a terminal
// and are not allowed in HTML, direction overrides change how text is displayed, and the
// others are invisible.
func BadCharacter(r rune) string {
	kind := ""
	switch {
	case r >= ' ' && r < 0x7F: // the usual case
		return ""
	case unicode.IsControl(r):
		kind = "control character"
	case r >= 0x202A && r <= 0x202E:
		kind = "direction override"
	case r == 0x2028 || r == 0x2029:
		kind = "line separator"
	case r == 0xFEFF:
		kind = "byte order mark"
	case r&0xFFFE == 0xFFFE, r >= 0xFDD0 && r <= 0xFDEF:
		kind = "noncharacter"
	default:
		return ""
	}
	return fmt.Sprintf("%s U+%04X", kind, r)
}

// OneLine returns a text as one line that can be shown in a terminal, without [BadCharacter]s
// and isolates of the direction. Tabs remain.
func OneLine(text string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r == '\n':
			return ' '
		case r == '\t':
		case BadCharacter(r) != "", r >= 0x2066 && r <= 0x2069:
			return unicode.ReplacementChar
		}
		return r
	}, text)
}
