package page

import (
	"bytes"
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

// Sections is the text cut at its headings and terms, in order. The first is what stands before all of them.
func (t Tree) Sections() []Section {
	list := []Section{{}}
	var text bytes.Buffer
	flush := func() {
		list[len(list)-1].Text = squeezed(text.Bytes())
		text.Reset()
	}
	var title ast.Node // a heading or a term, whose words are no text
	for _, n := range t.nodes {
		if n.Type() == ast.TypeBlock {
			title = nil
			text.WriteByte(' ')
		}
		switch n := n.(type) {
		case *ast.Heading:
			flush()
			title = n
			list = append(list, Section{Level: n.Level, ID: anchor(n), Title: plain(n, t.source), Offset: offset(n)})
		case *extensionast.DefinitionTerm:
			flush()
			title = n
			list = append(list, Section{ID: anchor(n), Title: plain(n, t.source), Offset: offset(n)})
		default:
			if title == nil {
				write(&text, n, t.source)
			}
		}
	}
	flush()
	for i := len(list) - 2; i > 0; i-- { // terms that share what stands below the last of them
		if list[i].Level == 0 && list[i].Text == "" && list[i+1].Level == 0 {
			list[i].Text = list[i+1].Text
		}
	}
	return list
}

// squeezed is a text with one space for all white space between two words, and none around it.
func squeezed(text []byte) string {
	var out strings.Builder
	out.Grow(len(text))
	for word := range bytes.FieldsSeq(text) {
		if out.Len() > 0 {
			out.WriteByte(' ')
		}
		out.Write(word)
	}
	return out.String()
}

// plain is the text below a node.
func plain(node ast.Node, source []byte) string {
	var text bytes.Buffer
	for n := range below(node) {
		write(&text, n, source)
	}
	return strings.TrimSpace(text.String())
}

// write adds the text of one node alone.
func write(text *bytes.Buffer, n ast.Node, source []byte) {
	switch n := n.(type) {
	case *ast.Text:
		words := n.Segment.Value(source)
		if !n.IsRaw() && bytes.ContainsAny(words, `\&`) && n.Parent().Kind() != ast.KindCodeSpan {
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
	for _, term := range find[*extensionast.DefinitionTerm](below(doc)) {
		term.SetAttributeString("id", context.IDs().Generate([]byte(plain(term, reader.Source())), ast.KindHeading))
	}
}
