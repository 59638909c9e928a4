package page

import (
	"html"
	"strings"

	"github.com/yuin/goldmark/ast"
	extensionast "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// Section is a heading or a term of a glossary, and what stands below it.
type Section struct {
	Level  int    // 1 to 6; 0 for a term and for what stands before the first heading
	ID     string // its anchor, or ""
	Title  string
	Text   string // plain, without what is an example
	Offset int    // of the heading
}

// Sections is the text of the page cut at its headings and terms, in order. The first is what stands before all of them.
func (p *Page) Sections() []Section {
	list := []Section{{}}
	var text strings.Builder
	flush := func() {
		list[len(list)-1].Text = strings.Join(strings.Fields(text.String()), " ")
		text.Reset()
	}
	_ = ast.Walk(p.Doc, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if !entering {
			if n.Type() == ast.TypeBlock {
				text.WriteByte(' ')
			}
			return ast.WalkContinue, nil
		}
		switch n := n.(type) {
		case *ast.Heading:
			flush()
			list = append(list, Section{Level: n.Level, ID: anchor(n), Title: p.plain(n), Offset: offset(n)})
			return ast.WalkSkipChildren, nil
		case *extensionast.DefinitionTerm:
			flush()
			list = append(list, Section{ID: anchor(n), Title: p.plain(n), Offset: offset(n)})
			return ast.WalkSkipChildren, nil
		default:
			p.write(&text, n)
		}
		return ast.WalkContinue, nil
	})
	flush()
	for i := len(list) - 2; i > 0; i-- { // terms that share what stands below the last of them
		if list[i].Level == 0 && list[i].Text == "" && list[i+1].Level == 0 {
			list[i].Text = list[i+1].Text
		}
	}
	return list
}

// plain is the text below a node.
func (p *Page) plain(node ast.Node) string {
	var text strings.Builder
	_ = ast.Walk(node, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if entering {
			p.write(&text, n)
		}
		return ast.WalkContinue, nil
	})
	return strings.TrimSpace(text.String())
}

// write adds the text of one node alone.
func (p *Page) write(text *strings.Builder, n ast.Node) {
	switch n := n.(type) {
	case *ast.Text:
		words := n.Segment.Value(p.body)
		if !n.IsRaw() && n.Parent().Kind() != ast.KindCodeSpan {
			words = util.ResolveEntityNames(util.ResolveNumericReferences(util.UnescapePunctuations(words)))
		}
		text.Write(words)
		if n.SoftLineBreak() || n.HardLineBreak() {
			text.WriteByte(' ')
		}
	case *ast.String: // the typographer's signs, as HTML
		text.WriteString(html.UnescapeString(string(n.Value)))
	case *Foreign:
		text.WriteString(n.Words)
	case *Insert:
		text.WriteString(n.Value)
	}
}

// terms gives each term of a definition list an anchor, made from its text as those of headings are.
type terms struct{}

func (terms) Transform(doc *ast.Document, reader text.Reader, context parser.Context) {
	p := &Page{body: reader.Source()}
	_ = ast.Walk(doc, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if term, ok := n.(*extensionast.DefinitionTerm); ok && entering {
			term.SetAttributeString("id", context.IDs().Generate([]byte(p.plain(term)), ast.KindHeading))
		}
		return ast.WalkContinue, nil
	})
}
