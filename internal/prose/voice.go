// Package prose turns rules and moves into sentences: what each step of a move did, why
// a move is illegal, and what the rules of a game are. Pages, screen readers, printed
// cards and live boards use the same sentences. The package is part of the engine's
// WebAssembly module, so it imports neither fmt nor encoding/json.
//
// [Voice.Ply] and its siblings describe a game that is played; [Facts] describes rules.
// The texts are in english.go in English, and in the tables of package locale.
package prose

import (
	"strings"

	"sowbook/engine"
	"sowbook/engine/event"
)

// Voice contains a variant's names: its numbering of the pits, its names for sides and
// stores, and the clauses of its source for each rule.
type Voice struct {
	Labels  engine.Labels
	Sides   [2]string                // by engine.Side, for example Lower, Upper
	Store   string                   // for example capture pit
	Clauses map[engine.Rule][]string // clause ids
	Words   *Language                // the language; nil is English
}

// String writes a voice without its language as one line, for [ParseVoice].
func (v Voice) String() string {
	parts := []string{"labels=" + v.Labels.String(), "south=" + v.Sides[engine.South], "north=" + v.Sides[engine.North], "store=" + v.Store}
	for rule := range event.RuleCount {
		if ids := v.Clauses[rule]; len(ids) > 0 {
			parts = append(parts, rule.String()+"="+strings.Join(ids, ","))
		}
	}
	return strings.Join(parts, ";")
}

// ParseVoice parses what [Voice.String] writes.
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
			rule, err := event.ParseRule(key)
			if err != nil {
				return v, err
			}
			v.Clauses[rule] = strings.Split(value, ",")
		}
	}
	return v, nil
}
