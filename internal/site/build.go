// Package site builds the site of a rulebook into a folder.
//
// [Build] runs the stages: load, resolve, check, render, write. If the content has
// problems, the folder stays as it was.
package site

import (
	"sync"

	"sowbook/internal/assets"
	"sowbook/internal/book"
	"sowbook/internal/diag"
	"sowbook/internal/history"
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
	dates := history.New(o.Project, history.BuildTimeout)
	go dates.Read()
	pages, t, problems := load(o.Project, o.Drafts, o.Timing)
	b := resolve(pages, &problems)
	engine := compileEngine(b, o)
	c, err := check(b, t, problems, o)
	if err != nil {
		return err
	}
	if err := c.addEngine(engine); err != nil {
		return err
	}
	if o.Folder {
		out = newLocalSite(out, addresses(c.book), frameAddresses(c.book))
	}
	r := render.New(c.book, c.templates, c.assets, c.book.CompleteLocation(o.Location), dates, c.code)
	if err := c.renderTo(out, r, o.Timing); err != nil {
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
	c, err := check(b, t, problems, Options{Project: p, Drafts: true})
	if err != nil {
		return err
	}
	c.assets.Add(assets.File{Name: assets.EngineFile}) // a page must not have its path
	r := render.New(c.book, c.templates, c.assets, book.Location{Base: "/"}, nil, c.code)
	if err := c.renderTo(discard{}, r, nil); err != nil {
		return err
	}
	return asError(c.book.CheckComplete())
}

// Load runs the stages load and resolve. The book is nil if a folder cannot be used.
func Load(p project.Project, drafts bool, timing *Timing) (*book.Book, *templates.Set, diag.Problems) {
	pages, t, problems := load(p, drafts, timing)
	b := resolve(pages, &problems)
	return b, t, problems
}

// compileEngine starts to compile the engine if the book has games, and returns a function
// that waits for the module.
func compileEngine(b *book.Book, o Options) func() (module []byte, err error) {
	engine := sync.OnceValues(func() ([]byte, error) {
		defer o.Timing.begin("engine")("")
		return assets.Engine(o.Project.Builtin)
	})
	if b != nil && len(b.Variants) > 0 {
		go engine()
	}
	return engine
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

// discard is an Output that drops everything.
type discard struct{}

func (discard) Write(assets.File) error { return nil }
