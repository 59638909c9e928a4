package page

import (
	"strconv"
	"strings"
	"unicode"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
)

// reserved is the ids that templates give to parts of a page; no heading gets one of them.
var reserved = []string{"main", "games", "at-a-glance", "readings", "together", "q"}

// ids makes the ids of headings and terms from their words, in any script, each once a page: letters and digits in lower case, a
// hyphen for each space.
type ids struct{ taken map[string]bool }

func newIDs() parser.IDs {
	s := ids{map[string]bool{}}
	for _, id := range reserved {
		s.taken[id] = true
	}
	return s
}

// Generate is the id of a text. One that is taken gets a number.
func (s ids) Generate(value []byte, _ ast.NodeKind) []byte {
	id := strings.Map(func(r rune) rune {
		switch {
		case unicode.IsLetter(r), unicode.IsDigit(r), unicode.IsMark(r):
			return unicode.ToLower(r)
		case unicode.IsSpace(r), r == '-', r == '_':
			return '-'
		}
		return -1
	}, strings.TrimSpace(string(value)))
	if id == "" {
		id = "section"
	}
	free := id
	for n := 1; s.taken[free]; n++ {
		free = id + "-" + strconv.Itoa(n)
	}
	s.taken[free] = true
	return []byte(free)
}

// Put takes an id.
func (s ids) Put(value []byte) { s.taken[string(value)] = true }
