package site

import (
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"sowbook/internal/diag"
	"sowbook/internal/page"
	"sowbook/internal/puzzle"
)

// Change takes in that files were written, by their paths below the rulebook's folder. A page whose text alone has changed is made at
// once; whatever else depends on the files is left to Work.
func (l *Live) Change(names []string) {
	var texts []string
	var faces, words, templates, bundled, static, puzzles bool
	for _, name := range names {
		folder, rest, _ := strings.Cut(name, "/")
		switch {
		case folder == "templates":
			templates = true
			words = words || strings.HasPrefix(rest, "words")
		case folder == "static" && isBundled(rest):
			bundled = true
		case folder == "static":
			static = true
		case name == path.Join("content", puzzle.File):
			l.proveToo, puzzles = true, true
		case folder == "content" && path.Ext(name) != ".md":
			l.relist = true // a folder with pages in it
		case folder == "content":
			switch l.reread(rest) {
			case sameFace:
				texts = append(texts, rest)
			case newFace:
				faces = true
			}
		}
	}
	if words {
		l.readContent()
	}
	if templates {
		l.readTemplates()
	}
	if bundled || static {
		l.bundle()
	}
	if templates || static {
		l.allStale()
	}
	if faces {
		l.rebook()
	}
	if puzzles && l.book != nil {
		l.book.rereadPuzzles()
		texts = append(texts, l.withPuzzles()...)
	}
	if l.book != nil && l.renderer != nil {
		l.make(texts)
	}
}

// withPuzzles is the pages that show the puzzles.
func (l *Live) withPuzzles() (paths []string) {
	for path, e := range l.entries {
		if e.name == puzzlesPage {
			paths = append(paths, path)
		}
	}
	return paths
}

// isBundled tells whether a file of the static folder goes into a script or a style.
func isBundled(name string) bool {
	folder, _, below := strings.Cut(name, "/")
	return below && bundled(folder)
}

// Settle takes in what came and went, when the files have been quiet for a while: a file that is written anew is gone for a moment.
func (l *Live) Settle() {
	if !l.relist {
		return
	}
	l.relist = false
	names, wrong := l.shelf.names()
	if len(wrong) > 0 {
		l.readContent()
		return
	}
	there := map[string]bool{}
	for _, name := range names {
		there[name] = true
	}
	if len(newEditions(l.shelf.content, l.shelf.tables)) != len(l.shelf.editions) {
		l.readContent()
		l.readTemplates()
		l.allStale()
		return
	}
	changed := false
	for name := range maps.Clone(l.entries) {
		if !there[name] {
			changed = true
			l.forget(name)
		}
	}
	for what := range maps.Clone(l.wrong) { // of files that never were pages
		if name, ok := strings.CutPrefix(what, "content/"); ok && !there[name] {
			delete(l.wrong, what)
		}
	}
	for _, name := range names {
		if l.entries[name] == nil && l.reread(name) == newFace {
			changed = true
		}
	}
	if changed {
		l.rebook()
	}
}

// forget lets a page go.
func (l *Live) forget(name string) {
	l.withdraw(l.written[name])
	delete(l.entries, name)
	delete(l.written, name)
	delete(l.wrong, "content/"+name)
}

// face is what a changed page means for others.
type face int

const (
	noFace   face = iota // it cannot be read now
	sameFace             // its front matter is as it was
	newFace              // others may see something else of it
)

// reread reads the front matter of a page that was written.
func (l *Live) reread(name string) face {
	old := l.entries[name]
	if _, err := os.Stat(filepath.Join(l.options.Dir, "content", filepath.FromSlash(name))); err != nil {
		l.relist = true
		return noFace
	}
	if old != nil {
		if p, wrong := page.Open(l.shelf.content, l.shelf.shown, name); len(wrong) == 0 && p.FrontSum() == old.front {
			return sameFace
		}
	}
	e, problems := l.shelf.entry(name)
	if !l.note("content/"+name, problems) {
		return noFace
	}
	if e.draft && !l.options.Drafts {
		l.unshown[name] = true
		if old == nil {
			return noFace
		}
		l.forget(name)
		return newFace
	}
	delete(l.unshown, name)
	e.digest = unread
	if old != nil {
		e.digest = old.digest
	}
	l.entries[name] = e
	return newFace
}

// readContent reads the front matter of every page.
func (l *Live) readContent() {
	shelf, wrong := l.options.shelf()
	l.shelf = shelf
	if !l.note("content", wrong) {
		return
	}
	names, wrong := shelf.names()
	if !l.note("content", wrong) {
		return
	}
	entries := make([]*entry, len(names))
	lists := make([]diag.Problems, len(names))
	_ = each(len(names), func(i int) error {
		entries[i], lists[i] = shelf.entry(names[i])
		return nil
	})
	for i, name := range names {
		switch e := entries[i]; {
		case !l.note("content/"+name, lists[i]):
		case e.draft && !l.options.Drafts:
			l.unshown[name] = true
		default:
			e.digest = unread
			l.entries[name] = e
		}
	}
	l.rebook()
}

// asWalked orders paths as a walk through their folders comes by them.
func asWalked(a, b string) int {
	return strings.Compare(strings.ReplaceAll(a, "/", "\x00"), strings.ReplaceAll(b, "/", "\x00"))
}

// rebook makes the book of its pages anew after the front matter of some has changed, and has made again what depends on it.
func (l *Live) rebook() {
	var entries []*entry
	for _, name := range slices.SortedFunc(maps.Keys(l.entries), asWalked) {
		entries = append(entries, l.entries[name])
	}
	b, problems := newBook(l.shelf, outline{entries, l.unread(), l.unshown})
	problems.Add(b.homeless()...)
	if !l.note(bookWrong, problems) {
		return
	}
	old := l.book
	l.book = b
	l.travel()
	l.lateToo, l.siteToo, l.proveToo = true, true, true
	if old == nil {
		l.allStale()
		return
	}
	var changed []string
	everywhere := len(old.pages) != len(b.pages)
	for _, e := range entries {
		if before := old.find(e.url); before != e {
			changed = append(changed, e.page.Path)
			everywhere = everywhere || before == nil || seenEverywhere(before) || seenEverywhere(e) || before.title != e.title && e.place > 0
		}
	}
	if everywhere {
		l.allStale()
	}
	l.make(changed)
}

// unread is the addresses of pages that could not be read.
func (l *Live) unread() []string {
	var urls []string
	for what := range l.wrong {
		if name, ok := strings.CutPrefix(what, "content/"); ok && l.entries[name] == nil {
			urls = append(urls, urlOf(name))
		}
	}
	return urls
}

// seenEverywhere tells whether what a page says in its front matter may show on any other. Of a plain page and of one of the course only
// its address may, which does not change while there is one, and its title on the pages before and after it and on those that show
// something of all.
func seenEverywhere(e *entry) bool {
	return !slices.Contains([]string{"page", "course", "lesson"}, e.kind)
}

// allStale has every page made again.
func (l *Live) allStale() {
	if l.book == nil {
		return
	}
	var wanted, rest []string
	for _, e := range l.book.pages {
		if l.wanted(e.url) {
			wanted = append(wanted, e.page.Path)
		} else {
			rest = append(rest, e.page.Path)
		}
	}
	l.stale = append(wanted, rest...)
	l.lateToo, l.siteToo = true, true
}

// readTemplates reads the templates, in every language that the content has.
func (l *Live) readTemplates() {
	r, problems := newRenderer(l.options, l.shelf.editions)
	if !l.note("templates", problems) && l.renderer != nil {
		return
	}
	if l.renderer != nil {
		r.assets, r.travel = l.renderer.assets, l.renderer.travel
	}
	l.renderer = r
}

// bundle makes the scripts and styles, and serves them and the static files.
func (l *Live) bundle() {
	made, err := bundle(l.options)
	if !l.note("static", err) {
		return
	}
	old := l.renderer.assets
	made.addresses[engineName] = old.addresses[engineName]
	var gone []string
	for name := range old.files {
		if _, kept := made.files[name]; !kept && name != engineName {
			gone = append(gone, name)
		}
	}
	if engine, ok := old.files[engineName]; ok {
		made.files[engineName] = engine
	}
	made.addresses[searchName] = l.options.address(searchName, nil)
	l.renderer.assets = made
	l.travel()
	if len(gone) > 0 {
		l.withdraw(gone)
	}
	l.publish(made.list()...)
}

// travel makes the files that do not need the text of a page: they are of the front matter and of the static files.
func (l *Live) travel() {
	if l.book == nil {
		return
	}
	l.renderer.travel = l.book.travel(l.options, l.renderer.assets)
	l.publish(l.renderer.travel.list()...)
}
