package render

import (
	"encoding/json"
	"strings"

	"sowbook/internal/boardsvg"
	"sowbook/internal/book"
	"sowbook/internal/gamelist"
	"sowbook/internal/locale"
	"sowbook/internal/page"
)

// hasGameFiles reports whether pages in a language load the files of games.
func (r *Renderer) hasGameFiles(e *book.Edition) bool {
	return len(e.Games()) > 0 || r.book.Translation(e, book.PlayPage) != nil && len(r.book.Variants) > 0
}

// gameFilesBuilder returns a builder for what is beside the page that shows a board on
// other sites.
func (r *Renderer) gameFilesBuilder(e *book.Edition) *pageBuilder {
	d := &book.Parsed{Page: &book.Page{Edition: e, Title: e.Words.T("embed.title")}, Doc: &page.Page{}}
	d.URL = e.EmbedURL()
	return &pageBuilder{Renderer: r, page: d}
}

// gameFile makes the file of a game in a language, which scripts load when a reader chooses the
// game: its board at the start, its data, its column in comparisons and the board of its puzzles.
func (b *pageBuilder) gameFile(game *book.Page) ([]byte, error) {
	start, words := b.startBoard(game.Variant), b.words(game.Variant)
	type part struct {
		words *locale.Table
		name  string
		data  any
	}
	parts := []part{{words, "embed-board", start}, {b.page.Edition.Words, "game-column", b.gameColumn(game)}}
	if b.hasPuzzles(game) {
		parts = append(parts, part{words, "game-puzzle", b.puzzleTask(game, start)})
	}
	html := boardsvg.Defs(b.emptyBoards...)
	for _, p := range parts {
		text, err := b.fill(b.page.Page, p.words, "embed.html", "embed", p.name, p.data)
		if err != nil {
			return nil, err
		}
		html += string(text)
	}
	return json.Marshal(map[string]string{"html": html + string(b.boardData())})
}

func gameFileName(e *book.Edition, game *book.Page) string {
	return e.EmbedURL() + game.Variant.ID + ".json"
}

// listedGame is a game in a list of a page whose script loads the file of a chosen game.
type listedGame struct {
	pageLink        // Title is the game's id
	Version  string // of the file; "" in the preview
}

// gameMenu is the games that a page lets readers choose from, by family.
type gameMenu struct {
	Groups []menuGroup
	Many   bool   // so many that readers find them by name
	Folder string // address of the files of games
}

type menuGroup struct {
	Title string // "" if the games are in no family
	Games []listedGame
}

// manyGames is the number of games from which a menu has a field to find them by name.
const manyGames = 50

// menu returns the games that include accepts, all if it is nil.
func (b *pageBuilder) menu(include func(*book.Page) bool) gameMenu {
	menu := gameMenu{Folder: b.page.LinkTo(b.page.Edition.EmbedURL())}
	n := 0
	for _, group := range gamelist.All(b.book, b.page.Edition) {
		listed := menuGroup{Title: group.Title}
		for _, game := range group.Games {
			if include == nil || include(game) {
				_, version, _ := strings.Cut(b.assets.URL(gameFileName(b.page.Edition, game)), "?v=")
				listed.Games = append(listed.Games, listedGame{b.gameLink(game), version})
				n++
			}
		}
		if len(listed.Games) > 0 {
			menu.Groups = append(menu.Groups, listed)
		}
	}
	menu.Many = n >= manyGames
	return menu
}

// playView is the play page. The review of a game can send a reader to a lesson and to puzzles.
type playView struct {
	Menu           gameMenu
	First          pageLink
	Board          exampleView
	Lessons        []trainingLink
	Puzzles        *pageLink
	Script, Review string // addresses of the scripts of the page and of the review
}

func (b *pageBuilder) playPageData() playView {
	first := b.gamePages()[0]
	p := playView{
		Menu: b.menu(nil), First: b.gameLink(first), Board: b.startBoard(first.Variant), Lessons: b.trainingLinks(),
		Script: b.asset("play.js"), Review: b.asset("review.js"), Puzzles: b.linkTo(b.book.PageOrOriginal(b.page.Edition, book.PuzzlesPage)),
	}
	p.Board.ID = "table"
	return p
}

// gamePages returns the pages of all games in the order of menus, in the page's language if translated.
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
