package page

import (
	"fmt"
	"html"
	"sync"

	"github.com/alecthomas/chroma/v2"
	"github.com/alecthomas/chroma/v2/lexers"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/util"

	"sowbook/internal/diag"
)

// code renders blocks of code.
type code struct{}

func (code) RegisterFuncs(r renderer.NodeRendererFuncRegisterer) {
	r.Register(ast.KindFencedCodeBlock, renderCode)
	r.Register(ast.KindCodeBlock, renderCode)
}

func renderCode(w util.BufWriter, source []byte, n ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		return ast.WalkContinue, nil
	}
	highlighted, _ := n.AttributeString(highlightedKey)
	out, ok := highlighted.(string)
	if !ok {
		out = html.EscapeString(string(n.Lines().Value(source)))
	}
	// A tabindex lets readers scroll the block by keyboard.
	_, err := w.WriteString(`<pre class="chroma" tabindex="0"><code>` + out + "</code></pre>\n")
	return ast.WalkContinue, err
}

// highlightedKey is the attribute of a block of code that holds its highlighted HTML.
const highlightedKey = "highlighted"

// Highlight highlights the blocks of code whose language is known.
func (t Tree) Highlight(h *Highlights) error {
	for _, block := range find[*ast.FencedCodeBlock](t.blocks()) {
		out, known, err := h.html(string(block.Language(t.source)), string(block.Lines().Value(t.source)))
		if err != nil {
			return err
		}
		if known {
			block.SetAttributeString(highlightedKey, out)
		}
	}
	return nil
}

// CheckLanguages reports the blocks of code whose language is unknown, such as examples
// whose first word is misspelled.
func (p *Page) CheckLanguages(problems *diag.Problems) {
	for _, block := range find[*ast.FencedCodeBlock](p.blocks()) {
		if language := string(block.Language(p.source)); language != "" && lexerOf(language) == nil {
			allowed := append([]string{ExampleInfo}, lexers.Names(true)...)
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
