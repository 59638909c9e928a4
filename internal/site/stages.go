package site

import (
	"fmt"
	"slices"

	"sowbook/internal/assets"
	"sowbook/internal/book"
	"sowbook/internal/datafiles"
	"sowbook/internal/diag"
	"sowbook/internal/page"
	"sowbook/internal/parallel"
	"sowbook/internal/project"
	"sowbook/internal/render"
	"sowbook/internal/templates"
)

// load reads the pages and the templates of a rulebook. pages is nil if a folder cannot be
// used.
func load(p project.Project, drafts bool, timing *Timing) (pages *book.Pages, t *templates.Set, problems diag.Problems) {
	if problems := p.CheckTypes(); len(problems) > 0 {
		return nil, nil, problems
	}
	pages, problems = book.Open(p, drafts)
	problems.Add(p.CheckFiles()...)
	if len(problems) > 0 {
		return nil, nil, problems
	}
	t, problems = templates.Load(p)
	end := timing.begin("front matter")
	wrong := pages.Load()
	end(fmt.Sprintf("%d pages", len(pages.List)))
	if len(wrong) == 0 {
		wrong = pages.CheckHome()
	}
	problems.Add(wrong...)
	return pages, t, problems
}

// resolve makes a book of pages and adds the problems it finds. It returns nil for nil.
func resolve(pages *book.Pages, problems *diag.Problems) *book.Book {
	if pages == nil {
		return nil
	}
	b, wrong := book.Resolve(pages)
	problems.Add(wrong...)
	return b
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

// check checks the pages of a book. problems are those found so far. Problems of texts are
// in the result. If there are others, it returns all problems as the error instead.
func check(b *book.Book, t *templates.Set, problems diag.Problems, o Options) (*checked, error) {
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

// addEngine adds the engine's module to the assets, if the book has games.
func (c *checked) addEngine(engine func() (module []byte, err error)) error {
	if len(c.book.Variants) == 0 {
		c.assets.OmitGames()
		return nil
	}
	module, err := engine()
	if err == nil {
		c.assets.AddEngine(module)
	}
	return err
}

// renderTo renders the pages and the other files of the site. Each is written to out as
// soon as it is made, so that memory need not hold all of them.
func (c *checked) renderTo(out Output, r *render.Renderer, timing *Timing) error {
	if err := c.renderSearchIndex(out); err != nil {
		return err
	}
	if err := r.GameFiles(func(f assets.File) error { return write(c.claim([]assets.File{f}), out) }); err != nil {
		return err
	}
	if err := c.renderPages(out, r, timing); err != nil {
		return err
	}
	files, err := r.SiteFiles()
	problems := c.book.CheckFiles()
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

// renderSearchIndex writes the search index and its parts. Then it drops the entries, which
// nothing else reads: they take as much memory as the texts.
func (c *checked) renderSearchIndex(out Output) error {
	err := datafiles.Search(c.book, c.assets, func(f assets.File) error {
		c.paths.Add(f)
		return out.Write(f)
	})
	for _, p := range c.book.List {
		p.Text.Search = nil
	}
	return err
}

// renderPages renders the pages that have no problems.
func (c *checked) renderPages(out Output, r *render.Renderer, timing *Timing) error {
	end := timing.begin("pages")
	timing.pages(len(c.book.List))
	err := parallel.For(len(c.book.List), func(i int) error {
		defer timing.made()
		if len(c.problems[i]) > 0 {
			return nil
		}
		files, err := r.Page(c.book.Parse(c.book.List[i]))
		if err != nil {
			return c.problems[i].AddError(err)
		}
		return write(c.claim(files), out)
	})
	end(highlightNote(c.code.Count()))
	return err
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
