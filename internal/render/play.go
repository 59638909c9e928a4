package render

import (
	"sowbook/internal/book"
	"sowbook/internal/gamelist"
)

// playView is the play page: the names of all games, and the first one with its board.
type playView struct {
	Menu   gameMenu
	First  pageLink
	Board  exampleView
	Script string
}

func (b *pageBuilder) playPageData() playView {
	first := b.gamePages()[0]
	p := playView{Menu: b.menu(anyGame), First: b.gameLink(first), Board: b.startBoard(first.Variant), Script: b.page.Root() + b.assets.URL("play.js")}
	p.Board.ID = "table"
	return p
}

// gamePages returns the pages of all games in the order of menus, in the page's language if
// translated.
func (b *pageBuilder) gamePages() []*book.Page {
	var all []*book.Page
	for _, group := range gamelist.All(b.book, b.page.Edition) {
		all = append(all, group.Games...)
	}
	return all
}

// gameLink returns a link to the page of a game. Its title is the game's id.
func (b *pageBuilder) gameLink(p *book.Page) pageLink {
	link := b.linkTo(p)
	link.Title = p.Variant.ID
	return *link
}

// playPage returns the address of the play page, and its language if it is not this
// page's. Both are "" if there is no play page or the board is not the usual one.
func (b *pageBuilder) playPage(key boardKey) (href, lang string) {
	to := b.book.PageOrOriginal(b.page.Edition, book.PlayPage)
	if to == nil || key.board != key.variant.Rules.Board() {
		return "", ""
	}
	return b.page.LinkTo(to.URL), b.page.ForeignLang(to)
}
