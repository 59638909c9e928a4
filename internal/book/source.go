package book

import (
	"path"
	"regexp"
	"slices"
	"strings"

	"sowbook/internal/diag"
	"sowbook/internal/page"
	"sowbook/internal/variant"
)

// Source is what the front matter of a source's page says: who wrote the
// source, when, and what it states.
type Source struct {
	By, Date string
	Clauses  []*Clause
	told     []variant.Ref // clauses that no example can show
}

// Clause is one numbered statement of a source, and where the book uses it.
type Clause struct {
	ID     string
	Text   string // markdown; a paraphrase
	Offset int    // of Text in the page of the source
	Source *Page

	// Explained and Played are set by [Book.CollectMentions].
	Explained []Mention // pages that explain the clause
	Played    []Mention // examples that show it
}

var clausePattern = regexp.MustCompile(`^[A-Z]+-[A-Za-z0-9]+$`)

// parseSource reads the front matter of a source's page.
func parseSource(p *Page, problems *diag.Problems) *Source {
	f := p.File.Bind(problems)
	s := &Source{}
	p.Title = f.Text("title").Text
	p.Summary = f.OptionalText("summary").Text
	s.By = f.Text("by").Text
	s.Date = f.OptionalText("date").Text
	for _, e := range f.Map("clauses").Texts() {
		switch {
		case !clausePattern.MatchString(e.Key):
			problems.Add(p.File.ProblemAt(e.Offset, "a clause id is capital letters, a hyphen, and letters or digits, as in P-E3, not "+e.Key))
		case e.Value.Text == "":
			problems.Add(p.File.ProblemAt(e.Value.Offset, "clause "+e.Key+" has no text"))
		}
		s.Clauses = append(s.Clauses, &Clause{ID: e.Key, Text: e.Value.Text, Offset: e.Value.Offset, Source: p})
	}
	for _, v := range f.OptionalList("told") {
		s.told = append(s.told, variant.Ref{Text: v.Text, Offset: v.Offset})
		if !slices.ContainsFunc(s.Clauses, func(c *Clause) bool { return c.ID == v.Text }) {
			problems.Add(p.File.ProblemAt(v.Offset, "told names clause "+v.Text+", which this source does not state"))
		}
	}
	p.Draft = f.Draft()
	f.Done()
	return s
}

// clauseScheme begins the destination of a link to a clause, until it is resolved.
const clauseScheme = "clause:"

// resolveClauses collects the clauses of all sources, and makes clause ids in brackets
// links.
func (b *Book) resolveClauses(problems *diag.Problems) {
	destinations := map[string]string{}
	for _, p := range b.List {
		if p.Source == nil {
			continue
		}
		for _, c := range p.Source.Clauses {
			if first := b.Clauses[c.ID]; first != nil {
				problems.Add(p.File.ProblemAt(c.Offset, "clause "+c.ID+" is already stated in "+first.Source.File.Source.Name))
				continue
			}
			b.Clauses[c.ID] = c
			destinations[c.ID] = clauseScheme + c.ID
		}
	}
	b.references = page.NewReferences(destinations)
}

// CollectMentions gathers where pages explain and play each clause, from their
// summaries.
func (b *Book) CollectMentions() {
	for _, c := range b.Clauses {
		c.Explained, c.Played = nil, nil
	}
	for _, p := range b.List {
		for _, m := range p.Text.explains {
			if c := b.Clauses[m.clause]; c != nil && c.Source != p {
				c.Explained = append(c.Explained, Mention{p, m.anchor, m.title})
			}
		}
		for _, m := range p.Text.plays {
			if c := b.Clauses[m.clause]; c != nil {
				c.Played = append(c.Played, Mention{p, m.anchor, m.title})
			}
		}
	}
}

// sourceIDs returns the ids of all sources.
func (b *Book) sourceIDs() []string {
	var ids []string
	for _, p := range b.List {
		if p.Source != nil {
			ids = append(ids, p.File.ID())
		}
	}
	return ids
}

// pageID returns the name of a page's file without folder and ending.
func pageID(name string) string { return strings.TrimSuffix(path.Base(name), page.Ext) }
