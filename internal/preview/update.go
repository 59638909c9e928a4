package preview

import (
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"sowbook/internal/assets"
	"sowbook/internal/book"
	"sowbook/internal/diag"
	"sowbook/internal/page"
	"sowbook/internal/project"
	"sowbook/internal/puzzle"
	"sowbook/internal/render"
	"sowbook/internal/site"
	"sowbook/internal/templates"
)

// Change reads files that were written, by their paths below the rulebook's folder.
// It makes pages with a changed text at once, and leaves to Work what else depends on
// the files.
func (l *Live) Change(names []string) {
	var texts []string
	var fronts, words, templates, assets, stale, puzzles bool
	for _, name := range names {
		folder, rest, _ := strings.Cut(name, "/")
		switch {
		case folder == "templates":
			templates, stale = true, true
			words = words || strings.HasPrefix(rest, "words")
		case folder == "static":
			assets = true
			stale = stale || !isBundled(rest) // pages have the sizes and addresses of other files
		case name == path.Join("content", puzzle.File):
			puzzles = true
		case folder == "content" && path.Ext(name) != page.Ext:
			l.relist = true // a folder with pages in it
		case folder == "content":
			switch l.reread(rest) {
			case textChanged:
				texts = append(texts, rest)
			case frontChanged:
				fronts = true
			}
		}
	}
	if words {
		l.loadContent()
	}
	if templates {
		l.loadTemplates()
	}
	if assets {
		l.loadAssets()
	}
	if stale {
		l.markAllStale()
	}
	if fronts {
		l.resolve()
	}
	if puzzles && l.book != nil {
		l.stalePuzzles = true
		l.book.ReloadPuzzles()
		texts = append(texts, l.puzzlePages()...)
	}
	l.make(texts)
}

// isBundled reports whether a file of the static folder goes into a script or a
// style.
func isBundled(name string) bool {
	folder, _, below := strings.Cut(name, "/")
	return below && project.IsBundled(folder)
}

// puzzlePages returns the paths of the pages that show the puzzles.
func (l *Live) puzzlePages() (paths []string) {
	for path, p := range l.byPath {
		if p.Name == book.PuzzlesPage {
			paths = append(paths, path)
		}
	}
	return paths
}

// Settle adds and drops pages whose files were added or removed. It is called when no
// file has changed for a while, because editors remove a file for a moment when they
// write it.
func (l *Live) Settle() {
	if !l.relist {
		return
	}
	l.relist = false
	if l.problems["content"] != nil {
		l.loadContent()
		return
	}
	names, problems := l.pages.Names()
	if len(problems) > 0 {
		l.loadContent()
		return
	}
	if l.pages.HasNewEditions() {
		l.loadContent()
		l.loadTemplates()
		l.markAllStale()
		return
	}
	changed := l.keepOnly(names)
	for key := range maps.Clone(l.problems) { // of files that never were pages
		if name, ok := strings.CutPrefix(key, "content/"); ok && !slices.Contains(names, name) {
			delete(l.problems, key)
		}
	}
	for _, name := range names {
		if l.byPath[name] == nil && l.reread(name) == frontChanged {
			changed = true
		}
	}
	if changed {
		l.resolve()
	}
}

// keepOnly drops the pages that are not named, and reports whether there were any.
func (l *Live) keepOnly(names []string) (dropped bool) {
	for name := range maps.Clone(l.byPath) {
		if !slices.Contains(names, name) {
			dropped = true
			l.forget(name)
		}
	}
	return dropped
}

// forget drops a page.
func (l *Live) forget(name string) {
	l.withdraw(l.written[name])
	delete(l.byPath, name)
	delete(l.written, name)
	delete(l.problems, pageKey(name))
	delete(l.broken, name)
}

// noteFront is note for the front matter of a page.
func (l *Live) noteFront(name string, problems diag.Problems) (ok bool) {
	delete(l.broken, name)
	if ok = l.note(pageKey(name), problems); !ok {
		l.broken[name] = true
	}
	return ok
}

// change is what happened to a page's file.
type change int

const (
	unreadable   change = iota
	textChanged         // the front matter is as it was
	frontChanged        // what other pages show of it may have changed
)

// reread reads a page that was written.
func (l *Live) reread(name string) change {
	if l.problems["content"] != nil {
		l.relist = true
		return unreadable
	}
	if _, err := os.Stat(filepath.Join(l.options.Project.Dir, "content", filepath.FromSlash(name))); err != nil {
		l.relist = true
		return unreadable
	}
	p, problems := l.pages.Read(name)
	old := l.byPath[name]
	if p != nil && old != nil && p.SameFront(old) {
		old.File = p.File
		delete(l.broken, name)
		return textChanged
	}
	if !l.noteFront(name, problems) {
		return unreadable
	}
	if p.Draft && !l.options.Drafts {
		l.pages.Drafts[name] = true
		if old == nil {
			return unreadable
		}
		l.forget(name)
		return frontChanged
	}
	delete(l.pages.Drafts, name)
	if old != nil {
		p.Text = old.Text
	}
	l.byPath[name] = p
	return frontChanged
}

// loadContent reads every page.
func (l *Live) loadContent() {
	pages, problems := book.Open(l.options.Project, l.options.Drafts)
	if l.pages == nil || len(problems) == 0 {
		l.pages = pages
	}
	if !l.note("content", problems) {
		return
	}
	names, problems := pages.Names()
	if !l.note("content", problems) {
		return
	}
	read := make([]*book.Page, len(names))
	lists := make([]diag.Problems, len(names))
	_ = book.Each(len(names), func(i int) error {
		read[i], lists[i] = pages.Read(names[i])
		return nil
	})
	for i, name := range names {
		switch p := read[i]; {
		case !l.noteFront(name, lists[i]):
		case p.Draft && !l.options.Drafts:
			pages.Drafts[name] = true
		default:
			l.byPath[name] = p
		}
	}
	l.keepOnly(names)
	l.resolve()
}

// resolve makes a book of the pages after the front matter of some has changed. It
// makes these pages and marks what depends on them as stale.
func (l *Live) resolve() {
	l.pages.List, l.pages.Unread = nil, l.unread()
	for _, name := range slices.SortedFunc(maps.Keys(l.byPath), book.ByPath) {
		l.pages.List = append(l.pages.List, l.byPath[name])
	}
	b, problems := book.Resolve(l.pages)
	problems.Add(b.CheckHome()...)
	if !l.note(bookProblems, problems) {
		return
	}
	old := l.book
	l.book = b
	l.newRenderer()
	l.staleOverview, l.staleSite, l.stalePuzzles = true, true, true
	if old == nil {
		l.markAllStale()
		return
	}
	var changed []string
	everywhere := len(old.List) != len(b.List)
	for _, p := range l.pages.List {
		if before := old.Find(p.URL); before != p {
			changed = append(changed, p.File.Path)
			everywhere = everywhere || before == nil || before.SeenEverywhere() || p.SeenEverywhere() || before.Title != p.Title && p.Place > 0
		}
	}
	if everywhere {
		l.markAllStale()
	}
	if !everywhere || len(changed) <= batchSize { // else they are made with the rest
		l.make(changed)
	}
}

// unread returns the addresses of pages that cannot be read.
func (l *Live) unread() []string {
	var urls []string
	for key := range l.problems {
		if name, ok := strings.CutPrefix(key, "content/"); ok && l.byPath[name] == nil {
			urls = append(urls, book.AddressOf(name))
		}
	}
	return urls
}

// loadTemplates reads the templates, in every language that the content has.
func (l *Live) loadTemplates() {
	t, problems := templates.Load(l.options.Project, site.Tables(l.pages.Editions))
	if l.note("templates", problems) {
		l.templates = t
		l.newRenderer()
	}
}

// loadAssets bundles the scripts and styles, and publishes them with the static
// files.
func (l *Live) loadAssets() {
	made, err := assets.Load(l.options.Project)
	if !l.note("static", err) {
		return
	}
	if l.engine != nil {
		made.Add(assets.File{Name: assets.EngineName, Content: l.engine})
	}
	made.SetURL(assets.SearchName, nil)
	var gone []string
	if l.assets != nil {
		for _, f := range l.assets.Files() {
			if made.Content(f.Name) == nil {
				gone = append(gone, f.Name)
			}
		}
	}
	l.assets = made
	l.newRenderer()
	if len(gone) > 0 {
		l.withdraw(gone)
	}
	l.publish(made.Files()...)
}

// newRenderer makes a renderer after the book, the templates or the assets have
// changed.
func (l *Live) newRenderer() {
	if l.book == nil || l.templates == nil || l.assets == nil {
		return
	}
	l.renderer = render.New(l.book, l.templates, l.assets, l.options.Location, l.history)
	l.publish(l.renderer.MetaFiles()...)
}

// markAllStale marks every page as stale, those first that browsers show.
func (l *Live) markAllStale() {
	if l.book == nil {
		return
	}
	var wanted, rest []string
	for _, p := range l.book.List {
		if l.wanted(p.URL) {
			wanted = append(wanted, p.File.Path)
		} else {
			rest = append(rest, p.File.Path)
		}
	}
	l.stale = append(wanted, rest...)
	l.staleOverview, l.staleSite = true, true
}
