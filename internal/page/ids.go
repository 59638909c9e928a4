package page

import (
	"strconv"
	"strings"
	"unicode"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/parser"
)

// ids makes anchors of headings and terms. Those in Latin letters are as goldmark makes them; of other letters, which it leaves out, an
// anchor is made here, so that a heading in Arabic has a name too.
type ids struct {
	parser.IDs
	taken map[string]bool
}

func newIDs() *ids { return &ids{parser.NewContext().IDs(), map[string]bool{}} }

// Generate makes an anchor that no other has.
func (s *ids) Generate(value []byte, kind ast.NodeKind) []byte {
	if strings.ContainsFunc(string(value), func(r rune) bool { return r <= unicode.MaxASCII && unicode.IsLetter(r) }) {
		return s.IDs.Generate(value, kind)
	}
	var b strings.Builder
	letters := false
	for _, r := range string(value) {
		switch {
		case unicode.IsLetter(r):
			letters = true
			b.WriteRune(unicode.ToLower(r))
		case unicode.IsDigit(r):
			b.WriteRune(r)
		case unicode.IsSpace(r) || r == '-':
			b.WriteByte('-')
		}
	}
	if !letters {
		return s.IDs.Generate(value, kind)
	}
	id := strings.Trim(b.String(), "-")
	for name, n := id, 1; s.taken[id]; n++ {
		id = name + "-" + strconv.Itoa(n)
	}
	s.taken[id] = true
	return []byte(id)
}
