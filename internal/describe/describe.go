// Package describe says what the rules of a game are, from the rules alone: as rows of a table, as sentences for a page that is
// printed, as words in the middle of prose. So no page has to type what the engine knows.
package describe

import (
	"strconv"
	"strings"

	"sowbook/engine"
	"sowbook/internal/narrate"
)

// Fact is one thing to know of a game.
type Fact struct {
	Key   string        // names it, for example direction
	Part  Part          // where in a rule book it belongs
	Name  string        // what it is about, the head of a row
	Value string        // in a few words; empty where the game has nothing of the kind
	Say   string        // as a sentence to a player; empty where there is nothing to say
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

// Facts is all there is to say of a game, in the order of a rule book. Every game has the same facts, so that games compare row by row.
func Facts(v narrate.Voice, r engine.Rules) []Fact {
	d := describer{v, r}
	return []Fact{
		d.board(), d.seeds(), d.begins(),
		d.playable(), d.direction(), d.stores(), d.origin(), d.lastInStore(), d.relay(),
		d.capture(), d.nothingAcross(), d.afterCapture(), d.emptySide(),
		d.ends(), d.stuck(), d.rest(), d.wins(),
	}
}

// Words is what can be put into prose by name: each a word or a few, without a capital.
func Words(v narrate.Voice, r engine.Rules) map[string]string {
	words := map[string]string{
		"pits":    narrate.Number(r.Pits),
		"seeds":   narrate.Number(r.Seeds),
		"total":   strconv.Itoa(total(r)),
		"fewest":  narrate.Number(r.Fewest),
		"numbers": numbers(r, " or "),
		"store":   v.Store,
	}
	for _, f := range Facts(v, r) {
		if _, ok := words[f.Key]; !ok {
			words[f.Key] = f.Value
		}
	}
	return words
}

// describer makes the facts of one game.
type describer struct {
	voice narrate.Voice
	rules engine.Rules
}

// total is the number of seeds in the game.
func total(r engine.Rules) int {
	if r.Setup == engine.EvenSetup {
		return 2 * r.Pits * r.Seeds
	}
	return r.Seeds
}

// numbers is the numbers of seeds that are captured, in words.
func numbers(r engine.Rules, join string) string {
	var list []string
	for n := range uint8(16) {
		if r.Numbers.Has(n) {
			list = append(list, narrate.Number(int(n)))
		}
	}
	if len(list) < 3 {
		return strings.Join(list, join)
	}
	return strings.Join(list[:len(list)-1], ", ") + join + list[len(list)-1]
}

// has picks one of two texts.
func has(yes bool, then, otherwise string) string {
	if yes {
		return then
	}
	return otherwise
}
