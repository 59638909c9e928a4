package prose

import (
	"strings"

	"sowbook/engine"
)

// Subject is a question that a rule book answers. For a game, the answer is the first
// of its messages whose condition holds, followed by the first such message of more.
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
// condition, for [engine.Rules.Holds], under which it is true. In its name, {capture} is
// replaced by the value of the word capture. An empty name means no message.
type subjectMessage struct {
	when string
	name string
}

// FactKeys returns, for each of [Subjects], the names of the messages that are true of a
// game by rules r, separated by spaces.
func FactKeys(r engine.Rules) []string {
	var keys []string
	for i := range Subjects {
		var names []string
		for _, m := range Subjects[i].of(&r) {
			names = append(names, m.name)
		}
		keys = append(keys, strings.Join(names, " "))
	}
	return keys
}

// of returns the messages that are true of rules r.
func (s *Subject) of(r *engine.Rules) []subjectMessage {
	var all []subjectMessage
	for _, list := range [...][]subjectMessage{s.messages, s.more} {
		for _, m := range list {
			if !r.Holds(m.when) {
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
