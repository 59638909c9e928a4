package page

import "github.com/yuin/goldmark/ast"

// besideBlock holds an example, the text that it illustrates, and the text after it. Styles
// may put the example beside the text.
type besideBlock struct {
	ast.BaseBlock
	base
}

func (*besideBlock) html() (start, end string) { return "<div class=\"with-board\">\n", "</div>\n" }

// PlaceExamplesBeside groups each example with the block before it, which it illustrates,
// and with the text after it up to the block that the next example illustrates or to the
// next heading.
func (t Tree) PlaceExamplesBeside() {
	var group *besideBlock
	for n := t.doc.FirstChild(); n != nil; {
		next := n.NextSibling()
		switch {
		case n.Kind() == ast.KindHeading:
			group = nil
		case isExample(n) && (group == nil || group.hasExample()), isExample(next) && !isExample(n):
			group = &besideBlock{}
			t.doc.InsertBefore(t.doc, n, group)
			fallthrough
		case group != nil:
			group.AppendChild(group, n) // also removes it from where it was
		}
		n = next
	}
}

// isExample reports whether a node, which may be nil, is an example.
func isExample(n ast.Node) bool {
	_, ok := n.(*ExampleBlock)
	return ok
}

func (b *besideBlock) hasExample() bool {
	for n := b.FirstChild(); n != nil; n = n.NextSibling() {
		if isExample(n) {
			return true
		}
	}
	return false
}
