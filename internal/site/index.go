package site

import (
	"cmp"
	"slices"
	"strings"
)

// indexLetter is the entries of an index under one letter.
type indexLetter struct {
	Letter  string
	Entries []pageLink
}

// index is every page, term and clause of the book from A to Z, as links.
func (v *view) index() []indexLetter {
	var links []pageLink
	for _, e := range v.book.pages {
		if e.in != v.entry.in {
			continue
		}
		links = append(links, pageLink{Name: e.title, Href: v.entry.to(e.url)})
		for _, term := range e.digest.terms {
			links = append(links, pageLink{Name: term.Title, Href: v.entry.to(e.url) + "#" + term.ID})
		}
	}
	for _, id := range v.book.clauseIDs() {
		links = append(links, pageLink{Name: id, Href: v.clauseLink(id).Href, Lang: v.clauseLink(id).Lang})
	}
	slices.SortStableFunc(links, func(a, b pageLink) int { return cmp.Compare(strings.ToLower(a.Name), strings.ToLower(b.Name)) })
	var letters []indexLetter
	for _, link := range links {
		letter := strings.ToUpper(string([]rune(link.Name)[:1]))
		if len(letters) == 0 || letters[len(letters)-1].Letter != letter {
			letters = append(letters, indexLetter{Letter: letter})
		}
		last := &letters[len(letters)-1]
		last.Entries = append(last.Entries, link)
	}
	return letters
}
