// Package diag holds problems with what people write: where, what, and what
// would be right. Problems are data; they are collected, sorted, and printed
// once: as text, in colour, or as JSON.
package diag

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"slices"
	"strings"
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
func (p Problem) Error() string { return p.place() + p.What }

// place is what stands before what is wrong.
func (p Problem) place() string {
	switch {
	case p.File == "":
		return ""
	case p.Line == 0:
		return p.File + ": "
	}
	return fmt.Sprintf("%s:%d:%d: ", p.File, p.Line, p.Col)
}

// Suggestion is the name that the problem says was meant, or "".
func (p Problem) Suggestion() string {
	i := strings.LastIndex(p.What, meant)
	if i < 0 || !strings.HasSuffix(p.What, "?") {
		return ""
	}
	return p.What[i+len(meant) : len(p.What)-1]
}

// Reason is an error of the file system without what was tried and the path,
// which a problem says itself.
func Reason(err error) string {
	var path *fs.PathError
	var link *os.LinkError
	switch {
	case errors.As(err, &path):
		return path.Err.Error()
	case errors.As(err, &link):
		return link.Err.Error()
	}
	return err.Error()
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

// Take collects the problems that an error is, and gives back an error that is
// something else.
func (ps *Problems) Take(err error) error {
	var one Problem
	var list Problems
	switch {
	case err == nil:
	case errors.As(err, &list):
		ps.Add(list...)
	case errors.As(err, &one):
		ps.Add(one)
	default:
		return err
	}
	return nil
}

// Sorted is the problems by file, line and column, each of them once.
func (ps Problems) Sorted() Problems {
	sorted := slices.SortedStableFunc(slices.Values(ps), func(a, b Problem) int {
		return cmp.Or(cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Col, b.Col))
	})
	return slices.CompactFunc(sorted, func(a, b Problem) bool { return a.Error() == b.Error() })
}
