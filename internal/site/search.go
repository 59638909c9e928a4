package site

import (
	"strings"
)

// searchName is the name of the file that a search in the browser reads.
const searchName = "search.json"

// found is one thing a search can find: a page, a part of one, a clause, a term.
type found struct {
	Page  string `json:"p"`           // title of the page
	Title string `json:"t,omitempty"` // of the part, the clause or the term
	URL   string `json:"u"`           // below the site's root
	Text  string `json:"x"`
	Lang  string `json:"l,omitempty"` // where that is not the book's own
}

// searchIndex is all that a search can find, in the order of the pages.
func (b *book) searchIndex() []found {
	var list []found
	for _, e := range b.pages {
		if e.draft {
			continue
		}
		lang := b.find("").foreign(e)
		for i, s := range e.page.Sections() {
			entry := found{Page: e.title, Title: s.Title, URL: e.url, Text: s.Text, Lang: lang}
			if s.ID != "" {
				entry.URL += "#" + s.ID
			}
			if i == 0 {
				entry.Text = strings.TrimSpace(e.summary + " " + s.Text)
			}
			list = append(list, entry)
		}
		for _, ex := range e.examples {
			list = append(list, found{e.title, b.exampleName(e, ex), e.url + "#" + ex.ID, b.plain(e, ex.Caption), lang})
		}
		if e.source != nil {
			for _, c := range e.source.clauses {
				list = append(list, found{e.title, c.id, e.url + "#" + c.id, b.plain(e, c.text), lang})
			}
		}
	}
	return list
}

// searchFile is the index as a file.
func (b *book) searchFile() []byte { return jsonFile(b.searchIndex(), "") }

// searchView is what the search's block is given: the way to the root, and the addresses of the index and of the script.
type searchView struct{ Root, Index, Script string }

func (v *view) search() searchView {
	root := v.entry.root()
	return searchView{root, root + v.renderer.assets.search, root + v.renderer.assets.searchScript}
}
