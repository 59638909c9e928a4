package gamelist

import (
	"slices"
	"strconv"

	"sowbook/engine/ruleset"
	"sowbook/internal/book"
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

// TraitsOf returns the family and region of a game, if it has them, and its traits by its
// default rules. A line about the game leaves out the family.
func TraitsOf(b *book.Book, game *book.Page) []Trait {
	var list []Trait
	e, v := game.Edition, game.Variant
	if family := titleOf(b.Settings(e).Families, v.Family.Text); family != "" {
		list = append(list, Trait{Key: "family", Value: v.Family.Text, Word: family})
	}
	if region := titleOf(b.Settings(e).Regions, v.Region.Text); region != "" {
		list = append(list, Trait{Key: "region", Value: v.Region.Text, Say: region, Word: region})
	}
	return append(list, rulesTraits(e.Words, v)...)
}

// titleOf returns the title of the group with an id, or "".
func titleOf(groups []book.GameGroup, id string) string {
	if i := slices.IndexFunc(groups, func(g book.GameGroup) bool { return g.ID == id }); i >= 0 {
		return groups[i].Title
	}
	return ""
}

// rulesTraits returns the traits of a game by its default rules.
func rulesTraits(t prose.Table, game *variant.Variant) []Trait {
	laps, captures := "one", "none"
	if game.Rules.Relay != ruleset.NoRelay {
		laps = "many"
	}
	switch r := &game.Rules; {
	case r.Holds("captures:by-number"):
		captures = "number"
	case r.Holds("captures:from-empty-pit"), r.Holds("captures:inner"), r.Holds("captures:facing"):
		captures = "opposite"
	case r.Holds("captures:beyond-empty"):
		captures = "beyond"
	case r.Captures.Claim():
		captures = "pits"
	case !r.Holds("captures:none"):
		captures = "whole"
	}
	numbers := prose.FactValues(t, game.Voice, game.Rules)["numbers"]
	seeds := strconv.Itoa(game.Rules.Total())
	return []Trait{
		{"seeds", seeds, t.Say("home.seeds-say", prose.Digits("n", game.Rules.Total())), seeds},
		{"laps", laps, t.Say("home.laps-" + laps + "-say"), t.Say("home.laps-" + laps)},
		{"captures", captures, t.Say("home.captures-"+captures+"-say", prose.Text("numbers", numbers)), t.Say("home.captures-" + captures)},
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
				filters = append(filters, Filter{Key: trait.Key, Name: t.Say("home." + trait.Key)})
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
