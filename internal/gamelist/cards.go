package gamelist

import (
	"html/template"
	"strings"

	"sowbook/internal/book"
	"sowbook/internal/figures"
)

// Link is a link to a game.
type Link struct{ Name, Href, Summary string }

// Card is a game in a list: its board at the start and what it is like.
type Card struct {
	Link
	Picture template.HTML
	Traits  []Trait
}

// InShort returns the first sentence of the game's summary.
func (c Card) InShort() string {
	first, _, more := strings.Cut(c.Summary, ". ")
	if more {
		first += "."
	}
	return first
}

// CardGroup is some cards of a list.
type CardGroup struct {
	Title   string // "" if the games are in no group
	Summary string
	Cards   []Card
}

// LinkGroup is the games of a region.
type LinkGroup struct {
	Title string
	Games []Link
}

// HomeGames is the games of a home page.
type HomeGames struct {
	Groups  []CardGroup // by family
	Folded  bool        // whether groups with a title, regions and filters are folded
	Regions []LinkGroup
	Filters []Filter // none if the games have the same traits
}

const (
	manyCards    = 12 // a home page folds the groups of more games
	gamesToStart = 6  // games that a home page begins with
)

// NewHomeGames returns the games of an edition for its home page.
func NewHomeGames(b *book.Book, home *book.Page) HomeGames {
	h := HomeGames{}
	var all [][]Trait
	for _, group := range ByFamily(b, home.Edition) {
		cards := CardGroup{Title: group.Title, Summary: group.Summary}
		for _, game := range group.Games {
			card := newCard(b, home, game)
			cards.Cards = append(cards.Cards, card)
			all = append(all, card.Traits)
		}
		h.Groups = append(h.Groups, cards)
	}
	if cards := withoutRules(b, home); len(cards) > 0 {
		h.Groups = append(h.Groups, CardGroup{Cards: cards})
	}
	for _, group := range ByRegion(b, home.Edition) {
		region := LinkGroup{Title: group.Title}
		for _, game := range group.Games {
			region.Games = append(region.Games, linkTo(home, game))
		}
		h.Regions = append(h.Regions, region)
	}
	h.Folded = len(all) > manyCards
	h.Filters = Filters(home.Edition.Words, all)
	return h
}

// ToStart returns the games that readers know best, as cards of a page.
func ToStart(b *book.Book, page *book.Page) []Card {
	var cards []Card
	games, popular := PopularFirst(b, page.Edition)
	for _, game := range games[:min(popular, gamesToStart)] {
		cards = append(cards, newCard(b, page, game))
	}
	return cards
}

// withoutRules returns cards of the games whose rules the language of rules does not know. They say so.
func withoutRules(b *book.Book, home *book.Page) (cards []Card) {
	said := []Trait{{Key: "checked", Value: "no", Say: home.Edition.Words.T("example.unchecked")}}
	for _, p := range b.List {
		if p.Unchecked && p.Edition == home.Edition {
			cards = append(cards, Card{linkTo(home, p), template.HTML(p.Text.Thumbnail), said})
		}
	}
	return cards
}

func newCard(b *book.Book, page, game *book.Page) Card {
	picture := figures.Board(figures.AtStart(game.Variant), 0).Thumbnail()
	return Card{linkTo(page, game), template.HTML(picture), TraitsOf(b, game)}
}

func linkTo(page, game *book.Page) Link {
	return Link{game.Title, page.LinkTo(game.URL), game.Summary}
}
