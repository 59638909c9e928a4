// Package prose turns rules and moves into sentences: what each step of a move
// did, why a move is refused, and what the rules of a game are, as table rows,
// sentences and words. Pages, screen readers, printed cards and live boards all
// take their words from here. It is part of the engine's WebAssembly module, so
// it imports neither fmt nor encoding/json.
package prose

import (
	"strings"

	"sowbook/engine"
)

// Voice is how one variant speaks: its numbering, its names for sides and
// stores, and the clauses of its source that its rules come from.
type Voice struct {
	Labels  engine.Labels
	Sides   [2]string                // by engine.Side, for example Lower, Upper
	Store   string                   // for example capture pit
	Clauses map[engine.Rule][]string // clause ids
	Words   *Language                // the language it speaks; nil: English
}

// String writes a voice, but not its language, as one line that [ParseVoice] reads. The line is for
// machines: a page hands it to the engine behind its board unread.
func (v Voice) String() string {
	parts := []string{"labels=" + v.Labels.String(), "south=" + v.Sides[engine.South], "north=" + v.Sides[engine.North], "store=" + v.Store}
	for _, rule := range engine.AllRules() {
		if ids := v.Clauses[rule]; len(ids) > 0 {
			parts = append(parts, rule.String()+"="+strings.Join(ids, ","))
		}
	}
	return strings.Join(parts, ";")
}

// ParseVoice reads what [Voice.String] writes.
func ParseVoice(text string) (Voice, error) {
	v := Voice{Clauses: map[engine.Rule][]string{}}
	for _, part := range strings.Split(text, ";") {
		key, value, _ := strings.Cut(part, "=")
		switch key {
		case "labels":
			l, err := engine.ParseLabels(value)
			if err != nil {
				return v, err
			}
			v.Labels = l
		case "south":
			v.Sides[engine.South] = value
		case "north":
			v.Sides[engine.North] = value
		case "store":
			v.Store = value
		default:
			rule, err := engine.ParseRule(key)
			if err != nil {
				return v, err
			}
			v.Clauses[rule] = strings.Split(value, ",")
		}
	}
	return v, nil
}

// Said is one or more sentences and the clauses that they rest on, each once.
type Said struct {
	Text    string
	Clauses []string
}

// add appends a sentence and the clauses of a rule.
func (s *Said) add(text string, clauses []string) {
	if s.Text != "" && text != "" {
		s.Text += " "
	}
	s.Text += text
	for _, id := range clauses {
		known := false
		for _, k := range s.Clauses {
			known = known || k == id
		}
		if !known {
			s.Clauses = append(s.Clauses, id)
		}
	}
}
