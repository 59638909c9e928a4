package prose

import (
	"strconv"

	"sowbook/engine"
	"sowbook/engine/ruleset"
)

// Table is the table of messages of one language, as package locale reads it.
type Table interface {
	T(key string, pairs ...any) string     // the message of a key, filled in by pairs of a name and a text or a number
	Say(key string, fills ...*Fill) string // the same, filled in by fills
	Has(key string) bool                   // reports whether there is a message of this key
	Engine() *Language                     // the language of the engine's sentences
}

// Fact is the answer of a game to one [Subject], in words. Games with the same rules have
// the same values, so that they can be compared.
type Fact struct {
	Key   string // of the subject
	Part  Part
	Name  string // of the subject, as the head of a table row
	Value string // a few words; "" if the subject does not apply to the game
	Say   string // sentences for a player, with the game's name for a store; may be ""
}

// Facts returns the facts of a game by rules r, in the order of [Subjects]. The lab's
// script builds the same sentences from the same messages (static/js/lab/sentences.js).
func Facts(t Table, v Voice, r engine.Rules) []Fact {
	var list []Fact
	fills := []*Fill{Text("store", v.Store), Text("numbers", captureNumbers(t, r)), Digits("total", r.Total()), Count("least", r.Fewest)}
	fills = append(fills, Digits("stock", r.Stock), Count("house", r.House))
	inValue := append(fills[:len(fills):len(fills)], Digits("pits", r.Pits), Digits("seeds", r.Seeds), Digits("first", 3*r.Seeds))
	inSentence := append(fills, Count("pits", r.Pits), Count("seeds", r.Seeds), Count("first", 3*r.Seeds))
	for i := range Subjects {
		s := &Subjects[i]
		f := Fact{Key: s.Key, Part: s.Part, Name: t.T("facts." + s.Key)}
		for _, m := range s.of(&r) {
			f.Value += t.Say("facts."+m.name, inValue...)
			if key := "facts." + m.name + "-say"; t.Has(key) {
				f.Say += t.Say(key, inSentence...)
			}
		}
		list = append(list, f)
	}
	return list
}

// FactValues returns the values of placeholders in pages by name: some numbers, and the
// value of each fact by its key. They begin without a capital letter.
func FactValues(t Table, v Voice, r engine.Rules) map[string]string {
	number := t.Engine().Number
	values := map[string]string{
		"pits":    number(r.Pits),
		"seeds":   number(r.Seeds),
		"total":   strconv.Itoa(r.Total()),
		"fewest":  number(r.Fewest),
		"numbers": captureNumbers(t, r),
		"store":   v.Store,
	}
	for _, f := range Facts(t, v, r) {
		values[f.Key] = f.Value
	}
	return values
}

// captureNumbers returns the numbers of seeds that are captured, in words.
func captureNumbers(t Table, r engine.Rules) string {
	var numbers ruleset.Numbers
	for _, c := range r.Captures.All() {
		if !c.Claims {
			numbers |= c.Makes
		}
	}
	return numberList(t, numbers)
}
