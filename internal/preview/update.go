package preview

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"
	"sync"

	"sowbook/internal/assets"
	"sowbook/internal/book"
	"sowbook/internal/datafiles"
	"sowbook/internal/diag"
	"sowbook/internal/parallel"
	"sowbook/internal/render"
	"sowbook/internal/site"
)

// Change reads files that were written, by their paths below the rulebook's folder. If only
// texts have changed, it rebuilds their pages; otherwise it loads and rebuilds everything.
func (l *Live) Change(names []string) { l.guard(func() { l.change(names) }) }

// Settle reloads everything if files were removed, and rebuilds the pages that depend on
// the texts of others. Call it when no file has changed for a while: editors briefly
// remove files while saving.
func (l *Live) Settle() { l.guard(l.settle) }

// guard runs a stage. It turns a panic, an error of the program, into a problem; the next
// change then reloads everything.
func (l *Live) guard(stage func()) {
	defer func() {
		if err := recover(); err != nil {
			notes := strings.Split(strings.ReplaceAll(fmt.Sprintf("%v\n%s", err, debug.Stack()), "\t", "  "), "\n")
			l.loading, l.outdated = diag.Problems{{Message: "an error in sowbook; please report it with these lines", Notes: notes}}, true
		}
	}()
	stage()
}

func (l *Live) change(names []string) {
	var texts []*book.Page
	reload := false
	for _, name := range names {
		p := l.pages[name]
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
	} else {
		l.rebuild(l.translationsOf(texts))
	}
}

// translationsOf returns the translations of pages, which play the examples of the originals.
func (l *Live) translationsOf(pages []*book.Page) []*book.Page {
	if len(pages) == 0 {
		return nil
	}
	isChanged := map[*book.Page]bool{}
	for _, p := range pages {
		isChanged[p] = true
	}
	var list []*book.Page
	for _, p := range l.book.List {
		if p.Original != nil && isChanged[p.Original] {
			list = append(list, p)
		}
	}
	return list
}

func (l *Live) settle() {
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

func (l *Live) exists(name string) bool {
	_, err := os.Stat(filepath.Join(l.options.Project.Dir, filepath.FromSlash(name)))
	return err == nil
}

// reload loads and rebuilds everything. If there are problems, the site stays as it was.
func (l *Live) reload() {
	b, t, problems := site.Load(l.options.Project, l.options.Drafts, nil)
	var a *assets.Assets
	if b != nil {
		var err error
		a, err = site.LoadAssets(l.options.Project)
		addError(&problems, err)
	}
	l.loading, l.outdated = problems, len(problems) > 0
	if l.outdated {
		return
	}
	l.noEngine = nil
	if len(b.Variants) == 0 {
		a.OmitGames()
	} else if module, err := l.engine(); err == nil {
		a.AddEngine(module)
	} else {
		l.noEngine = err
	}
	a.SetURL(assets.SearchFile, nil)
	if l.book != nil {
		l.replacePages(b)
	}
	l.book, l.assets = b, a
	l.renderer = render.New(b, t, a, l.options.Location, l.dates, l.code)
	l.problems, l.pages = map[*book.Page]diag.Problems{}, map[string]*book.Page{}
	for _, p := range b.List {
		l.pages["content/"+p.File.Path] = p
	}
	l.rebuild(b.List)
}

// replacePages removes the files of pages that are not in the new book b. The others keep
// their summaries until they are rebuilt.
func (l *Live) replacePages(b *book.Book) {
	for _, old := range l.book.List {
		p := b.Find(old.URL)
		if p == nil || p.File.Path != old.File.Path {
			l.publish(ownedFiles{owner: old.File.Path})
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
	l.renderer.Retry()
	l.book.CollectMentions()
	built := make([]builtPage, len(pages))
	_ = parallel.For(len(pages), func(i int) error {
		built[i] = l.buildPage(pages[i])
		return nil
	})
	var files []ownedFiles
	for i, p := range pages {
		delete(l.problems, p)
		if len(built[i].problems) > 0 {
			l.problems[p] = built[i].problems
			continue
		}
		p.Text = built[i].text
		files = append(files, ownedFiles{p.File.Path, built[i].files})
	}
	l.publish(files...)
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
	l.general = l.book.CheckFiles()
	addError(&l.general, l.noEngine)
	shared := l.assets.Files()
	addError(&l.general, datafiles.Search(l.book, l.assets, func(f assets.File) error {
		shared = append(shared, f)
		return nil
	}))
	l.publish(ownedFiles{sharedFiles, shared})
	files, err := l.renderer.SiteFiles()
	if err == nil {
		var adding sync.Mutex
		err = l.renderer.GameFiles(func(f assets.File) error {
			adding.Lock()
			defer adding.Unlock()
			files = append(files, f)
			return nil
		})
	}
	addError(&l.general, err)
	if err == nil {
		l.publish(ownedFiles{siteFiles, files})
	}
	l.general.Add(l.checkPaths()...)
}

// checkPaths reports files of the site whose paths conflict.
func (l *Live) checkPaths() diag.Problems {
	var paths assets.Paths
	for owner, names := range l.written {
		source := ""
		switch owner {
		case sharedFiles:
			continue
		case siteFiles:
		default:
			source = l.options.Project.DisplayPath("content/" + owner)
		}
		for _, name := range names {
			paths.Add(assets.File{Name: name, Source: source})
		}
	}
	for _, f := range append(l.assets.Files(), assets.File{Name: assets.SearchFile}) {
		paths.Add(f)
	}
	return paths.Problems()
}

// addError adds an error to problems, whether it holds problems or is another one.
func addError(problems *diag.Problems, err error) {
	if other := problems.AddError(err); other != nil {
		problems.Add(diag.Problem{Message: other.Error()})
	}
}
