package prose

import (
	"slices"
	"strconv"
	"strings"

	"sowbook/engine"
)

// Messages is the table of messages of one language, as package locale reads it.
type Messages interface {
	T(key string, pairs ...any) string     // the message of a key, filled in with pairs of a name and a text or a number
	Say(key string, fills ...*Fill) string // the same, filled in with fills
	Has(key string) bool                   // reports whether there is a message of this key
	Engine() *Language                     // the language of the engine's sentences
}

// Fact is one thing to know of a game, in words. Its value is the same words in every game with the same rules, so that games compare;
// its sentence speaks to a player, with the game's own name for a store.
type Fact struct {
	Key   string // names it, for example direction
	Part  Part
	Name  string        // what it is about, the head of a row
	Value string        // in a few words; empty where the game has nothing of the kind
	Say   string        // one sentence or more; empty where there is nothing to tell a player
	Rules []engine.Rule // what makes it so: a variant's clauses for these are its source
}

// Facts is all there is to say of a game, in the order of a rule book.
func Facts(t Messages, v Voice, r engine.Rules) []Fact {
	d := describer{t, v, r}
	text, uses := r.String(), r.Uses()
	var list []Fact
	for i := range Subjects {
		list = append(list, d.fact(&Subjects[i], text, uses))
	}
	return list
}

// FactWords is what can be put into prose by name: each a word or a few, without a capital, or empty where the game has nothing of the
// kind. The names are some numbers and the keys of the facts.
func FactWords(t Messages, v Voice, r engine.Rules) map[string]string {
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

// describer says the facts of one game. What is said of rules that a reader makes up in a page says static/js/lab/sentences.js, of the same
// messages in the same way.
type describer struct {
	words Messages
	voice Voice
	rules engine.Rules
}

// fact says a fact of rules in their text form, of which the engine uses some: of each of its messages what the table has by its key, and, where there is one, its sentence, KEY-say.
func (d describer) fact(of *Subject, text string, uses []engine.Rule) Fact {
	f := Fact{Key: of.Key, Part: of.Part, Name: d.words.T("facts." + of.Key)}
	r, number := d.rules, Count
	fills := []*Fill{Text("store", d.voice.Store), Text("numbers", d.numbers()), Digits("total", r.Total()), number("least", r.Fewest)}
	for _, key := range strings.Fields(of.Says(text)) {
		for _, rule := range grounds[key] {
			if slices.Contains(uses, rule) {
				f.Rules = append(f.Rules, rule)
			}
		}
		f.Value += d.words.Say("facts."+key, append(fills, Digits("pits", r.Pits), Digits("seeds", r.Seeds))...)
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
