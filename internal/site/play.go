package site

// playSlot is the name of the block with the table to play at.
const playSlot = "play"

// playView is what the table to play at is given: every game with its board as it begins, and the address of the script that only this page
// loads.
type playView struct {
	Games  []pageLink
	Boards []exampleView
	Script string
}

// play makes what the template shows of the table to play at.
func (v *view) play() playView {
	p := playView{Script: v.entry.root() + v.renderer.assets.playScript}
	for _, e := range v.book.pages {
		if e.variant == nil {
			continue
		}
		board := v.startBoard(e.variant).exampleView
		board.ID = "table"
		p.Games = append(p.Games, pageLink{Name: e.title, Title: e.variant.ID, Href: v.entry.to(e.url)})
		p.Boards = append(p.Boards, board)
	}
	return p
}

// playPage is the page with the table to play at, or nil.
func (b *book) playPage() *entry {
	for _, e := range b.pages {
		for _, slot := range e.page.Slots() {
			if slot.Name == playSlot {
				return e
			}
		}
	}
	return nil
}

// toPlay is the address of the table as it is from page e; "" where there is none.
func (b *book) toPlay(e *entry) string {
	to := b.playPage()
	if to == nil {
		return ""
	}
	return e.to(to.url)
}

// table is the address of the page to play at, for a board of this game; "" where it has none with so many pits.
func (v *view) table(key gameKey) string {
	if key.pits != key.variant.Rules.Pits {
		return ""
	}
	return v.book.toPlay(v.entry)
}
