package site

import (
	"slices"
	"strings"

	"sowbook/internal/diag"
	"sowbook/internal/prose"
	"sowbook/internal/variant"
)

// coverage reports what the book leaves out: clauses that no page but their source's explains, clauses that no board shows although
// their source does not say that none can, and rules of a game that no clause stands for.
func (b *book) coverage() diag.Problems {
	var problems diag.Problems
	for _, e := range b.pages {
		if e.source != nil {
			b.coverSource(e, &problems)
		}
		if e.variant != nil && e.in.folder == "" {
			coverRules(e, &problems)
		}
	}
	return problems
}

// coverSource reports the clauses of a source that are not explained, or neither shown nor told.
func (b *book) coverSource(e *entry, problems *diag.Problems) {
	for _, c := range e.source.clauses {
		cited := b.clauses[c.id]
		if len(cited.explained) == 0 {
			problems.Add(e.page.At(c.offset, "no page explains clause "+c.id+"; write ["+c.id+"] where one does"))
		}
		told := slices.IndexFunc(e.source.told, func(ref variant.Ref) bool { return ref.Text == c.id })
		switch shown := len(cited.examples) > 0; {
		case !shown && told < 0:
			problems.Add(e.page.At(c.offset, "no example shows clause "+c.id+"; name it in the clauses of one, or under told when no board can show it"))
		case shown && told >= 0:
			problems.Add(e.page.At(e.source.told[told].Offset, c.id+" is under told, but "+cited.examples[0].title+" shows it; take it out here"))
		}
	}
}

// coverRules reports the rules that a game has, under any of its readings, and that no clause stands for: once, for they are missing in
// one place.
func coverRules(e *entry, problems *diag.Problems) {
	game := e.variant
	used := game.Rules.Uses()
	for _, reading := range game.Readings {
		for _, value := range reading.Values {
			if rules, err := game.Rules.With(reading.Key, value.Word); err == nil {
				used = append(used, rules.Uses()...)
			}
		}
	}
	slices.Sort(used)
	var names, meanings []string
	for _, rule := range slices.Compact(used) {
		if len(game.Voice.Clauses[rule]) == 0 {
			names = append(names, rule.String())
			meanings = append(meanings, rule.String()+": "+prose.RuleMeaning(rule))
		}
	}
	if len(names) > 0 {
		problems.Add(e.page.At(game.ClausesAt, "no clause is named for "+strings.Join(names, ", ")+"; add a line RULE: CLAUSE for each", meanings...))
	}
}
