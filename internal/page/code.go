package page

import (
	"fmt"
	"html"
	"strings"
	"sync"

	"github.com/alecthomas/chroma/v2"
	"github.com/alecthomas/chroma/v2/lexers"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/util"

	"sowbook/internal/diag"
)

// code renders blocks of code, highlighted where their language is known.
type code struct{}

func (code) RegisterFuncs(r renderer.NodeRendererFuncRegisterer) {
	r.Register(ast.KindFencedCodeBlock, renderCode)
	r.Register(ast.KindCodeBlock, renderCode)
}

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
	out, known, err := highlight(language, text.String())
	if err != nil {
		return ast.WalkStop, err
	}
	if !known {
		out = html.EscapeString(text.String())
	}
	// A tabindex lets readers scroll the block by keyboard.
	_, _ = w.WriteString(`<pre class="chroma" tabindex="0"><code>` + out + "</code></pre>\n")
	return ast.WalkContinue, nil
}

// CheckLanguages reports the blocks of code whose language is unknown. Among
// them are examples whose first word is misspelled.
func (p *Page) CheckLanguages(problems *diag.Problems) {
	for _, block := range find[*ast.FencedCodeBlock](p.all()) {
		if language := string(block.Language(p.source)); language != "" && lexerOf(language) == nil {
			allowed := append([]string{FenceInfo}, lexers.Names(true)...)
			problems.Add(p.ProblemAt(block.Info.Segment.Start,
				fmt.Sprintf("unknown language %q (plain text is text); %s", language, diag.Hint(language, allowed))))
		}
	}
}

// lexerOf returns chroma's lexer of a language, or nil.
func lexerOf(language string) chroma.Lexer {
	if found, ok := foundLexers.Load(language); ok {
		lexer, _ := found.(chroma.Lexer)
		return lexer
	}
	lexer := lexers.Get(language)
	foundLexers.Store(language, lexer)
	return lexer
}

// foundLexers holds the results of lexers.Get, which compares a name with the
// names and file patterns of all lexers.
var foundLexers sync.Map
