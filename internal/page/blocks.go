package page

import (
	"bytes"
	"fmt"
	"html"

	"github.com/alecthomas/chroma/v2"
	chromahtml "github.com/alecthomas/chroma/v2/formatters/html"
	"github.com/alecthomas/chroma/v2/lexers"
	"github.com/alecthomas/chroma/v2/styles"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/util"
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
	alert := n.(*Alert)
	if entering {
		fmt.Fprintf(w, "<div class=\"alert alert-%s\" role=\"note\">\n<p class=\"alert-title\">%s</p>\n", alert.Word, html.EscapeString(alert.Title))
	} else {
		_, _ = w.WriteString("</div>\n")
	}
	return ast.WalkContinue, nil
}

// code is the formatter for highlighted code: classes alone, so that the theme
// of the page colours it.
var code = chromahtml.New(chromahtml.WithClasses(true), chromahtml.TabWidth(4))

func renderCode(w util.BufWriter, source []byte, n ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		return ast.WalkContinue, nil
	}
	block := n.(*ast.FencedCodeBlock)
	var text bytes.Buffer
	for _, segment := range block.Lines().Sliced(0, block.Lines().Len()) {
		text.Write(segment.Value(source))
	}
	lexer := lexers.Get(string(block.Language(source)))
	if lexer == nil {
		_, _ = fmt.Fprintf(w, "<pre class=\"chroma\" tabindex=\"0\"><code>%s</code></pre>\n", html.EscapeString(text.String()))
		return ast.WalkContinue, nil
	}
	tokens, err := chroma.Coalesce(lexer).Tokenise(nil, text.String())
	if err != nil {
		return ast.WalkStop, err
	}
	return ast.WalkContinue, code.Format(w, styles.Fallback, tokens)
}
