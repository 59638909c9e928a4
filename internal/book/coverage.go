package book

import (
	"slices"
	"strings"

	"sowbook/internal/diag"
	"sowbook/internal/prose"
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
			checkRuleClauses(p, problems)
			checkFactClauses(p, problems)
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

// checkRuleClauses reports, as one problem, the rules of a game under any of its readings
// for which it names no clause.
func checkRuleClauses(p *Page, problems *diag.Problems) {
	game := p.Variant
	used := game.Rules.UsedRules()
	for _, reading := range game.Readings {
		for _, value := range reading.Values {
			if rules, err := game.Rules.With(reading.Key, value.Name); err == nil {
				used = append(used, rules.UsedRules()...)
			}
		}
	}
	slices.Sort(used)
	var names, meanings []string
	for _, rule := range slices.Compact(used) {
		if _, named := game.Voice.Clauses[rule]; !named {
			names = append(names, rule.String())
			meanings = append(meanings, rule.String()+": "+prose.RuleMeaning(rule))
		}
	}
	if len(names) > 0 {
		problems.Add(p.File.ProblemAt(game.ClausesOffset, "no clause is named for "+strings.Join(names, ", ")+"; add a line RULE: CLAUSE for each, or RULE: none if no source states it", meanings...))
	}
}

// checkFactClauses reports the facts of a game for which it names no clause, and those that
// it does not have.
func checkFactClauses(p *Page, problems *diag.Problems) {
	missing, extra := p.Variant.CheckFacts()
	for _, key := range extra {
		problems.Add(p.File.ProblemAt(p.Variant.Facts[key].Offset, `the rules do not answer "`+key+`"; remove it from facts`))
	}
	if len(missing) > 0 {
		problems.Add(p.File.ProblemAt(p.Variant.FactsOffset, "facts lacks "+strings.Join(missing, ", ")+"; add a line FACT: CLAUSE for each, or FACT: none if no source states it"))
	}
}
