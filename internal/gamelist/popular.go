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

// Where returns where a game is played and by whom: its place and people as an entry of the atlas
// has them, or a page's summary, and its region.
func Where(b *book.Book, game *book.Page) string {
	v := game.Variant
	where := game.Summary
	if a := v.Account; a != nil {
		where = place(a.People, a.Place)
	}
	return place(where, titleOf(b.Regions(game.Edition), v.Region.Text))
}
