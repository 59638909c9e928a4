package render

import (
	"slices"

	"sowbook/internal/book"
)

// embedView is the page that shows one board on other sites.
type embedView struct {
	*pageView
	EmbedScript, Puzzles string // addresses
	Menu                 gameMenu
	Languages            []pageLink // the same page in every language
}

// embedPage returns the address of the page that shows a board on other sites in the page's
// language, or in the original one if no game is translated.
func (b *pageBuilder) embedPage() string {
	if e := b.page.Edition; len(b.book.Games(e)) > 0 {
		return e.EmbedURL()
	}
	return b.book.Editions[0].EmbedURL()
}

// embedEditions returns the editions with a page that shows one board on other sites: those
// with games.
func (r *Renderer) embedEditions() []*book.Edition {
	return slices.DeleteFunc(slices.Clone(r.book.Editions), func(e *book.Edition) bool { return len(r.book.Games(e)) == 0 })
}

// embedHTML makes the page of an edition that shows one board on other sites. The boards are
// in the files of games.
func (r *Renderer) embedHTML(e *book.Edition) ([]byte, error) {
	b := r.gameFilesBuilder(e)
	d := b.page
	view := embedView{pageView: r.basePage(d.Page, d.Root()), EmbedScript: d.Root() + r.assets.URL("embed.js")}
	view.Style, view.Head.Offline = d.Root()+r.assets.URL("embed.css"), "" // a reader of another site does not install this one
	if puzzles := b.linkTo(r.book.PageOrOriginal(e, book.PuzzlesPage)); puzzles != nil {
		view.Puzzles = puzzles.Href
	}
	b.startBoard(b.gamePages()[0].Variant) // the script needs the messages of boards
	view.Menu = b.menu(anyGame)
	for _, other := range r.embedEditions() {
		view.Languages = append(view.Languages, pageLink{Lang: other.Words.Lang, Href: d.LinkTo(other.EmbedURL())})
	}
	view.Words = b.scriptWords()
	return r.execute(d.Page, e.Words, "embed", view)
}
