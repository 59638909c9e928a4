package variant

import (
	"fmt"
	"slices"
	"strings"

	"sowbook/internal/diag"
	"sowbook/internal/page"
	"sowbook/internal/prose"
)

// noClause stands for the clauses of a rule or a fact that no source states.
const noClause = "none"

// contrary stands before the clauses of a fact that say otherwise.
const contrary = "not"

// Statement says which clauses state a fact of a game.
type Statement struct {
	Clauses  []string // none if no source states the fact
	Contrary bool     // the clauses say otherwise
}

// parseFacts reads the clauses that state each fact of the game: ids, "not" and ids, or
// "none".
func (v *Variant) parseFacts(p *page.Page, f *page.Front, problems *diag.Problems) {
	facts := f.Map("facts")
	v.FactsOffset = facts.Offset()
	v.Facts = map[string]Statement{}
	keys, _ := factKeys(v)
	for _, e := range facts.Texts() {
		ids := strings.Fields(e.Value.Text)
		s := Statement{Contrary: len(ids) > 1 && ids[0] == contrary}
		if s.Contrary {
			ids = ids[1:]
		}
		switch {
		case !slices.Contains(keys, e.Key):
			problems.Add(p.ProblemAt(e.Offset, fmt.Sprintf("unknown fact %q; %s", e.Key, diag.Hint(e.Key, keys))))
			continue
		case len(ids) == 0:
			problems.Add(p.ProblemAt(e.Value.Offset, e.Key+" is empty; write the clauses that state it, or "+noClause))
			continue
		}
		s.Clauses = v.clauses(ids, e.Value)
		v.Facts[e.Key] = s
	}
}

// factKeys returns the keys of all facts, and for each whether the game's rules answer it.
func factKeys(v *Variant) (keys []string, answered map[string]bool) {
	answered = map[string]bool{}
	messages := prose.FactKeys(v.Rules)
	for i := range prose.Subjects {
		key := prose.Subjects[i].Key
		keys = append(keys, key)
		answered[key] = messages[i] != ""
	}
	return keys, answered
}

// CheckFacts returns the facts of the game for which its front matter has no line, and
// those for which it has a line although the rules do not answer them.
func (v *Variant) CheckFacts() (missing, superfluous []string) {
	keys, answered := factKeys(v)
	for _, key := range keys {
		switch _, named := v.Facts[key]; {
		case answered[key] && !named:
			missing = append(missing, key)
		case !answered[key] && named:
			superfluous = append(superfluous, key)
		}
	}
	return missing, superfluous
}

// clauses returns the ids of clauses, none for the word "none", and remembers where they
// are named.
func (v *Variant) clauses(ids []string, value page.Value) []string {
	if len(ids) == 1 && ids[0] == noClause {
		return []string{}
	}
	for _, id := range ids {
		v.ClauseRefs = append(v.ClauseRefs, Ref{id, value.Offset + strings.Index(value.Text, id)})
	}
	return ids
}
