package render

import (
	"cmp"
	"slices"
	"strings"

	"sowbook/internal/boardsvg"
	"sowbook/internal/book"
	"sowbook/internal/figures"
	"sowbook/internal/gamelist"
	"sowbook/internal/raster"
	"sowbook/internal/sitemeta"
)

// embedView is the page that shows one board on other sites.
type embedView struct {
	*pageView
	EmbedScript, Rules, Puzzles string // addresses
	Menu                        gameMenu
	Atlas                       string     // the ids of the entries of the atlas, which the menu leaves out
	Languages                   []pageLink // the same page in every language
}

// embedPage returns the address of the page that shows a board on other sites in the page's
// language, or in the original one if no game is translated.
func (b *pageBuilder) embedPage() string {
	if e := b.page.Edition; len(e.Games()) > 0 {
		return e.EmbedURL()
	}
	return b.book.Editions[0].EmbedURL()
}

// embedEditions returns the editions with a page that shows one board on other sites: those with games.
func (r *Renderer) embedEditions() []*book.Edition {
	return slices.DeleteFunc(slices.Clone(r.book.Editions), func(e *book.Edition) bool { return len(e.Games()) == 0 })
}

// embedHTML makes the page of an edition that shows one board on other sites. The boards are
// in the files of games.
func (r *Renderer) embedHTML(e *book.Edition) ([]byte, error) {
	b := r.gameFilesBuilder(e)
	d := b.page
	view := embedView{pageView: r.basePage(d.Page, d.Root()), EmbedScript: d.Root() + r.assets.URL("embed.js"), Rules: d.Root() + r.assets.URL("embed-rules.js")}
	view.Style = d.Root() + r.assets.URL("embed.css")
	if puzzles := b.linkTo(r.book.PageOrOriginal(e, book.PuzzlesPage)); puzzles != nil {
		view.Puzzles = puzzles.Href
	}
	b.startBoard(b.gamePages()[0].Variant) // the script needs the messages of boards
	view.Menu = b.menu(func(p *book.Page) bool { return !p.InAtlas() })
	view.Atlas = gamelist.EntryIDs(b.book)
	for _, other := range r.embedEditions() {
		view.Languages = append(view.Languages, pageLink{Lang: other.Words.Lang, Href: d.LinkTo(other.EmbedURL())})
	}
	view.Words = b.scriptWords()
	return r.execute(d.Page, e.Words, "embed", view)
}

// movedView is the redirecting page at an old address.
type movedView struct {
	Lang, Dir, Title, Root, To, Script string
	Known                              string // the absolute address of the page, or To if the site's is unknown
}

// redirect makes the page at an old address of a page, which redirects to it.
func (r *Renderer) redirect(p *book.Page, from string) ([]byte, error) {
	root := cmp.Or(strings.Repeat("../", strings.Count(from, "/")), "./")
	to := root + p.URL
	v := movedView{p.Edition.Words.Lang, p.Edition.Words.Dir, p.Title, root, to, root + r.assets.URL("moved.js"), to}
	if r.location.URL != "" {
		v.Known = r.location.URL + p.Canonical()
	}
	return r.execute(p, p.Edition.Words, "moved", v)
}

// hasLinkPreview reports whether a page has a link preview: it has a board and is published, and
// the site's address is known.
func (r *Renderer) hasLinkPreview(p *book.Page) bool {
	return r.location.URL != "" && !p.Draft && p.Text.HasBoards
}

// linkPreview returns the link preview of a page: its title and its first board. It is nil if the page has none.
func (r *Renderer) linkPreview(d *book.Parsed) *sitemeta.LinkPreview {
	if !r.hasLinkPreview(d.Page) {
		return nil
	}
	board := figures.Board(d.Examples[0], d.Examples[0].FirstState)
	board.Marks = nil // the picture has no room for their legend
	return &sitemeta.LinkPreview{
		Name:    linkPreviewName(d.Page),
		Alt:     board.Alt,
		Picture: raster.LinkPreview{Title: d.Title, Site: r.book.Find("").Title, Board: boardsvg.Defs(board.Empty()) + board.SVG()},
	}
}

func linkPreviewName(p *book.Page) string { return p.Canonical() + "board.png" }
