package render

import "sowbook/internal/book"

// playView is the play page: every game with its board at the start, and the
// address of the page's script.
type playView struct {
	Games  []pageLink
	Boards []exampleView
	Script string
}

// playPageData returns the data of the play page.
func (v *pageBuilder) playPageData() playView {
	p := playView{Script: v.page.Root() + v.assets.URL("play.js")}
	for _, game := range v.gamePages() {
		board := v.startBoard(game.Variant)
		board.ID = "table"
		p.Games = append(p.Games, v.gameLink(game))
		p.Boards = append(p.Boards, board)
	}
	return p
}

// gamePages returns the pages of all games, in the page's language as far as they
// are translated.
func (v *pageBuilder) gamePages() []*book.Page {
	var all []*book.Page
	for _, own := range v.book.List {
		if own.Variant != nil && own.Edition.Folder == "" {
			all = append(all, v.book.PageOrOriginal(v.page.Edition, own.Name))
		}
	}
	return all
}

// gameLink returns a link to the page of a game. Its title is the game's id.
func (v *pageBuilder) gameLink(p *book.Page) pageLink {
	link := v.linkTo(p)
	link.Title = p.Variant.ID
	return *link
}

// playPage returns the address of the play page, and its language where it is not
// this page's. Both are "" where the book has no such page, or the board has not the
// usual number of pits.
func (v *pageBuilder) playPage(key boardKey) (href, lang string) {
	to := v.book.PageOrOriginal(v.page.Edition, book.PlayPage)
	if to == nil || key.pits != key.variant.Rules.Pits {
		return "", ""
	}
	return v.page.LinkTo(to.URL), v.page.ForeignLang(to)
}
