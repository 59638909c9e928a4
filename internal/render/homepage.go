package render

import (
	"html/template"

	"sowbook/internal/traits"
)

// homePage is the home page: its text, and a card for each game.
type homePage struct {
	*pageView
	Groups       []cardGroup
	Filters      []traits.Filter // none if the games have the same traits
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
	Traits  []traits.Trait
}

// homePage adds the games of the edition to its home page.
func (b *pageBuilder) homePage(p *pageView) homePage {
	words := b.page.Edition.Words
	h := homePage{pageView: p, FilterScript: b.page.Root() + b.assets.URL("home.js")}
	var all [][]traits.Trait
	for _, group := range b.book.GameGroups(b.page.Edition) {
		cards := cardGroup{Title: group.Title}
		for _, game := range group.Games {
			card := gameCard{pageLink: *b.linkTo(game), Traits: traits.Of(words, game.Variant)}
			card.Picture = template.HTML(boardAt(startExample(game.Variant), 0).Thumbnail())
			cards.Cards = append(cards.Cards, card)
			all = append(all, card.Traits)
		}
		h.Groups = append(h.Groups, cards)
	}
	h.Filters = traits.Filters(words, all)
	return h
}
