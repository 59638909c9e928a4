package engine

import "strconv"

// word is one entry of the text form of [Rules]: a key and what it allows,
// either names (the first is the default) or whole numbers from least to most.
type word struct {
	key         string
	names       []string
	least, most int
	initial     int // the default, where the values are numbers
	get         func(Rules) int
	set         func(*Rules, int)
}

// words is the text form of Rules: every word, in the order it is written.
var words = []word{
	number("pits", 1, MaxPits, 6, func(r *Rules) *int { return &r.Pits }),
	number("seeds", 0, MaxSeeds, 4, func(r *Rules) *int { return &r.Seeds }),
	choice("direction", func(r *Rules) *Direction { return &r.Direction }, "ccw", "cw", "either"),
	choice("stores", func(r *Rules) *Stores { return &r.Stores }, "own", "both", "none"),
	choice("origin", func(r *Rules) *Origin { return &r.Origin }, "sown", "skipped"),
	number("fewest", 1, 9, 1, func(r *Rules) *int { return &r.Fewest }),
	choice("last-in-store", func(r *Rules) *LastInStore { return &r.LastInStore }, "again", "ends"),
	choice("capture", func(r *Rules) *Capture { return &r.Capture }, "none", "across"),
	flag("lone-capture", func(r *Rules) *bool { return &r.LoneCapture }),
	choice("ends", func(r *Rules) *Ends { return &r.Ends }, "on-turn", "at-once"),
	choice("stuck", func(r *Rules) *Stuck { return &r.Stuck }, "ends", "passes"),
	choice("left-over", func(r *Rules) *LeftOver { return &r.LeftOver }, "nobody", "other-side", "both-sides"),
}

// Keys is the keys of all words, in the order they are written.
func Keys() []string {
	keys := make([]string, len(words))
	for i, w := range words {
		keys[i] = w.key
	}
	return keys
}

// Values is what the word key allows: its names in order, the default first,
// or nil for a number or an unknown key.
func Values(key string) []string {
	for _, w := range words {
		if w.key == key {
			return w.names
		}
	}
	return nil
}

// choice is a word whose values are names of the constants 0, 1, 2 …
func choice[T ~uint8](key string, field func(*Rules) *T, names ...string) word {
	return word{
		key: key, names: names,
		get: func(r Rules) int { return int(*field(&r)) },
		set: func(r *Rules, n int) { *field(r) = T(n) },
	}
}

// flag is a word that is no or yes.
func flag(key string, field func(*Rules) *bool) word {
	return word{
		key: key, names: []string{"no", "yes"},
		get: func(r Rules) int {
			if *field(&r) {
				return 1
			}
			return 0
		},
		set: func(r *Rules, n int) { *field(r) = n == 1 },
	}
}

// number is a word whose values are whole numbers.
func number(key string, least, most, initial int, field func(*Rules) *int) word {
	return word{
		key: key, least: least, most: most, initial: initial,
		get: func(r Rules) int { return *field(&r) },
		set: func(r *Rules, n int) { *field(r) = n },
	}
}

// defaultRules has every word at its default.
func defaultRules() Rules {
	var r Rules
	for _, w := range words {
		w.set(&r, w.initial)
	}
	return r
}

// text is the name of value n.
func (w word) text(n int) string {
	if w.names != nil {
		return w.names[n]
	}
	return strconv.Itoa(n)
}

// parse reads a value; only the text that [word.text] writes counts.
func (w word) parse(text string) (int, bool) {
	for n, name := range w.names {
		if name == text {
			return n, true
		}
	}
	n, err := strconv.Atoi(text)
	if w.names != nil || err != nil || n < w.least || n > w.most || strconv.Itoa(n) != text {
		return 0, false
	}
	return n, true
}

// allowed is what the word allows, for a message.
func (w word) allowed() string {
	if w.names != nil {
		return list(w.names)
	}
	return "a number from " + strconv.Itoa(w.least) + " to " + strconv.Itoa(w.most)
}
