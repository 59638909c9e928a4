package render

import (
	"bytes"
	"slices"

	"sowbook/internal/assets"
	"sowbook/internal/boardsvg"
	"sowbook/internal/book"
	"sowbook/internal/diag"
	"sowbook/internal/page"
)

// embedView is the page that shows one board on other sites.
type embedView struct {
	*pageView
	EmbedScript, Puzzles string     // addresses
	Games                []pageLink // Title is a game's id
	Languages            []pageLink // the same page in every language
}

// embedPage returns the address of the page that shows a board on other sites in the page's
// language, or in the original one if no game is translated.
func (b *pageBuilder) embedPage() string {
	if e := b.page.Edition; len(b.book.GameGroups(e)) > 0 {
		return e.EmbedURL()
	}
	return b.book.Editions[0].EmbedURL()
}

// embedFiles makes the page that shows one board on other sites, in each language that has
// games, and beside it the empty board of each game with its data.
func (r *Renderer) embedFiles() ([]assets.File, error) {
	var files []assets.File
	editions := slices.DeleteFunc(slices.Clone(r.book.Editions), func(e *book.Edition) bool { return len(r.book.GameGroups(e)) == 0 })
	for _, e := range editions {
		d := &book.Parsed{Page: &book.Page{Edition: e, Title: e.Words.T("embed.title")}, Doc: &page.Page{}}
		b := &pageBuilder{Renderer: r, page: d}
		d.URL = e.EmbedURL()
		view := embedView{pageView: r.basePage(d.Page, d.Root()), EmbedScript: d.Root() + r.assets.URL("embed.js")}
		view.Style, view.Head.Offline = d.Root()+r.assets.URL("embed.css"), "" // a reader of another site does not install this one
		if puzzles := b.linkTo(r.book.PageOrOriginal(e, book.PuzzlesPage)); puzzles != nil {
			view.Puzzles = puzzles.Href
		}
		for _, game := range b.gamePages() {
			file, err := b.embedGame(game)
			if err != nil {
				return nil, err
			}
			files, view.Games = append(files, file), append(view.Games, b.gameLink(game))
		}
		for _, other := range editions {
			view.Languages = append(view.Languages, pageLink{Lang: other.Words.Lang, Href: d.LinkTo(other.EmbedURL())})
		}
		view.Words = b.scriptWords()
		html, err := r.execute(e.Words, "embed", view)
		if err != nil {
			return nil, err
		}
		files = append(files, assets.File{Name: d.URL + "index.html", Content: html})
	}
	return files, nil
}

// embedGame makes the file with the board of a game and its data, as HTML for a script to
// put into the page.
func (b *pageBuilder) embedGame(game *book.Page) (assets.File, error) {
	one := &pageBuilder{Renderer: b.Renderer, page: b.page}
	var out bytes.Buffer
	err := b.templates.Execute(&out, b.words(game.Variant), "embed", "embed-board", one.startBoard(game.Variant))
	if err != nil {
		return assets.File{}, diag.Problems{b.templates.Problem("embed.html", err)}
	}
	b.boards = append(b.boards, one.boards...)
	content := boardsvg.Defs(one.emptyBoards...) + out.String() + string(one.boardData())
	return assets.File{Name: b.page.URL + game.Variant.ID + ".json", Content: []byte(scriptJSON(map[string]string{"html": content}))}, nil
}
