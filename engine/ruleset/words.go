package ruleset

import (
	"slices"
	"strconv"
	"strings"

	"sowbook/engine/board"
	"sowbook/engine/capture"
	"sowbook/internal/errtext"
)

// word is one word of the text form of [Set]: its key, its values and its field.
// Exactly one of choice, flag, number, set and written is not nil.
type word struct {
	key         string
	names       []string          // of the values of a choice or a flag, the default first; of those of written that have one
	choice      func(*Set) *uint8 // a field whose constants are 0, 1, 2 …
	flag        func(*Set) *bool  // a field that is false, true
	number      func(*Set) *int   // a field from least to most
	set         func(*Set) *capture.Numbers
	written     *written // values that are not only names
	least, most int
	initial     int    // the default of a number
	offers      []int  // the numbers that [Set.Adapt] tries
	alias, same string // alias is read as the name same
	empty       string // the name of an empty set
}

// written is the values of a word that are not only names.
type written struct {
	get  func(*Set) int // the index of the name, or a greater number if the value is not a name
	put  func(*Set, int)
	text func(*Set) string
	read func(r *Set, text string) bool // sets a value that is not a name
	is   func(r *Set, kind string) bool // reports whether the value is of a kind that conditions name
	form string                         // describes the values, for an error
}

// words lists the words in the order of the text form.
var words = [...]word{
	{key: "pits", number: func(r *Set) *int { return &r.Pits }, least: 1, most: board.MaxPits, initial: 6},
	{key: "rows", choice: func(r *Set) *uint8 { return (*uint8)(&r.Rows) }, names: []string{"2", "3", "4"}},
	{key: "seeds", number: func(r *Set) *int { return &r.Seeds }, least: 0, most: board.MaxSeeds, initial: 4},
	{key: "setup", written: &writtenSetup, names: []string{"even", "free", "mirrored", "at-least-two", "outer", "right-half", "house"}},
	{key: "begins", choice: func(r *Set) *uint8 { return (*uint8)(&r.Begin) }, names: []string{"other", "turned-forfeits", "distributor"}},
	{key: "arrange", flag: func(r *Set) *bool { return &r.Arrange }, names: []string{"no", "own-seeds"}},
	{key: "opening", written: &writtenOpening, names: []string{"none"}},
	{key: "stock", number: func(r *Set) *int { return &r.Stock }, least: 0, most: 99, offers: []int{0, 6}},
	{key: "house", number: func(r *Set) *int { return &r.House }, least: 0, most: 9, offers: []int{0, 6}},
	{key: "direction", choice: func(r *Set) *uint8 { return (*uint8)(&r.Direction) }, names: []string{"ccw", "cw", "either", "reverse", "halves", "parity", "laps-alternate", "reverse-any-lap"}},
	{key: "pick", choice: func(r *Set) *uint8 { return (*uint8)(&r.Pick) }, names: []string{"any", "rightmost", "inner-first"}},
	{key: "rightmost", choice: func(r *Set) *uint8 { return (*uint8)(&r.Rightmost) }, names: []string{"nearest", "pass"}},
	{key: "fewest", number: func(r *Set) *int { return &r.Fewest }, least: 1, most: 9, initial: 1, offers: []int{1, 2}},
	{key: "fewer", choice: func(r *Set) *uint8 { return (*uint8)(&r.Fewer) }, names: []string{"never", "if-nothing-else"}},
	{key: "singles", choice: func(r *Set) *uint8 { return (*uint8)(&r.Singles) }, names: []string{"any", "into-empty"}},
	{key: "single-entry", choice: func(r *Set) *uint8 { return (*uint8)(&r.SingleEntry) }, names: []string{"owner", "working", "any"}},
	{key: "must-capture", choice: func(r *Set) *uint8 { return (*uint8)(&r.MustCapture) }, names: []string{"no", "yes", "any-lap"}},
	{key: "feed", choice: func(r *Set) *uint8 { return (*uint8)(&r.Feed) }, names: []string{"no", "must", "if-possible"}},
	{key: "reach", choice: func(r *Set) *uint8 { return (*uint8)(&r.Reach) }, names: []string{"no", "must", "if-possible", "or-empty"}},
	{key: "give", choice: func(r *Set) *uint8 { return (*uint8)(&r.Give) }, names: []string{"no", "whenever", "instead"}},
	{key: "stores", choice: func(r *Set) *uint8 { return (*uint8)(&r.Stores) }, names: []string{"own", "both", "none"}},
	{key: "store-end", choice: func(r *Set) *uint8 { return (*uint8)(&r.StoreEnd) }, names: []string{"right", "left"}},
	{key: "origin", choice: func(r *Set) *uint8 { return (*uint8)(&r.Origin) }, names: []string{"sown", "skipped", "skip-start", "first"}, alias: "skip-lap", same: "skipped"},
	{key: "relay", choice: func(r *Set) *uint8 { return (*uint8)(&r.Relay) }, names: []string{"no", "yes", "next"}},
	{key: "relay-in", choice: func(r *Set) *uint8 { return (*uint8)(&r.RelayIn) }, names: []string{"any", "own", "theirs"}},
	{key: "relay-holds", set: func(r *Set) *capture.Numbers { return &r.RelayHolds }, empty: "any"},
	{key: "last-in-store", choice: func(r *Set) *uint8 { return (*uint8)(&r.LastInStore) }, names: []string{"again", "ends", "again-either"}},
	{key: "house-rights", choice: func(r *Set) *uint8 { return (*uint8)(&r.HouseRights) }, names: []string{"stage-one", "any-move", "until-capture", "both-stages"}},
	{key: CapturesKey, written: &writtenCaptures},
	{key: "grand-slam", choice: func(r *Set) *uint8 { return (*uint8)(&r.GrandSlam) }, names: []string{"takes", "nothing", "forbidden", "leaves-first", "leaves-last", "gives-rest"}},
	{key: "claim-first", flag: func(r *Set) *bool { return &r.NoClaimFirst }, names: []string{"yes", "no"}},
	{key: "owned", choice: func(r *Set) *uint8 { return (*uint8)(&r.Owned) }, names: []string{"keeps", "takes", "skipped", "skipped-theirs", "takes-own"}},
	{key: "bind", choice: func(r *Set) *uint8 { return (*uint8)(&r.Bind) }, names: []string{"no", "threatened", "not-single", "house-passes"}},
	{key: "ends", choice: func(r *Set) *uint8 { return (*uint8)(&r.Ends) }, names: []string{"on-turn", "at-once", "cleared", "inner-empty"}},
	{key: "few", number: func(r *Set) *int { return &r.Few }, least: 0, most: 99, offers: []int{0}},
	{key: "no-capture", number: func(r *Set) *int { return &r.NoCapture }, least: 0, most: 99, offers: []int{0}},
	{key: "majority", flag: func(r *Set) *bool { return &r.Majority }, names: []string{"no", "ends"}},
	{key: "stuck", choice: func(r *Set) *uint8 { return (*uint8)(&r.Stuck) }, names: []string{"ends", "passes", "empty-passes"}},
	{key: "left-over", choice: func(r *Set) *uint8 { return (*uint8)(&r.LeftOver) }, names: []string{"nobody", "other-side", "both-sides", "emptier", "halves", "last-mover"}},
	{key: "repetition", choice: func(r *Set) *uint8 { return (*uint8)(&r.Repeats) }, names: []string{"nobody", "both-sides", "mover-loses", "ignored"}},
	{key: "wins", choice: func(r *Set) *uint8 { return (*uint8)(&r.Wins) }, names: []string{"most", "last-mover", "first-empty", "empty-loses"}},
	{key: "endless", choice: func(r *Set) *uint8 { return (*uint8)(&r.Endless) }, names: []string{"ends-turn", "loses", "forbidden"}},
	{key: "both-ends", choice: func(r *Set) *uint8 { return (*uint8)(&r.BothEnds) }, names: []string{"no", "wins"}},
	{key: "refill", choice: func(r *Set) *uint8 { return (*uint8)(&r.Refill) }, names: []string{"no", "left-first", "right-first", "territory"}},
	{key: "surplus", choice: func(r *Set) *uint8 { return (*uint8)(&r.Surplus) }, names: []string{"stays", "next-pit", "even-next-pit"}},
	{key: "match-pits", number: func(r *Set) *int { return &r.MatchPits }, least: 1, most: board.MaxPits, initial: 1},
	{key: "next-begins", choice: func(r *Set) *uint8 { return (*uint8)(&r.NextBegins) }, names: []string{"last-mover", "winner", "alternates", "loser"}},
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

// Keys returns the keys of all words, in the order of the text form.
func Keys() []string {
	keys := make([]string, len(words))
	for i := range words {
		keys[i] = words[i].key
	}
	return keys
}

// Values returns the allowed values of the word key, the default first. It returns nil
// for a word whose values are numbers or captures, and for an unknown key.
func Values(key string) []string {
	if w := find(key); w != nil {
		return w.names
	}
	if i := findOld(key); i >= 0 {
		return oldWords[i].values
	}
	a, _ := capture.ParseAddress(key)
	return a.Values()
}

// Form describes the values of the word key that are not names, or is empty if all are.
func Form(key string) string {
	w := find(key)
	switch {
	case key == CapturesKey:
		return capture.Form()
	case w != nil && w.written != nil:
		return w.written.form
	}
	return ""
}

// Range returns the smallest and largest value of the word key. ok is false if its
// values are not whole numbers.
func Range(key string) (least, most int, ok bool) {
	if w := find(key); w != nil {
		return w.least, w.most, w.number != nil
	}
	return 0, 0, false
}

// defaults returns the rules that have every word at its default.
func defaults() (r Set) {
	for i := range words {
		words[i].put(&r, words[i].initial)
	}
	return r
}

// get returns the value of the word in r as a number: that of its constant, 0 or 1 for a flag, or
// the bits of a set.
func (w *word) get(r *Set) int {
	switch {
	case w.choice != nil:
		return int(*w.choice(r))
	case w.number != nil:
		return *w.number(r)
	case w.set != nil:
		return int(*w.set(r))
	case w.written != nil:
		return w.written.get(r)
	case *w.flag(r):
		return 1
	}
	return 0
}

// put sets the word in r to a value as get returns it.
func (w *word) put(r *Set, n int) {
	switch {
	case w.choice != nil:
		*w.choice(r) = uint8(n)
	case w.flag != nil:
		*w.flag(r) = n == 1
	case w.number != nil:
		*w.number(r) = n
	case w.written != nil:
		w.written.put(r, n)
	default:
		*w.set(r) = capture.Numbers(n)
	}
}

// value returns the text of the value of the word in r.
func (w *word) value(r *Set) string {
	n := w.get(r)
	switch {
	case n < len(w.names):
		return w.names[n]
	case w.written != nil:
		return w.written.text(r)
	case w.number != nil:
		return strconv.Itoa(n)
	case n == 0:
		return w.empty
	}
	return capture.Numbers(n).String()
}

// read sets the word in r to the value that [word.value] writes, or its alias.
func (w *word) read(r *Set, text string) bool {
	n, ok := w.parse(text)
	if ok {
		w.put(r, n)
	}
	return ok || w.written != nil && w.written.read(r, text)
}

// parse parses a value that is a name, a number or a set.
func (w *word) parse(text string) (n int, ok bool) {
	if w.alias != "" && text == w.alias {
		text = w.same
	}
	n = slices.Index(w.names, text)
	switch {
	case w.names != nil || w.written != nil:
		return n, n >= 0
	case w.number != nil:
		n, ok = board.ParseNumber(text, w.most)
		return n, ok && n >= w.least
	case text == w.empty || text == "none":
		return 0, true
	}
	set, ok := capture.ParseNumbers(text)
	return int(set), ok
}

// allowed describes the values of the word, for an error.
func (w *word) allowed() string {
	switch {
	case w.written != nil:
		return strings.Join(w.names, ", ") + ", or " + w.written.form
	case w.names != nil:
		return errtext.List(w.names)
	case w.number != nil:
		return "a number from " + strconv.Itoa(w.least) + " to " + strconv.Itoa(w.most)
	}
	return w.empty + capture.NumbersForm
}
