package page

import (
	"iter"
	"slices"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/text"
)

// Tree is a markdown text that was read. What a site asks of its nodes, it asks many times; so they stand in a list, too.
type Tree struct {
	doc    ast.Node
	source []byte     // the offsets of the nodes are offsets of it
	nodes  []ast.Node // in order, each before those below it
}

// newTree reads a markdown text.
func newTree(source []byte, references References) Tree {
	doc := markdown.Parser().Parse(text.NewReader(source), withReferences(references))
	t := Tree{doc: doc, source: source, nodes: make([]ast.Node, 0, len(source)/10)}
	for n := range below(doc) {
		t.nodes = append(t.nodes, n)
	}
	return t
}

// below is a node and all below it, each before those below it. The tree must not change meanwhile.
func below(root ast.Node) iter.Seq[ast.Node] {
	return func(yield func(ast.Node) bool) { visit(root, yield) }
}

func visit(n ast.Node, yield func(ast.Node) bool) bool {
	if !yield(n) {
		return false
	}
	for child := n.FirstChild(); child != nil; child = child.NextSibling() {
		if !visit(child, yield) {
			return false
		}
	}
	return true
}

// nodesOf is the nodes of one type of a tree, in order.
func nodesOf[N ast.Node](t Tree) []N { return find[N](slices.Values(t.nodes)) }

// find is the nodes of one type among some, in order.
func find[N ast.Node](nodes iter.Seq[ast.Node]) []N {
	var found []N
	for n := range nodes {
		if n, ok := n.(N); ok {
			found = append(found, n)
		}
	}
	return found
}
