// Package diag holds problems with what people write: where, what, and what
// would be right. Problems are data; they are collected, sorted, and printed
// once.
package diag

import (
	"bytes"
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"
	"unicode/utf8"
)

// Problem is one thing wrong in one place.
type Problem struct {
	File    string // path as the reader would write it, or "" where no file is to blame
	Line    int    // from 1; 0 where the whole file is to blame
	Col     int    // in characters, from 1
	What    string // one line: what is wrong, and what would be right
	Excerpt string // the line at fault, or ""
	Notes   []string
}

// Error is the one line of a problem: FILE:LINE:COL: what is wrong.
func (p Problem) Error() string {
	switch {
	case p.File == "":
		return p.What
	case p.Line == 0:
		return p.File + ": " + p.What
	}
	return fmt.Sprintf("%s:%d:%d: %s", p.File, p.Line, p.Col, p.What)
}

// Print writes a problem with the line at fault, a caret below the place, and
// its notes.
func (p Problem) Print(w io.Writer) {
	fmt.Fprintln(w, p.Error())
	if p.Excerpt != "" {
		// Tabs stay tabs in the line of the caret, so that it stands where it should.
		lead := []rune(p.Excerpt)[:min(p.Col-1, utf8.RuneCountInString(p.Excerpt))]
		for i, r := range lead {
			if r != '\t' {
				lead[i] = ' '
			}
		}
		fmt.Fprintf(w, "    %s\n    %s^\n", p.Excerpt, string(lead))
	}
	for _, note := range p.Notes {
		fmt.Fprintln(w, "    "+note)
	}
}

// Problems is a list of problems, as an error.
type Problems []Problem

// Error is every problem, a line each.
func (ps Problems) Error() string {
	lines := make([]string, len(ps))
	for i, p := range ps {
		lines[i] = p.Error()
	}
	return strings.Join(lines, "\n")
}

// Add collects problems.
func (ps *Problems) Add(more ...Problem) { *ps = append(*ps, more...) }

// Sorted is the problems by file, line and column.
func (ps Problems) Sorted() Problems {
	return slices.SortedStableFunc(slices.Values(ps), func(a, b Problem) int {
		return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Col, b.Col))
	})
}

// Print writes every problem, sorted.
func (ps Problems) Print(w io.Writer) {
	for _, p := range ps.Sorted() {
		p.Print(w)
	}
}

// Source is a text that problems point into.
type Source struct {
	Name string
	Text []byte
}

// At is a problem at a byte offset of the text.
func (s *Source) At(offset int, what string, notes ...string) Problem {
	offset = min(max(offset, 0), len(s.Text))
	start := bytes.LastIndexByte(s.Text[:offset], '\n') + 1
	end := len(s.Text)
	if i := bytes.IndexByte(s.Text[start:], '\n'); i >= 0 {
		end = start + i
	}
	return Problem{
		File:    s.Name,
		Line:    bytes.Count(s.Text[:start], []byte("\n")) + 1,
		Col:     utf8.RuneCount(s.Text[start:offset]) + 1,
		What:    what,
		Excerpt: strings.TrimRight(string(s.Text[start:end]), "\r"),
		Notes:   notes,
	}
}

// Whole is a problem with the text as a whole.
func (s *Source) Whole(what string, notes ...string) Problem {
	return Problem{File: s.Name, What: what, Notes: notes}
}

// Offset is the byte offset of a line and a column, both from 1, the column in
// characters.
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
