package render

import (
	"html/template"
	"maps"
	"slices"

	"sowbook/internal/book"
	"sowbook/internal/example"
)

// languageView is the part of a page that depends on its language.
type languageView struct {
	Lang, Dir    string // the language, and ltr or rtl
	Home, Site   string // address and title of the edition's home page
	Editions     []editionLink
	Untranslated []untranslated
	Outdated     *pageLink // the original, if it has changed since the translation
}

// editionLink is a link to a page in one of its languages.
type editionLink struct {
	Lang, Dir, Name, Href string
	Known                 string // the absolute address, or "" if the site's is unknown
	Current, Original     bool
}

// untranslated is the notice on a page for readers from an edition that lacks it.
type untranslated struct{ ID, Lang, Dir, Text string }

// languages returns the part of a page that depends on its language. root is the relative
// path of the site's root.
func (r *Renderer) languages(p *book.Page, root string) languageView {
	v := languageView{Lang: p.Edition.Words.Lang, Dir: p.Edition.Words.Dir}
	if home := r.book.PageOrOriginal(p.Edition, "index.md"); home != nil {
		v.Home, v.Site = root+home.URL, home.Title
	}
	if p.File == nil {
		return v // not a page of the book
	}
	v.Editions = r.editionLinks(p, root)
	for _, e := range r.book.Editions[1:] {
		if p.Edition.Folder == "" && r.book.PageOrOriginal(e, p.Name) == p {
			v.Untranslated = append(v.Untranslated, untranslated{e.Notice(), e.Words.Lang, e.Words.Dir, e.Words.T("page.untranslated")})
		}
	}
	if p.Outdated() {
		v.Outdated = &pageLink{Href: root + p.Original.URL + p.Suffix, Lang: p.Original.Edition.Words.Lang}
	}
	return v
}

// editionLinks returns the languages of a page, the original first, or nil if there is
// only one.
func (r *Renderer) editionLinks(p *book.Page, root string) []editionLink {
	var list []editionLink
	for _, e := range r.book.Editions {
		to := r.book.Translation(e, p.Name)
		if to == nil {
			continue
		}
		link := editionLink{Lang: e.Words.Lang, Dir: e.Words.Dir, Name: e.Words.Name, Href: root + to.URL + p.Suffix, Current: e == p.Edition, Original: e.Folder == ""}
		if r.location.URL != "" {
			link.Known = r.location.URL + to.Canonical()
		}
		list = append(list, link)
	}
	if len(list) < 2 {
		return nil
	}
	return list
}

// The sections of messages that scripts use. A page has those it needs in one object, so
// all keys in them are distinct.
var (
	scriptMessages = []string{"scripts"} // on every page that has others
	boardMessages  = []string{"board", "tools"}
	courseMessages = []string{"learn-script"}
	homeMessages   = []string{"home-script"}
	guideMessages  = []string{"guide-script"}
	blockMessages  = map[string][]string{
		searchBlock:  {"search-script"},
		compareBlock: {"compare-script"},
		playBlock:    {"play-script"},
		puzzlesBlock: {"learn-script", "puzzles-script"},
		labBlock:     {"play-script", "lab-script"},
	}
)

// scriptWords returns the messages that the page's scripts use, as JSON. Boards in
// other languages than English also need the messages of the engine.
func (b *pageBuilder) scriptWords() template.HTML {
	game := b.page.Variant
	guided := slices.IndexFunc(b.page.Examples, func(ex *example.Example) bool { return ex.Guided })
	if guided >= 0 {
		game = b.page.Examples[guided].Variant // the coach speaks of this game only
	}
	table := b.words(game)
	all := map[string]string{}
	add := func(sections []string) {
		for _, section := range sections {
			maps.Copy(all, table.Section(section))
		}
	}
	if len(b.boards) > 0 {
		add(boardMessages)
		if engine := b.page.Edition.Words.Engine().String(); engine != "" {
			all["engine"] = engine
		}
	}
	if b.page.Kind == book.Course || b.page.Kind == book.Lesson {
		add(courseMessages)
	}
	if b.page.Kind == book.Home {
		add(homeMessages)
	}
	if guided >= 0 {
		add(guideMessages)
	}
	for _, block := range b.page.Doc.Blocks() {
		add(blockMessages[block.Name])
	}
	if len(all) == 0 {
		return ""
	}
	add(scriptMessages)
	return template.HTML(`<script type="application/json" id="words">` + scriptJSON(all) + "</script>\n")
}
