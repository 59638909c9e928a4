package prose

import (
	"slices"
	"strings"

	"sowbook/engine"
)

// Subject is a question that a rule book answers. The first of its messages whose
// condition holds is true of a game, and so is the first of more.
type Subject struct {
	Key            string // for example direction
	Part           Part
	messages, more []subjectMessage
}

// Part is a part of a rule book.
type Part uint8

// The parts, in the order of reading.
const (
	PartStart Part = iota
	PartTurn
	PartCaptures
	PartEnd
)

// subjectMessage is a message of the section facts of a table of words, with the
// condition under which it is true.
//
// A condition is words of the rules as [engine.Rules.String] writes them, and traits of
// the capture in the form captures:in-runs. All must be there; those with a ! must not.
// An empty condition always holds. Conditions are data because functions would add more
// to the engine's WebAssembly module.
//
// In the name of a message, {capture} stands for the value of the word capture. An empty
// name means that there is nothing to say.
type subjectMessage struct {
	when  string
	name  string
	rules rules
}

// rules are the engine's rules that make a message true. A game may have only some of
// them.
type rules []engine.Rule

// FactKeys returns, for each of [Subjects], the names of the messages that are true of a
// game by rules r, separated by spaces.
func FactKeys(r engine.Rules) []string {
	var keys []string
	text := conditionText(r)
	for i := range Subjects {
		key := ""
		for k, m := range Subjects[i].of(r, text) {
			if k > 0 {
				key += " "
			}
			key += m.name
		}
		keys = append(keys, key)
	}
	return keys
}

// conditionText returns the words that conditions are compared with, each between spaces.
func conditionText(r engine.Rules) string {
	text := " " + r.String() + " "
	for _, trait := range r.Capture.Traits() {
		text += "captures:" + trait + " "
	}
	return text
}

// of returns the messages that are true of rules r, given their condition text.
func (s *Subject) of(r engine.Rules, text string) []subjectMessage {
	var all []subjectMessage
	for _, list := range [...][]subjectMessage{s.messages, s.more} {
		for _, m := range list {
			if !holds(m.when, text) {
				continue
			}
			if before, rest, found := strings.Cut(m.name, "{"); found {
				key, after, _ := strings.Cut(rest, "}")
				value, _ := r.Value(key)
				m.name = before + value + after
			}
			if m.name != "" {
				all = append(all, m)
			}
			break
		}
	}
	return all
}

// holds reports whether a condition holds for a condition text.
func holds(when, text string) bool {
	for when != "" {
		var word string
		word, when, _ = strings.Cut(when, " ")
		word, not := strings.CutPrefix(word, "!")
		if strings.Contains(text, " "+word+" ") == not {
			return false
		}
	}
	return true
}

// in returns the rules that are also in uses.
func (r rules) in(uses []engine.Rule) []engine.Rule {
	var both []engine.Rule
	for _, rule := range r {
		if slices.Contains(uses, rule) {
			both = append(both, rule)
		}
	}
	return both
}
