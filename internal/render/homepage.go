package render

import (
	"cmp"
	"html/template"
	"slices"
	"strconv"

	"sowbook/engine"
	"sowbook/internal/book"
	"sowbook/internal/prose"
)

// homePage is the home page: its text, and a card for each game.
type homePage struct {
	*pageView
	Groups       []cardGroup
	Filters      []cardFilter // none if the games have the same traits
	FilterScript string
}

type cardGroup struct {
	Title string // "" if the games are in no group
	Cards []gameCard
}

// gameCard is a game in the list: its board at the start and what it is like.
type gameCard struct {
	pageLink
	Picture template.HTML
	Traits  []trait
}

// trait is a property of a game that readers can filter by.
type trait struct {
	Key   string // laps, captures or seeds
	Value string // as the filter's option
	Say   string // as the card says it
	Word  string // as the filter calls it
}

// cardFilter is a trait with the values that the games of the page have.
type cardFilter struct {
	Key, Name string
	Values    []trait
}

// homePage adds the games of the edition to its home page.
func (b *pageBuilder) homePage(p *pageView) homePage {
	h := homePage{pageView: p, FilterScript: b.page.Root() + b.assets.URL("home.js")}
	for _, group := range b.book.GameGroups(b.page.Edition) {
		cards := cardGroup{Title: group.Title}
		for _, game := range group.Games {
			card := gameCard{pageLink: *b.linkTo(game), Traits: b.traits(game)}
			card.Picture = template.HTML(boardAt(startExample(game.Variant), 0).Thumbnail())
			cards.Cards = append(cards.Cards, card)
		}
		h.Groups = append(h.Groups, cards)
	}
	h.Filters = b.cardFilters(h.Groups)
	return h
}

// traits returns what the card of a game says about it, from its default rules.
func (b *pageBuilder) traits(game *book.Page) []trait {
	words, rules := b.page.Edition.Words, game.Variant.Rules
	laps := "one"
	if rules.Relay {
		laps = "many"
	}
	captures := "none"
	switch {
	case rules.Capture.Has(engine.ByNumber):
		captures = "number"
	case rules.Capture.Has(engine.FromEmptyPit):
		captures = "opposite"
	}
	numbers := prose.FactValues(words, game.Variant.Voice, rules)["numbers"]
	seeds := strconv.Itoa(rules.Total())
	return []trait{
		{"seeds", seeds, words.T("home.seeds-say", "n", rules.Total()), seeds},
		{"laps", laps, words.T("home.laps-" + laps + "-say"), words.T("home.laps-" + laps)},
		{"captures", captures, words.T("home.captures-"+captures+"-say", "numbers", numbers), words.T("home.captures-" + captures)},
	}
}

// cardFilters returns the traits in which games differ, with their values.
func (b *pageBuilder) cardFilters(groups []cardGroup) []cardFilter {
	var filters []cardFilter
	for _, group := range groups {
		for _, card := range group.Cards {
			for _, t := range card.Traits {
				i := slices.IndexFunc(filters, func(f cardFilter) bool { return f.Key == t.Key })
				if i < 0 {
					i = len(filters)
					filters = append(filters, cardFilter{Key: t.Key, Name: b.page.Edition.Words.T("home." + t.Key)})
				}
				f := &filters[i]
				if !slices.ContainsFunc(f.Values, func(v trait) bool { return v.Value == t.Value }) {
					f.Values = append(f.Values, t)
				}
			}
		}
	}
	for _, f := range filters {
		slices.SortStableFunc(f.Values, func(x, y trait) int { return cmp.Compare(x.order(), y.order()) })
	}
	return slices.DeleteFunc(filters, func(f cardFilter) bool { return len(f.Values) < 2 })
}

// order returns the number that a trait counts, or 0.
func (t trait) order() int {
	n, err := strconv.Atoi(t.Value)
	if err != nil {
		return 0
	}
	return n
}
