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
	p := &Page{body: reader.Source()}
	_ = ast.Walk(doc, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if entering && n.Kind() == ast.KindHeading && holdsLink(n) {
			if taken, ok := context.IDs().(ids); ok {
				delete(taken.taken, anchor(n))
			}
			n.SetAttributeString("id", context.IDs().Generate([]byte(p.plain(n)), ast.KindHeading))
		}
		return ast.WalkContinue, nil
	})
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

// Headings is the headings of the page, in order. Inserts must have their values by then.
func (p *Page) Headings() []Heading {
	var list []Heading
	_ = ast.Walk(p.Doc, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		h, ok := n.(*ast.Heading)
		switch {
		case !ok && n.Type() == ast.TypeInline:
			return ast.WalkSkipChildren, nil
		case ok && entering:
			list = append(list, Heading{h.Level, anchor(h), p.plain(h), offset(h)})
			return ast.WalkSkipChildren, nil
		}
		return ast.WalkContinue, nil
	})
	return list
}

// holdsLink tells whether there is a link below a node.
func holdsLink(node ast.Node) bool {
	found := false
	_ = ast.Walk(node, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		switch n.Kind() {
		case ast.KindLink, ast.KindAutoLink, extensionast.KindFootnoteLink:
			found = true
			return ast.WalkStop, nil
		}
		return ast.WalkContinue, nil
	})
	return found
}
