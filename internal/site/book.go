package site

import (
	"maps"
	"path"
	"slices"

	"sowbook/internal/diag"
	"sowbook/internal/page"
	"sowbook/internal/variant"
)

// book is a rulebook whose front matter was read: all that a page may ask about the others before their texts are read. What it can ask
// only after that is in the digests, and gathered into clauses.
type book struct {
	shelf
	pages      []*entry // in order of their paths, variants in the order of the home page
	byURL      map[string]*entry
	variants   []*variant.Variant
	clauses    map[string]*cited // by id
	references page.References   // a clause id in brackets is a link
	unread     []string          // addresses of pages that have no entry because they could not be read
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

// newBook makes a book of its pages, in order of their paths, and checks what they say of each other in their front matter. unread is the
// addresses of pages that could not be read.
func newBook(s shelf, pages []*entry, unread []string) (*book, diag.Problems) {
	var problems diag.Problems
	b := &book{shelf: s, pages: slices.Clone(pages), unread: unread, byURL: map[string]*entry{}, clauses: map[string]*cited{}}
	taken := map[string]*entry{}
	for _, e := range pages {
		checkAddress(e, taken, &problems)
		if b.byURL[e.url] != nil {
			continue
		}
		b.byURL[e.url] = e
		if e.variant != nil {
			b.variants = append(b.variants, e.variant)
		}
	}
	b.checkStatic(path.Join(path.Dir(s.shown), "static"), &problems)
	b.orderGames(&problems)
	b.checkNav(&problems)
	b.collectClauses(&problems)
	return b, problems
}

// homeless is the problem of a book without a first page.
func (b *book) homeless() diag.Problems {
	if b.find("") != nil {
		return nil
	}
	return diag.Problems{{File: path.Join(b.shown, "index.md"), What: "a rulebook needs a first page, content/index.md"}}
}

// orderGames puts the pages of variants in the order that the home page lists
// them in. Those that it does not list follow.
func (b *book) orderGames(problems *diag.Problems) {
	home := b.find("")
	if home == nil {
		return
	}
	rank := map[string]int{}
	var ids []string
	for _, v := range b.variants {
		ids = append(ids, v.ID)
		rank[v.ID] = len(home.games)
	}
	for i, game := range home.games {
		if !slices.Contains(ids, game.Text) && !b.has(variant.Folder+"/"+game.Text+"/") {
			problems.Add(home.page.At(game.Offset, "there is no variant "+game.Text+"; "+diag.Expected(game.Text, ids)))
		}
		rank[game.Text] = i
	}
	slices.SortStableFunc(b.pages, func(x, y *entry) int {
		if x.variant == nil || y.variant == nil {
			return 0
		}
		return rank[x.variant.ID] - rank[y.variant.ID]
	})
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
