// Package describe says what the rules of a game are, from the rules alone: as rows of a table, as sentences for a page that is
// printed, as words in the middle of prose. So no page has to type what the engine knows. Which messages are true of a game package
// facts finds out; what they say is in the table of words of a language.
package describe

import (
	"slices"
	"strconv"
	"strings"

	"sowbook/engine"
	"sowbook/internal/facts"
	"sowbook/internal/narrate"
	"sowbook/internal/words"
)

// Fact is one thing to know of a game, in words. Its value is the same words in every game with the same rules, so that games compare;
// its sentence speaks to a player, with the game's own name for a store.
type Fact struct {
	Key   string // names it, for example direction
	Part  facts.Part
	Name  string        // what it is about, the head of a row
	Value string        // in a few words; empty where the game has nothing of the kind
	Say   string        // one sentence or more; empty where there is nothing to tell a player
	Rules []engine.Rule // what makes it so: a variant's clauses for these are its source
}

// Facts is all there is to say of a game, in the order of a rule book.
func Facts(t *words.Table, v narrate.Voice, r engine.Rules) []Fact {
	d := describer{t, v, r}
	text, uses := r.String(), r.Uses()
	var list []Fact
	for i := range facts.Subjects {
		list = append(list, d.fact(&facts.Subjects[i], text, uses))
	}
	return list
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

// describer says the facts of one game. What is said of rules that a reader makes up in a page says static/js/lab/say.js, of the same
// messages in the same way.
type describer struct {
	words *words.Table
	voice narrate.Voice
	rules engine.Rules
}

// fact says a fact of rules in their text form, of which the engine uses some: of each of its messages what the table has by its key, and, where there is one, its sentence, KEY-say.
func (d describer) fact(of *facts.Subject, text string, uses []engine.Rule) Fact {
	f := Fact{Key: of.Key, Part: of.Part, Name: d.words.T("facts." + of.Key)}
	r, number := d.rules, narrate.Count
	fills := []*narrate.Fill{narrate.Text("store", d.voice.Store), narrate.Text("numbers", d.numbers()), narrate.Digits("total", r.Total()), number("least", r.Fewest)}
	for _, key := range strings.Fields(of.Says(text)) {
		for _, rule := range grounds[key] {
			if slices.Contains(uses, rule) {
				f.Rules = append(f.Rules, rule)
			}
		}
		f.Value += d.words.Say("facts."+key, append(fills, narrate.Digits("pits", r.Pits), narrate.Digits("seeds", r.Seeds))...)
		if say := "facts." + key + "-say"; d.words.Has(say) {
			f.Say += d.words.Say(say, append(fills, number("pits", r.Pits), number("seeds", r.Seeds))...)
		}
	}
	return f
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
