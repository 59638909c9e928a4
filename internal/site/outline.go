package site

import (
	"io/fs"
	"path"
	"strings"

	"sowbook/internal/diag"
	"sowbook/internal/locale"
	"sowbook/internal/page"
	"sowbook/internal/variant"
)

// entry is a page as the rest of the book sees it: its address and what its front matter says. Its text is read when the page is made
// (sheet.go), and what the book must know of it then is its digest.
type entry struct {
	in      *edition
	name    string     // of the file, in its edition
	page    *page.Page // of a page that has neither rules nor clauses, without its text
	front   [16]byte   // tells one front matter from another
	kind    string     // home, variant, sources, source, course, lesson or page: the template that renders it
	url     string     // relative to the site's root, ends with a slash; "" for the home page
	title   string
	summary string
	variant *variant.Variant // of a variant's page
	source  *source          // of a source's page
	draft   bool             // not to be published
	part    string           // of the order of reading that the page stands in
	place   int              // in the order of reading, from 1; 0: outside
	moved   []moved          // addresses that the page had before
	guide   *guide           // of the home page
	digest  *digest          // nil before the text was read

	original   *entry      // of a page of another edition, the one it has in the book's own; nil where there is none
	translates *page.Value // of a page of another edition: the mark of the original that it was made from
	below      string      // of what stands below a page: its folder
}

// guide is what a home page says of the whole book.
type guide struct {
	order   order
	edit    string // where the content folder can be edited, or ""
	hosting hosting
	nav     []page.Entry // what every page links to in its head, words and files
}

// shelf is where the files of a book lie.
type shelf struct {
	content  fs.FS
	static   fs.FS      // the files that pages may show or link to
	shown    string     // the path of content as problems show it
	drafts   bool       // pages that are drafts are wanted
	editions []*edition // the book's own language first
	tables   locale.Tables
	address  func(name string, content []byte) string // where pages find a static file
}

// names is the paths of all pages, in order.
func (s shelf) names() ([]string, diag.Problems) {
	var problems diag.Problems
	names := pageFiles(s.content, s.shown, &problems)
	return names, problems
}

// outline is what the front matter of all pages says.
type outline struct {
	entries []*entry        // in order of their paths
	unread  []string        // addresses of pages that could not be read
	unshown map[string]bool // paths of drafts, which are left out unless they are wanted
}

// outline reads the front matter of every page.
func (s shelf) outline() (outline, diag.Problems) {
	names, problems := s.names()
	all := make([]*entry, len(names))
	lists := make([]diag.Problems, len(names))
	_ = each(len(names), func(i int) error {
		all[i], lists[i] = s.entry(names[i])
		return nil
	})
	o := outline{unshown: map[string]bool{}}
	for i, e := range all {
		problems.Add(lists[i]...)
		switch {
		case e == nil:
			o.unread = append(o.unread, urlOf(names[i]))
		case e.draft && !s.drafts:
			o.unshown[names[i]] = true
		default:
			o.entries = append(o.entries, e)
		}
	}
	return o, problems
}

// entry reads the front matter of a page; it is nil when the file is no page at all.
func (s shelf) entry(name string) (*entry, diag.Problems) {
	p, problems := page.Read(s.content, s.shown, name)
	if len(problems) > 0 {
		return nil, problems
	}
	front := p.FrontSum()
	e := s.newEntry(p, &problems)
	e.front = front
	if e.kind == "page" && len(p.Moved) == 0 && len(problems) == 0 {
		p.LetGo()
	}
	return e, problems
}

// newEntry reads the front matter of a page, by the folder it lies in.
func (s shelf) newEntry(p *page.Page, problems *diag.Problems) *entry {
	e := &entry{page: p, url: urlOf(p.Path)}
	e.in, e.name = s.editionOf(p.Path)
	switch folder := path.Dir(e.name); {
	case e.name == "index.md":
		e.kind = "home"
	case folder == variant.Folder && e.in.folder != "":
		e.kind = "variant"
		return e // read when its original is known
	case folder == variant.Folder:
		e.kind = "variant"
		e.variant = variant.Parse(p, problems)
		e.title, e.summary, e.draft = e.variant.Title, e.variant.Summary, e.variant.Draft
		return e
	case e.name == "sources/index.md":
		e.kind = "sources"
	case folder == "sources" && e.in.folder == "":
		e.kind = "source"
		e.source = parseSource(p, problems)
		e.title, e.summary, e.draft = e.source.title, e.source.summary, e.source.draft
		return e
	case e.name == courseFolder+"/index.md":
		e.kind = "course"
	case folder == courseFolder:
		e.kind = "lesson"
	default:
		e.kind = "page"
	}
	f := p.Bind(problems)
	e.title = f.Text("title").Text
	e.summary = f.OptionalText("summary").Text
	e.draft = f.Draft()
	if e.in.folder != "" {
		e.translated(f)
	}
	if e.kind == "home" {
		e.guide = &guide{parseOrder(p, f, problems), parseEdit(p, f, problems), readHosting(p, f, problems), f.Map("nav").Texts()}
	}
	f.Done()
	return e
}

// translated reads what a page of another edition says it was made from.
func (e *entry) translated(f *page.Front) {
	v := f.OptionalText("translates")
	e.translates = &v
}

// urlOf is the address of a content file: index.md stands for its folder.
func urlOf(name string) string {
	name = strings.TrimSuffix(name, ".md")
	if name == "index" {
		return ""
	}
	return strings.TrimSuffix(name, "/index") + "/"
}
