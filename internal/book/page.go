package book

import (
	"path"
	"strings"

	"sowbook/internal/diag"
	"sowbook/internal/page"
	"sowbook/internal/variant"
)

// Kind is a kind of page. Each has a template of its name.
type Kind string

// The kinds of pages, by the folder of their files.
const (
	Home    Kind = "home"
	Game    Kind = "variant"
	Sources Kind = "sources" // the list of sources
	Cited   Kind = "source"  // one source with its clauses
	Course  Kind = "course"
	Lesson  Kind = "lesson"
	Plain   Kind = "page"
)

// courseFolder is the folder of the course: index.md is its first page, every other
// page a lesson.
const courseFolder = "learn"

// The pages with a block of their own, to which other pages link.
const (
	PlayPage    = "play.md"
	LabPage     = "lab.md"
	PuzzlesPage = "puzzles.md"
	ComparePage = "compare.md"
)

// Page is what the rest of the book needs of a page: its file, its address and its
// front matter.
type Page struct {
	Edition *Edition
	Name    string     // the path of the file in its edition, for example variants/oware.md
	File    *page.Page // with the front matter parsed, but not the text
	Kind    Kind
	URL     string // relative to the site's root, with a slash at its end; "" for the home page
	Suffix  string // of the page of a card: the end of URL that the game's page lacks
	Title   string
	Summary string           // the front matter's summary
	Variant *variant.Variant // of a game's page
	Source  *Source          // of a source's page
	Draft   bool             // not to be published
	Place   int              // in the reading order, from 1; 0 where the page is not in it
	Moved   []string         // addresses that the page had before, which redirect to it: folder/ or file.html
	Text    *TextSummary     // what other pages need of the text; empty before the page is checked

	Original *Page // of a translation: the page in the book's own language, or nil

	home       *home       // of a home page
	translates *page.Value // of a translation: the version of its original
}

// home is what a home page says about the whole book.
type home struct {
	order   order
	edit    string // where the content folder can be edited, or ""
	hosting hosting
	nav     []page.Entry // the links in the head of every page: words and files
}

// newPage reads the front matter of a page, by the folder its file is in.
func (pages *Pages) newPage(file *page.Page, problems *diag.Problems) *Page {
	p := &Page{File: file, URL: urlOf(file.Path), Text: &TextSummary{}}
	p.Edition, p.Name = pages.editionOf(file.Path)
	translation := p.Edition.Folder != ""
	switch folder := path.Dir(p.Name); {
	case p.Name == "index.md":
		p.Kind = Home
	case folder == variant.Folder && translation:
		p.Kind = Game
		return p // read when its original is known
	case folder == variant.Folder:
		p.Kind = Game
		p.setVariant(variant.Parse(file, problems))
		return p
	case p.Name == "sources/index.md":
		p.Kind = Sources
	case folder == "sources" && !translation:
		p.Kind = Cited
		p.Source = parseSource(p, problems)
		return p
	case p.Name == courseFolder+"/index.md":
		p.Kind = Course
	case folder == courseFolder:
		p.Kind = Lesson
	default:
		p.Kind = Plain
	}
	f := file.Bind(problems)
	p.Title = f.Text("title").Text
	p.Summary = f.OptionalText("summary").Text
	p.Draft = f.Draft()
	if translation {
		p.readTranslates(f)
	}
	if p.Kind == Home {
		p.home = &home{parseOrder(file, f, problems), parseEdit(file, f, problems), readHosting(file, f, problems), f.Map("nav").Texts()}
	}
	f.Done()
	return p
}

// setVariant sets what the page has from the front matter of a game.
func (p *Page) setVariant(v *variant.Variant) {
	p.Variant, p.Title, p.Summary, p.Draft = v, v.Title, v.Summary, v.Draft
}

// readTranslates reads which version of the original a translation was made
// from.
func (p *Page) readTranslates(f *page.Front) {
	v := f.OptionalText("translates")
	p.translates = &v
}

// urlOf returns the address of a content file. That of index.md is its folder.
func urlOf(name string) string {
	name = strings.TrimSuffix(name, page.Ext)
	if name == "index" {
		return ""
	}
	return strings.TrimSuffix(name, "/index") + "/"
}

// Root returns the relative path from a page to the site's root: "./", "../",
// "../../" and so on.
func (p *Page) Root() string {
	if p.URL == "" {
		return "./"
	}
	return strings.Repeat("../", strings.Count(p.URL, "/"))
}

// LinkTo returns a link from a page to an address below the root.
func (p *Page) LinkTo(url string) string {
	if p.URL == "" && url != "" {
		return url
	}
	return p.Root() + url
}

// Foreign returns the language of another page where it is not that of this page,
// or "".
func (p *Page) Foreign(to *Page) string {
	if to.Edition == p.Edition {
		return ""
	}
	return to.Edition.Words.Lang
}

// Canonical returns the address, below the root, that search engines should use. A
// card has that of its game's page.
func (p *Page) Canonical() string {
	if p.Variant != nil {
		return urlOf(p.File.Path)
	}
	return p.URL
}
