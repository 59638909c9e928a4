package page

import (
	"fmt"
	"html"
	"slices"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/util"

	"sowbook/internal/diag"
	"sowbook/internal/highlight"
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
func (t Tree) Highlight(h *highlight.Cache) error {
	for _, block := range find[*ast.FencedCodeBlock](t.blocks()) {
		out, known, err := h.HTML(string(block.Language(t.source)), string(block.Lines().Value(t.source)))
		if err != nil {
			return err
		}
		if known {
			block.SetAttributeString(highlightedKey, out)
		}
	}
	return nil
}

// CheckLanguages reports blocks of code in unknown languages, such as misspelled names of examples.
func (p *Page) CheckLanguages(problems *diag.Problems) {
	for _, block := range find[*ast.FencedCodeBlock](p.blocks()) {
		if language := string(block.Language(p.source)); language != "" && !highlight.Knows(language) {
			allowed := slices.DeleteFunc(append([]string{ExampleInfo, StillInfo}, highlight.Languages()...), func(name string) bool { return !strings.EqualFold(name[:1], language[:1]) })
			problems.Add(p.ProblemAt(block.Info.Segment.Start,
				fmt.Sprintf("unknown language %q; plain text is text", language)+diag.NearHint(language, allowed)))
		}
	}
}
