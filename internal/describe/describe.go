// Package describe says what the rules of a game are, from the rules alone: as rows of a table, as sentences for a page that is
// printed, as words in the middle of prose. So no page has to type what the engine knows.
package describe

import (
	"strconv"
	"strings"

	"sowbook/engine"
	"sowbook/internal/narrate"
)

// Fact is one thing to know of a game. Its value is the same words in every game with the same rules, so that games compare; its
// sentence speaks to a player, with the game's own name for a store.
type Fact struct {
	Key   string // names it, for example direction
	Part  Part
	Name  string        // what it is about, the head of a row
	Value string        // in a few words; empty where the game has nothing of the kind
	Say   string        // one sentence or more; empty where there is nothing to tell a player
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

// Words is what can be put into prose by name: each a word or a few, without a capital, or empty where the game has nothing of the
// kind. The names are some numbers and the keys of the facts.
func Words(v narrate.Voice, r engine.Rules) map[string]string {
	words := map[string]string{
		"pits":    narrate.Number(r.Pits),
		"seeds":   narrate.Number(r.Seeds),
		"total":   strconv.Itoa(r.Total()),
		"fewest":  narrate.Number(r.Fewest),
		"numbers": numbers(r),
		"store":   v.Store,
	}
	for _, f := range Facts(v, r) {
		words[f.Key] = f.Value
	}
	return words
}

// describer makes the facts of one game.
type describer struct {
	voice narrate.Voice
	rules engine.Rules
}

// numbers is the numbers of seeds that are captured, in words.
func numbers(r engine.Rules) string {
	var list []string
	for n := range uint8(16) {
		if r.Numbers.Has(n) {
			list = append(list, narrate.Number(int(n)))
		}
	}
	if len(list) < 2 {
		return strings.Join(list, "")
	}
	last := len(list) - 1
	return strings.Join(list[:last], ", ") + " or " + list[last]
}
