// Package render makes the files of a site from a checked book: the HTML of each page, the
// files next to it, and the single files of the site.
package render

import (
	"bytes"
	"html/template"
	"sync"

	"sowbook/internal/assets"
	"sowbook/internal/boardsvg"
	"sowbook/internal/book"
	"sowbook/internal/diag"
	"sowbook/internal/example"
	"sowbook/internal/gamelist"
	"sowbook/internal/highlight"
	"sowbook/internal/history"
	"sowbook/internal/locale"
	"sowbook/internal/pagelist"
	"sowbook/internal/sitemeta"
	"sowbook/internal/templates"
	"sowbook/internal/variant"
)

// Renderer makes the files of one book. Several goroutines may use it at once.
type Renderer struct {
	book      *book.Book
	templates *templates.Set
	assets    *assets.Assets
	location  book.Location
	dates     *history.Dates
	code      *highlight.Cache
	meta      *sitemeta.Meta
}

// New returns a renderer for a book, whose pages must be checked before its outputs are made.
// location is the result of [book.Book.CompleteLocation].
func New(b *book.Book, t *templates.Set, a *assets.Assets, location book.Location, dates *history.Dates, code *highlight.Cache) *Renderer {
	r := &Renderer{book: b, templates: t, assets: a, location: location, dates: dates, code: code}
	r.meta = sitemeta.New(b, a, location, sync.OnceValue(func() *sitemeta.LinkPreview { return r.linkPreview(b.Parse(b.Find(""))) }), dates.Day)
	return r
}

// pageBuilder makes the parts of one page.
type pageBuilder struct {
	*Renderer
	page        *book.Parsed
	emptyBoards []boardsvg.EmptyBoard // to be drawn once in the page
	boards      []boardKey            // the kinds of boards in the page
	folded      map[*example.Example]bool
	speaks      bool // a board speaks to the reader
}

// words returns the messages of the page's language, in a game's own words if it has any.
func (b *pageBuilder) words(game *variant.Variant) *locale.Table {
	return game.Words(b.page.Edition.Words)
}

// asset returns the address of a file that the build makes, relative to the page.
func (b *pageBuilder) asset(name string) string { return b.page.Root() + b.assets.URL(name) }

// pageHTML makes the HTML of a page, by its kind.
func (r *Renderer) pageHTML(d *book.Parsed) ([]byte, error) {
	return (&pageBuilder{Renderer: r, page: d}).html()
}

func (b *pageBuilder) html() (_ []byte, err error) {
	d := b.page
	if d.Kind == book.Game {
		b.folded = foldedExamples(d)
	}
	if err := b.renderExamples(); err != nil {
		return nil, err
	}
	for _, block := range d.Doc.Blocks() {
		if block.HTML, err = b.blockHTML(block.Name); err != nil {
			return nil, err
		}
	}
	if err := d.Doc.Highlight(b.code); err != nil {
		return nil, err
	}
	if d.Kind == book.Game {
		data, err := b.gamePage()
		if err != nil {
			return nil, err
		}
		return b.execute(d.Page, b.words(d.Variant), string(d.Kind), data)
	}
	body, err := d.Doc.HTML()
	if err != nil {
		return nil, err
	}
	p := b.pageView()
	p.Body = template.HTML(body)
	var data any = p
	switch d.Kind {
	case book.SourcePage:
		data = b.sourcePage(p)
	case book.Course:
		data = courseView{p, b.course()}
	case book.Lesson:
		data = lessonView{p, b.lesson()}
	case book.Home:
		data = homePage{p, gamelist.NewHomeGames(b.book, d.Page), b.asset("home.js")}
	case book.SourceList:
		data = listView{p, pagelist.OfKind(b.book, d.Page, book.SourcePage)}
	}
	return b.execute(d.Page, b.words(d.Variant), string(d.Kind), data)
}

// cardHTML makes the card of a game, which prints on one page.
func (r *Renderer) cardHTML(d *book.Parsed) ([]byte, error) {
	at := *d.Page
	at.URL, at.Suffix = d.URL+book.CardFolder, book.CardFolder
	card := *d
	card.Page = &at
	b := &pageBuilder{Renderer: r, page: &card}
	p := r.basePage(&at, at.Root())
	p.Title = b.words(d.Variant).T("page.card") + ": " + p.Title
	p.Head = r.meta.Head(&at, at.Root(), r.linkPreview(d))
	p.Style = at.Root() + r.assets.URL("card.css")
	data := cardPage{p, b.card()}
	p.Defs = template.HTML(boardsvg.Defs(b.emptyBoards...))
	return r.execute(d.Page, b.words(d.Variant), "card", data)
}

// notFound makes the 404 page. Its links start from the site's base.
func (r *Renderer) notFound() ([]byte, error) {
	edition := r.book.Editions[0]
	page := &book.Page{Edition: edition, Title: edition.Words.T("page.missing-title")}
	return r.execute(page, edition.Words, "notfound", r.basePage(page, r.location.Base))
}

// execute makes an HTML file of a page.
func (r *Renderer) execute(p *book.Page, words *locale.Table, kind string, data any) ([]byte, error) {
	return r.fill(p, words, kind+".html", kind, "base", data)
}

// bufferPool recycles the buffers in which templates are executed.
var bufferPool = sync.Pool{New: func() any { return new(bytes.Buffer) }}

// fill executes a template of a file, for a part of a page or a whole one. Its error is a problem of the page or
// of the template.
func (r *Renderer) fill(p *book.Page, words *locale.Table, file, kind, name string, data any) ([]byte, error) {
	out := bufferPool.Get().(*bytes.Buffer)
	defer bufferPool.Put(out)
	out.Reset()
	err := r.templates.Execute(out, words, kind, name, data)
	if err == nil {
		return bytes.Clone(out.Bytes()), nil
	}
	if wrong := r.templates.PageLimit(file, err); wrong != "" && p.File != nil { // the page that says that one is missing has no file
		return nil, diag.Problems{p.File.Source.FileProblem(wrong)}
	}
	return nil, diag.Problems{r.templates.Problem(file, err)}
}
