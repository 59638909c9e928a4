package site

import (
	"cmp"
	"encoding/json"
	"slices"
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
}

// searchIndex is all that a search can find, in the order of the pages.
func (b *book) searchIndex() []found {
	var list []found
	for _, e := range b.pages {
		if e.draft {
			continue
		}
		for i, s := range e.page.Sections() {
			entry := found{Page: e.title, Title: s.Title, URL: e.url, Text: s.Text}
			if s.ID != "" {
				entry.URL += "#" + s.ID
			}
			if i == 0 {
				entry.Text = strings.TrimSpace(e.summary + " " + s.Text)
			}
			list = append(list, entry)
		}
		for _, ex := range e.examples {
			list = append(list, found{Page: e.title, Title: ex.Name(), URL: e.url + "#" + ex.ID, Text: plainMarkdown.Replace(ex.Caption)})
		}
		if e.source != nil {
			for _, c := range e.source.clauses {
				list = append(list, found{Page: e.title, Title: c.id, URL: e.url + "#" + c.id, Text: plainMarkdown.Replace(c.text)})
			}
		}
	}
	return list
}

// plainMarkdown takes away the signs that captions and clauses are marked up with.
var plainMarkdown = strings.NewReplacer("*", "", "`", "", "[", "", "]", "")

// searchFile is the index as a file.
func (b *book) searchFile() []byte {
	text, err := json.Marshal(b.searchIndex())
	if err != nil {
		panic(err) // strings only
	}
	return text
}

// searching is what the search's block needs: where the index and its script lie.
func (v *view) searching() any {
	return struct{ Root, Index, Script string }{v.entry.root(), v.entry.root() + v.renderer.assets.search, v.entry.root() + v.renderer.assets.searchScript}
}

// indexLetter is the entries of an index under one letter.
type indexLetter struct {
	Letter  string
	Entries []pageLink
}

// index is every term, page and clause of the book from A to Z, as links.
func (v *view) index() []indexLetter {
	var links []pageLink
	for _, f := range v.book.searchIndex() {
		if f.Title == "" {
			links = append(links, pageLink{Name: f.Page, Href: v.entry.to(f.URL)})
		}
	}
	for _, e := range v.book.pages {
		for _, s := range e.page.Sections()[1:] {
			if s.Level == 0 {
				links = append(links, pageLink{Name: s.Title, Href: v.entry.to(e.url) + "#" + s.ID})
			}
		}
	}
	for _, id := range v.book.clauseIDs() {
		links = append(links, pageLink{Name: id, Href: v.clauseHref(id)})
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
