package book

import (
	"slices"
	"strings"

	"sowbook/internal/diag"
	"sowbook/internal/page"
	"sowbook/internal/parallel"
	"sowbook/internal/variant"
)

// Check parses and checks every page and sets its summary. It returns the problems of
// each page, in the order of List. CheckAnchors and CheckFiles find the rest.
func (b *Book) Check() []diag.Problems {
	problems := make([]diag.Problems, len(b.List))
	_ = parallel.For(len(b.List), func(i int) error {
		d := b.Parse(b.List[i])
		b.List[i].Text = b.Summarize(d)
		problems[i] = d.Problems
		return nil
	})
	b.CollectMentions()
	return problems
}

// CheckComplete reports omissions that do not fail a build: sections out of order, pages
// missing from the reading order, games of the same title, outdated translations, clauses without an explanation
// or an example.
func (b *Book) CheckComplete() diag.Problems {
	var problems diag.Problems
	for _, p := range b.List {
		problems.Add(p.Text.outline...)
	}
	b.checkOrder(&problems)
	b.checkTitles(&problems)
	b.checkEditions(&problems)
	b.checkCoverage(&problems)
	return problems
}

// checkBrackets reports unknown clause ids in brackets. at is the offset of the text in
// the page.
func (b *Book) checkBrackets(d *Parsed, t page.Tree, at int) {
	for _, bracket := range t.Brackets() {
		if wrong := b.wrongClause(bracket); wrong != "" {
			d.Problems.Add(d.Doc.ProblemAt(at+bracket.Offset, wrong))
		}
	}
}

// wrongClause returns the problem of a text in brackets that was meant as a clause id,
// or "". It was if it has the form of an id and is similar to one of the book.
func (b *Book) wrongClause(bracket page.Bracket) string {
	if !clausePattern.MatchString(bracket.Text) {
		return ""
	}
	letters, _, _ := strings.Cut(bracket.Text, "-")
	ids := b.ClauseIDs()
	hint := diag.Hint(bracket.Text, ids)
	meant := strings.HasPrefix(hint, "did you mean") ||
		slices.ContainsFunc(ids, func(id string) bool { return strings.HasPrefix(id, letters+"-") })
	if !meant {
		return ""
	}
	return "there is no clause " + bracket.Text + "; " + hint + ` \[` + bracket.Text + "] is plain text"
}

// checkCoverage reports clauses that no page explains or no example shows, and rules and
// facts of games without a clause.
func (b *Book) checkCoverage(problems *diag.Problems) {
	for _, p := range b.List {
		if p.Source != nil {
			b.checkSourceCoverage(p, problems)
		}
		if p.Variant != nil && p.Edition.Folder == "" {
			p.Variant.CheckClauses(problems)
		}
	}
}

// checkSourceCoverage reports the clauses of a source that no page explains, and those
// that are neither shown nor listed under told.
func (b *Book) checkSourceCoverage(p *Page, problems *diag.Problems) {
	for _, c := range p.Source.Clauses {
		cited := b.Clauses[c.ID]
		if len(cited.ExplainedIn) == 0 {
			problems.Add(p.File.ProblemAt(c.Offset, "no page explains clause "+c.ID+"; write ["+c.ID+"] where one does"))
		}
		told := slices.IndexFunc(p.Source.told, func(ref variant.Ref) bool { return ref.Text == c.ID })
		switch shown := len(cited.ShownIn) > 0; {
		case !shown && told < 0:
			problems.Add(p.File.ProblemAt(c.Offset, "no example shows clause "+c.ID+"; name it in the clauses of one, or under told when no board can show it"))
		case shown && told >= 0:
			problems.Add(p.File.ProblemAt(p.Source.told[told].Offset, c.ID+" is under told, but "+cited.ShownIn[0].Title+" shows it; remove it here"))
		}
	}
}
