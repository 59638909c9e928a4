// Package diag holds problems with the files of a rulebook: where they are, what is
// wrong and what would be right. It sorts and prints them as text, in colour or as JSON.
package diag

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"slices"
	"strconv"
	"strings"
)

// Problem is an error in a file of the rulebook.
type Problem struct {
	File    string   // path as shown to the author; "" if the problem is not in a file
	Line    int      // from 1; 0 if the problem is with the whole file
	Column  int      // in characters, from 1
	Message string   // one line: what is wrong, then what would be right
	Excerpt string   // the line of the file, or of a long line the part around the column, or ""
	Notes   []string // further lines that explain the problem
	Advice  bool     // the rulebook is right without a change, which would make it better
	Fix     *Fix     // what would be right, if it is certain; or nil

	caret int // characters of Excerpt before the column
}

// Fix replaces the text old at an offset of the file, in which line ends are \n and a byte order mark
// is left out.
type Fix struct {
	Offset   int
	Old, New string
}

// Error returns the problem as one line, FILE:LINE:COL: MESSAGE.
func (p Problem) Error() string { return p.position() + OneLine(p.Message) }

// position returns the beginning of the line, before the message.
func (p Problem) position() string {
	switch name := quoteName(p.File); {
	case p.File == "":
		return ""
	case p.Line == 0:
		return name + ": "
	default:
		return fmt.Sprintf("%s:%d:%d: ", name, p.Line, p.Column)
	}
}

// quoteName returns a file name as one line. Characters that OneLine replaces are escaped,
// as in a\nb.md, so that the file can be found.
func quoteName(name string) string {
	if OneLine(name) == name && !strings.Contains(name, "\t") {
		return name
	}
	quoted := strconv.Quote(name)
	return quoted[1 : len(quoted)-1]
}

// Reason returns the text of a file system error without its operation and
// path, for problems that name the file themselves.
func Reason(err error) string {
	if path, ok := errors.AsType[*fs.PathError](err); ok {
		return path.Err.Error()
	}
	if link, ok := errors.AsType[*os.LinkError](err); ok {
		return link.Err.Error()
	}
	return err.Error()
}

// Problems is a list of problems that is also an error.
type Problems []Problem

// Error returns the problems as one line each.
func (ps Problems) Error() string {
	lines := make([]string, len(ps))
	for i, p := range ps {
		lines[i] = p.Error()
	}
	return strings.Join(lines, "\n")
}

// Add appends problems.
func (ps *Problems) Add(more ...Problem) { *ps = append(*ps, more...) }

// AddError appends the problems that err holds and returns nil. It returns any other
// error unchanged.
func (ps *Problems) AddError(err error) error {
	if list, ok := errors.AsType[Problems](err); ok {
		ps.Add(list...)
		return nil
	}
	if one, ok := errors.AsType[Problem](err); ok {
		ps.Add(one)
		return nil
	}
	return err
}

// Err returns the problems as an error, nil if there are none.
func (ps Problems) Err() error {
	if len(ps) == 0 {
		return nil
	}
	return ps
}

// Fail reports whether one of the problems is more than advice.
func (ps Problems) Fail() bool {
	return slices.ContainsFunc(ps, func(p Problem) bool { return !p.Advice })
}

// rank is the order of a problem by what it stops.
func rank(p Problem) int {
	if p.Advice {
		return 1
	}
	return 0
}

// Sorted returns the problems by file, line and column, without duplicates. Advice is last.
func (ps Problems) Sorted() Problems {
	seen := map[string]bool{}
	distinct := slices.DeleteFunc(slices.Clone(ps), func(p Problem) bool {
		text := p.Error()
		known := seen[text]
		seen[text] = true
		return known
	})
	slices.SortStableFunc(distinct, func(a, b Problem) int {
		return cmp.Or(cmp.Compare(rank(a), rank(b)), cmp.Compare(a.File, b.File), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Column, b.Column))
	})
	return distinct
}
