package render

import (
	"html/template"
	"slices"
	"strings"

	"sowbook/internal/assets"
	"sowbook/internal/blocks"
	"sowbook/internal/boardsvg"
	"sowbook/internal/book"
	"sowbook/internal/example"
	"sowbook/internal/page"
	"sowbook/internal/pagelist"
	"sowbook/internal/sitemeta"
)

// pageView is the data of the templates of every page. Some kinds of pages add to it.
type pageView struct {
	Title, Name, Summary string
	Root                 string // relative path of the site's root
	Date                 string // of a page with news, as in 2026-11-20
	Draft                bool
	Nav, Footer          []navItem
	Head                 sitemeta.Head
	Icons, Defs          template.HTML // symbols and empty boards, which the page draws
	Body                 template.HTML
	Games, Words         template.HTML // data for scripts
	TOC                  []page.ContentsItem
	Sidebar              []pagelist.Part
	Class                string // for styles that depend on the kind of page
	IsBroad              bool   // as wide as the header
	HasUnchecked         bool   // the book has games that nothing plays

	assetURLs
	languageView
	footView
}

// assetURLs holds the addresses of the scripts and styles of a page.
type assetURLs struct {
	CSS, Boot, Script, CopyScript, Tools, Pictures, Worker string
	MoreCSS                                                []string // styles of the sidebar and of tabs
	Style                                                  string   // an additional style of this page
	Build                                                  string   // the id of the build, empty in the preview
}

// pageStyles maps pages to the additional style of each.
var pageStyles = map[string]string{"index.md": "home.css", book.PlayPage: "play.css", book.PuzzlesPage: "puzzles.css", book.LabPage: "lab.css"}

type pageLink struct{ Name, Title, Href, Summary, Lang string }

// linkTo returns a link to a page, or nil if that is nil.
func (b *pageBuilder) linkTo(to *book.Page) *pageLink {
	if to == nil {
		return nil
	}
	return &pageLink{Name: to.Title, Title: to.Title, Href: b.page.LinkTo(to.URL), Summary: to.Summary, Lang: b.page.ForeignLang(to)}
}

// inline returns a short Markdown text of the page as HTML.
func (b *pageBuilder) inline(text string) template.HTML {
	return template.HTML(b.book.Inline(b.page, text))
}

// basePage returns the data around the text of a page. root is the relative path of the site's root.
func (r *Renderer) basePage(p *book.Page, root string) *pageView {
	url := func(name string) string { return root + r.assets.URL(name) }
	v := &pageView{
		Title: p.Title, Summary: p.Summary, Root: root, Icons: r.templates.Icons, Draft: p.Draft, Name: p.Title, Date: p.Date,
		assetURLs: assetURLs{CSS: url("site.css"), Boot: url("boot.js"), Script: url("main.js")},
	}
	if r.assets.URL(assets.EngineFile) != "" {
		v.Tools, v.Pictures, v.Worker, v.Build = url("tools.js"), url("pictures.js"), url("worker.js"), r.assets.Build()
	}
	v.languageView = r.languages(p, root)
	if p.Kind != book.Home && v.Site != "" {
		v.Title += " · " + v.Site
	}
	nav, footer, _ := r.book.SiteLinks(p.Edition)
	v.Nav, v.Footer = r.nav(p, root, nav), r.navItems(p, root, footer)
	v.Head = r.meta.Head(p, root, nil)
	return v
}

// pageView returns the data of the page, except its body. The examples must be rendered.
func (b *pageBuilder) pageView() *pageView {
	d := b.page
	p := b.basePage(d.Page, d.Root())
	p.Head = b.meta.Head(d.Page, d.Root(), b.linkPreview(d))
	p.Defs = template.HTML(boardsvg.Defs(b.emptyBoards...))
	p.Games, p.Words = b.boardData(), b.scriptWords()
	p.footView = b.foot()
	if !d.HasBlock(blocks.Search) { // its sections are answers
		p.TOC = d.Doc.Contents(d.Variant == nil) // game pages have the same sections
	}
	if p.Class = pageClass(d); len(p.TOC) > 0 {
		p.Class += " has-toc"
	}
	if p.Sidebar = pagelist.Sidebar(b.book, d.Page); p.Sidebar != nil {
		p.Class, p.MoreCSS = p.Class+" has-sidebar", append(p.MoreCSS, b.asset("sidebar.css"))
	}
	p.Class = strings.TrimSpace(p.Class)
	if d.Doc.HasTabs() {
		p.MoreCSS = append(p.MoreCSS, b.asset("tabs.css"))
	}
	p.IsBroad, p.HasUnchecked = d.Kind == book.Home || d.HasBlock(blocks.Compare), b.book.HasUnchecked
	if style := styleOf(d); style != "" {
		p.Style = b.asset(style)
	}
	if d.HasBlock(blocks.Book) {
		p.Boot, p.Script = "", "" // all states of its boards are shown
	}
	if d.InManual() {
		p.CopyScript = b.asset("copy-code.js")
	}
	return p
}

// styleOf returns the additional style of a page, or "".
func styleOf(d *book.Parsed) string {
	switch style := pageStyles[d.Name]; {
	case style != "":
		return style
	case d.InManual():
		return "manual.css"
	case d.HasBlock(blocks.Search):
		return "search.css"
	case d.HasBlock(blocks.Boards, blocks.Atlas, blocks.Book):
		return "home.css"
	case d.Kind == book.Course || slices.ContainsFunc(d.Examples, func(ex *example.Example) bool { return ex.Task != nil || ex.Guided }):
		return "learn.css"
	}
	return ""
}

// pageClass returns the class of a page by its kind, or "".
func pageClass(d *book.Parsed) string {
	switch {
	case d.Name == book.PlayPage:
		return "at-table"
	case d.Kind == book.Game:
		return "of-game"
	case d.InManual():
		return "of-game manual"
	}
	return ""
}

// listView is a page with a list of pages, such as the list of sources.
type listView struct {
	*pageView
	List []pagelist.Link
}

// navItem is a link in the header or the footer of every page.
type navItem struct {
	Title, Href string
	Lang        string // of the page if it is not the linking page's
	Current     bool
}

// nav returns the links in the header of a page: the games of the edition, if it has any,
// and the links that its home page names.
func (r *Renderer) nav(p *book.Page, root string, links []book.NavLink) []navItem {
	items := r.navItems(p, root, links)
	home := r.book.PageOrOriginal(p.Edition, "index.md")
	if home == nil || len(home.Edition.Games()) == 0 {
		return items
	}
	games := navItem{p.Edition.Words.T("page.games"), root + home.URL + "#games", "", p.Kind == book.Game}
	return append([]navItem{games}, items...)
}

// navItems returns links from a page, marked if they are to that page or its section.
func (r *Renderer) navItems(p *book.Page, root string, links []book.NavLink) []navItem {
	var items []navItem
	for _, link := range links {
		to := link.Page
		item := navItem{link.Word, root + to.URL, p.ForeignLang(to), to == p || to.Kind == book.SourceList && p.Kind == book.SourcePage || to.Kind == book.Course && p.Kind == book.Lesson}
		if item.Lang != "" {
			item.Href += "#" + p.Edition.Notice()
		}
		items = append(items, item)
	}
	return items
}

// footView is the part below the text of a page.
type footView struct {
	Previous, Next *pageLink
	Edit           string // address of the page's file
	Changed, Day   string // the day of its last change, in words and as 2026-07-31
}

func (b *pageBuilder) foot() footView {
	previous, next := b.book.Neighbours(b.page.Page)
	f := footView{Previous: b.linkTo(previous), Next: b.linkTo(next), Edit: b.book.EditURL(b.page.Page)}
	f.Day, f.Changed = b.dates.Changed(b.page.File.Path)
	if b.page.Edition.Words.Lang != "en" {
		f.Changed = f.Day // months have names in English only
	}
	return f
}
