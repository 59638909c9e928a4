package variant

import (
	"strings"

	"sowbook/engine/capture"
	"sowbook/engine/ruleset"
	"sowbook/internal/page"
	"sowbook/internal/prose"
)

// statements has the clauses that front matter names behind the values of rules, by the words
// of the rules.
type statements map[string]*Statement

// cutClauses splits the value of a word into its text and the clauses in each pair of
// brackets. Only a capture that says what follows can have two pairs.
func (v *Variant) cutClauses(f *page.Front, key string, value page.Ref) (text string, clauses []Statement) {
	rest, at := value.Text, value.Offset // of rest
	for {
		before, after, found := strings.Cut(rest, "[")
		if !found {
			return text + before, clauses
		}
		text = strings.TrimRight(text+before, " ")
		inside, next, closed := strings.Cut(after, "]")
		at += len(before)
		named := words(page.Ref{Text: inside, Offset: at + 1})
		wrong := ""
		switch {
		case !closed || strings.Contains(inside, "["):
			wrong, next = " has a bracket that is not closed; write the clauses as in [X-1 X-2]", ""
		case len(clauses) == 2 || len(clauses) == 1 && !saysWhatFollows(before):
			wrong = " has clauses twice; write them in one pair of brackets"
		case len(named) == 0:
			wrong = " has empty brackets; write the clauses that state it, or [" + noClause + "]"
		default:
			clauses = append(clauses, v.statement(f, key, named))
		}
		if wrong != "" {
			f.Problem(at, "rules: "+key+wrong)
		}
		at += len("[") + len(inside) + len("]")
		rest = next
	}
}

func saysWhatFollows(part string) bool {
	part = strings.TrimLeft(part, ", ")
	return strings.HasPrefix(part, "again") || strings.HasPrefix(part, "sow")
}

// add adds the clauses of a value. Those of a capture belong to the words of the short form
// that stand for it.
func (s statements) add(key, value string, clauses []Statement) {
	if len(clauses) == 0 {
		return
	}
	if key != ruleset.CapturesKey {
		s.name(key, clauses[0])
		return
	}
	list, _ := capture.Parse(value)
	var c capture.Line
	if all := list.All(); len(all) > 0 {
		c = all[0]
	}
	switch {
	case c.Claims:
		key = "claim"
	case c.Whose == capture.OwnedPit:
		key = "raid"
	case c.When > capture.WhenLast:
		key = "taker"
	default:
		key = "capture"
	}
	s.name(key, clauses[0])
	if c.Then != capture.ThenEnds || c.Sown != capture.NotSown {
		s.name("after-capture", clauses[len(clauses)-1])
	}
}

// name adds clauses to those of a word.
func (s statements) name(word string, more Statement) {
	if s[word] == nil {
		s[word] = &Statement{Clauses: []string{}}
	}
	s[word].merge(more)
}

// of returns the clauses of the first group of words in which one has any. Clauses that say
// otherwise count in the first group only.
func (s statements) of(words string) (all Statement, ok bool) {
	all.Clauses = []string{}
	for i, group := range prose.WordGroups(words) {
		for _, word := range group {
			if named := s[word]; named != nil && (i == 0 || !named.Contrary) {
				all.merge(*named)
				ok = true
			}
		}
		if ok {
			break
		}
	}
	return all, ok
}

// derive adds the facts that the rules answer, and the rules that steps name, whose clauses
// are behind the values of rules and not named elsewhere.
func (v *Variant) derive() {
	answered := prose.Answered(v.Rules)
	for i := range prose.Subjects {
		subject := &prose.Subjects[i]
		if _, named := v.Facts[subject.Key]; named || !answered[i] {
			continue
		}
		if s, ok := v.stated.of(subject.Words); ok {
			v.Facts[subject.Key] = s
		}
	}
	for _, rule := range v.UsedRules() {
		if _, named := v.Voice.Clauses[rule]; named {
			continue
		}
		if s, ok := v.stated.of(prose.RuleWords(rule)); ok {
			if s.Contrary {
				s.Clauses = []string{}
			}
			v.Voice.Clauses[rule] = s.Clauses
		}
	}
}
