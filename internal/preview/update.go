package preview

import (
	"os"
	"path/filepath"
	"slices"
	"strings"

	"sowbook/internal/assets"
	"sowbook/internal/book"
	"sowbook/internal/diag"
	"sowbook/internal/render"
	"sowbook/internal/site"
)

// Change reads files that were written, by their paths below the rulebook's folder. If only
// texts have changed, it rebuilds their pages; otherwise it loads and rebuilds everything.
func (l *Live) Change(names []string) {
	var texts []*book.Page
	reload := false
	for _, name := range names {
		p := l.pageOf(name)
		switch {
		case !l.exists(name):
			l.missing = append(l.missing, name)
		case p != nil && l.book.ReloadText(p):
			texts = append(texts, p)
		default:
			reload = true
		}
	}
	l.rebuild(texts)
	if reload {
		l.reload()
	}
}

// Settle reloads everything if files were removed, and rebuilds the pages that depend on
// the texts of others. Call it when no file has changed for a while: editors briefly
// remove files while saving.
func (l *Live) Settle() {
	isGone := func(name string) bool { return !l.exists(name) }
	if l.outdated || slices.ContainsFunc(l.missing, isGone) {
		l.reload()
	}
	l.missing = nil
	if l.edited {
		l.rebuildOverviews()
		l.edited = false
	}
}

// pageOf returns the page of a file, or nil.
func (l *Live) pageOf(name string) *book.Page {
	path, ok := strings.CutPrefix(name, "content/")
	if !ok || l.book == nil {
		return nil
	}
	for _, p := range l.book.List {
		if p.File.Path == path {
			return p
		}
	}
	return nil
}

func (l *Live) exists(name string) bool {
	_, err := os.Stat(filepath.Join(l.options.Project.Dir, filepath.FromSlash(name)))
	return err == nil
}

// reload loads and rebuilds everything. If there are problems, the site stays as it was.
func (l *Live) reload() {
	b, t, problems := site.Load(l.options.Project, l.options.Drafts, nil)
	a, err := assets.Load(l.options.Project)
	addError(&problems, err)
	l.loading, l.outdated = problems, len(problems) > 0
	if l.outdated {
		return
	}
	if module, err := l.engine(); err == nil {
		a.AddEngine(module)
	}
	a.SetURL(assets.SearchFile, nil)
	if l.book != nil {
		l.replacePages(b)
	}
	l.book, l.assets = b, a
	l.renderer = render.New(b, t, a, l.options.Location, l.history, l.code)
	l.problems = map[*book.Page]diag.Problems{}
	l.rebuild(b.List)
}

// replacePages removes the files of pages that are not in the new book b. The others keep
// their summaries until they are rebuilt.
func (l *Live) replacePages(b *book.Book) {
	for _, old := range l.book.List {
		p := b.Find(old.URL)
		if p == nil || p.File.Path != old.File.Path {
			l.publish(old.File.Path, nil)
		} else {
			p.Text = old.Text
		}
	}
}

// rebuild checks and renders some pages, and publishes those without problems.
func (l *Live) rebuild(pages []*book.Page) {
	if len(pages) == 0 {
		return
	}
	l.edited = true
	l.book.CollectMentions()
	built := make([]builtPage, len(pages))
	_ = book.ParallelFor(len(pages), func(i int) error {
		built[i] = l.buildPage(pages[i])
		return nil
	})
	for i, p := range pages {
		delete(l.problems, p)
		if len(built[i].problems) > 0 {
			l.problems[p] = built[i].problems
			continue
		}
		p.Text = built[i].text
		l.publish(p.File.Path, built[i].files)
	}
}

// builtPage is the result of building a page.
type builtPage struct {
	text     *book.TextSummary
	files    []assets.File
	problems diag.Problems
}

// buildPage parses, checks and renders one page.
func (l *Live) buildPage(p *book.Page) builtPage {
	d := l.book.Parse(p)
	if len(d.Problems) > 0 {
		return builtPage{problems: d.Problems}
	}
	text := l.book.Summarize(d)
	files, err := l.renderer.Page(d)
	addError(&d.Problems, err)
	text.SetLinks(d)
	return builtPage{text, files, d.Problems}
}

// rebuildOverviews rebuilds the pages that depend on the texts of others, and the single
// files of the site.
func (l *Live) rebuildOverviews() {
	var overviews []*book.Page
	for _, p := range l.book.List {
		if p.Text.NeedsOthers {
			overviews = append(overviews, p)
		}
	}
	l.rebuild(overviews)
	l.general = slices.Clone(l.book.CheckPuzzles())
	_, err := l.engine()
	addError(&l.general, err)
	l.publish(sharedFiles, append(l.assets.Files(), render.SearchIndex(l.book)))
	files, err := l.renderer.SiteFiles()
	addError(&l.general, err)
	if err == nil {
		l.publish(siteFiles, files)
	}
}

// addError adds an error to problems, whether it holds problems or is another one.
func addError(problems *diag.Problems, err error) {
	if other := problems.AddError(err); other != nil {
		problems.Add(diag.Problem{Message: other.Error()})
	}
}
