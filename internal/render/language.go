package render

import (
	"html/template"
	"maps"
	"strings"

	"sowbook/internal/book"
)

// languageView is what a page is given that depends on its language.
type languageView struct {
	Lang, Dir    string // the language, and ltr or rtl
	Home, Site   string // the edition's first page and its title
	Editions     []editionLink
	Untranslated []untranslated
	Outdated     *pageLink // the original, where it has changed since it was translated
}

// editionLink is a page in one of the languages it is in.
type editionLink struct {
	Lang, Dir, Name, Href string
	Known                 string // the whole address of the page, or Href where the site's own is not known
	Current, Original     bool
}

// untranslated is what a page says to those who come to it from an edition that
// does not have it.
type untranslated struct{ ID, Lang, Dir, Text string }

// languages returns what a page is given that depends on its language. root is
// the way to the site's root.
func (r *Renderer) languages(p *book.Page, root string) languageView {
	v := languageView{Lang: p.Edition.Words.Lang, Dir: p.Edition.Words.Dir}
	if home := r.book.In(p.Edition, "index.md"); home != nil {
		v.Home, v.Site = root+home.URL, home.Title
	}
	if p.File == nil {
		return v // not a page of the book
	}
	v.Editions = r.editionLinks(p, root)
	for _, e := range r.book.Editions[1:] {
		if p.Edition.Folder == "" && r.book.In(e, p.Name) == p {
			v.Untranslated = append(v.Untranslated, untranslated{e.Notice(), e.Words.Lang, e.Words.Dir, e.Words.T("page.untranslated")})
		}
	}
	if p.Outdated() {
		v.Outdated = &pageLink{Href: root + p.Original.URL + p.Suffix, Lang: p.Original.Edition.Words.Lang}
	}
	return v
}

// editionLinks returns the languages that a page is in, the original first; none
// where there is only one.
func (r *Renderer) editionLinks(p *book.Page, root string) []editionLink {
	var list []editionLink
	for _, e := range r.book.Editions {
		to := r.book.Translation(e, p.Name)
		if to == nil {
			continue
		}
		link := editionLink{Lang: e.Words.Lang, Dir: e.Words.Dir, Name: e.Words.Name, Href: root + to.URL + p.Suffix, Current: e == p.Edition, Original: e.Folder == ""}
		if link.Known = link.Href; r.location.URL != "" {
			link.Known = r.location.URL + to.Canonical()
		}
		list = append(list, link)
	}
	if len(list) < 2 {
		return nil
	}
	return list
}

// The sections of messages that scripts use, by what a page has them for. They
// are in one object of the page, so no two messages have the same key.
var (
	boardMessages  = []string{"board", "tools"}
	courseMessages = []string{"learn-script"}
	slotMessages   = map[string][]string{
		searchSlot:  {"search-script"},
		compareSlot: {"compare-script"},
		playSlot:    {"play-script"},
		puzzlesSlot: {"learn-script", "puzzles-script"},
		labSlot:     {"play-script", "lab-script"},
	}
)

// scriptWords returns the messages that the page's scripts use, as JSON, and for
// boards in another language than English that of the engine.
func (v *pageBuilder) scriptWords() template.HTML {
	table := v.page.Edition.Words
	all := map[string]string{}
	add := func(sections []string) {
		for _, section := range sections {
			maps.Copy(all, table.Section(section))
		}
	}
	if len(v.games) > 0 {
		add(boardMessages)
		if engine := table.Engine().String(); engine != "" {
			all["engine"] = engine
		}
	}
	if v.page.Kind == book.Course || v.page.Kind == book.Lesson {
		add(courseMessages)
	}
	for _, slot := range v.page.Doc.Slots() {
		add(slotMessages[slot.Name])
	}
	if len(all) == 0 {
		return ""
	}
	text := strings.NewReplacer("<", `\u003c`, ">", `\u003e`, "&", `\u0026`).Replace(string(jsonFile(all, "")))
	return template.HTML(`<script type="application/json" id="words">` + strings.TrimSpace(text) + "</script>\n")
}
