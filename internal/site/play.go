package site

// playSlot is the name of the block with the table to play at, and playPage that of the page it stands in.
const (
	playSlot = "play"
	playPage = "play.md"
)

// playView is what the table to play at is given: every game with its board as it begins, and the address of the script that only this page
// loads.
type playView struct {
	Games  []pageLink
	Boards []exampleView
	Script string
}

// play makes what the template shows of the table to play at.
func (v *view) play() playView {
	p := playView{Script: v.entry.root() + v.renderer.assets.addresses["play.js"]}
	for _, e := range v.gamePages() {
		board := v.startBoard(e.variant).exampleView
		board.ID = "table"
		p.Games = append(p.Games, v.gameLink(e))
		p.Boards = append(p.Boards, board)
	}
	return p
}

// gamePages is the pages of all games, each in the page's own language where there is one.
func (v *view) gamePages() []*entry {
	var all []*entry
	for _, own := range v.book.pages {
		if own.variant != nil && own.in.folder == "" {
			all = append(all, v.book.page(v.entry.in, own.name))
		}
	}
	return all
}

// gameLink leads to the page of a game.
func (v *view) gameLink(e *entry) pageLink {
	return pageLink{Name: e.title, Title: e.variant.ID, Href: v.entry.to(e.url), Lang: v.entry.foreign(e)}
}

// table is the address of the page to play at, for a board of this game, and its language where that is another; "" where there is none,
// or the board has other pits.
func (v *view) table(key gameKey) (href, lang string) {
	to := v.book.page(v.entry.in, playPage)
	if to == nil || key.pits != key.variant.Rules.Pits {
		return "", ""
	}
	return v.entry.to(to.url), v.entry.foreign(to)
}
