package render

import "sowbook/internal/book"

// playView is the play page: the names of all games, and the first one with its board.
type playView struct {
	Games  []listedGame
	Folder string // address of the files of games
	Board  exampleView
	Script string
}

func (b *pageBuilder) playPageData() playView {
	p := playView{Script: b.page.Root() + b.assets.URL("play.js"), Board: b.startBoard(b.gamePages()[0].Variant)}
	p.Board.ID = "table"
	p.Games, p.Folder = b.listedGames()
	return p
}

// gamePages returns the pages of all games, in the page's language if translated.
func (b *pageBuilder) gamePages() []*book.Page {
	var all []*book.Page
	for _, own := range b.book.List {
		if own.Variant != nil && own.Edition.Folder == "" {
			all = append(all, b.book.PageOrOriginal(b.page.Edition, own.Name))
		}
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
