package diag

import (
	"bytes"
	"strings"
	"unicode/utf8"
)

// Source is the text of a file. Its methods create problems with line and column.
type Source struct {
	Name string // path for Problem.File
	Text []byte
}

// ProblemAt returns a problem at a byte offset of the text.
func (s *Source) ProblemAt(offset int, what string, notes ...string) Problem {
	offset = min(max(offset, 0), len(s.Text))
	start := bytes.LastIndexByte(s.Text[:offset], '\n') + 1
	end := len(s.Text)
	if i := bytes.IndexByte(s.Text[start:], '\n'); i >= 0 {
		end = start + i
	}
	return Problem{
		File:    s.Name,
		Line:    bytes.Count(s.Text[:start], []byte("\n")) + 1,
		Column:  utf8.RuneCount(s.Text[start:offset]) + 1,
		Message: what,
		Excerpt: strings.TrimRight(string(s.Text[start:end]), "\r"),
		Notes:   notes,
	}
}

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

// FileProblem returns a problem with the file as a whole.
func (s *Source) FileProblem(what string, notes ...string) Problem {
	return Problem{File: s.Name, Message: what, Notes: notes}
}

// Offset returns the byte offset of a line and a column. Both count from 1, the
// column in characters.
func (s *Source) Offset(line, col int) int {
	offset := 0
	for ; line > 1; line-- {
		i := bytes.IndexByte(s.Text[offset:], '\n')
		if i < 0 {
			return len(s.Text)
		}
		offset += i + 1
	}
	for ; col > 1 && offset < len(s.Text) && s.Text[offset] != '\n'; col-- {
		_, size := utf8.DecodeRune(s.Text[offset:])
		offset += size
	}
	return offset
}
