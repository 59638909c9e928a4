// Package book loads, resolves and checks the pages of a rulebook.
//
// [Open] and [Pages.Load] read the pages, [Resolve] makes a [Book] of them, and
// [Book.Check] parses their texts, plays their examples and checks their links.
// [Book.Parse] does the same for one page, which the renderer then takes.
package book

import (
	"maps"
	"path"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"sowbook/internal/diag"
	"sowbook/internal/page"
	"sowbook/internal/picture"
	"sowbook/internal/puzzle"
	"sowbook/internal/variant"
)

// Book is a rulebook whose pages are resolved: each has its address, its place in the
// reading order and, if it is a translation, its original.
type Book struct {
	*Pages
	Variants     []*variant.Variant // in the reading order
	Clauses      map[string]*Clause // by id
	Pictures     *picture.Folder
	HasUnchecked bool                                    // some pages are about games without rules
	Puzzles      func() ([]puzzle.Puzzle, diag.Problems) // proved at the first call

	byURL      map[string]*Page
	references page.References // makes clause ids in brackets links
	reading    []*Page         // the home page, and the others in the reading order
	kept       sync.Map        // parsed pages between Check and Take
	keptSize   atomic.Int64    // bytes of their texts
}

// resolver makes a book of pages and collects the problems of what their front matter says about
// other pages.
type resolver struct {
	*Book
	problems diag.Problems
}

// problem adds a problem at an offset of a page.
func (r *resolver) problem(p *Page, offset int, what string) {
	r.problems.Add(p.File.ProblemAt(offset, what))
}

// Resolve makes a book of pages and checks what their front matter says about other pages.
func Resolve(pages *Pages) (*Book, diag.Problems) {
	b := &Book{Pages: pages, byURL: map[string]*Page{}, Clauses: map[string]*Clause{}}
	b.Pictures = picture.NewFolder(b.static(), func(content []byte) string { return b.Project.FileURL("", content) }, b.Project.Preview)
	b.Puzzles = sync.OnceValues(b.loadPuzzles)
	for _, p := range slices.Backward(pages.List) { // so that the first of two with one address is found; the check of paths reports the other
		b.byURL[p.URL] = p
	}
	for _, p := range pages.List {
		b.HasUnchecked = b.HasUnchecked || p.Unchecked
		if p.Variant != nil && p.Edition.Folder == "" {
			b.Variants = append(b.Variants, p.Variant)
		}
	}
	r := &resolver{Book: b}
	r.resolveTranslations()
	r.resolveOrder()
	for _, p := range b.List {
		if p.Variant != nil {
			p.Edition.games = append(p.Edition.games, p)
		}
	}
	r.resolveMoved()
	r.checkNav()
	r.checkGroups()
	r.checkGames()
	r.resolveClauses()
	return b, r.problems
}

// Mention is a place that explains or shows a clause.
type Mention struct {
	Page          *Page
	Anchor, Title string
	clause        string
}

// Find returns the page at an address, or nil.
func (b *Book) Find(url string) *Page { return b.byURL[url] }

// has reports whether a page has this address, including pages that could not be
// read, which are reported themselves.
func (b *Book) has(url string) bool { return b.Find(url) != nil || slices.Contains(b.Unread, url) }

// ClauseIDs returns the ids of all clauses, sorted.
func (b *Book) ClauseIDs() []string { return slices.Sorted(maps.Keys(b.Clauses)) }

// loadPuzzles reads and proves the puzzles. It skips those of games that are drafts, have problems
// or cannot be read.
func (b *Book) loadPuzzles() ([]puzzle.Puzzle, diag.Problems) {
	var absent []string
	var valid []*variant.Variant
	for _, v := range b.Variants {
		if v.Valid {
			valid = append(valid, v)
		} else {
			absent = append(absent, v.ID)
		}
	}
	for name := range b.Drafts {
		if variant.IsGame(name) {
			absent = append(absent, strings.TrimSuffix(path.Base(name), page.Ext))
		}
	}
	for _, url := range b.Unread {
		absent = append(absent, path.Base(url))
	}
	return puzzle.Load(b.content, b.Project.DisplayPath("content"), valid, absent)
}
