package site

import (
	"bytes"
	"html/template"
	"io/fs"
	"slices"
	"sync"

	"sowbook/internal/boardsvg"
	"sowbook/internal/diag"
	"sowbook/internal/page"
)

// renderer makes HTML of pages.
type renderer struct {
	options Options
	kinds   map[string]func() *template.Template // by language and kind; made when the first page needs one
	icons   template.HTML
	assets  assets
	travel  travel
}

// kinds is the kinds of page, each with a template file of its name.
var kinds = []string{"home", "variant", "card", "sources", "source", "page", "course", "lesson", "notfound", "moved"}

// around is the templates of what stands around every page; slots.html and task.html say what some show in their text, too.
var around = []string{"base.html", "toc.html", "foot.html", "travel.html", "languages.html", "theme.html", "slots.html", "task.html"}

// within is the kind of what is put into a text, examples and blocks, and inText its templates.
const within = "within"

var inText = []string{
	"example.html", "bar.html", "switches.html", "pair.html", "task.html", "slots.html", "slots-play.html", "slots-puzzles.html", "slots-lab.html",
}

// templatesOf is the files that make up the template of a kind.
func templatesOf(kind string) []string {
	if kind == within {
		return inText
	}
	return append(slices.Clone(around), kind+".html")
}

// newRenderer reads the templates.
func newRenderer(o Options, editions []*edition) (*renderer, diag.Problems) {
	var problems diag.Problems
	r := &renderer{options: o, assets: assets{addresses: map[string]string{}}, kinds: map[string]func() *template.Template{}}
	templates := o.layered("templates")
	read := func(name string) (text string, ok bool) {
		content, err := fs.ReadFile(templates, name)
		if err != nil {
			problems.Add(diag.Problem{File: o.shown("templates/" + name), What: "cannot be read: " + diag.Reason(err)})
		}
		return string(content), err == nil
	}
	texts := map[string]string{}
	for _, kind := range append([]string{within}, kinds...) {
		for _, name := range templatesOf(kind) {
			if _, known := texts[name]; known {
				continue
			}
			text, ok := read(name)
			if texts[name] = text; !ok {
				continue
			}
			t, err := speaking(template.New(name), editions[0].words).Parse(text) // of its own name, which errors give
			if err != nil {
				problems.Add(templateProblem(o, name, err))
			} else {
				checkDefined(o, t, name, &problems)
			}
		}
		for _, in := range editions {
			r.kinds[in.words.Lang+" "+kind] = sync.OnceValue(func() *template.Template {
				t := speaking(template.New(kind), in.words)
				for _, name := range templatesOf(kind) {
					template.Must(t.New(name).Parse(texts[name])) // as it could be just now
				}
				return t
			})
		}
	}
	checkTemplates(o, &problems)
	icons, _ := read("icons.svg")
	r.icons = template.HTML(icons)
	return r, problems
}

// data is what the base template is given. The other kinds add their own.
type data struct {
	Title, Summary, Lang, Root string
	CSS, Boot, Script          string
	AtTable                    bool   // this is the page to play at
	Style                      string // address of a style that this page has besides
	Tools, Worker              string
	Nav                        []navItem
	Icons, Defs, Games, Body   template.HTML
	Words                      template.HTML // for scripts

	Dir, Home, Site string // which way the language is written; the edition's first page and its title
	Editions        []editionLink
	Untranslated    []untranslated
	Outdated        *pageLink // the original, where it has changed

	Draft  bool
	Travel travelView

	footView
	TOC []tocItem

	Name     string
	Facts    []factView
	Card     cardView
	Data     string    // address of the game's file for other programs
	Compare  *pageLink // the table of games with this one chosen; nil where there is none
	Play     *pageLink // the table to play at, with this game; nil where there is none
	Lab      *pageLink // where its rules can be changed; nil where there is none
	Source   *sourceLink
	Readings []readingView
	Changes  []changeView
	List     []pageLink // the games, or the sources
	By, Date string
	Clauses  []clauseView
	Course   *courseView
	Lesson   *lessonView
}

type pageLink struct{ Name, Title, Href, Summary, Lang string }

type sourceLink struct{ Title, Href, By, Year, Lang string }

type readingView struct {
	Key, Title string
	Why        template.HTML
	Values     []valueView
}

type valueView struct {
	Value   string
	Meaning template.HTML
	Default bool
}

type clauseView struct {
	ID                  string
	Text                template.HTML
	Explained, Examples []pageLink
}

// ownStyles is the styles of their own that pages have, by the pages.
var ownStyles = map[string]string{playPage: "play.css", puzzlesPage: "puzzles.css", labPage: "lab.css"}

// render makes the HTML of one page.
func (r *renderer) render(b *book, e *sheet) ([]byte, error) {
	v := &view{book: b, entry: e, renderer: r}
	if err := v.examples(); err != nil {
		return nil, err
	}
	v.fillSlots()
	body, err := e.page.HTML()
	if err != nil {
		return nil, err
	}
	d := r.base(b, e.entry, e.root())
	d.Travel = r.travel.of(e.entry, e.root(), r.poster(b, e))
	d.Body = template.HTML(body)
	d.Defs = template.HTML(boardsvg.Defs(v.sets...))
	d.Games, d.Words = v.games(), v.words()
	d.footView, d.TOC = v.foot(), e.toc()
	d.AtTable = e.name == playPage
	if style := ownStyles[e.name]; style != "" {
		d.Style = e.root() + r.assets.addresses[style]
	}
	switch {
	case e.variant != nil:
		v.variant(d)
	case e.source != nil:
		v.source(d)
	case e.kind == "course":
		d.Course = v.course()
	case e.kind == "lesson":
		d.Lesson = v.lesson()
	case e.kind == "home":
		d.List = b.list(e.entry, "variant")
	case e.kind == "sources":
		d.List = b.list(e.entry, "source")
	}
	return r.execute(e.entry, e.kind, d)
}

// renderCard makes the page of a game that is printed on one side of paper.
func (r *renderer) renderCard(b *book, e *sheet) ([]byte, error) {
	card, at := *e, *e.entry
	at.url, at.below = e.url+cardFolder, cardFolder
	card.entry = &at
	v := &view{book: b, entry: &card, renderer: r}
	d := r.base(b, &at, at.root())
	d.Travel = r.travel.of(&at, at.root(), r.poster(b, e))
	d.Card = v.card()
	d.Defs = template.HTML(boardsvg.Defs(v.sets...))
	e.problems = card.problems
	return r.execute(e.entry, "card", d)
}

// list is the pages of a kind as links from page e.
func (b *book) list(e *entry, kind string) []pageLink {
	var links []pageLink
	for _, other := range b.pages {
		if other.kind == kind && other.in == e.in {
			links = append(links, pageLink{Name: other.title, Href: e.to(other.url), Summary: other.summary})
		}
	}
	return links
}

// notFound makes the page that a host shows at any address that has none, so
// that its links must start from the site's base.
func (r *renderer) notFound(b *book) ([]byte, error) {
	nowhere := &entry{in: b.editions[0], title: b.editions[0].words.T("page.missing-title")}
	d := r.base(b, nowhere, r.options.Base)
	return r.execute(nowhere, "notfound", d)
}

// base is what every page is given. root is the way to the site's root.
func (r *renderer) base(b *book, e *entry, root string) *data {
	at := r.assets.addresses
	d := &data{
		Title: e.title, Summary: e.summary, Root: root, Icons: r.icons, Draft: e.draft, Name: e.title,
		CSS: root + at["site.css"], Boot: root + at["boot.js"], Script: root + at["main.js"],
		Tools: root + at["tools.js"], Worker: root + at["worker.js"],
	}
	r.speak(b, e, root, d)
	if e.kind != "home" && d.Site != "" {
		d.Title += " · " + d.Site
	}
	d.Nav = b.nav(e, root)
	d.Travel = r.travel.of(e, root, nil)
	return d
}

func (r *renderer) execute(e *entry, kind string, d any) ([]byte, error) {
	out := new(bytes.Buffer)
	if used, ok := spare.Get().(file); ok {
		out = bytes.NewBuffer(used.content[:0])
	}
	if err := r.template(e.in, kind).ExecuteTemplate(out, "base", d); err != nil {
		return nil, diag.Problems{templateProblem(r.options, kind+".html", err)}
	}
	return out.Bytes(), nil
}

// spare is files of pages that were written, whose room the next is made in.
var spare sync.Pool

// view makes the parts of one page.
type view struct {
	book     *book
	entry    *sheet
	renderer *renderer
	sets     []boardsvg.Set
	seen     []gameKey
}

// inline renders a short markdown text of the page, with its links. The text stands at an offset of the page, or behind it.
func (v *view) inline(text string, at int) template.HTML {
	f := page.ParseFragment(text, v.book.references)
	source := v.entry.page.Source.Text
	if i := bytes.Index(source[min(at, len(source)):], []byte(text)); i >= 0 { // not there where it was written with escapes
		at += i
	}
	for _, bracket := range f.Brackets() {
		if wrong := v.book.noClause(bracket); wrong != "" {
			v.entry.problems.Add(v.entry.page.At(at+bracket.Offset, wrong))
		}
	}
	f.Links(func(link page.Link) page.Target {
		return v.book.follow(v.entry, link.Destination, at+link.Offset, "link to "+link.Destination)
	})
	f.Inserts(func(name string, offset int) string {
		text, wrong := v.book.word(v.entry.entry, name)
		if wrong != "" {
			v.entry.problems.Add(v.entry.page.At(at+offset, "{{"+name+"}}: "+wrong))
		}
		return text
	})
	html, err := f.HTML()
	if err != nil {
		v.entry.problems.Add(v.entry.page.At(at, err.Error()))
	}
	return template.HTML(html)
}

// of is the link to a page that shows something of a game, by its id; where an edition lacks the page, with the anchor of its notice.
func (v *view) of(game string, to *entry) *pageLink {
	link := &pageLink{Href: v.entry.to(to.url) + "?game=" + game, Lang: v.entry.foreign(to)}
	if link.Lang != "" {
		link.Href += "#" + v.entry.in.notice()
	}
	return link
}

// variant fills in what a variant's page shows besides its text.
func (v *view) variant(d *data) {
	game := v.entry.variant
	d.Facts, d.Data = v.glance(game), dataName
	if original := v.entry.original; original != nil {
		d.Data = v.entry.to(original.url) + dataName
	} else {
		d.Changes = v.changes(game)
	}
	if compare := v.book.page(v.entry.in, "compare.md"); compare != nil {
		d.Compare = v.of(game.ID, compare)
	}
	if play := v.book.page(v.entry.in, playPage); play != nil {
		d.Play = v.of(game.ID, play)
	}
	if lab := v.book.page(v.entry.in, labPage); lab != nil {
		d.Lab = &pageLink{Href: v.entry.to(lab.url) + "?game=" + game.ID, Lang: v.entry.foreign(lab)}
	}
	if src := v.book.find("sources/" + game.Source.Text + "/"); src != nil {
		d.Source = &sourceLink{src.title, v.entry.to(src.url), src.source.by, src.source.date, v.entry.foreign(src)}
	}
	if !slices.ContainsFunc(v.entry.page.Slots(), func(slot *page.Slot) bool { return slot.Name == "readings" }) {
		d.Readings = v.readings()
	}
}

// readings is the points that the source of the variant of the page leaves open.
func (v *view) readings() []readingView {
	var views []readingView
	for _, reading := range v.entry.variant.Readings {
		view := readingView{Key: reading.Key, Title: reading.Title(), Why: v.inline(reading.Why, reading.WhyAt)}
		for i, value := range reading.Values {
			view.Values = append(view.Values, valueView{value.Word, v.inline(value.Meaning, value.At), i == 0})
		}
		views = append(views, view)
	}
	return views
}

// source fills in what a source's page shows: its clauses, where the site
// explains each and where a board plays it.
func (v *view) source(d *data) {
	d.By, d.Date = v.entry.source.by, v.entry.source.date
	for _, c := range v.entry.source.clauses {
		cited := v.book.clauses[c.id]
		d.Clauses = append(d.Clauses, clauseView{c.id, v.inline(c.text, c.offset), v.mentions(cited.explained), v.mentions(cited.examples)})
	}
}

func (v *view) mentions(list []mention) []pageLink {
	var links []pageLink
	for _, m := range list {
		href := v.entry.to(m.at.url)
		if m.anchor != "" {
			href += "#" + m.anchor
		}
		links = append(links, pageLink{Title: m.title, Href: href})
	}
	return links
}
