package book

import (
	"regexp"
	"slices"

	"sowbook/internal/diag"
	"sowbook/internal/page"
)

// Source is the front matter of a source's page.
type Source struct {
	By, Date string
	Clauses  []*Clause
	Told     map[string]int // clauses that no example can show, and where they are named
}

// Clause is a numbered statement of a source.
type Clause struct {
	ID     string
	Text   string // markdown; a paraphrase
	Offset int    // of Text in the page of the source
	Source *Page

	// Set by [Book.CollectMentions].
	ExplainedIn []Mention // pages that explain the clause
	ShownIn     []Mention // examples that show it
}

var clausePattern = regexp.MustCompile(`^[A-Z]+-[A-Za-z0-9]+$`)

func parseSource(p *Page, problems *diag.Problems) *Source {
	f := p.File.ReadFront(problems)
	s := &Source{Told: map[string]int{}}
	p.Title = f.Text("title").Text
	p.Summary = f.OptionalText("summary").Text
	s.By = f.Text("by").Text
	s.Date = f.OptionalText("date").Text
	for _, e := range f.Map("clauses").Texts() {
		switch {
		case !clausePattern.MatchString(e.Key):
			f.Problem(e.Offset, "a clause id is capital letters, a hyphen, and letters or digits, as in P-E3, not "+e.Key)
		case e.Value.Text == "":
			f.Problem(e.Value.Offset, "clause "+e.Key+" has no text")
		}
		s.Clauses = append(s.Clauses, &Clause{ID: e.Key, Text: e.Value.Text, Offset: e.Value.Offset, Source: p})
	}
	for _, v := range f.OptionalList("told") {
		s.Told[v.Text] = v.Offset
		if !slices.ContainsFunc(s.Clauses, func(c *Clause) bool { return c.ID == v.Text }) {
			f.Problem(v.Offset, "told names clause "+v.Text+", which this source does not state")
		}
	}
	p.Draft = f.Draft()
	f.Done()
	return s
}

// clauseScheme begins the destination of an unresolved link to a clause.
const clauseScheme = "clause:"

// resolveClauses collects the clauses of all sources. Their ids in brackets become links.
func (r *resolver) resolveClauses() {
	destinations := map[string]string{}
	for _, p := range r.List {
		if p.Source == nil {
			continue
		}
		for _, c := range p.Source.Clauses {
			if first := r.Clauses[c.ID]; first != nil {
				r.problem(p, c.Offset, "clause "+c.ID+" is already stated in "+first.Source.File.Source.Name)
				continue
			}
			r.Clauses[c.ID] = c
			destinations[c.ID] = clauseScheme + c.ID
		}
	}
	r.references = page.NewReferences(destinations)
}

// CollectMentions sets where each clause is explained and shown, from the summaries.
func (b *Book) CollectMentions() {
	for _, c := range b.Clauses {
		c.ExplainedIn, c.ShownIn = nil, nil
	}
	for _, p := range b.List {
		for _, m := range p.Text.explains {
			if c := b.Clauses[m.clause]; c != nil && c.Source != p {
				c.ExplainedIn = append(c.ExplainedIn, m)
			}
		}
		for _, m := range p.Text.plays {
			if c := b.Clauses[m.clause]; c != nil {
				c.ShownIn = append(c.ShownIn, m)
			}
		}
	}
}
