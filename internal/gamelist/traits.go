package gamelist

import (
	"slices"
	"strconv"

	"sowbook/engine/ruleset"
	"sowbook/internal/prose"
	"sowbook/internal/variant"
)

// Trait is a property of a game.
type Trait struct {
	Key   string // seeds, laps, captures, family or region
	Value string // the same for games that are alike
	Say   string // in a line about the game; "" to leave it out
	Word  string // as the value of a filter
}

// TraitsOf returns the traits of a game by its default rules.
func TraitsOf(t prose.Table, game *variant.Variant) []Trait {
	laps, captures := "one", "none"
	if game.Rules.Relay != ruleset.NoRelay {
		laps = "many"
	}
	switch capture := game.Rules.Capture; {
	case capture.Has(ruleset.ByNumber):
		captures = "number"
	case capture.Has(ruleset.FromEmptyPit), capture.Has(ruleset.FromInnerPit):
		captures = "opposite"
	case capture.Has(ruleset.BeyondEmpty):
		captures = "beyond"
	case game.Rules.Claim != ruleset.NoClaim:
		captures = "pits"
	}
	numbers := prose.FactValues(t, game.Voice, game.Rules)["numbers"]
	seeds := strconv.Itoa(game.Rules.Total())
	return []Trait{
		{"seeds", seeds, t.T("home.seeds-say", "n", game.Rules.Total()), seeds},
		{"laps", laps, t.T("home.laps-" + laps + "-say"), t.T("home.laps-" + laps)},
		{"captures", captures, t.T("home.captures-"+captures+"-say", "numbers", numbers), t.T("home.captures-" + captures)},
	}
}

// Filter is a trait in which games differ, with their values.
type Filter struct {
	Key, Name string
	Values    []Trait // numbers in ascending order, others as they come
}

// Filters returns the filters for games with some traits.
func Filters(t prose.Table, games [][]Trait) []Filter {
	var filters []Filter
	for _, game := range games {
		for _, trait := range game {
			i := slices.IndexFunc(filters, func(f Filter) bool { return f.Key == trait.Key })
			if i < 0 {
				i = len(filters)
				filters = append(filters, Filter{Key: trait.Key, Name: t.T("home." + trait.Key)})
			}
			f := &filters[i]
			if !slices.ContainsFunc(f.Values, func(v Trait) bool { return v.Value == trait.Value }) {
				f.Values = append(f.Values, trait)
			}
		}
	}
	for _, f := range filters {
		slices.SortStableFunc(f.Values, func(x, y Trait) int { return x.number() - y.number() })
	}
	return slices.DeleteFunc(filters, func(f Filter) bool { return len(f.Values) < 2 })
}

// number returns the number that the trait counts, or 0.
func (t Trait) number() int {
	n, err := strconv.Atoi(t.Value)
	if err != nil {
		return 0
	}
	return n
}
