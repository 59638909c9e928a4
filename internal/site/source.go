package site

import (
	"regexp"
	"slices"

	"sowbook/internal/diag"
	"sowbook/internal/page"
	"sowbook/internal/variant"
)

// source is a page on a source: who wrote it when, and what it states.
type source struct {
	page    *page.Page
	title   string
	summary string
	by      string
	date    string
	draft   bool
	clauses []clause
	told    []variant.Ref // ids of clauses that no board can show
}

// clause is one numbered statement of a source.
type clause struct {
	id     string
	text   string // markdown, in the project's own words
	offset int    // of the text in the page
}

var clausePattern = regexp.MustCompile(`^[A-Z]+-[A-Za-z0-9]+$`)

// parseSource reads the front matter of a source's page.
func parseSource(p *page.Page, problems *diag.Problems) *source {
	f := p.Bind(problems)
	s := &source{page: p}
	s.title = f.Text("title").Text
	s.summary = f.OptionalText("summary").Text
	s.by = f.Text("by").Text
	s.date = f.OptionalText("date").Text
	for _, e := range f.Map("clauses").Texts() {
		switch {
		case !clausePattern.MatchString(e.Key):
			problems.Add(p.At(e.Offset, "a clause id is capital letters, a hyphen, and letters or digits, as in P-E3, not "+e.Key))
		case e.Value.Text == "":
			problems.Add(p.At(e.Value.Offset, "clause "+e.Key+" says nothing"))
		}
		s.clauses = append(s.clauses, clause{e.Key, e.Value.Text, e.Value.Offset})
	}
	for _, v := range f.OptionalList("told") {
		s.told = append(s.told, variant.Ref{Text: v.Text, Offset: v.Offset})
		if !slices.ContainsFunc(s.clauses, func(c clause) bool { return c.id == v.Text }) {
			problems.Add(p.At(v.Offset, "told names clause "+v.Text+", which this source does not state"))
		}
	}
	s.draft = f.Draft()
	f.Done()
	return s
}
