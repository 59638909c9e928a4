// Package site builds the site of a rulebook into a folder.
//
// [Build] runs the stages: load, resolve, check, render, write. If the content has
// problems, the folder stays as it was.
package site

import (
	"errors"
	"fmt"
	"slices"
	"sync"

	"sowbook/internal/assets"
	"sowbook/internal/book"
	"sowbook/internal/datafiles"
	"sowbook/internal/diag"
	"sowbook/internal/history"
	"sowbook/internal/locale"
	"sowbook/internal/localsite"
	"sowbook/internal/page"
	"sowbook/internal/project"
	"sowbook/internal/render"
	"sowbook/internal/templates"
)

// Options are the options of a build.
type Options struct {
	Project  project.Project
	Location book.Location        // empty fields are taken from the home page
	Drafts   bool                 // build drafts too
	Folder   bool                 // for opening from a folder, without a server
	Timing   *Timing              // measures the build, or nil
	Warn     func(message string) // takes a line about what the site lacks, or nil
}

// Output takes the files of a site. Several goroutines may call Write at once.
type Output interface {
	Write(f assets.File) error
}

// Build makes the whole site and writes its files to out, each path once. The error is
// [diag.Problems] if the content is at fault. After an error, the written files are incomplete.
func Build(o Options, out Output) error {
	engine := sync.OnceValues(func() ([]byte, error) {
		defer o.Timing.begin("engine")("")
		return assets.Engine(o.Project.Builtin)
	})
	dates := history.New(o.Project.Dir)
	go dates.Read()
	b, t, problems := Load(o.Project, o.Drafts, o.Timing)
	if b != nil && len(b.Variants) > 0 {
		go engine() // it may have to be compiled
	}
	c, err := check(o, b, t, problems)
	if err != nil {
		return err
	}
	if len(c.book.Variants) == 0 {
		c.assets.OmitGames()
	} else if module, err := engine(); err == nil {
		c.assets.AddEngine(module)
	} else {
		return err
	}
	if o.Folder {
		out = localsite.New(out, addresses(c.book), frameAddresses(c.book))
	}
	if err := c.writeSearchIndex(out); err != nil {
		return err
	}
	r := render.New(c.book, c.templates, c.assets, c.book.CompleteLocation(o.Location), dates, c.code)
	if err := c.writeGameFiles(r, out); err != nil {
		return err
	}
	if err := c.write(r, out, o.Timing); err != nil {
		return err
	}
	if err := dates.Read(); err != nil && o.Warn != nil {
		o.Warn(err.Error())
	}
	_ = c.code.Save() // else the next build takes longer
	return nil
}

// Check reports the problems that Build reports, and omissions of the book. It writes
// nothing and does not compile the engine.
func Check(p project.Project) error {
	b, t, problems := Load(p, true, nil)
	c, err := check(Options{Project: p, Drafts: true}, b, t, problems)
	if err != nil {
		return err
	}
	c.assets.Add(assets.File{Name: assets.EngineFile}) // a page must not have its path
	if err := c.writeSearchIndex(discard{}); err != nil {
		return err
	}
	r := render.New(c.book, c.templates, c.assets, book.Location{Base: "/"}, nil, c.code)
	if err := c.writeGameFiles(r, discard{}); err != nil {
		return err
	}
	if err := c.write(r, discard{}, nil); err != nil {
		return err
	}
	return asError(c.book.CheckComplete())
}

// checked is a rulebook whose pages have been checked.
type checked struct {
	book      *book.Book
	templates *templates.Set
	assets    *assets.Assets
	code      *page.Highlights
	problems  []diag.Problems // of each page, in the order of the book's list
	paths     assets.Paths    // of all files of the site
}

// check runs the stage check on what [Load] has returned. Problems of texts are in the
// result. If there are others, it returns all problems as the error instead.
func check(o Options, b *book.Book, t *templates.Set, problems diag.Problems) (*checked, error) {
	if b == nil {
		return nil, problems
	}
	end := o.Timing.begin("scripts and styles")
	a, err := LoadAssets(o.Project)
	end("")
	if err := problems.AddError(err); err != nil {
		return nil, err
	}
	end = o.Timing.begin("checks")
	c := &checked{book: b, templates: t, assets: a, code: page.LoadHighlights(o.Project.Dir), problems: b.Check()}
	end("")
	for _, name := range assets.HostFiles {
		c.paths.Add(assets.File{Name: name})
	}
	if len(problems) > 0 { // rendering would only report what follows from these
		return nil, c.allProblems(problems)
	}
	return c, nil
}

// Load reads the pages and the templates of a rulebook and resolves the pages. The book is
// nil if a folder cannot be used.
func Load(p project.Project, drafts bool, timing *Timing) (*book.Book, *templates.Set, diag.Problems) {
	if problems := p.CheckTypes(); len(problems) > 0 {
		return nil, nil, problems
	}
	pages, problems := book.Open(p, drafts)
	problems.Add(p.CheckFiles()...)
	if len(problems) > 0 {
		return nil, nil, problems
	}
	var tables []*locale.Table
	for _, e := range pages.Editions {
		tables = append(tables, e.Words)
	}
	t, problems := templates.Load(p, tables)
	end := timing.begin("front matter")
	wrong := pages.Load()
	end(fmt.Sprintf("%d pages", len(pages.List)))
	b, unresolved := book.Resolve(pages)
	if len(wrong) == 0 {
		unresolved.Add(b.CheckHome()...)
	}
	problems.Add(wrong...)
	problems.Add(unresolved...)
	return b, t, problems
}

// write renders the pages without problems and the single files of the site, and writes them.
func (c *checked) write(r *render.Renderer, out Output, timing *Timing) error {
	end := timing.begin("pages")
	timing.pages(len(c.book.List))
	err := book.ParallelFor(len(c.book.List), func(i int) error {
		defer timing.made()
		if len(c.problems[i]) > 0 {
			return nil
		}
		d := c.book.Parse(c.book.List[i])
		files, err := r.Page(d)
		c.book.List[i].Text.SetLinks(d)
		c.problems[i] = d.Problems
		return errors.Join(err, write(c.claim(files), out))
	})
	end(highlightNote(c.code.Count()))
	if err != nil {
		return err
	}
	files, err := r.SiteFiles()
	problems := slices.Clone(c.book.CheckPuzzles())
	if err := problems.AddError(err); err != nil {
		return err
	}
	files = c.claim(append(c.assets.Files(), files...))
	problems.Add(c.paths.Problems()...)
	if err := c.allProblems(problems); err != nil {
		return err
	}
	return write(files, out)
}

// claim adds files to those of the site and returns the ones that it can have.
func (c *checked) claim(files []assets.File) []assets.File {
	return slices.DeleteFunc(files, func(f assets.File) bool { return !c.paths.Add(f) })
}

// allProblems returns the problems of all pages, and others, as one error, or nil.
func (c *checked) allProblems(others diag.Problems) error {
	return asError(slices.Concat(others, slices.Concat(c.problems...), c.book.CheckAnchors(nil)))
}

// asError returns problems as an error, nil if there are none.
func asError(problems diag.Problems) error {
	if len(problems) == 0 {
		return nil
	}
	return problems
}

// writeSearchIndex writes the search index and its parts.
func (c *checked) writeSearchIndex(out Output) error {
	return datafiles.Search(c.book, c.assets, func(f assets.File) error {
		c.paths.Add(f)
		return out.Write(f)
	})
}

// writeGameFiles writes the files of games. Like the search index, they are not kept in
// memory.
func (c *checked) writeGameFiles(r *render.Renderer, out Output) error {
	return r.GameFiles(func(f assets.File) error { return write(c.claim([]assets.File{f}), out) })
}

// addresses returns the addresses of all pages and cards, below the site's root.
func addresses(b *book.Book) (list []string) {
	for _, p := range b.List {
		list = append(list, p.URL)
		if p.Variant != nil {
			list = append(list, p.URL+book.CardFolder)
		}
	}
	return list
}

// frameAddresses returns the addresses of the pages that show boards on other sites.
func frameAddresses(b *book.Book) (list []string) {
	for _, e := range b.Editions {
		list = append(list, e.EmbedURL())
	}
	return list
}

// highlightNote returns the number of highlighted blocks of code in words, or "".
func highlightNote(blocks, added int) string {
	if blocks == 0 {
		return ""
	}
	return fmt.Sprintf("%d blocks of code, %d of them not highlighted before", blocks, added)
}

func write(files []assets.File, out Output) error {
	for _, f := range files {
		if err := out.Write(f); err != nil {
			return err
		}
	}
	return nil
}

// discard is an Output that drops everything.
type discard struct{}

func (discard) Write(assets.File) error { return nil }
