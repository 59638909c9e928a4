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
	r.Register(ast.KindCodeBlock, renderCode)
}

func renderFence(w util.BufWriter, _ []byte, n ast.Node, entering bool) (ast.WalkStatus, error) {
	if entering {
		_, _ = w.WriteString(n.(*Fence).HTML)
	}
	return ast.WalkContinue, nil
}

func renderAlert(w util.BufWriter, _ []byte, n ast.Node, entering bool) (ast.WalkStatus, error) {
	alert := n.(*Alert)
	if entering {
		fmt.Fprintf(w, "<div class=\"alert alert-%s\" role=\"note\">\n<p class=\"alert-title\">%s</p>\n", alert.Word, html.EscapeString(alert.Title))
	} else {
		_, _ = w.WriteString("</div>\n")
	}
	return ast.WalkContinue, nil
}

// renderCode renders a block of code, highlighted where its language is known. A reader scrolls it by the keyboard, too.
func renderCode(w util.BufWriter, source []byte, n ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		return ast.WalkContinue, nil
	}
	language := ""
	if fenced, ok := n.(*ast.FencedCodeBlock); ok {
		language = string(fenced.Language(source))
	}
	var text strings.Builder
	for _, segment := range n.Lines().Sliced(0, n.Lines().Len()) {
		text.Write(segment.Value(source))
	}
	_, _ = w.WriteString("<pre class=\"chroma\" tabindex=\"0\"><code>")
	known, err := highlight.Write(w, language, text.String())
	if err != nil {
		return ast.WalkStop, err
	}
	if !known {
		_, _ = w.WriteString(html.EscapeString(text.String()))
	}
	_, _ = w.WriteString("</code></pre>\n")
	return ast.WalkContinue, nil
}
