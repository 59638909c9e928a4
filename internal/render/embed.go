package render

import (
	"slices"

	"sowbook/internal/assets"
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

// embedPages makes the page that shows one board on other sites, in each language that has
// games. The boards are in the files of games.
func (r *Renderer) embedPages() ([]assets.File, error) {
	var files []assets.File
	editions := slices.DeleteFunc(slices.Clone(r.book.Editions), func(e *book.Edition) bool { return len(r.book.Games(e)) == 0 })
	for _, e := range editions {
		b := r.gameFilesBuilder(e)
		d := b.page
		view := embedView{pageView: r.basePage(d.Page, d.Root()), EmbedScript: d.Root() + r.assets.URL("embed.js")}
		view.Style, view.Head.Offline = d.Root()+r.assets.URL("embed.css"), "" // a reader of another site does not install this one
		if puzzles := b.linkTo(r.book.PageOrOriginal(e, book.PuzzlesPage)); puzzles != nil {
			view.Puzzles = puzzles.Href
		}
		b.startBoard(b.gamePages()[0].Variant) // the script needs the messages of boards
		view.Menu = b.menu(anyGame)
		for _, other := range editions {
			view.Languages = append(view.Languages, pageLink{Lang: other.Words.Lang, Href: d.LinkTo(other.EmbedURL())})
		}
		view.Words = b.scriptWords()
		html, err := r.execute(d.Page, e.Words, "embed", view)
		if err != nil {
			return nil, err
		}
		files = append(files, assets.File{Name: d.URL + "index.html", Content: html})
	}
	return files, nil
}
