package site

import (
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"

	"sowbook/internal/diag"
	"sowbook/internal/example"
	"sowbook/internal/page"
	"sowbook/internal/puzzle"
	"sowbook/internal/variant"
)

// book is a rulebook that was read and checked, ready to be rendered.
type book struct {
	pages    []*entry // in order of their paths
	variants []*variant.Variant
	clauses  map[string]*cited // by id
	static   fs.FS             // the files that pages may show or link to
}

// entry is one page of the book.
type entry struct {
	page     *page.Page
	kind     string // home, variant, sources, source or page: the template that renders it
	url      string // relative to the site's root, ends with a slash; "" for the home page
	title    string
	summary  string
	variant  *variant.Variant // of a variant's page
	source   *source          // of a source's page
	draft    bool             // not to be published
	games    []page.Value     // of the home page: the ids of variants in their order
	nav      []page.Entry     // of the home page: what every page links to in its head, words and files
	examples []*example.Example
	anchors  map[string]bool
}

// cited is a clause and where the book speaks of it.
type cited struct {
	clause
	at        *entry
	explained []mention
	examples  []mention
}

// mention is a place in a page.
type mention struct {
	at     *entry
	anchor string
	title  string
}

// readBook reads every page of the content folder and checks all that can be
// checked: front matter, examples, clauses and links. Pages that are drafts are
// left out unless drafts are wanted. static is the static folder. It returns what it could read; it is
// complete when there is no problem.
func readBook(content, static fs.FS, shown string, drafts bool) (*book, diag.Problems) {
	var problems diag.Problems
	b := &book{clauses: map[string]*cited{}, static: static}
	var games []*variant.Variant // drafts too
	err := fs.WalkDir(content, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || path.Ext(name) != ".md" {
			return err
		}
		p, wrong := page.Read(content, shown, name)
		problems.Add(wrong...)
		if len(wrong) > 0 {
			return nil
		}
		e := newEntry(p, &problems)
		if e.variant != nil {
			games = append(games, e.variant)
		}
		if e.draft && !drafts {
			return nil
		}
		b.pages = append(b.pages, e)
		if e.variant != nil {
			b.variants = append(b.variants, e.variant)
		}
		return nil
	})
	if err != nil {
		problems.Add(diag.Problem{File: shown, What: "cannot be read: " + err.Error()})
	}
	if b.find("") == nil && len(problems) == 0 {
		problems.Add(diag.Problem{File: path.Join(shown, "index.md"), What: "a rulebook needs a first page, content/index.md"})
	}
	if len(problems) == 0 {
		_, wrong := puzzle.Load(content, shown, games)
		problems.Add(wrong...)
	}
	b.orderGames(&problems)
	b.checkNav(&problems)
	b.collectClauses(&problems)
	references := b.references()
	for _, e := range b.pages {
		e.page.Parse(references)
		b.checkExamples(e, &problems)
	}
	for _, e := range b.pages {
		b.collectAnchors(e, &problems)
	}
	for _, e := range b.pages {
		b.fillInserts(e, &problems)
		b.checkLinks(e, references, &problems)
		b.checkCited(e, &problems)
	}
	return b, problems
}

// orderGames puts the pages of variants in the order that the home page lists
// them in. Those that it does not list follow.
func (b *book) orderGames(problems *diag.Problems) {
	home := b.find("")
	if home == nil {
		return
	}
	rank := map[string]int{}
	var ids []string
	for _, v := range b.variants {
		ids = append(ids, v.ID)
		rank[v.ID] = len(home.games)
	}
	for i, game := range home.games {
		if !slices.Contains(ids, game.Text) {
			problems.Add(home.page.At(game.Offset, "there is no variant "+game.Text+"; "+diag.Expected(game.Text, ids)))
		}
		rank[game.Text] = i
	}
	slices.SortStableFunc(b.pages, func(x, y *entry) int {
		if x.variant == nil || y.variant == nil {
			return 0
		}
		return rank[x.variant.ID] - rank[y.variant.ID]
	})
}

// newEntry reads the front matter of a page, by the folder it lies in.
func newEntry(p *page.Page, problems *diag.Problems) *entry {
	e := &entry{page: p, url: urlOf(p.Path)}
	switch folder := path.Dir(p.Path); {
	case p.Path == "index.md":
		e.kind = "home"
	case folder == variant.Folder:
		e.kind = "variant"
		e.variant = variant.Parse(p, problems)
		e.title, e.summary, e.draft = e.variant.Title, e.variant.Summary, e.variant.Draft
		return e
	case p.Path == "sources/index.md":
		e.kind = "sources"
	case folder == "sources":
		e.kind = "source"
		e.source = parseSource(p, problems)
		e.title, e.summary, e.draft = e.source.title, e.source.summary, e.source.draft
		return e
	default:
		e.kind = "page"
	}
	f := p.Bind(problems)
	e.title = f.Text("title").Text
	e.summary = f.OptionalText("summary").Text
	e.draft = f.Draft()
	if e.kind == "home" {
		e.games, e.nav = f.OptionalList("games"), f.Map("nav").Entries()
	}
	f.Done()
	return e
}

// urlOf is the address of a content file: index.md stands for its folder.
func urlOf(name string) string {
	name = strings.TrimSuffix(name, ".md")
	if name == "index" {
		return ""
	}
	return strings.TrimSuffix(name, "/index") + "/"
}

// find is the page with an address, or nil.
func (b *book) find(url string) *entry {
	for _, e := range b.pages {
		if e.url == url {
			return e
		}
	}
	return nil
}

// collectClauses gathers the clauses of all sources.
func (b *book) collectClauses(problems *diag.Problems) {
	for _, e := range b.pages {
		if e.source == nil {
			continue
		}
		for _, c := range e.source.clauses {
			if first := b.clauses[c.id]; first != nil {
				problems.Add(e.page.At(c.offset, "clause "+c.id+" is already stated in "+first.at.page.Source.Name))
				continue
			}
			b.clauses[c.id] = &cited{clause: c, at: e}
		}
	}
}

// clauseScheme marks the destination of a link to a clause until it is known
// where the linking page stands.
const clauseScheme = "clause:"

// references makes a clause id in brackets a link.
func (b *book) references() map[string]string {
	references := map[string]string{}
	for id := range b.clauses {
		references[id] = clauseScheme + id
	}
	return references
}

// clauseIDs is the ids of all clauses, sorted.
func (b *book) clauseIDs() []string { return slices.Sorted(maps.Keys(b.clauses)) }

// checkExamples plays and checks the examples of a page.
func (b *book) checkExamples(e *entry, problems *diag.Problems) {
	for _, fence := range e.page.Fences() {
		if ex := example.Check(e.page, fence, e.variant, b.variants, problems); ex != nil {
			e.examples = append(e.examples, ex)
		}
	}
}

// exampleName is what a list on another page calls an example of page e.
func (b *book) exampleName(e *entry, ex *example.Example) string {
	return b.plain(e.variant, ex.Name())
}

// checkCited checks that the clauses and the source that front matter and
// examples name are there, and notes where each clause is played.
func (b *book) checkCited(e *entry, problems *diag.Problems) {
	unknown := func(ref variant.Ref) bool {
		if b.clauses[ref.Text] != nil {
			return false
		}
		problems.Add(e.page.At(ref.Offset, "there is no clause "+ref.Text+"; "+diag.Expected(ref.Text, b.clauseIDs())))
		return true
	}
	for _, ex := range e.examples {
		for _, ref := range ex.Clauses {
			if !unknown(ref) {
				c := b.clauses[ref.Text]
				c.examples = append(c.examples, mention{e, ex.ID, e.title + ", " + b.exampleName(e, ex)})
			}
		}
	}
	if e.variant == nil {
		return
	}
	for _, ref := range e.variant.Cited {
		unknown(ref)
	}
	if src := e.variant.Source; src.Text != "" && b.find("sources/"+src.Text+"/") == nil {
		problems.Add(e.page.At(src.Offset, "there is no source "+src.Text+"; a source is a page content/sources/NAME.md"))
	}
}
