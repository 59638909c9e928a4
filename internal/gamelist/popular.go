package gamelist

import (
	"slices"

	"sowbook/internal/book"
)

// PopularFirst returns the games of an edition: those that readers know best, then the others in
// reading order. popular is the number of the first.
func PopularFirst(b *book.Book, e *book.Edition) (games []*book.Page, popular int) {
	_, _, links := b.SiteLinks(e)
	for _, link := range links {
		if link.Page.Variant != nil && link.Page.Edition == e {
			games = append(games, link.Page)
		}
	}
	popular = len(games)
	for _, game := range b.Games(e) {
		if !slices.Contains(games, game) {
			games = append(games, game)
		}
	}
	return games, popular
}

// OtherNames returns the other names of a game that readers know well, separated by commas.
func OtherNames(b *book.Book, game *book.Page) string {
	_, _, links := b.SiteLinks(game.Edition)
	if i := slices.IndexFunc(links, func(link book.NavLink) bool { return link.Page == game }); i >= 0 {
		return links[i].Word
	}
	return ""
}
