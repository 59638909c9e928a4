package page

import (
	"sync"

	"github.com/alecthomas/chroma/v2/lexers"
	"github.com/yuin/goldmark/ast"

	"sowbook/internal/diag"
)

// CheckLanguages reports the blocks of code of the page that are in no language
// that is known: an example whose word is misspelled would be shown as its text.
func (p *Page) CheckLanguages(problems *diag.Problems) {
	_ = ast.Walk(p.Doc, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if block, ok := n.(*ast.FencedCodeBlock); ok && entering {
			if language := string(block.Language(p.body)); language != "" && !isLanguage(language) {
				allowed := append([]string{FenceInfo}, lexers.Names(true)...)
				problems.Add(p.At(block.Info.Segment.Start, "no language is called "+language+", and plain text is text; "+diag.Expected(language, allowed)))
			}
		}
		return ast.WalkContinue, nil
	})
}

// languages is what isLanguage found before: looking for a name takes longer than
// a page does.
var languages sync.Map

func isLanguage(name string) bool {
	if known, ok := languages.Load(name); ok {
		return known.(bool)
	}
	known := lexers.Get(name) != nil
	languages.Store(name, known)
	return known
}
