package page

import (
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/util"
)

// noDump is the part of a node that goldmark has for debugging.
type noDump struct{}

// Dump does nothing.
func (noDump) Dump([]byte, int) {}

// register makes nodes of a kind render as the HTML that html returns for the start and
// the end of each.
func register[N ast.Node](r renderer.NodeRendererFuncRegisterer, kind ast.NodeKind, html func(N) (start, end string)) {
	r.Register(kind, func(w util.BufWriter, _ []byte, n ast.Node, entering bool) (ast.WalkStatus, error) {
		part, end := html(n.(N))
		if !entering {
			part = end
		}
		_, err := w.WriteString(part)
		return ast.WalkContinue, err
	})
}
