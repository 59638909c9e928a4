package page

import (
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/util"
)

// noDump implements the method Dump of [ast.Node], which is for debugging.
type noDump struct{}

// Dump does nothing.
func (noDump) Dump([]byte, int) {}

// register renders nodes of a kind as the HTML that html returns for start and end.
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
