// Package facts finds out what there is to say of the rules of a game: which messages of a table of words are true of them, and what
// fills these in. It has no words itself, so the engine behind a page can tell the same of rules that a reader makes up; package
// describe says it.
package facts

import (
	"strings"

	"sowbook/engine"
)

// Fact is one thing to know of a game.
type Fact struct {
	Key   string // names it, for example direction
	Part  Part
	Says  []string      // the messages that are true, in order; none where the game has nothing of the kind
	Rules []engine.Rule // what makes it so: a variant's clauses for these are its source
}

// Part is a part of a rule book.
type Part uint8

// The parts, in the order they are read.
const (
	Start Part = iota
	Turn
	Captures
	End
)

// Of is all there is to say of a game, in the order of a rule book. Every game has the same facts, so that games compare row by row.
func Of(r engine.Rules) []Fact {
	text := " " + r.String() + " "
	list := make([]Fact, len(subjects))
	for i := range subjects {
		s, f := &subjects[i], &list[i]
		f.Key, f.Part = s.key, s.part
		f.add(s.says, text)
		f.add(s.more, text)
	}
	return list
}

// Captured is the numbers of seeds that are captured, rising.
func Captured(r engine.Rules) []int {
	var list []int
	for n := range uint8(16) {
		if r.Numbers.Has(n) {
			list = append(list, int(n))
		}
	}
	return list
}

// subject is what a fact is about. Of the messages it may say the first is true whose condition holds, and so it is with what it may
// say besides.
type subject struct {
	key        string
	part       Part
	says, more []message
}

// message is one message of the table of words, when it is true, and the rules that make it so. Its condition is words of the rules
// as they are written, all of which must be there, or with a ! must not; conditions are data and not functions, each of which would
// weigh more in the engine behind a page than its sentence. A message without a condition is true where none before it is; without a
// name it says nothing.
type message struct {
	when, name string
	rules      []engine.Rule
}

// add adds the one of some messages that is true of rules in their text form.
func (f *Fact) add(messages []message, text string) {
	for i := range messages {
		if m := &messages[i]; holds(m.when, text) {
			if m.name != "" {
				f.Says = append(f.Says, m.name)
			}
			f.Rules = append(f.Rules, m.rules...)
			return
		}
	}
}

// holds tells whether a condition is true of rules.
func holds(when, text string) bool {
	for _, word := range strings.Fields(when) {
		word, not := strings.CutPrefix(word, "!")
		if strings.Contains(text, " "+word+" ") == not {
			return false
		}
	}
	return true
}
