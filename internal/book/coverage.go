package book

import (
	"slices"

	"sowbook/internal/diag"
	"sowbook/internal/variant"
)

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
