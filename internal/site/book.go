package site

import (
	"maps"
	"path"
	"slices"

	"sowbook/internal/diag"
	"sowbook/internal/page"
	"sowbook/internal/puzzle"
	"sowbook/internal/variant"
)

// book is a rulebook whose front matter was read: all that a page may ask about the others before their texts are read. What it can ask
// only after that is in the digests, and gathered into clauses.
type book struct {
	shelf
	pages      []*entry // in order of their paths, variants in the order of reading
	byURL      map[string]*entry
	variants   []*variant.Variant
	clauses    map[string]*cited // by id
	references page.References   // a clause id in brackets is a link
	reading    []*entry          // the pages after the first, in the order of reading
	unread     []string          // addresses of pages that have no entry because they could not be read
	unshown    map[string]bool   // paths of drafts that are left out
	puzzles    func() ([]puzzle.Puzzle, diag.Problems)
}

// cited is a clause and where the book speaks of it.
type cited struct {
	clause
	at        *entry
	explained []mention
	examples  []mention
}

// mention is a place in a page.
type mention struct {
	at     *entry
	anchor string
	title  string
}

// newBook makes a book of its pages, in order of their paths, and checks what they say of each other in their front matter.
func newBook(s shelf, o outline) (*book, diag.Problems) {
	var problems diag.Problems
	b := &book{shelf: s, pages: slices.Clone(o.entries), unread: o.unread, unshown: o.unshown, byURL: map[string]*entry{}, clauses: map[string]*cited{}}
	taken := map[string]*entry{}
	for _, e := range o.entries {
		checkAddress(e, taken, &problems)
		if b.byURL[e.url] != nil {
			continue
		}
		b.byURL[e.url] = e
		if e.variant != nil {
			b.variants = append(b.variants, e.variant)
		}
	}
	b.translate(&problems)
	b.checkStatic(path.Join(path.Dir(s.shown), "static"), &problems)
	b.layOrder(&problems)
	b.collectMoved(&problems)
	b.checkNav(&problems)
	b.collectClauses(&problems)
	b.rereadPuzzles()
	return b, problems
}

// homeless is the problem of a book without a first page.
func (b *book) homeless() diag.Problems {
	if b.find("") != nil {
		return nil
	}
	return diag.Problems{{File: path.Join(b.shown, "index.md"), What: "a rulebook needs a first page, content/index.md"}}
}

// find is the page with an address, or nil.
func (b *book) find(url string) *entry { return b.byURL[url] }

// clauseScheme marks the destination of a link to a clause until it is known
// where the linking page stands.
const clauseScheme = "clause:"

// collectClauses gathers the clauses of all sources, and makes a clause id in brackets a link.
func (b *book) collectClauses(problems *diag.Problems) {
	destinations := map[string]string{}
	for _, e := range b.pages {
		if e.source == nil {
			continue
		}
		for _, c := range e.source.clauses {
			if first := b.clauses[c.id]; first != nil {
				problems.Add(e.page.At(c.offset, "clause "+c.id+" is already stated in "+first.at.page.Source.Name))
				continue
			}
			b.clauses[c.id] = &cited{clause: c, at: e}
			destinations[c.id] = clauseScheme + c.id
		}
	}
	b.references = page.NewReferences(destinations)
}

// clauseIDs is the ids of all clauses, sorted.
func (b *book) clauseIDs() []string { return slices.Sorted(maps.Keys(b.clauses)) }
