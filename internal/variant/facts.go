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

// maxClauses is how many clauses a rule or a fact can have. Every sentence about it shows
// all of them.
const maxClauses = 100

// Statement says which clauses state a fact of a game.
type Statement struct {
	Clauses  []string // none if no source states the fact
	Contrary bool     // the clauses say otherwise
	Offset   int      // of the fact's key below facts; 0 if the clauses are behind the rules
}

// parseFacts reads the facts whose clauses are not those of their words.
func (v *Variant) parseFacts(f *page.Front) {
	facts := f.Map("facts")
	v.Facts = map[string]Statement{}
	var keys []string
	for _, subject := range prose.Subjects {
		keys = append(keys, subject.Key)
	}
	for _, e := range facts.Texts() {
		named := words(e.Value.Ref)
		switch {
		case !slices.Contains(keys, e.Key):
			f.Problem(e.Offset, fmt.Sprintf("unknown fact %q; %s", e.Key, diag.Hint(e.Key, keys)))
			continue
		case len(named) == 0:
			f.Problem(e.Value.Offset, e.Key+" is empty; write the clauses that state it, or "+noClause)
			continue
		}
		s := v.statement(f, e.Key, named)
		s.Offset = e.Offset
		v.Facts[e.Key] = s
	}
}

// statement returns what some words state: ids of clauses, "not" and ids, or "none".
func (v *Variant) statement(f *page.Front, key string, named []page.Ref) Statement {
	s := Statement{Contrary: len(named) > 1 && named[0].Text == contrary}
	if s.Contrary {
		named = named[1:]
	}
	s.Clauses = v.clauses(f, key, named, s.Contrary)
	return s
}

// merge adds the clauses of another statement that s lacks.
func (s *Statement) merge(other Statement) {
	for _, id := range other.Clauses {
		if !slices.Contains(s.Clauses, id) {
			s.Clauses = append(s.Clauses, id)
		}
	}
	s.Contrary = s.Contrary || other.Contrary
}

// clauses returns the ids of the clauses that a rule or a fact names, none for the word
// "none", and remembers where they are named.
func (v *Variant) clauses(f *page.Front, key string, named []page.Ref, contrary bool) []string {
	ids := []string{}
	if len(named) > maxClauses {
		f.Problem(named[maxClauses].Offset, fmt.Sprintf("%s has more than %d clauses; name fewer", key, maxClauses))
		return ids
	}
	for _, ref := range named {
		switch {
		case ref.Text != noClause:
			ids = append(ids, ref.Text)
			v.ClauseRefs = append(v.ClauseRefs, ref)
		case contrary || len(named) > 1:
			f.Problem(ref.Offset, fmt.Sprintf("%s has %s beside other words; write the clauses, or %s alone", key, noClause, noClause))
		}
	}
	return ids
}

// words returns the words of a value and their offsets.
func words(value page.Ref) (list []page.Ref) {
	at := 0
	for word := range strings.FieldsSeq(value.Text) {
		at += strings.Index(value.Text[at:], word)
		list = append(list, page.Ref{Text: word, Offset: value.Offset + at})
		at += len(word)
	}
	return list
}
