package prose

import "strings"

// Subject is what a fact is about. Of the messages it may say the first is true whose condition holds, and so it is with what it may
// say besides.
type Subject struct {
	Key        string // names it, for example direction
	Part       Part
	says, more []factMessage
}

// Part is a part of a rule book.
type Part uint8

// The parts, in the order they are read.
const (
	PartStart Part = iota
	PartTurn
	PartCaptures
	PartEnd
)

// Says is the names of the messages that are true of rules in their text form, every word of them, with a space between two; empty
// where the game has nothing of the kind.
func (s *Subject) Says(rules string) string {
	says := firstTrue(s.says, rules)
	if more := firstTrue(s.more, rules); more != "" {
		says += " " + more
	}
	return says
}

// factMessage is one message of the table of words and when it is true. Its condition is words of the rules as they are written, all of
// which must be there, or with a ! must not; conditions are data and not functions, each of which would weigh more in the engine
// behind a page than its sentence. A message without a condition is true where none before it is; one without a name says nothing.
type factMessage struct {
	when, name string
}

// firstTrue is the one of some messages that is true.
func firstTrue(messages []factMessage, rules string) string {
	for i := range messages {
		if holds(messages[i].when, rules) {
			return messages[i].name
		}
	}
	return ""
}

// holds tells whether a condition is true of rules.
func holds(when, rules string) bool {
	for _, word := range strings.Fields(when) {
		word, not := strings.CutPrefix(word, "!")
		if strings.Contains(" "+rules+" ", " "+word+" ") == not {
			return false
		}
	}
	return true
}
