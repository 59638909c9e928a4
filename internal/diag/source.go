package diag

import (
	"bytes"
	"sync"
	"unicode/utf8"
)

// Source is the text of a file, made by [NewSource]. Its methods create problems with line
// and column.
type Source struct {
	Name string // path for Problem.File
	Text []byte

	index func() lineIndex // indexes Text once, so that many problems are reported quickly
}

// NewSource returns the source of a file.
func NewSource(name string, text []byte) *Source {
	return &Source{name, text, sync.OnceValue(func() lineIndex { return indexLines(text) })}
}

// ProblemAt returns a problem at a byte offset of the text.
func (s *Source) ProblemAt(offset int, what string, notes ...string) Problem {
	offset = min(max(offset, 0), len(s.Text))
	line, column := s.index().position(s.Text, offset)
	p := Problem{File: s.Name, Line: line, Column: column, Message: what, Notes: notes}
	p.Excerpt, p.caret = excerpt(s.Text, offset)
	return p
}

// FileProblem returns a problem with the file as a whole.
func (s *Source) FileProblem(what string, notes ...string) Problem {
	return Problem{File: s.Name, Message: what, Notes: notes}
}

// Offset returns the byte offset of a line and a column. Both count from 1, the
// column in characters.
func (s *Source) Offset(line, col int) int { return s.index().offset(s.Text, line, col) }

// Of a line longer than maxLine characters, an excerpt has only margin characters before
// and after the offset.
const maxLine, margin = 160, 60

// excerpt returns the line around an offset of a text, shortened if it is long, and the
// number of its characters before the offset. It reads no more of the line than it needs.
func excerpt(text []byte, offset int) (line string, caret int) {
	// before and after have at most maxLine characters of the line.
	from := offset
	for range maxLine {
		if from == 0 || text[from-1] == '\n' {
			break
		}
		_, size := utf8.DecodeLastRune(text[:from])
		from -= size
	}
	to := offset
	for range maxLine {
		if to == len(text) || text[to] == '\n' {
			break
		}
		_, size := utf8.DecodeRune(text[to:])
		to += size
	}
	starts := from == 0 || text[from-1] == '\n'
	ends := to == len(text) || text[to] == '\n'
	before, after := text[from:offset], text[offset:to]
	if ends {
		after = bytes.TrimRight(after, "\r")
	}
	caret = utf8.RuneCount(before)
	if starts && ends && caret+utf8.RuneCount(after) <= maxLine {
		return string(before) + string(after), caret
	}
	lead, tail := "", ""
	if !starts || caret > margin {
		before, lead, caret = before[runeOffset(before, caret-margin):], "…", margin+1
	}
	if !ends || utf8.RuneCount(after) > margin {
		after, tail = after[:runeOffset(after, margin)], "…"
	}
	return lead + string(before) + string(after) + tail, caret
}

// runeOffset returns the byte offset of character n of a text, from 0.
func runeOffset(text []byte, n int) (offset int) {
	for ; n > 0; n-- {
		_, size := utf8.DecodeRune(text[offset:])
		offset += size
	}
	return offset
}
