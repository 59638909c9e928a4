package book

import (
	"path"
	"strings"
	"time"

	"sowbook/internal/diag"
	"sowbook/internal/hosting"
	"sowbook/internal/page"
	"sowbook/internal/variant"
)

// Kind is the kind of a page, and the name of its template.
type Kind string

// The kinds of pages, by the folder of their files.
const (
	Home       Kind = "home"
	Game       Kind = "variant"
	SourceList Kind = "sources" // the list of sources
	SourcePage Kind = "source"  // one source with its clauses
	Course     Kind = "course"
	Lesson     Kind = "lesson"
	PlainPage  Kind = "page"
)

// courseFolder is the folder of the course. Its pages other than index.md are lessons.
const courseFolder = "learn"

// The files of pages with a block of their own, to which other pages link.
const (
	PlayPage    = "play.md"
	LabPage     = "lab.md"
	PuzzlesPage = "puzzles.md"
	ComparePage = "compare.md"
	BookPage    = "book.md"
)

// KnownPages are the pages that the site links to by itself.
var KnownPages = []string{PlayPage, LabPage, PuzzlesPage, ComparePage}

// Page is a page without its text: file, address, front matter.
type Page struct {
	Edition   *Edition
	Name      string     // the path of the file in its edition, for example variants/oware.md
	File      *page.Page // with the front matter parsed, but not the text
	Kind      Kind
	URL       string // relative to the site's root, with a slash at its end; "" for the home page
	Suffix    string // "card/" for a card, else ""
	Title     string
	Summary   string           // the front matter's summary
	Variant   *variant.Variant // of a game's page
	Source    *Source          // of a source's page
	Draft     bool             // not to be published
	Date      string           // of a page with news, as in 2026-11-20, or ""
	Place     int              // in the reading order, from 1; 0 if it is not in the order
	Moved     []page.Ref       // old addresses, which redirect to it: folder/ or file.html
	Unchecked bool             // of a plain page: it is about a game whose rules the language of rules does not know
	Games     []page.Value     // ids of the games that the comparison opens with
	Asked     []page.Entry     // ways to ask what sections answer, by anchor

	Unplayable []variant.Unplayable // of the index of the atlas
	Text       *TextSummary         // summary of the text; empty before the page is checked

	toYou      bool       // its boards call the near side you
	Original   *Page      // of a translation: the page in the original language, or nil
	Translates page.Value // of a translation: the version of its original that it was made from
	settings   *Settings  // of a home page
}

// Settings is the part of a home page's front matter about the whole book.
type Settings struct {
	Order             Order
	Sidebar           bool        // each page has the reading order at its side
	Families, Regions []GameGroup // of games, in the order of the home page

	host                 hosting.Settings
	nav, footer, popular []page.Entry // words and files, see SiteLinks
}

// newPage reads the front matter of a page, by the folder its file is in.
func (pages *Pages) newPage(file *page.Page, problems *diag.Problems) *Page {
	p := &Page{File: file, URL: urlOf(file.Path), Text: &TextSummary{}}
	p.Edition, p.Name = pages.editionOf(file.Path)
	translation := p.Edition.Folder != ""
	switch folder := path.Dir(p.Name); {
	case p.Name == "index.md":
		p.Kind = Home
	case variant.IsGame(p.Name) && translation:
		p.Kind = Game
		return p // read when its original is known
	case variant.IsGame(p.Name):
		p.Kind = Game
		p.setVariant(variant.Parse(file, problems))
		p.addExample()
		return p
	case p.Name == "sources/index.md":
		p.Kind = SourceList
	case folder == "sources" && !translation:
		p.Kind = SourcePage
		p.Source = parseSource(p, problems)
		return p
	case p.Name == courseFolder+"/index.md":
		p.Kind = Course
	case folder == courseFolder:
		p.Kind = Lesson
	default:
		p.Kind = PlainPage
	}
	f := file.ReadFront(problems)
	p.Title = f.Text("title").Text
	p.Summary = f.OptionalText("summary").Text
	p.Draft = f.Draft()
	if translation {
		p.Translates = f.OptionalText("translates")
	}
	if p.Kind == Home {
		p.settings = &Settings{
			Order: parseOrder(f), host: hosting.Read(f, translation, pages.Project.StaticURL), Sidebar: f.Flag("sidebar", false),
			nav: f.Map("nav").Texts(), footer: f.Map("footer").Texts(), popular: f.Map("popular").Texts(), Families: parseFamilies(f), Regions: parseRegions(f),
		}
		if p.Edition.Folder == "" {
			f.OptionalText("language") // Open has read it
		}
	}
	if p.Kind == PlainPage {
		p.toYou, p.Unchecked = f.Flag("you", false), !f.Flag("checked", true)
		p.Games, p.Asked = f.OptionalList("games"), f.Map("asked").Texts()
		date := f.OptionalText("date")
		if _, err := time.Parse(time.DateOnly, date.Text); err != nil && date.Text != "" {
			f.Problem(date.Offset, "date is a day, as in 2026-11-20, not "+date.Text)
		}
		p.Date = date.Text
	}
	if p.Name == path.Join(variant.AtlasFolder, "index.md") {
		p.Unplayable = variant.ParseUnplayable(f)
	}
	f.Done()
	return p
}

// manualFolder is the folder of the manual: pages for authors, which search lists
// after those for readers.
const manualFolder = "write/"

// InManual reports whether the page is part of the manual.
func (p *Page) InManual() bool { return strings.HasPrefix(p.Name, manualFolder) }

func (p *Page) setVariant(v *variant.Variant) {
	p.Variant, p.Title, p.Summary, p.Draft = v, v.Title, v.Summary, v.Draft
}

// urlOf returns the address of a content file. index.md has that of its folder.
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

// ForeignLang returns the language of page to, or "" if it is the language of p.
func (p *Page) ForeignLang(to *Page) string {
	if to.Edition == p.Edition {
		return ""
	}
	return to.Edition.Words.Lang
}

// Canonical returns the address, below the root, that search engines should use. For a
// card it is that of its game's page.
func (p *Page) Canonical() string {
	if p.Variant != nil {
		return urlOf(p.File.Path)
	}
	return p.URL
}
