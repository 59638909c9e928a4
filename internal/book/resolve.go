package book

import (
	"sync"

	"sowbook/internal/diag"
)

// Resolve makes a book of pages and checks what their front matter says about other pages.
func Resolve(pages *Pages) (*Book, diag.Problems) {
	var problems diag.Problems
	b := &Book{Pages: pages, byURL: map[string]*Page{}, Clauses: map[string]*Clause{}}
	seen := map[string]*Page{}
	for _, p := range pages.List {
		checkURL(p, seen, &problems)
		if b.byURL[p.URL] != nil {
			continue
		}
		b.byURL[p.URL] = p
		if p.Variant != nil && p.Edition.Folder == "" {
			b.Variants = append(b.Variants, p.Variant)
		}
	}
	b.resolveTranslations(&problems)
	b.checkStatic(&problems)
	b.resolveOrder(&problems)
	b.resolveMoved(&problems)
	b.checkNav(&problems)
	b.checkGroups(&problems)
	b.resolveClauses(&problems)
	b.Puzzles = sync.OnceValues(b.loadPuzzles)
	return b, problems
}
