package site

import (
	"bytes"
	"strings"

	"sowbook/internal/page"
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

// found is all that a search can find in a page, in order, as JSON with commas between.
func (b *book) found(s *sheet, sections []page.Section) []byte {
	if s.draft {
		return nil
	}
	var list foundList
	for i, section := range sections {
		one := found{Page: s.title, Title: section.Title, URL: s.url, Text: section.Text}
		if section.ID != "" {
			one.URL += "#" + section.ID
		}
		if i == 0 {
			one.Text = strings.TrimSpace(s.summary + " " + section.Text)
		}
		list.add(one)
	}
	for _, ex := range s.examples {
		list.add(found{s.title, b.exampleName(s, ex), s.url + "#" + ex.ID, b.plain(s.variant, ex.Caption)})
	}
	if s.source != nil {
		for _, c := range s.source.clauses {
			list.add(found{s.title, c.id, s.url + "#" + c.id, b.plain(nil, c.text)})
		}
	}
	return bytes.Clone(list)
}

// foundList is things that a search can find, as JSON with commas between.
type foundList []byte

func (l *foundList) add(one found) {
	if len(*l) > 0 {
		*l = append(*l, ',')
	}
	*l = append(*l, bytes.TrimSuffix(jsonFile(one, ""), []byte("\n"))...)
}

// searchFile is the index of all that a search can find, in the order of the pages, in parts. Every page must have been read.
func (b *book) searchFile() [][]byte {
	parts := [][]byte{[]byte("[")}
	for _, e := range b.pages {
		if len(e.digest.found) == 0 {
			continue
		}
		if len(parts) > 1 {
			parts = append(parts, []byte(","))
		}
		parts = append(parts, e.digest.found)
	}
	return append(parts, []byte("]\n"))
}

// takeSearch takes in the address of the index.
func (r *renderer) takeSearch(b *book) {
	r.assets.search = r.options.address(searchName, b.searchFile()...)
}

// searchView is what the search's block is given: the way to the root, and the addresses of the index and of the script.
type searchView struct{ Root, Index, Script string }

func (v *view) search() searchView {
	root := v.entry.root()
	return searchView{root, root + v.renderer.assets.search, root + v.renderer.assets.searchScript}
}
