package engine

import (
	"strconv"
	"strings"
)

// word is one entry of the text form of [Rules]: a key and what it allows:
// names (the first is the default), whole numbers from least to most, or a set
// of numbers.
type word struct {
	key         string
	names       []string
	other, same string // another name for one of the names
	least, most int
	initial     int // the default, where the values are numbers
	isSet       bool
	get         func(Rules) int
	set         func(*Rules, int)
}

// words is the text form of Rules: every word, in the order it is written.
var words = []word{
	number("pits", 1, MaxPits, 6, func(r *Rules) *int { return &r.Pits }),
	number("seeds", 0, MaxSeeds, 4, func(r *Rules) *int { return &r.Seeds }),
	choice("setup", func(r *Rules) *Setup { return &r.Setup }, "even", "free", "mirrored"),
	choice("begins", func(r *Rules) *Begin { return &r.Begin }, "other", "turned-forfeits"),
	choice("direction", func(r *Rules) *Direction { return &r.Direction }, "ccw", "cw", "either"),
	choice("pick", func(r *Rules) *Pick { return &r.Pick }, "any", "rightmost"),
	choice("rightmost", func(r *Rules) *Rightmost { return &r.Rightmost }, "nearest", "pass"),
	number("fewest", 1, 9, 1, func(r *Rules) *int { return &r.Fewest }),
	flag("feed", "no", "must", func(r *Rules) *bool { return &r.Feed }),
	choice("give", func(r *Rules) *Give { return &r.Give }, "no", "whenever", "instead"),
	choice("stores", func(r *Rules) *Stores { return &r.Stores }, "own", "both", "none"),
	choice("origin", func(r *Rules) *Origin { return &r.Origin }, "sown", "skipped", "skip-start").alias("skip-lap", "skipped"),
	flag("relay", "no", "yes", func(r *Rules) *bool { return &r.Relay }),
	choice("last-in-store", func(r *Rules) *LastInStore { return &r.LastInStore }, "again", "ends"),
	choice("capture", func(r *Rules) *Capture { return &r.Capture }, "none", "across", "opposite", "made", "run-across", "run-theirs"),
	set("numbers", func(r *Rules) *Numbers { return &r.Numbers }),
	flag("lone-capture", "no", "yes", func(r *Rules) *bool { return &r.LoneCapture }),
	choice("run", func(r *Rules) *Run { return &r.Run }, "together", "one-by-one"),
	choice("grand-slam", func(r *Rules) *GrandSlam { return &r.GrandSlam }, "takes", "nothing"),
	choice("after-capture", func(r *Rules) *AfterCapture { return &r.AfterCapture }, "passes", "again"),
	choice("ends", func(r *Rules) *Ends { return &r.Ends }, "on-turn", "at-once", "cleared"),
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

// Range is the least and the most that the word key allows, where its values are whole
// numbers; else ok is false.
func Range(key string) (least, most int, ok bool) {
	for _, w := range words {
		if w.key == key {
			return w.least, w.most, w.most > 0
		}
	}
	return 0, 0, false
}

// choice is a word whose values are names of the constants 0, 1, 2 …
func choice[T ~uint8](key string, field func(*Rules) *T, names ...string) word {
	return word{
		key: key, names: names,
		get: func(r Rules) int { return int(*field(&r)) },
		set: func(r *Rules, n int) { *field(r) = T(n) },
	}
}

// flag is a word with two values, the first of which means that it is not so.
func flag(key, no, yes string, field func(*Rules) *bool) word {
	return word{
		key: key, names: []string{no, yes},
		get: func(r Rules) int {
			if *field(&r) {
				return 1
			}
			return 0
		},
		set: func(r *Rules, n int) { *field(r) = n == 1 },
	}
}

// set is a word whose value is a set of numbers from 1 to 15, in rising order
// with commas between them, or none.
func set(key string, field func(*Rules) *Numbers) word {
	return word{
		key: key, isSet: true,
		get: func(r Rules) int { return int(*field(&r)) },
		set: func(r *Rules, n int) { *field(r) = Numbers(n) },
	}
}

// alias lets a word be said in another way that means the same.
func (w word) alias(other, same string) word {
	w.other, w.same = other, same
	return w
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
	switch {
	case w.names != nil:
		return w.names[n]
	case !w.isSet:
		return strconv.Itoa(n)
	case n == 0:
		return "none"
	}
	var members []string
	for k := 1; k < 16; k++ {
		if Numbers(n).Has(uint8(k)) {
			members = append(members, strconv.Itoa(k))
		}
	}
	return strings.Join(members, ",")
}

// parse reads a value; only the text that [word.text] writes counts, or the
// alias.
func (w word) parse(text string) (int, bool) {
	if w.other != "" && text == w.other {
		text = w.same
	}
	for n, name := range w.names {
		if name == text {
			return n, true
		}
	}
	if w.names != nil {
		return 0, false
	}
	n, ok := 0, true
	if w.isSet {
		if text != "none" {
			for _, member := range strings.Split(text, ",") {
				k, err := strconv.Atoi(member)
				ok = ok && err == nil && k >= 1 && k <= 15
				n |= 1 << (k & 15)
			}
		}
	} else {
		k, err := strconv.Atoi(text)
		n, ok = k, err == nil && k >= w.least && k <= w.most
	}
	return n, ok && w.text(n) == text
}

// allowed is what the word allows, for a message.
func (w word) allowed() string {
	switch {
	case w.names != nil:
		return list(w.names)
	case w.isSet:
		return "none, or numbers from 1 to 15 in rising order, as in 2,4"
	}
	return "a number from " + strconv.Itoa(w.least) + " to " + strconv.Itoa(w.most)
}
