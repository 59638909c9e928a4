package render

import (
	"cmp"
	"slices"
	"strings"

	"sowbook/internal/assets"
)

// indexLetter holds the entries of the index under one letter.
type indexLetter struct {
	Letter  string
	Entries []pageLink
}

// index returns links to every page, term and clause of the page's edition, A to Z.
func (b *pageBuilder) index() []indexLetter {
	var links []pageLink
	for _, p := range b.book.List {
		if p.Edition != b.page.Edition {
			continue
		}
		links = append(links, *b.linkTo(p))
		for _, term := range p.Text.Terms {
			links = append(links, pageLink{Name: term.Title, Href: b.page.LinkTo(p.URL) + "#" + term.ID})
		}
	}
	for _, id := range b.book.ClauseIDs() {
		link := b.clauseLink(id)
		links = append(links, pageLink{Name: id, Href: link.Href, Lang: link.Lang})
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

type searchView struct{ Root, Index, Script string }

func (b *pageBuilder) searchBox() searchView {
	root := b.page.Root()
	return searchView{root, root + b.assets.URL(assets.SearchFile), root + b.assets.URL("search.js")}
}
