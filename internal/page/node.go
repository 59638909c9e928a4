package page

import (
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/util"
)

// kindNode is the kind of the nodes that this package adds to those of goldmark.
var kindNode = ast.NewNodeKind("Page")

// node is a node of kindNode, which renders itself.
type node interface {
	ast.Node
	html() (start, end string) // before and after its children
}

// base has the methods of [ast.Node] that all nodes of kindNode share.
type base struct{}

// Kind implements [ast.Node].
func (base) Kind() ast.NodeKind { return kindNode }

// Dump implements [ast.Node]. It is for debugging and does nothing.
func (base) Dump([]byte, int) {}

type nodes struct{}

func (nodes) RegisterFuncs(r renderer.NodeRendererFuncRegisterer) {
	r.Register(kindNode, func(w util.BufWriter, _ []byte, n ast.Node, entering bool) (ast.WalkStatus, error) {
		part, end := n.(node).html()
		if !entering {
			part = end
		}
		_, err := w.WriteString(part)
		return ast.WalkContinue, err
	})
}
