// Package site builds the site of a rulebook into a folder.
//
// [Build] runs the stages: load, resolve, check, render, write. Mistakes in the
// content are a list of problems, and then the folder stays as it was.
package site

import (
	"crypto/sha256"
	"errors"
	"fmt"

	"sowbook/internal/assets"
	"sowbook/internal/book"
	"sowbook/internal/diag"
	"sowbook/internal/locale"
	"sowbook/internal/page"
	"sowbook/internal/project"
	"sowbook/internal/render"
	"sowbook/internal/templates"
)

// Options says what to build.
type Options struct {
	Project  project.Project
	Location book.Location // what is empty is taken from the home page
	Drafts   bool          // build drafts too
	Timing   *Timing       // measures the build, or nil
}

// Output takes the files of a site. Several goroutines may call Write at once.
type Output interface {
	Write(f assets.File) error
}

// Build makes the whole site and writes its files to out. The error is
// [diag.Problems] where the content is to blame. After an error, the files that were
// written are incomplete.
func Build(o Options, out Output) error {
	engine := inBackground(func() ([]byte, error) {
		defer o.Timing.begin("engine")("")
		return assets.Engine(o.Project.Builtin)
	})
	history := book.NewHistory(o.Project.Dir)
	go history.Read()

	b, t, problems := Load(o.Project, o.Drafts, o.Timing)
	if b == nil {
		return problems
	}
	a, err := loadAssets(o)
	if err := problems.AddError(err); err != nil {
		return err
	}
	checked := checkPages(b, o.Timing)
	if len(problems) > 0 { // rendering would only report what follows from these
		return joined(problems, checked, b.CheckAnchors(nil))
	}
	module, err := engine()
	if err != nil {
		return err
	}
	a.Add(assets.File{Name: assets.EngineName, Content: module})
	if err := writeSearchIndex(b, a, out); err != nil {
		return err
	}
	r := render.New(b, t, a, b.Locate(o.Location), history)
	if err := writePages(b, r, checked, out, o.Timing); err != nil {
		return err
	}
	if problems := joined(nil, checked, b.CheckAnchors(nil), b.CheckPuzzles()); problems != nil {
		return problems
	}
	return writeSiteFiles(r, a, out)
}

// Check reports everything that Build reports, and what the book leaves out. It writes
// nothing and does not compile the engine.
func Check(p project.Project) error {
	b, t, problems := Load(p, true, nil)
	if b == nil {
		return problems
	}
	a, err := assets.Load(p)
	if err := problems.AddError(err); err != nil {
		return err
	}
	checked := checkPages(b, nil)
	if len(problems) > 0 {
		return joined(problems, checked, b.CheckAnchors(nil))
	}
	r := render.New(b, t, a, book.Location{Base: "/"}, nil)
	if err := writePages(b, r, checked, discard{}, nil); err != nil {
		return err
	}
	if problems := joined(nil, checked, b.CheckAnchors(nil), b.CheckPuzzles()); problems != nil {
		return problems
	}
	if _, err := r.SiteFiles(); err != nil {
		return err
	}
	return joined(b.CheckComplete(), nil)
}

// Load reads the pages and the templates of a rulebook and resolves the pages. The
// book is nil where a folder cannot be used.
func Load(p project.Project, drafts bool, timing *Timing) (*book.Book, *templates.Set, diag.Problems) {
	if problems := p.CheckTypes(); len(problems) > 0 {
		return nil, nil, problems
	}
	pages, problems := book.Open(p, drafts)
	problems.Add(p.CheckFiles()...)
	if len(problems) > 0 {
		return nil, nil, problems
	}
	t, problems := templates.Load(p, Tables(pages.Editions))
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

// Tables returns the messages of some editions.
func Tables(editions []*book.Edition) []*locale.Table {
	var tables []*locale.Table
	for _, e := range editions {
		tables = append(tables, e.Words)
	}
	return tables
}

func loadAssets(o Options) (*assets.Assets, error) {
	defer o.Timing.begin("scripts and styles")("")
	return assets.Load(o.Project)
}

// checkPages checks the text of every page. It returns the problems of each, in the
// order of the book's list.
func checkPages(b *book.Book, timing *Timing) []diag.Problems {
	defer timing.begin("checks")("")
	return b.Check()
}

// writePages renders the pages that have no problems and writes their files. It adds
// what rendering finds to problems, which is in the order of the book's list.
func writePages(b *book.Book, r *render.Renderer, problems []diag.Problems, out Output, timing *Timing) error {
	end := timing.begin("pages")
	timing.pages(len(b.List))
	err := book.Each(len(b.List), func(i int) error {
		defer timing.made()
		if len(problems[i]) > 0 {
			return nil
		}
		d := b.Parse(b.List[i])
		files, err := r.Page(d)
		b.List[i].Text.KeepLinks(d)
		problems[i] = d.Problems
		return errors.Join(err, write(files, out))
	})
	end(highlightNote(page.Highlights()))
	return err
}

// writeSearchIndex writes the search index, which is not kept: that of a large
// book is larger than all else that a build holds.
func writeSearchIndex(b *book.Book, a *assets.Assets, out Output) error {
	index := render.SearchIndex(b)
	sum := sha256.Sum256(index.Content)
	a.SetURL(index.Name, sum[:])
	return out.Write(index)
}

// highlightNote says how many blocks of code were rendered, or nothing where there
// were none.
func highlightNote(count page.HighlightCount) string {
	if count.Blocks == 0 {
		return ""
	}
	return fmt.Sprintf("%d blocks of code, %d of them not highlighted before", count.Blocks, count.New)
}

// writeSiteFiles writes the files that the site has once.
func writeSiteFiles(r *render.Renderer, a *assets.Assets, out Output) error {
	files, err := r.SiteFiles()
	if err != nil {
		return err
	}
	return errors.Join(write(a.Files(), out), write(files, out))
}

func write(files []assets.File, out Output) error {
	for _, f := range files {
		if err := out.Write(f); err != nil {
			return err
		}
	}
	return nil
}

// discard is an output that drops everything.
type discard struct{}

func (discard) Write(assets.File) error { return nil }

// joined returns all problems as one error; nil where there are none.
func joined(problems diag.Problems, pages []diag.Problems, more ...diag.Problems) error {
	list := Distinct(append(append([]diag.Problems{problems}, pages...), more...)...)
	if list == nil {
		return nil
	}
	return list
}

// Distinct joins lists of problems without repetitions. Every page has the problems of
// its template.
func Distinct(lists ...diag.Problems) diag.Problems {
	var distinct diag.Problems
	seen := map[string]bool{}
	for _, list := range lists {
		for _, p := range list {
			if text := p.Error(); !seen[text] {
				seen[text] = true
				distinct.Add(p)
			}
		}
	}
	return distinct
}

// inBackground starts a function and returns one that waits for its result.
func inBackground[T any](do func() (T, error)) (wait func() (T, error)) {
	type result struct {
		value T
		err   error
	}
	done := make(chan result, 1)
	go func() {
		value, err := do()
		done <- result{value, err}
	}()
	return func() (T, error) {
		r := <-done
		return r.value, r.err
	}
}
