package prose

import (
	"strings"

	"sowbook/engine"
)

// Subject is a question that a rule book answers. For a game, the answer is the first
// of its messages whose condition holds, followed by the first such message of more and all of
// also. A subject without messages that has the name of a word is answered by the value of that
// word, KEY-VALUE, unless that is the usual one or has no effect.
type Subject struct {
	Key            string // for example direction
	Part           Part
	Words          string                           // of the rules, that answer it; see [WordGroups]
	composed       func(Table, engine.Rules) string // sentences made from parts, before the messages; may be nil
	cellOnly       bool                             // the table has them, and another subject says them
	messages, more []subjectMessage
	also           []subjectMessage // all that hold follow
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

// subjectMessage is an entry of the section rules of a table of words, with the
// condition, for [engine.Rules.Holds], under which it is true. In its name, {setup} is
// replaced by the value of the word setup. An empty name means no message.
type subjectMessage struct {
	when string
	name string
}

// Answered returns, for each of [Subjects], whether a game by rules r answers it.
func Answered(r engine.Rules) []bool {
	var all []bool
	for i := range Subjects {
		s := &Subjects[i]
		all = append(all, s.compose(noMessages{}, r) != "" || len(s.of(&r)) > 0)
	}
	return all
}

// noMessages is a table in which every message is its own key.
type noMessages struct{}

func (noMessages) Say(key string, _ ...*Fill) string { return key }
func (noMessages) Has(string) bool                   { return true }
func (noMessages) Engine() *Language                 { return nil }

// compose returns the sentences that are made from parts for rules r, "" if there are none.
func (s *Subject) compose(t Table, r engine.Rules) string {
	if s.composed == nil {
		return ""
	}
	return s.composed(t, r)
}

// of returns the messages that are true of rules r.
func (s *Subject) of(r *engine.Rules) []subjectMessage {
	var all []subjectMessage
	if s.messages == nil && s.composed == nil {
		if value, isWord := r.Value(s.Key); isWord && !r.IsDefault(s.Key) {
			all = append(all, subjectMessage{name: s.Key + "-" + value})
		}
	}
	for i, list := range [...][]subjectMessage{s.messages, s.more, s.also} {
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
			if i < 2 {
				break
			}
		}
	}
	return all
}
