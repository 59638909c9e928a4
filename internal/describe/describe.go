// Package describe says what the rules of a game are, from the rules alone: as rows of a table, as sentences for a page that is
// printed, as words in the middle of prose. So no page has to type what the engine knows. What is said is in the table of words of a
// language; which of it is true of a game is said here.
package describe

import (
	"strconv"

	"sowbook/engine"
	"sowbook/internal/narrate"
	"sowbook/internal/words"
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
func Facts(t *words.Table, v narrate.Voice, r engine.Rules) []Fact {
	d := describer{t, v, r}
	return []Fact{
		d.board(), d.seeds(), d.begins(),
		d.playable(), d.direction(), d.stores(), d.origin(), d.lastInStore(), d.relay(),
		d.capture(), d.nothingAcross(), d.afterCapture(), d.emptySide(),
		d.ends(), d.stuck(), d.rest(), d.wins(),
	}
}

// Words is what can be put into prose by name: each a word or a few, without a capital, or empty where the game has nothing of the
// kind. The names are some numbers and the keys of the facts.
func Words(t *words.Table, v narrate.Voice, r engine.Rules) map[string]string {
	d := describer{t, v, r}
	number := t.Engine().Number
	words := map[string]string{
		"pits":    number(r.Pits),
		"seeds":   number(r.Seeds),
		"total":   strconv.Itoa(r.Total()),
		"fewest":  number(r.Fewest),
		"numbers": d.numbers(),
		"store":   v.Store,
	}
	for _, f := range Facts(t, v, r) {
		words[f.Key] = f.Value
	}
	return words
}

// describer makes the facts of one game.
type describer struct {
	words *words.Table
	voice narrate.Voice
	rules engine.Rules
}

// fact is a fact without what it says.
func (d describer) fact(key string, part Part) Fact {
	return Fact{Key: key, Part: part, Name: d.words.T("facts." + key)}
}

// says adds to a fact what a message of the table says, KEY, and, where there is one, its sentence, KEY-say. The rules are what makes it
// so.
func (d describer) says(f *Fact, key string, rules ...engine.Rule) {
	r, number := d.rules, narrate.Count
	fills := []*narrate.Fill{narrate.Text("store", d.voice.Store), narrate.Text("numbers", d.numbers()), narrate.Digits("total", r.Total()), number("least", r.Fewest)}
	f.Value += d.words.Say("facts."+key, append(fills, narrate.Digits("pits", r.Pits), narrate.Digits("seeds", r.Seeds))...)
	if say := "facts." + key + "-say"; d.words.Has(say) {
		f.Say += d.words.Say(say, append(fills, number("pits", r.Pits), number("seeds", r.Seeds))...)
	}
	f.Rules = append(f.Rules, rules...)
}

// numbers is the numbers of seeds that are captured, in words.
func (d describer) numbers() string {
	var list []string
	for n := range uint8(16) {
		if d.rules.Numbers.Has(n) {
			list = append(list, d.words.Engine().Number(int(n)))
		}
	}
	return d.words.Engine().Either(list)
}
