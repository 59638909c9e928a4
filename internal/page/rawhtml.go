package page

import (
	"bytes"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/util"
)

// rawHTML leaves HTML out of pages. Comments are for authors; anything else is
// an error (checkmarkup.go), because nothing checks its links and ids.
type rawHTML struct{}

func (rawHTML) RegisterFuncs(r renderer.NodeRendererFuncRegisterer) {
	skip := func(util.BufWriter, []byte, ast.Node, bool) (ast.WalkStatus, error) { return ast.WalkSkipChildren, nil }
	r.Register(ast.KindRawHTML, skip)
	r.Register(ast.KindHTMLBlock, skip)
}

// opensElement reports whether a node is HTML other than a comment or an end tag, and
// returns its offset.
func opensElement(n ast.Node, source []byte) (at int, ok bool) {
	switch n := n.(type) {
	case *ast.RawHTML:
		at = n.Segments.At(0).Start
	case *ast.HTMLBlock:
		at = n.Lines().At(0).Start
		at += len(source[at:]) - len(bytes.TrimLeft(source[at:], " \t"))
	default:
		return 0, false
	}
	return at, !bytes.HasPrefix(source[at:], []byte("<!--")) && !bytes.HasPrefix(source[at:], []byte("</"))
}
