package reference

import (
	"slices"
	"strconv"
	"strings"

	"sowbook/engine"
	"sowbook/engine/capture"
	"sowbook/engine/ruleset"
	"sowbook/internal/locale"
	"sowbook/internal/prose"
)

// Rule is one key of rules, or of a part of a capture, as a question with its answers. Its value
// is one of Values, a number from Least to Most, a set of Members, or text of the Form.
type Rule struct {
	Key, Name   string
	Now         string // in a game
	Default     string
	Values      []Value
	Least, Most int
	Members     []Value // numbers, + for "or more", and words that stand for a set
	Form        string
	IsPart      bool // of a capture
	Hidden      bool // a part that the capture cannot have, as the others are
}

// Value is one of the values of a rule.
type Value struct {
	Word, Name string
	Now        bool // in the game
}

// RuleParts lists the keys of each part of the rules.
var RuleParts = [...][]string{
	prose.PartStart:    {"pits", "rows", "seeds", "setup", "stock", "house", "begins", "arrange", "opening"},
	prose.PartTurn:     {"direction", "pick", "rightmost", "fewest", "fewer", "singles", "reach", "single-entry", "stores", "store-end", "origin", "relay", "relay-in", "relay-holds", "house-rights", "last-in-store"},
	prose.PartCaptures: {ruleset.CapturesKey, "must-capture", "grand-slam", "claim-first", "owned", "bind"},
	prose.PartEnd:      {"feed", "give", "ends", "few", "no-capture", "majority", "stuck", "left-over", "repetition", "wins", "endless", "both-ends", "refill", "surplus", "match-pits", "next-begins"},
}

// CaptureParts lists the parts of a capture in the order in which they are asked for: the usual
// conditions, rare ones, and what is captured.
var CaptureParts = [3][]string{
	{"when", "whose", "row", "before", "makes"},
	{"next", "facing", "at"},
	{"pits", "if-empty", "limit-each", "limit-last", "limit-same", "limit-facing", "shared", "chain", "count", "to", "sown", "then", "further"},
}

// mostCaptured is the greatest number of seeds in a pit that the lab offers to capture by.
const mostCaptured = 12

// NewRule returns a key of rules with its value in a game.
func NewRule(words *locale.Table, key string, game engine.Rules) Rule {
	defaults, _ := engine.ParseRules("")
	r := newQuestion(words, key, key, game)
	r.Default, _ = defaults.Value(key)
	if key == ruleset.CapturesKey {
		r.Form = ruleset.Form(key)
	}
	isNumber := false
	if r.Least, r.Most, isNumber = ruleset.Range(key); r.Values == nil && r.Form == "" && !isNumber {
		r.addMembers(words, "makes")
	}
	return r
}

// addMembers lets a set of numbers be chosen, with the words of a part of a capture.
func (r *Rule) addMembers(words *locale.Table, part string) {
	member := func(word, name string, now bool) { r.Members = append(r.Members, Value{word, name, now}) }
	for _, word := range PartWords(part) {
		member(word, words.T("rules.captures-"+part+"-"+word+".answer"), word == r.Now)
	}
	numbers := strings.Split(strings.TrimSuffix(r.Now, "+"), ",")
	for n := range mostCaptured {
		number := strconv.Itoa(n + 1)
		member(number, number, slices.Contains(numbers, number))
	}
	member("+", words.T("rules.captures-"+part+"-more.answer"), strings.HasSuffix(r.Now, "+"))
}

// NewPart returns part k of capture n, from 0, with its value in a game.
func NewPart(words *locale.Table, n, k int, game engine.Rules) Rule {
	name := capture.PartName(k)
	r := newQuestion(words, capture.PartKey(n, k), "captures-"+name, game)
	r.IsPart = true
	all := game.Captures.All()
	r.Hidden = n >= len(all) || !game.AsksPart(&all[n], k)
	if r.Values == nil {
		r.addMembers(words, name)
	}
	return r
}

// PartWords returns the words that stand for a set of numbers in a part of a capture.
func PartWords(name string) []string {
	if name == "facing" {
		return []string{"any", "empty", "same", "even", "odd"}
	}
	return []string{"any", "even", "odd"}
}

// newQuestion returns a key with its values, named by messages.
func newQuestion(words *locale.Table, key, message string, game engine.Rules) Rule {
	message = "rules." + message
	r := Rule{Key: key, Name: words.T(message + ".question")}
	r.Now, _ = game.Value(key)
	for _, value := range ruleset.Values(key) {
		r.Values = append(r.Values, Value{value, words.T(message + "-" + strings.ReplaceAll(value, " ", "-") + ".answer"), value == r.Now})
	}
	return r
}
