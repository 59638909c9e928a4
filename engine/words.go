package engine

import (
	"strconv"
	"strings"
)

// word is one word of the text form of [Rules]: its key and its values, which are names,
// whole numbers, or else a set of numbers.
type word struct {
	key         string
	names       []string // the default first
	least, most int      // of a number
	initial     int      // the default of a number
	alias, same string   // alias is read as the name same
}

// words is the text form of Rules: every word, in the order it is written.
var words = [...]word{
	{key: "pits", least: 1, most: MaxPits, initial: 6},
	{key: "seeds", least: 0, most: MaxSeeds, initial: 4},
	{key: "setup", names: []string{"even", "free", "mirrored"}},
	{key: "begins", names: []string{"other", "turned-forfeits"}},
	{key: "direction", names: []string{"ccw", "cw", "either"}},
	{key: "pick", names: []string{"any", "rightmost"}},
	{key: "rightmost", names: []string{"nearest", "pass"}},
	{key: "fewest", least: 1, most: 9, initial: 1},
	{key: "feed", names: []string{"no", "must"}},
	{key: "give", names: []string{"no", "whenever", "instead"}},
	{key: "stores", names: []string{"own", "both", "none"}},
	{key: "origin", names: []string{"sown", "skipped", "skip-start"}, alias: "skip-lap", same: "skipped"},
	{key: "relay", names: []string{"no", "yes"}},
	{key: "last-in-store", names: []string{"again", "ends"}},
	{key: "capture", names: captureNames[:]},
	{key: "numbers"},
	{key: "lone-capture", names: []string{"no", "yes"}},
	{key: "run", names: []string{"together", "one-by-one"}},
	{key: "grand-slam", names: []string{"takes", "nothing"}},
	{key: "after-capture", names: []string{"passes", "again"}},
	{key: "ends", names: []string{"on-turn", "at-once", "cleared"}},
	{key: "stuck", names: []string{"ends", "passes"}},
	{key: "left-over", names: []string{"nobody", "other-side", "both-sides"}},
}

// choice returns the field of a word whose names stand for the constants 0, 1, 2 …, or
// nil for any other word.
func (r *Rules) choice(key string) *uint8 {
	switch key {
	case "setup":
		return (*uint8)(&r.Setup)
	case "begins":
		return (*uint8)(&r.Begin)
	case "direction":
		return (*uint8)(&r.Direction)
	case "pick":
		return (*uint8)(&r.Pick)
	case "rightmost":
		return (*uint8)(&r.Rightmost)
	case "give":
		return (*uint8)(&r.Give)
	case "stores":
		return (*uint8)(&r.Stores)
	case "origin":
		return (*uint8)(&r.Origin)
	case "last-in-store":
		return (*uint8)(&r.LastInStore)
	case "capture":
		return (*uint8)(&r.Capture)
	case "run":
		return (*uint8)(&r.Run)
	case "grand-slam":
		return (*uint8)(&r.GrandSlam)
	case "after-capture":
		return (*uint8)(&r.AfterCapture)
	case "ends":
		return (*uint8)(&r.Ends)
	case "stuck":
		return (*uint8)(&r.Stuck)
	case "left-over":
		return (*uint8)(&r.LeftOver)
	}
	return nil
}

// flag returns the field of a word whose two names stand for false and true, or nil.
func (r *Rules) flag(key string) *bool {
	switch key {
	case "feed":
		return &r.Feed
	case "relay":
		return &r.Relay
	case "lone-capture":
		return &r.LoneCapture
	}
	return nil
}

// number returns the field of a word whose values are whole numbers, or nil.
func (r *Rules) number(key string) *int {
	switch key {
	case "pits":
		return &r.Pits
	case "seeds":
		return &r.Seeds
	case "fewest":
		return &r.Fewest
	}
	return nil
}

// find returns the word with a key, or nil.
func find(key string) *word {
	for i := range words {
		if words[i].key == key {
			return &words[i]
		}
	}
	return nil
}

// Keys returns the keys of all words, in the order they are written.
func Keys() []string {
	keys := make([]string, len(words))
	for i := range words {
		keys[i] = words[i].key
	}
	return keys
}

// Values returns the names that the word key allows, the default first. It returns
// nil for a word whose values are numbers, and for an unknown key.
func Values(key string) []string {
	if w := find(key); w != nil {
		return w.names
	}
	return nil
}

// Range returns the least and the greatest value of the word key. It returns false
// for a word whose values are not whole numbers.
func Range(key string) (least, most int, ok bool) {
	if w := find(key); w != nil {
		return w.least, w.most, w.most > 0
	}
	return 0, 0, false
}

// defaultRules returns the rules that have every word at its default.
func defaultRules() Rules {
	var r Rules
	for i := range words {
		words[i].put(&r, words[i].initial)
	}
	return r
}

// get returns the value of the word in r as a number: that of its constant, 0 or 1
// for a flag, or the bits of a set.
func (w *word) get(r *Rules) int {
	if field := r.choice(w.key); field != nil {
		return int(*field)
	}
	if field := r.number(w.key); field != nil {
		return *field
	}
	field := r.flag(w.key)
	switch {
	case field == nil:
		return int(r.Numbers)
	case *field:
		return 1
	}
	return 0
}

// put sets the word in r to a value as get returns it.
func (w *word) put(r *Rules, n int) {
	if field := r.choice(w.key); field != nil {
		*field = uint8(n)
	} else if field := r.number(w.key); field != nil {
		*field = n
	} else if field := r.flag(w.key); field != nil {
		*field = n == 1
	} else {
		r.Numbers = Numbers(n)
	}
}

// text returns the text of value n.
func (w *word) text(n int) string {
	switch {
	case w.names != nil:
		return w.names[n]
	case w.most > 0:
		return strconv.Itoa(n)
	case n == 0:
		return "none"
	}
	text := ""
	for k := 1; k < 16; k++ {
		if Numbers(n).Has(uint8(k)) {
			if text != "" {
				text += ","
			}
			text += strconv.Itoa(k)
		}
	}
	return text
}

// parse parses a value: the text that [word.text] writes, or the alias.
func (w *word) parse(text string) (n int, ok bool) {
	if w.alias != "" && text == w.alias {
		text = w.same
	}
	for n, name := range w.names {
		if name == text {
			return n, true
		}
	}
	switch {
	case w.names != nil:
		return 0, false
	case w.most > 0:
		n, ok = ParseNumber(text, w.most)
		return n, ok && n >= w.least
	case text == "none":
		return 0, true
	}
	for rest := text; rest != ""; {
		var member string
		member, rest, _ = strings.Cut(rest, ",")
		k, ok := ParseNumber(member, 15)
		if !ok || k == 0 {
			return 0, false
		}
		n |= 1 << k
	}
	return n, w.text(n) == text
}

// allowed describes the values of the word, for an error.
func (w *word) allowed() string {
	switch {
	case w.names != nil:
		return list(w.names)
	case w.most > 0:
		return "a number from " + strconv.Itoa(w.least) + " to " + strconv.Itoa(w.most)
	}
	return "none, or numbers from 1 to 15 in rising order, as in 2,4"
}
