package reference

import (
	"slices"
	"strconv"
	"strings"

	"sowbook/engine"
	"sowbook/engine/ruleset"
	"sowbook/internal/locale"
	"sowbook/internal/prose"
)

// Rule is one key of rules as a question with its answers. Its value is one of Values, a
// number from Least to Most, or a set of Members.
type Rule struct {
	Key, Name   string
	Now         string // in a game
	Default     string
	Values      []Value
	Least, Most int
	Members     []int
}

// Value is one of the values of a rule.
type Value struct {
	Word, Name string
	Now        bool // in the game
}

// RuleParts lists the keys of each part of the rules.
var RuleParts = [...][]string{
	prose.PartStart:    {"pits", "rows", "seeds", "setup", "stock", "house", "begins", "opening"},
	prose.PartTurn:     {"direction", "pick", "rightmost", "fewest", "fewer", "reach", "single-entry", "stores", "store-end", "origin", "relay", "relay-in", "relay-holds", "house-rights", "last-in-store"},
	prose.PartCaptures: {"capture", "must-capture", "numbers", "taker", "lone-capture", "run", "grand-slam", "captured", "claim", "claim-last", "claim-first", "owned", "raid", "bind", "after-capture"},
	prose.PartEnd:      {"feed", "give", "ends", "few", "no-capture", "majority", "stuck", "left-over", "repetition", "wins", "endless", "both-ends", "refill", "surplus", "match-pits", "next-begins"},
}

// mostCaptured is the greatest number of seeds in a pit that rules may capture by.
const mostCaptured = 15

// NewRule returns a key of rules with its value in a game.
func NewRule(words *locale.Table, key string, game engine.Rules) Rule {
	defaults, _ := engine.ParseRules("")
	r := Rule{Key: key, Name: words.T("questions." + key)}
	r.Now, _ = game.Value(key)
	r.Default, _ = defaults.Value(key)
	for _, value := range ruleset.Values(key) {
		r.Values = append(r.Values, Value{value, words.T("questions." + key + "-" + value), value == r.Now})
	}
	var counts bool
	if r.Least, r.Most, counts = ruleset.Range(key); r.Values == nil && !counts {
		for n := range mostCaptured {
			r.Members = append(r.Members, n+1)
		}
	}
	return r
}

// Has reports whether a number is in the game's set.
func (r Rule) Has(n int) bool {
	return slices.Contains(strings.Split(r.Now, ","), strconv.Itoa(n))
}
