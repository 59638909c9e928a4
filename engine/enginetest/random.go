package enginetest

import (
	"hash/fnv"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"sync"

	"sowbook/engine/ruleset"
)

// fourRowValues are the values that only boards of four rows have.
var fourRowValues = []string{"outer", "right-half", "reverse", "reverse-any-lap", "inner", "inner-both", "inner-facing", "inner-first", "inner-empty", "house"}

// randomKeys are the words that are random. The old words for captures stand for captures.
func randomKeys() (keys []string) {
	for _, key := range append(ruleset.Keys(), ruleset.OldKeys()...) {
		if key != ruleset.CapturesKey && !slices.Contains(notRandom, key) {
			keys = append(keys, key)
		}
	}
	return keys
}

// notRandom are the words that have their defaults in random rules: those of the size and of
// boards with more rows, and those of boards that are not packed, whose searches would take
// too long.
var notRandom = []string{
	"few", "no-capture", "pits", "rows", "seeds", "captured", "wins", "must-capture",
	"majority", "claim", "claim-last", "claim-first", "owned", "raid",
	"arrange", "opening", "match-pits", "stock", "house", "single-entry", "house-rights", "bind",
}

// randomWords returns random values of all words but [notRandom] and without [fourRowValues].
// Most results are contradictory. A new value of a word changes only the results that contain
// it.
func randomWords(seed uint64) string {
	var text strings.Builder
	rng := newRand(seed, "numbers")
	for _, w := range randomChoices() {
		value := ""
		switch {
		case w.key == "numbers":
			one, two := 1+rng.IntN(4), 1+rng.IntN(4)
			value = strconv.Itoa(min(one, two))
			if one != two {
				value += "," + strconv.Itoa(max(one, two))
			}
			if rng.IntN(2) == 0 {
				value = "none"
			}
		case w.key == "relay-holds":
			if value = "any"; seed%4 == 0 {
				value = strconv.Itoa(2+int(seed/4%3)) + "+"
			}
		case w.key == "fewest":
			value = strconv.Itoa(1 + rng.IntN(2))
		default:
			values := w.values
			if firstNumber(seed, w.hash)%3 == 0 {
				values = values[:1] // too few combinations would be valid
			}
			most := uint64(0)
			for _, v := range values {
				if n := firstNumber(seed, v.hash); n >= most {
					value, most = v.name, n
				}
			}
		}
		text.WriteString(w.key + "=" + value + " ")
	}
	return text.String()
}

// choice is a word with the values that random rules may have.
type choice struct {
	key    string
	hash   uint64
	values []choiceValue
}

// choiceValue is a value of a word, and a hash of both.
type choiceValue struct {
	name string
	hash uint64
}

// randomChoices returns the words of random rules. Their hashes take long.
var randomChoices = sync.OnceValue(func() (list []choice) {
	for _, key := range randomKeys() {
		w := choice{key: key, hash: hash(key)}
		for _, name := range ruleset.Values(key) {
			if !slices.Contains(fourRowValues, name) {
				w.values = append(w.values, choiceValue{name, hash(key + name)})
			}
		}
		list = append(list, w)
	}
	return list
})

// newRand returns a generator for a seed and a text.
func newRand(seed uint64, text string) *rand.Rand {
	return rand.New(rand.NewPCG(seed, hash(text)))
}

// firstNumber returns the first number of newRand for a seed and a text with this hash.
func firstNumber(seed, hash uint64) uint64 { return rand.NewPCG(seed, hash).Uint64() }

func hash(text string) uint64 {
	h := fnv.New64a()
	h.Write([]byte(text))
	return h.Sum64()
}
