package render

import "sowbook/internal/book"

// playView is what the table to play at is given: every game with its board as it begins, and the address of the script that only this page
// loads.
type playView struct {
	Games  []pageLink
	Boards []exampleView
	Script string
}

// play makes what the template shows of the table to play at.
func (v *pageBuilder) playTable() playView {
	p := playView{Script: v.page.Root() + v.assets.URL("play.js")}
	for _, e := range v.gamePages() {
		board := v.startBoard(e.Variant).exampleView
		board.ID = "table"
		p.Games = append(p.Games, v.gameLink(e))
		p.Boards = append(p.Boards, board)
	}
	return p
}

// gamePages is the pages of all games, each in the page's own language where there is one.
func (v *pageBuilder) gamePages() []*book.Page {
	var all []*book.Page
	for _, own := range v.book.List {
		if own.Variant != nil && own.Edition.Folder == "" {
			all = append(all, v.book.In(v.page.Edition, own.Name))
		}
	}
	return all
}

// gameLink leads to the page of a game.
func (v *pageBuilder) gameLink(e *book.Page) pageLink {
	return pageLink{Name: e.Title, Title: e.Variant.ID, Href: v.page.LinkTo(e.URL), Lang: v.page.Foreign(e)}
}

// table is the address of the page to play at, for a board of this game, and its language where that is another; "" where there is none,
// or the board has other pits.
func (v *pageBuilder) table(key gameKey) (href, lang string) {
	to := v.book.In(v.page.Edition, book.PlayPage)
	if to == nil || key.pits != key.variant.Rules.Pits {
		return "", ""
	}
	return v.page.LinkTo(to.URL), v.page.Foreign(to)
}
