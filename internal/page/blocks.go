package page

import (
	"fmt"
	"html"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/util"

	"sowbook/internal/highlight"
)

// blocks renders the blocks that are this project's own: examples, alerts, and
// code with its colours as classes.
type blocks struct{}

// RegisterFuncs tells goldmark which nodes are rendered here.
func (blocks) RegisterFuncs(r renderer.NodeRendererFuncRegisterer) {
	r.Register(KindFence, renderFence)
	r.Register(KindAlert, renderAlert)
	r.Register(ast.KindFencedCodeBlock, renderCode)
}

func renderFence(w util.BufWriter, _ []byte, n ast.Node, entering bool) (ast.WalkStatus, error) {
	if entering {
		_, _ = w.WriteString(n.(*Fence).HTML)
	}
	return ast.WalkContinue, nil
}

func renderAlert(w util.BufWriter, _ []byte, n ast.Node, entering bool) (ast.WalkStatus, error) {
	word := n.(*Alert).Word
	if entering {
		fmt.Fprintf(w, "<div class=\"alert alert-%s\" role=\"note\">\n<p class=\"alert-title\">%s</p>\n", word, alertTitles[word])
	} else {
		_, _ = w.WriteString("</div>\n")
	}
	return ast.WalkContinue, nil
}

func renderCode(w util.BufWriter, source []byte, n ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		return ast.WalkContinue, nil
	}
	block := n.(*ast.FencedCodeBlock)
	var text strings.Builder
	for _, segment := range block.Lines().Sliced(0, block.Lines().Len()) {
		text.Write(segment.Value(source))
	}
	known, err := highlight.Write(w, string(block.Language(source)), text.String())
	if err != nil {
		return ast.WalkStop, err
	}
	if !known {
		_, _ = fmt.Fprintf(w, "<pre class=\"chroma\" tabindex=\"0\"><code>%s</code></pre>\n", html.EscapeString(text.String()))
	}
	return ast.WalkContinue, nil
}
