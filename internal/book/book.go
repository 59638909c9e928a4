// Package book loads, resolves and checks the pages of a rulebook.
//
// [Open] and [Pages.Load] read the pages, [Resolve] makes a [Book] of them, and
// [Book.Check] parses their texts, plays their examples and checks their links.
// [Book.CheckPage] does the same for one page. [Book.Parse] parses a page again, for the
// renderer.
package book

import (
	"maps"
	"path"
	"slices"
	"strings"
	"sync"

	"sowbook/internal/diag"
	"sowbook/internal/page"
	"sowbook/internal/puzzle"
	"sowbook/internal/variant"
)

// Book is a rulebook whose pages are resolved: each has its address, its place in the
// reading order and, if it is a translation, its original.
type Book struct {
	*Pages
	Variants []*variant.Variant                      // in the reading order
	Clauses  map[string]*Clause                      // by id
	Puzzles  func() ([]puzzle.Puzzle, diag.Problems) // proved at the first call

	byURL      map[string]*Page
	references page.References // makes clause ids in brackets links
	reading    []*Page         // the pages after the first, in the reading order
	shown      sync.Map        // the names of static files that pages show as pictures
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

// CheckPuzzles proves every puzzle and returns the problems.
func (b *Book) CheckPuzzles() diag.Problems {
	_, problems := b.Puzzles()
	return problems
}

// loadPuzzles reads and proves the puzzles. It skips those of games that are drafts
// or cannot be read.
func (b *Book) loadPuzzles() ([]puzzle.Puzzle, diag.Problems) {
	var absent []string
	for name := range b.Drafts {
		if path.Dir(name) == variant.Folder {
			absent = append(absent, strings.TrimSuffix(path.Base(name), page.Ext))
		}
	}
	for _, url := range b.Unread {
		absent = append(absent, path.Base(url))
	}
	return puzzle.Load(b.content, b.Project.DisplayPath("content"), b.Variants, absent)
}
