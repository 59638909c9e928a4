package ruleset

import (
	"strings"
	"sync"
)

// term is one term of a condition: a word with a value, or a trait of the capture.
type term struct {
	_ [0]func() // not comparable: Go would add a comparison to the WebAssembly module

	word  *word        // nil for a trait
	value int          // of the word, as [word.get] returns it; -1 if it has no such value
	other int          // the same of the value after |
	kind  string       // of values that are not names: see [written]
	trait captureTrait // 0 for a word, and if there is no such trait
	parts bool         // the captures have no short form
	none  bool         // there are no captures
	not   bool         // the term must be false
}

// Holds reports whether a condition is true of the rules. Its terms are words KEY=VALUE, or
// KEY=VALUE|VALUE for one of two, traits of the captures such as captures:in-runs, captures:parts, which means that
// the captures have no short form, and captures:none. setup=position stands for every start that gives the seeds
// of each pit, and setup=two-positions for those that differ for the players; opening=moves,
// opening=no-captures and opening=no-claims for openings that have one. Every term must be true, or false
// if it begins with !. The empty condition always holds.
func (r *Set) Holds(condition string) bool {
	f := r.form()
	return f.holds(condition)
}

func (r *form) holds(condition string) bool {
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
		switch name {
		case "parts":
			return term{parts: true, not: not}
		case "none":
			return term{none: true, not: not}
		}
		for i := range traitNames {
			if traitNames[i] == name {
				return term{trait: 1 << i, not: not}
			}
		}
		return term{not: not}
	}
	key, value, _ := strings.Cut(text, "=")
	value, other, _ := strings.Cut(value, "|")
	t := term{word: find(key), value: -1, other: -1, not: not}
	if t.word != nil {
		if t.word.written != nil {
			t.kind = value
		}
		if n, ok := t.word.parse(value); ok {
			t.value = n
		}
		if n, ok := t.word.parse(other); ok && other != "" {
			t.other = n
		}
	}
	return t
}

// meets reports whether all terms are true of the rules, or false if they say so.
func (r *form) meets(terms []term) bool {
	for _, t := range terms {
		is := t.trait != 0 && r.has(t.trait) || t.parts && !r.isShort || t.none && r.hasNone()
		if t.word != nil {
			if !r.isShort && IsShortKey(t.word.key) {
				return false // such a condition is about a short form
			}
			n := t.word.get(r)
			is = n == t.value || n == t.other || t.kind != "" && n >= len(t.word.names) && t.word.written.is(n, t.kind)
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
