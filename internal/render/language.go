package render

import (
	"html/template"
	"maps"
	"slices"

	"sowbook/internal/blocks"
	"sowbook/internal/book"
	"sowbook/internal/example"
	"sowbook/internal/locale"
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

// languages returns the part of a page that depends on its language. root is the relative path of the site's root.
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

// editionLinks returns the languages of a page, the original first, or nil if there is only one.
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

// youSection is the section of messages that let a board speak to its player.
const youSection = "you-script"

// blockMessages are the sections of messages that the scripts of blocks use.
var blockMessages = map[string][]string{
	blocks.Atlas:   {"home-script"},
	blocks.Boards:  {"boards-script"},
	blocks.Search:  {"search-script"},
	blocks.Compare: {"compare-script"},
	blocks.Play:    {youSection, "play-script"},
	blocks.Puzzles: {youSection, "learn-script", "puzzles-script"},
	blocks.Lab:     {youSection, "play-script", "lab-script"},
}

func isGuided(ex *example.Example) bool { return ex.Guided } // by a coach

// scriptTable returns the messages of the page's scripts: those of its game if it is about
// one. Scripts of a lesson and of the home page speak to the reader.
func (b *pageBuilder) scriptTable() *locale.Table {
	if guided := slices.IndexFunc(b.page.Examples, isGuided); guided >= 0 {
		return b.words(b.page.Examples[guided].Variant) // the coach speaks of this game only
	} else if b.page.AddressesReader() {
		return b.page.Edition.Words.ForReader()
	}
	return b.words(b.page.Variant)
}

// scriptSections returns the sections of messages that the page's scripts use. A page has them in
// one object, so all keys in them are distinct.
func (b *pageBuilder) scriptSections() []string {
	var all []string
	if len(b.boards) > 0 {
		all = append(all, "board", "tools")
	}
	if b.speaks {
		all = append(all, youSection)
	}
	if b.page.Kind == book.Course || b.page.Kind == book.Lesson {
		all = append(all, "learn-script")
	}
	if b.page.Kind == book.Home {
		all = append(all, "home-script")
	}
	if slices.ContainsFunc(b.page.Examples, isGuided) {
		all = append(all, "guide-script")
	}
	if b.page.URL == b.embedPage() {
		all = append(all, "embed-script")
	}
	for _, block := range b.page.Doc.Blocks() {
		all = append(all, blockMessages[block.Name]...)
	}
	if b.page.InManual() {
		all = append(all, "code-script")
	}
	if len(all) > 0 {
		all = append(all, "scripts")
	}
	return all
}

// scriptWords returns the messages that the page's scripts use, as JSON. Boards in
// other languages than English also need the messages of the engine.
func (b *pageBuilder) scriptWords() template.HTML {
	table := b.scriptTable()
	all := map[string]string{}
	for _, section := range b.scriptSections() {
		maps.Copy(all, table.Section(section))
	}
	if engine := b.page.Edition.Words.Engine().String(); engine != "" && len(b.boards) > 0 {
		all["engine"] = engine
	}
	if len(all) == 0 {
		return ""
	}
	return template.HTML(`<script type="application/json" id="sow_words">` + scriptJSON(all) + "</script>\n")
}
