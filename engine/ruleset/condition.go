package ruleset

import (
	"strings"
	"sync"
)

// term is one term of a condition: a word with a value, or a trait of the capture.
type term struct {
	word  *word        // nil for a trait
	value int          // of the word, as [word.get] returns it; -1 if it has no such value
	trait CaptureTrait // 0 for a word, and if there is no such trait
	not   bool         // the term must be false
}

// Holds reports whether a condition is true of the rules. Its terms are words KEY=VALUE,
// and traits of the capture such as captures:in-runs. Every term must be true, or false
// if it begins with !. The empty condition always holds.
func (r *Set) Holds(condition string) bool {
	for condition != "" {
		var text string
		text, condition, _ = strings.Cut(condition, " ")
		if !r.meets([]term{parseTerm(text)}) {
			return false
		}
	}
	return true
}

// parseTerm parses one term of a condition. A term with an unknown name is never true.
func parseTerm(text string) term {
	text, not := strings.CutPrefix(text, "!")
	if name, ok := strings.CutPrefix(text, "captures:"); ok {
		for i := range traitNames {
			if traitNames[i] == name {
				return term{trait: 1 << i, not: not}
			}
		}
		return term{not: not}
	}
	key, value, _ := strings.Cut(text, "=")
	t := term{word: find(key), value: -1, not: not}
	if t.word != nil {
		if n, ok := t.word.parse(value); ok {
			t.value = n
		}
	}
	return t
}

// meets reports whether all terms are true of the rules, or false if they say so.
func (r *Set) meets(terms []term) bool {
	for _, t := range terms {
		is := t.trait != 0 && r.Capture.Has(t.trait)
		if t.word != nil {
			is = t.word.get(r) == t.value
		}
		if is == t.not {
			return false
		}
	}
	return true
}

// contradictionTerms returns the terms of every contradiction. They are parsed once, because
// [Set.Adapt] checks thousands of rules.
var contradictionTerms = sync.OnceValue(func() [][]term {
	var all [][]term
	for _, c := range contradictions {
		var terms []term
		for _, text := range strings.Fields(c.when) {
			terms = append(terms, parseTerm(text))
		}
		all = append(all, terms)
	}
	return all
})
