package render

import (
	"html/template"

	"sowbook/internal/figures"
	"sowbook/internal/gamelist"
)

// homePage is the home page: its text, a card for each game, and the games by region.
type homePage struct {
	*pageView
	Groups       []cardGroup
	Folded       bool // whether groups with a title are folded
	Regions      []gameLinks
	Filters      []gamelist.Filter // none if the games have the same traits
	FilterScript string
}

// manyCards is the number of games from which the home page folds their groups.
const manyCards = 100

type cardGroup struct {
	Title   string // "" if the games are in no group
	Summary string
	Cards   []gameCard
}

// gameCard is a game in the list: its board at the start and what it is like.
type gameCard struct {
	pageLink
	Picture template.HTML
	Traits  []gamelist.Trait
}

// gameLinks is the games of a region.
type gameLinks struct {
	Title string
	Games []pageLink
}

// homePage adds the games of the edition to its home page.
func (b *pageBuilder) homePage(p *pageView) homePage {
	e := b.page.Edition
	h := homePage{pageView: p, FilterScript: b.page.Root() + b.assets.URL("home.js")}
	var all [][]gamelist.Trait
	for _, group := range gamelist.ByFamily(b.book, e) {
		cards := cardGroup{Title: group.Title, Summary: group.Summary}
		for _, game := range group.Games {
			card := gameCard{pageLink: *b.linkTo(game), Traits: gamelist.TraitsOf(b.book, game)}
			card.Picture = template.HTML(figures.Board(figures.AtStart(game.Variant), 0).Thumbnail())
			cards.Cards = append(cards.Cards, card)
			all = append(all, card.Traits)
		}
		h.Groups = append(h.Groups, cards)
	}
	for _, group := range gamelist.ByRegion(b.book, e) {
		region := gameLinks{Title: group.Title}
		for _, game := range group.Games {
			region.Games = append(region.Games, *b.linkTo(game))
		}
		h.Regions = append(h.Regions, region)
	}
	h.Folded = len(all) >= manyCards
	h.Filters = gamelist.Filters(e.Words, all)
	return h
}
