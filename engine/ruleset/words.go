package ruleset

import (
	"unsafe"

	"sowbook/engine/board"
	"sowbook/internal/lite"
)

// word is one word of the text form of [Set]: its key, its values and its field. A word with
// names is a choice or a flag, whose field is one byte: the index of the name. One with a range
// is a number, whose field is an int. The other is a set of numbers.
type word struct {
	key         string
	names       []string // of the values, the default first
	at          uintptr  // the offset of the field in a Set
	least, most int
	initial     int    // the default of a number
	alias, same string // alias is read as the name same
}

// words lists the words in the order of the text form.
var words = [...]word{
	{key: "pits", at: unsafe.Offsetof(Set{}.Pits), least: 1, most: board.MaxPits, initial: 6},
	{key: "rows", at: unsafe.Offsetof(Set{}.Rows), names: []string{"2", "3", "4"}},
	{key: "seeds", at: unsafe.Offsetof(Set{}.Seeds), least: 0, most: board.MaxSeeds, initial: 4},
	{key: "setup", at: unsafe.Offsetof(Set{}.Setup), names: []string{"even", "free", "mirrored", "at-least-two", "outer", "right-half"}},
	{key: "begins", at: unsafe.Offsetof(Set{}.Begin), names: []string{"other", "turned-forfeits", "distributor"}},
	{key: "direction", at: unsafe.Offsetof(Set{}.Direction), names: []string{"ccw", "cw", "either", "reverse"}},
	{key: "pick", at: unsafe.Offsetof(Set{}.Pick), names: []string{"any", "rightmost", "inner-first"}},
	{key: "rightmost", at: unsafe.Offsetof(Set{}.Rightmost), names: []string{"nearest", "pass"}},
	{key: "fewest", at: unsafe.Offsetof(Set{}.Fewest), least: 1, most: 9, initial: 1},
	{key: "must-capture", at: unsafe.Offsetof(Set{}.MustCapture), names: []string{"no", "yes"}},
	{key: "feed", at: unsafe.Offsetof(Set{}.Feed), names: []string{"no", "must"}},
	{key: "give", at: unsafe.Offsetof(Set{}.Give), names: []string{"no", "whenever", "instead"}},
	{key: "stores", at: unsafe.Offsetof(Set{}.Stores), names: []string{"own", "both", "none"}},
	{key: "store-end", at: unsafe.Offsetof(Set{}.StoreEnd), names: []string{"right", "left"}},
	{key: "origin", at: unsafe.Offsetof(Set{}.Origin), names: []string{"sown", "skipped", "skip-start", "first"}, alias: "skip-lap", same: "skipped"},
	{key: "relay", at: unsafe.Offsetof(Set{}.Relay), names: []string{"no", "yes", "next"}},
	{key: "last-in-store", at: unsafe.Offsetof(Set{}.LastInStore), names: []string{"again", "ends"}},
	{key: "capture", at: unsafe.Offsetof(Set{}.Capture), names: captureNames[:]},
	{key: "numbers", at: unsafe.Offsetof(Set{}.Numbers)},
	{key: "taker", at: unsafe.Offsetof(Set{}.Taker), names: []string{"owner", "mover"}},
	{key: "lone-capture", at: unsafe.Offsetof(Set{}.LoneCapture), names: []string{"no", "yes"}},
	{key: "run", at: unsafe.Offsetof(Set{}.Run), names: []string{"together", "one-by-one"}},
	{key: "grand-slam", at: unsafe.Offsetof(Set{}.GrandSlam), names: []string{"takes", "nothing", "forbidden", "leaves-first", "leaves-last", "gives-rest"}},
	{key: "captured", at: unsafe.Offsetof(Set{}.Captured), names: []string{"stored", "sown-on", "sown-from-start", "sown-from-end"}},
	{key: "after-capture", at: unsafe.Offsetof(Set{}.AfterCapture), names: []string{"passes", "again", "sows-on", "again-once"}},
	{key: "claim", at: unsafe.Offsetof(Set{}.Claim), names: []string{"no", "makes-three", "faces-three", "makes-four"}},
	{key: "claim-last", at: unsafe.Offsetof(Set{}.ClaimLast), names: []string{"no", "yes"}},
	{key: "claim-first", at: unsafe.Offsetof(Set{}.ClaimLater), names: []string{"yes", "no"}},
	{key: "owned", at: unsafe.Offsetof(Set{}.Owned), names: []string{"keeps", "takes", "skipped", "skipped-theirs"}},
	{key: "raid", at: unsafe.Offsetof(Set{}.Raid), names: []string{"no", "passes", "again"}},
	{key: "ends", at: unsafe.Offsetof(Set{}.Ends), names: []string{"on-turn", "at-once", "cleared", "inner-empty"}},
	{key: "majority", at: unsafe.Offsetof(Set{}.Majority), names: []string{"no", "ends"}},
	{key: "stuck", at: unsafe.Offsetof(Set{}.Stuck), names: []string{"ends", "passes", "empty-passes"}},
	{key: "left-over", at: unsafe.Offsetof(Set{}.LeftOver), names: []string{"nobody", "other-side", "both-sides"}},
	{key: "repetition", at: unsafe.Offsetof(Set{}.Repeats), names: []string{"nobody", "both-sides"}},
	{key: "wins", at: unsafe.Offsetof(Set{}.Wins), names: []string{"most", "last-mover"}},
	{key: "refill", at: unsafe.Offsetof(Set{}.Refill), names: []string{"no", "left-first", "right-first"}},
	{key: "next-begins", at: unsafe.Offsetof(Set{}.NextBegins), names: []string{"last-mover", "winner", "alternates"}},
}

// find returns the word with a key, or nil. Inlining it would
// enlarge the WebAssembly module.
//
//go:noinline
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
// for a word whose values are numbers, and for an unknown key.
func Values(key string) []string {
	if w := find(key); w != nil {
		return w.names
	}
	return nil
}

// Range returns the smallest and largest value of the word key. ok is false if its
// values are not whole numbers.
func Range(key string) (least, most int, ok bool) {
	if w := find(key); w != nil {
		return w.least, w.most, w.most > 0
	}
	return 0, 0, false
}

// defaultRules returns the rules that have every word at its default.
func defaultRules() Set {
	var r Set
	for i := range words {
		words[i].put(&r, words[i].initial)
	}
	return r
}

// get returns the value of the word in r as a number: that of its constant, 0 or 1
// for a flag, or the bits of a set.
func (w *word) get(r *Set) int {
	field := unsafe.Add(unsafe.Pointer(r), w.at)
	switch {
	case w.names != nil:
		return int(*(*uint8)(field))
	case w.most > 0:
		return *(*int)(field)
	}
	return int(*(*Numbers)(field))
}

// put sets the word in r to a value as get returns it.
func (w *word) put(r *Set, n int) {
	field := unsafe.Add(unsafe.Pointer(r), w.at)
	switch {
	case w.names != nil:
		*(*uint8)(field) = uint8(n)
	case w.most > 0:
		*(*int)(field) = n
	default:
		*(*Numbers)(field) = Numbers(n)
	}
}

// text returns the text of value n.
func (w *word) text(n int) string {
	switch {
	case w.names != nil:
		return w.names[n]
	case w.most > 0:
		return lite.Itoa(n)
	case n == 0:
		return "none"
	case Numbers(n) == EvenNumbers:
		return "even"
	}
	var members []string
	for k := range 16 {
		if Numbers(n).Has(k) {
			members = append(members, lite.Itoa(k))
		}
	}
	return lite.Join(members, ",")
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
		n, ok = board.ParseNumber(text, w.most)
		return n, ok && n >= w.least
	case text == "none":
		return 0, true
	case text == "even":
		return int(EvenNumbers), true
	}
	for _, member := range lite.Split(text, ",") {
		k, ok := board.ParseNumber(member, 15)
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
		return lite.List(w.names)
	case w.most > 0:
		return "a number from " + lite.Itoa(w.least) + " to " + lite.Itoa(w.most)
	}
	return "none, even, or numbers from 1 to 15 in rising order, as in 2,4"
}
