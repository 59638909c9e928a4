package site

import (
	"sowbook/internal/diag"
	"sowbook/internal/page"
)

// External is an address of another site that the rulebook links to, and every place where it does; What of a place is empty.
type External struct {
	URL string
	At  []diag.Problem
}

// Externals is every address of another site in the pages of a rulebook, drafts too, each once.
func Externals(o Options) ([]External, error) {
	b, _, problems := prepare(o)
	if len(problems) > 0 {
		return nil, problems
	}
	var list []External
	index := map[string]int{}
	for _, e := range b.pages {
		text, _ := page.Open(b.content, b.shown, e.page.Path) // it was read before
		text.Parse(b.references)
		for _, link := range text.Externals() {
			i, known := index[link.URL]
			if !known {
				i = len(list)
				index[link.URL] = i
				list = append(list, External{URL: link.URL})
			}
			list[i].At = append(list[i].At, text.At(link.Offset, ""))
		}
	}
	return list, nil
}
