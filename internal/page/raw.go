package page

import (
	"bytes"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/util"
)

// raw leaves HTML out of pages: comments are for authors, and anything else is refused (faults.go), because no one checks its links
// and ids.
type raw struct{}

func (raw) RegisterFuncs(r renderer.NodeRendererFuncRegisterer) {
	nothing := func(util.BufWriter, []byte, ast.Node, bool) (ast.WalkStatus, error) { return ast.WalkSkipChildren, nil }
	r.Register(ast.KindRawHTML, nothing)
	r.Register(ast.KindHTMLBlock, nothing)
}

// rawHTML is where a node that is HTML begins, and whether it opens
// an element, as a comment and an end tag do not. ok is false for any other node.
func rawHTML(n ast.Node, source []byte) (at int, opens, ok bool) {
	switch n := n.(type) {
	case *ast.RawHTML:
		at = n.Segments.At(0).Start
	case *ast.HTMLBlock:
		at = n.Lines().At(0).Start
		at += len(source[at:]) - len(bytes.TrimLeft(source[at:], " \t"))
	default:
		return 0, false, false
	}
	return at, !bytes.HasPrefix(source[at:], []byte("<!--")) && !bytes.HasPrefix(source[at:], []byte("</")), true
}
