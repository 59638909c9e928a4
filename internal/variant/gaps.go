package variant

import (
	"slices"
	"strings"

	"sowbook/engine/ruleset"
	"sowbook/internal/diag"
	"sowbook/internal/errtext"
	"sowbook/internal/prose"
)

// CheckClauses reports the facts of the game, and the rules that steps name under any of its
// readings, for which its page names no clauses; and facts that the rules do not answer. Entries of the
// atlas have no clauses.
func (v *Variant) CheckClauses(problems *diag.Problems) {
	if v.Account != nil {
		return
	}
	var facts, rules gaps
	answered := prose.Answered(v.Rules)
	for i := range prose.Subjects {
		subject := &prose.Subjects[i]
		switch s, named := v.Facts[subject.Key]; {
		case answered[i] && !named:
			facts.add(v, subject.Key, "", subject.Words)
		case !answered[i] && named:
			problems.Add(v.Page.ProblemAt(s.Offset, `the rules do not answer "`+subject.Key+`"; remove it from facts`))
		}
	}
	for _, rule := range v.UsedRules() {
		if _, named := v.Voice.Clauses[rule]; !named {
			rules.add(v, rule.String(), prose.RuleMeaning(rule)+"; ", prose.RuleWords(rule))
		}
	}
	facts.report(v, "nothing states ", problems)
	rules.report(v, "no clause is named for ", problems)
}

// gaps is what a game names no clauses for, and where to write them.
type gaps struct {
	names, notes []string
	example      string
}

// add adds something whose clauses are those of some words of the rules.
func (g *gaps) add(v *Variant, name, meaning, words string) {
	var places []string
	for _, word := range slices.Concat(prose.WordGroups(words)...) {
		if ruleset.IsOld(word) {
			word = ruleset.CapturesKey
		}
		if !slices.Contains(places, word) {
			places = append(places, word)
		}
	}
	if g.names == nil {
		value, _ := v.Rules.Value(places[0])
		g.example = places[0] + ": " + value + " [X-1]"
	}
	g.names = append(g.names, name)
	g.notes = append(g.notes, name+": "+meaning+"after "+errtext.List(places))
}

// report reports the gaps as one problem.
func (g *gaps) report(v *Variant, what string, problems *diag.Problems) {
	if len(g.names) > 0 {
		problems.Add(v.Page.ProblemAt(v.RulesOffset, "rules: "+what+strings.Join(g.names, ", ")+"; write the clause after a value, as in "+g.example+", or [none]", g.notes...))
	}
}
