package page

import (
	"strings"

	"github.com/yuin/goldmark/ast"
)

// Part is a section of level 2, or the text before the first one. Unlike a [Section], it
// includes the sections below it.
type Part struct {
	ID, Title   string   // of its heading; empty before the first one
	Subsections []string // the titles of its headings of level 3
	Examples    int      // the number of its examples

	heading ast.Node // nil before the first one
	content []ast.Node
	source  []byte
}

// Parts splits the page at its headings of level 2. Placeholders must be filled in.
func (t Tree) Parts() []Part {
	parts := []Part{{source: t.source}}
	for n := t.doc.FirstChild(); n != nil; n = n.NextSibling() {
		if h, ok := n.(*ast.Heading); ok && h.Level == 2 {
			parts = append(parts, Part{ID: anchor(n), Title: plain(n, t.source), heading: n, source: t.source})
			continue
		}
		part := &parts[len(parts)-1]
		part.content = append(part.content, n)
		for below := range blocksBelow(n) {
			switch below := below.(type) {
			case *ast.Heading:
				if below.Level == 3 {
					part.Subsections = append(part.Subsections, plain(below, t.source))
				}
			case *ExampleBlock:
				part.Examples++
			}
		}
	}
	if parts[0].content == nil {
		return parts[1:]
	}
	return parts
}

// HTML renders the part with its heading.
func (p Part) HTML() (string, error) {
	if p.heading == nil {
		return p.ContentHTML()
	}
	return p.render(append([]ast.Node{p.heading}, p.content...))
}

// ContentHTML renders the part without its heading.
func (p Part) ContentHTML() (string, error) { return p.render(p.content) }

func (p Part) render(nodes []ast.Node) (string, error) {
	var out strings.Builder
	for _, n := range nodes {
		html, err := render(n, p.source)
		if err != nil {
			return "", err
		}
		out.WriteString(html)
	}
	return out.String(), nil
}
