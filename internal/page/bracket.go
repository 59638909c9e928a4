package page

import (
	"regexp"

	"github.com/yuin/goldmark/ast"
)

// Bracket is a word in brackets that is no link.
type Bracket struct {
	Word   string
	Offset int // of the word in the page
}

var bracketPattern = regexp.MustCompile(`\[([A-Za-z]+-[A-Za-z0-9]+)\]`)

// Brackets is the words with a hyphen in brackets that the page shows as they
// are, such as [P-E99] where no source states that.
func (p *Page) Brackets() []Bracket {
	var found []Bracket
	_ = ast.Walk(p.Doc, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		t, ok := n.(*ast.Text)
		if n.Kind() == ast.KindCodeSpan {
			return ast.WalkSkipChildren, nil
		}
		if !ok || !entering || follows(t, n.PreviousSibling()) {
			return ast.WalkContinue, nil
		}
		start, stop := t.Segment.Start, t.Segment.Stop
		for next, ok := n.NextSibling().(*ast.Text); ok && next.Segment.Start == stop; next, ok = next.NextSibling().(*ast.Text) {
			stop = next.Segment.Stop
		}
		for _, at := range bracketPattern.FindAllSubmatchIndex(p.body[start:stop], -1) {
			found = append(found, Bracket{string(p.body[start+at[2] : start+at[3]]), start + at[2]})
		}
		return ast.WalkContinue, nil
	})
	return found
}

// follows tells whether a text goes on without a gap from the node before it.
func follows(t *ast.Text, before ast.Node) bool {
	b, ok := before.(*ast.Text)
	return ok && b.Segment.Stop == t.Segment.Start
}
