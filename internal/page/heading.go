package page

import (
	"fmt"

	"github.com/yuin/goldmark/ast"
	extensionast "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/renderer/html"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// headings renders each heading below the title as a link to itself, so that a reader can take its address along, by the keyboard
// too. The words are the link: a sign of its own beside them would be read out a second time.
type headings struct{}

func (headings) RegisterFuncs(r renderer.NodeRendererFuncRegisterer) {
	r.Register(ast.KindHeading, renderHeading)
}

// Transform makes the id of a heading that holds a link from its words alone, without where the link leads.
func (headings) Transform(doc *ast.Document, reader text.Reader, context parser.Context) {
	for _, h := range find[*ast.Heading](below(doc)) {
		if holdsLink(h) {
			if taken, ok := context.IDs().(ids); ok {
				delete(taken.taken, anchor(h))
			}
			h.SetAttributeString("id", context.IDs().Generate([]byte(plain(h, reader.Source())), ast.KindHeading))
		}
	}
}

func renderHeading(w util.BufWriter, _ []byte, n ast.Node, entering bool) (ast.WalkStatus, error) {
	heading, id := n.(*ast.Heading), anchor(n)
	linked := id != "" && heading.Level > 1
	switch around := linked && !holdsLink(heading); {
	case entering:
		_, _ = fmt.Fprintf(w, "<h%d", heading.Level)
		html.RenderAttributes(w, n, html.HeadingAttributeFilter)
		_ = w.WriteByte('>')
		if around {
			_, _ = fmt.Fprintf(w, `<a class="anchor" href="#%s">`, id)
		}
	case around:
		_, _ = fmt.Fprintf(w, "</a></h%d>\n", heading.Level)
	case linked: // a link cannot stand in a link, so this one's is behind its words
		_, _ = fmt.Fprintf(w, ` <a class="anchor" href="#%s" aria-labelledby="%[1]s"></a></h%d>`+"\n", id, heading.Level)
	default:
		_, _ = fmt.Fprintf(w, "</h%d>\n", heading.Level)
	}
	return ast.WalkContinue, nil
}

// Heading is a heading of a page.
type Heading struct {
	Level  int // 1 to 6
	ID     string
	Title  string // plain text
	Offset int
}

// Headings is the headings, in order. Inserts must have their values by then.
func (t Tree) Headings() []Heading {
	var list []Heading
	for _, h := range nodesOf[*ast.Heading](t) {
		list = append(list, Heading{h.Level, anchor(h), plain(h, t.source), offset(h)})
	}
	return list
}

// holdsLink tells whether there is a link below a node.
func holdsLink(node ast.Node) bool {
	for n := range below(node) {
		switch n.Kind() {
		case ast.KindLink, ast.KindAutoLink, extensionast.KindFootnoteLink:
			return true
		}
	}
	return false
}
