package site

import (
	"bytes"
	"html/template"
	"io/fs"
	"slices"
	"strings"

	"sowbook/internal/diag"
	"sowbook/internal/figure"
	"sowbook/internal/page"
)

// renderer makes HTML of pages.
type renderer struct {
	options Options
	kinds   map[string]*template.Template // by kind of page
	icons   template.HTML
	assets  assets
}

// kinds is the kinds of page, each with a template file of its name.
var kinds = []string{"home", "variant", "card", "sources", "source", "page", "notfound"}

// newRenderer reads the templates.
func newRenderer(o Options) (*renderer, diag.Problems) {
	var problems diag.Problems
	r := &renderer{options: o, kinds: map[string]*template.Template{}}
	templates := o.layered("templates")
	read := func(name string) string {
		text, err := fs.ReadFile(templates, name)
		if err != nil {
			problems.Add(diag.Problem{File: o.shown("templates/" + name), What: "cannot be read: there must be a template of this name"})
		}
		return string(text)
	}
	parse := func(t *template.Template, name string) {
		if _, err := t.Parse(read(name)); err != nil {
			problems.Add(templateProblem(o, name, err))
		}
	}
	common := template.New("base")
	parse(common, "base.html")
	parse(common, "example.html")
	parse(common, "bar.html")
	parse(common, "switches.html")
	parse(common, "pair.html")
	parse(common, "slots.html")
	parse(common, "slots-play.html")
	for _, kind := range kinds {
		t := template.Must(common.Clone())
		parse(t, kind+".html")
		r.kinds[kind] = t
	}
	r.icons = template.HTML(read("icons.svg"))
	return r, problems
}

// templateProblem is an error of a template, which names the line itself.
func templateProblem(o Options, name string, err error) diag.Problem {
	return diag.Problem{File: o.shown("templates/" + name), What: strings.TrimPrefix(err.Error(), "template: ")}
}

// data is what the base template is given. The other kinds add their own.
type data struct {
	Title, Summary, Lang, Root string
	CSS, Boot, Script          string
	Table                      string // address of the style of the table to play at; empty on other pages
	Tools, Worker              string
	Nav                        []navItem
	Icons, Defs, Games, Body   template.HTML
	Draft                      bool

	Name     string
	Facts    []factView
	Card     cardView
	Data     string // address of the game's file for other programs
	Compare  string // address of the table of games with this one chosen; empty where there is none
	Play     string // address of the page to play at, with this game; empty where there is none
	Source   *sourceLink
	Readings []readingView
	List     []pageLink // the games, or the sources
	By, Date string
	Clauses  []clauseView
}

type pageLink struct{ Name, Title, Href, Summary string }

type sourceLink struct{ Title, Href, By, Year string }

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

// render makes the HTML of one page.
func (r *renderer) render(b *book, e *entry, problems *diag.Problems) ([]byte, error) {
	v := &view{book: b, entry: e, renderer: r, problems: problems}
	if err := v.examples(); err != nil {
		return nil, err
	}
	v.fillSlots()
	body, err := e.page.HTML()
	if err != nil {
		return nil, err
	}
	d := r.base(b, e, e.root())
	d.Body = template.HTML(body)
	d.Defs = template.HTML(figure.Defs(v.sets...))
	d.Games = v.games()
	switch {
	case e.variant != nil:
		v.variant(d)
	case e.source != nil:
		v.source(d)
	case e.kind == "home":
		d.List = b.list(e, "variant")
	case e.kind == "sources":
		d.List = b.list(e, "source")
	}
	return r.execute(e.kind, d)
}

// renderCard makes the page of a game that is printed on one side of paper.
func (r *renderer) renderCard(b *book, e *entry, problems *diag.Problems) ([]byte, error) {
	card := *e
	card.url, card.title = e.url+cardFolder, e.title
	v := &view{book: b, entry: &card, renderer: r, problems: problems}
	d := r.base(b, &card, card.root())
	d.Card = v.card()
	d.Defs = template.HTML(figure.Defs(v.sets...))
	return r.execute("card", d)
}

// list is the pages of a kind as links from page e.
func (b *book) list(e *entry, kind string) []pageLink {
	var links []pageLink
	for _, other := range b.pages {
		if other.kind == kind {
			links = append(links, pageLink{Name: other.title, Href: e.to(other.url), Summary: other.summary})
		}
	}
	return links
}

// notFound makes the page that a host shows at any address that has none, so
// that its links must start from the site's base.
func (r *renderer) notFound(b *book) ([]byte, error) {
	nowhere := &entry{title: "Nothing here"}
	d := r.base(b, nowhere, r.options.Base)
	return r.execute("notfound", d)
}

// base is what every page is given. root is the way to the site's root.
func (r *renderer) base(b *book, e *entry, root string) *data {
	d := &data{
		Title: e.title, Summary: e.summary, Lang: "en", Root: root, Icons: r.icons, Draft: e.draft, Name: e.title,
		CSS: root + r.assets.css, Boot: root + r.assets.boot, Script: root + r.assets.script,
		Tools: root + r.assets.tools, Worker: root + r.assets.worker,
	}
	if e.kind != "home" {
		d.Title += " · Sowbook"
	}
	if b.playPage() == e {
		d.Table = root + r.assets.playStyle
	}
	d.Nav = b.nav(e, root)
	return d
}

func (r *renderer) execute(kind string, d *data) ([]byte, error) {
	var out bytes.Buffer
	if err := r.kinds[kind].ExecuteTemplate(&out, "base", d); err != nil {
		return nil, diag.Problems{templateProblem(r.options, kind+".html", err)}
	}
	return out.Bytes(), nil
}

// view makes the parts of one page.
type view struct {
	book     *book
	entry    *entry
	renderer *renderer
	problems *diag.Problems
	sets     []figure.Set
	seen     []gameKey
}

// inline renders a short markdown text of the page, with its links.
func (v *view) inline(text string, at int) template.HTML {
	f := page.ParseFragment(text, v.book.references())
	page.Links(f.Doc, func(link page.Link) (string, string) {
		destination, class, wrong := v.book.resolve(v.entry, link.Destination)
		if wrong != "" {
			v.problems.Add(v.entry.page.At(at, "link to "+link.Destination+": "+wrong))
		}
		return destination, class
	})
	page.Inserts(f.Doc, func(name string, _ int) string {
		text, wrong := v.book.word(v.entry.variant, name)
		if wrong != "" {
			v.problems.Add(v.entry.page.At(at, "{{"+name+"}}: "+wrong))
		}
		return text
	})
	html, err := f.HTML()
	if err != nil {
		v.problems.Add(v.entry.page.At(at, err.Error()))
	}
	return template.HTML(html)
}

// variant fills in what a variant's page shows besides its text.
func (v *view) variant(d *data) {
	game := v.entry.variant
	d.Facts, d.Data = v.glance(game), dataName
	if compare := v.book.find("compare/"); compare != nil {
		d.Compare = v.entry.to(compare.url) + "?game=" + game.ID
	}
	if play := v.book.toPlay(v.entry); play != "" {
		d.Play = play + "?game=" + game.ID
	}
	if src := v.book.find("sources/" + game.Source.Text + "/"); src != nil {
		d.Source = &sourceLink{src.title, v.entry.to(src.url), src.source.by, src.source.date}
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
