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
	reading    []*Page         // the pages after the first, in the reading order
	kept       sync.Map        // parsed pages between Check and Take
	keptSize   atomic.Int64    // bytes of their texts
}

// Resolve makes a book of pages and checks what their front matter says about other pages.
func Resolve(pages *Pages) (*Book, diag.Problems) {
	var problems diag.Problems
	b := &Book{Pages: pages, byURL: map[string]*Page{}, Clauses: map[string]*Clause{}}
	b.Pictures = picture.NewFolder(b.static(), func(content []byte) string { return b.Project.FileURL("", content) }, b.Project.Preview)
	seen := map[string]*Page{}
	for _, p := range pages.List {
		checkURL(p, seen, &problems)
		if b.byURL[p.URL] != nil {
			continue
		}
		b.byURL[p.URL] = p
		b.HasUnchecked = b.HasUnchecked || p.Unchecked
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
	b.checkGames(&problems)
	b.resolveClauses(&problems)
	b.Puzzles = sync.OnceValues(b.loadPuzzles)
	return b, problems
}

// Mention is a place that explains or shows a clause.
type Mention struct {
	Page   *Page
	Anchor string
	Title  string
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
