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
	for _, block := range nodesOf[*ast.FencedCodeBlock](p.Tree) {
		if language := string(block.Language(p.source)); language != "" && !isLanguage(language) {
			allowed := append([]string{FenceInfo}, lexers.Names(true)...)
			problems.Add(p.At(block.Info.Segment.Start, "no language is called "+language+", and plain text is text; "+diag.Expected(language, allowed)))
		}
	}
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
