package page

import (
	"bytes"
	"html"
	"iter"
	"regexp"
	"strings"

	"github.com/yuin/goldmark/ast"
	extensionast "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// Tree is a parsed Markdown text. The zero Tree is empty.
type Tree struct {
	doc    ast.Node
	source []byte // the offsets of the nodes are offsets in it
}

func newTree(source []byte, references References) Tree {
	doc := markdown.Parser().Parse(text.NewReader(source), references.option())
	return Tree{doc, source}
}

// HTML renders the tree. Examples, placeholders, blocks and alerts must have their content.
func (t Tree) HTML() (string, error) { return render(t.doc, t.source) }

func render(node ast.Node, source []byte) (string, error) {
	var out unbuffered
	err := markdown.Renderer().Render(&out, source, node)
	return out.String(), err
}

// unbuffered is a text that needs no buffer before it. The renderer gives 4 KB to any other
// writer, and most texts are captions.
type unbuffered struct{ bytes.Buffer }

func (*unbuffered) Buffered() int { return 0 }
func (*unbuffered) Flush() error  { return nil }

// Fragment is a short Markdown text such as a caption.
type Fragment struct{ Tree }

// ParseFragment parses a short Markdown text.
func ParseFragment(source string, references References) Fragment {
	return Fragment{newTree([]byte(source), references)}
}

// HTML renders a fragment, without the p element if it is a single paragraph.
func (f Fragment) HTML() (string, error) {
	first := f.doc.FirstChild()
	if first == nil || first.NextSibling() != nil || first.Kind() != ast.KindParagraph {
		return f.Tree.HTML()
	}
	var all strings.Builder
	for child := first.FirstChild(); child != nil; child = child.NextSibling() {
		out, err := render(child, f.source)
		if err != nil {
			return "", err
		}
		all.WriteString(out)
	}
	return all.String(), nil
}

var tagPattern = regexp.MustCompile(`<[^>]*>`)

// Plain returns a fragment as plain text, for places that hold no markup.
func (f Fragment) Plain() string {
	out, err := f.HTML()
	if err != nil {
		return string(f.source)
	}
	return strings.TrimSpace(html.UnescapeString(tagPattern.ReplaceAllString(out, "")))
}

// all iterates over the nodes of the tree, each before its children.
func (t Tree) all() iter.Seq[ast.Node] { return below(t.doc) }

// blocks is like all without the inline nodes, which are most of a tree.
func (t Tree) blocks() iter.Seq[ast.Node] { return blocksBelow(t.doc) }

// below iterates over a node and its descendants, each before its children. Meanwhile, only
// the children of the current node may change.
func below(root ast.Node) iter.Seq[ast.Node] { return walk(root, false) }

// blocksBelow is like below without the inline nodes.
func blocksBelow(root ast.Node) iter.Seq[ast.Node] { return walk(root, true) }

func walk(root ast.Node, onlyBlocks bool) iter.Seq[ast.Node] {
	return func(yield func(ast.Node) bool) {
		if root != nil {
			visit(root, onlyBlocks, yield)
		}
	}
}

func visit(n ast.Node, onlyBlocks bool, yield func(ast.Node) bool) bool {
	if !yield(n) {
		return false
	}
	for child := n.FirstChild(); child != nil; child = child.NextSibling() {
		if onlyBlocks && child.Type() == ast.TypeInline {
			return true // a block holds either blocks or inline nodes
		}
		if !visit(child, onlyBlocks, yield) {
			return false
		}
	}
	return true
}

// find collects the nodes of one type.
func find[N ast.Node](nodes iter.Seq[ast.Node]) []N {
	var found []N
	for n := range nodes {
		if n, ok := n.(N); ok {
			found = append(found, n)
		}
	}
	return found
}

// offset returns the offset of a node or, if goldmark does not know it, of the nearest
// node around it.
func offset(n ast.Node) int {
	for ; n != nil; n = n.Parent() {
		if at := n.Pos(); at >= 0 && n.Kind() != ast.KindDocument {
			return at
		}
		if n.Type() == ast.TypeBlock && n.Lines().Len() > 0 {
			return n.Lines().At(0).Start
		}
	}
	return 0
}

// anchor returns the id of a heading or a term, else "".
func anchor(n ast.Node) string {
	switch n.Kind() {
	case ast.KindHeading, extensionast.KindDefinitionTerm:
		if id, ok := n.AttributeString("id"); ok {
			if id, ok := id.([]byte); ok {
				return string(id)
			}
		}
	}
	return ""
}

// plain returns the text of a node and its descendants.
func plain(node ast.Node, source []byte) string {
	var out bytes.Buffer
	for n := range below(node) {
		writeText(&out, n, source)
	}
	return strings.TrimSpace(out.String())
}

// writeText writes the text of one node without its descendants.
func writeText(out *bytes.Buffer, n ast.Node, source []byte) {
	switch n := n.(type) {
	case *ast.Text:
		words := n.Segment.Value(source)
		if !n.IsRaw() && bytes.ContainsAny(words, `\&`) && n.Parent().Kind() != ast.KindCodeSpan {
			words = util.ResolveEntityNames(util.ResolveNumericReferences(util.UnescapePunctuations(words)))
		}
		out.Write(words)
		if n.SoftLineBreak() || n.HardLineBreak() {
			out.WriteByte(' ')
		}
	case *ast.String: // from the typographer, as HTML
		out.WriteString(html.UnescapeString(string(n.Value)))
	case *ForeignText:
		out.WriteString(n.Words)
	case *Placeholder:
		out.WriteString(n.Value)
	}
}
