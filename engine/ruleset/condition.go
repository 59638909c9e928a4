package ruleset

import (
	"strings"

	"sowbook/engine/capture"
)

// term is one term of a condition: a word with a value, or a trait of the capture.
type term struct {
	_ [0]func() // not comparable: Go would add a comparison to the WebAssembly module

	word   *word  // nil for a trait
	values uint64 // of the word, as bits: one of them must be what [word.get] returns
	kind   string // of values that are not names: see [written]
	trait  capture.Trait
	not    bool // the term must be false
}

// key returns the key of the word, or that of the captures for a trait.
func (t *term) key() string {
	if t.word == nil {
		return CapturesKey
	}
	return t.word.key
}

// Holds reports whether a condition is true of the rules. Its terms are words KEY=VALUE, or
// KEY=VALUE|VALUE for one of several, traits of the captures such as captures:in-runs, and
// captures:none. setup=position stands for every start that gives the seeds of each pit, and
// setup=two-positions for those that differ for the players; opening=moves,
// opening=no-captures and opening=no-claims for openings that have one. Every term must be true,
// or false if it begins with !. The empty condition always holds.
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
		return term{trait: capture.ParseTrait(name), not: not}
	}
	key, value, _ := strings.Cut(text, "=")
	t := term{word: find(key), not: not}
	if t.word != nil {
		if t.word.written != nil {
			t.kind = value
		}
		for _, one := range strings.Split(value, "|") {
			if n, ok := t.word.parse(one); ok {
				t.values |= 1 << n
			}
		}
	}
	return t
}

// meets reports whether all terms are true of the rules, or false if they say so.
func (r *Set) meets(terms []term) bool {
	for _, t := range terms {
		is := r.Captures.Has(t.trait)
		if t.word != nil {
			n := t.word.get(r)
			is = n < 64 && t.values>>n&1 == 1 || t.kind != "" && n >= len(t.word.names) && t.word.written.is(r, t.kind)
		}
		if is == t.not {
			return false
		}
	}
	return true
}

// terms returns the terms of n conditions. They are parsed once, because [Set.Adapt] checks
// thousands of rules.
func terms(n int, condition func(i int) string) [][]term {
	all := make([][]term, n)
	for i := range all {
		for _, text := range strings.Fields(condition(i)) {
			all[i] = append(all[i], parseTerm(text))
		}
	}
	return all
}
