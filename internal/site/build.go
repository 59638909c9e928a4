// Package site builds the site of a rulebook into a folder.
//
// [Build] runs the stages: load, resolve, check, render, write. The first three find every
// problem of the content. If there is one, nothing is written and the folder stays as it was.
package site

import (
	"fmt"
	"path/filepath"
	"slices"
	"sync"

	"sowbook/internal/advice"
	"sowbook/internal/assets"
	"sowbook/internal/book"
	"sowbook/internal/diag"
	"sowbook/internal/highlight"
	"sowbook/internal/history"
	"sowbook/internal/project"
	"sowbook/internal/render"
)

// Options are the options of a build.
type Options struct {
	Project  project.Project
	Location book.Location        // empty fields are taken from the home page
	Drafts   bool                 // build drafts too
	Folder   bool                 // for opening from a folder, without a server
	Timing   *Timing              // measures the build; may be nil
	Warn     func(message string) // takes a line about what the site lacks, or nil
}

// Build makes the whole site and passes its files to write, each path once, from several goroutines.
// The error is [diag.Problems] if the content is at fault. After an error, the files are incomplete.
func Build(o Options, write func(assets.File) error) error {
	dates := history.New(o.Project, history.BuildTimeout)
	go dates.Read()
	code := highlight.Load(o.Project.Dir)
	s, problems := Load(o)
	if s == nil {
		return problems
	}
	engine := s.compileEngine()
	if err := s.check(problems, dates, code); err != nil {
		return err
	}
	module, err := engine()
	if err != nil {
		return err
	}
	if module != nil {
		s.AddEngine(module)
	}
	if o.Folder {
		write = newLocalSite(write, addresses(s.Book), frameAddresses(s.Book)).write
	}
	timing := s.options.Timing
	end := timing.begin("pages")
	timing.pages(len(s.Book.List))
	err = s.makeAll(s.outputs, write)
	note := ""
	if blocks, added := code.Count(); blocks > 0 {
		note = fmt.Sprintf("%d blocks of code, %d of them not highlighted before", blocks, added)
	}
	end(note)
	if err != nil {
		return err
	}
	if err := dates.Read(); err != nil && o.Warn != nil {
		o.Warn(err.Error())
	}
	_ = code.Save() // else the next build takes longer
	return nil
}

// Check reports the problems that Build reports, and returns the book, with advice about it unless
// it could not be loaded. It renders pages only to execute templates of the rulebook that differ from
// the built-in ones.
func Check(p project.Project) (b *book.Book, advice diag.Problems, err error) {
	s, problems := Load(Options{Project: p, Location: book.Location{Base: "/"}, Drafts: true})
	if s == nil {
		return nil, nil, problems
	}
	var code *highlight.Cache
	if s.templates.HasChanges() { // else nothing is rendered
		code = highlight.Load(p.Dir)
	}
	err = s.check(problems, nil, code)
	if err == nil {
		err = s.tryTemplates(nil)
	}
	return s.Book, s.Advice(err != nil), err
}

// Advice returns advice about a checked book, which may have problems, and about the addresses of
// its site.
func (s *Site) Advice(hasProblems bool) diag.Problems {
	list := advice.Of(s.Book, hasProblems)
	if len(s.outputs) > 0 {
		p := s.options.Project
		list.Add(s.lostPages(filepath.Join(p.Dir, DefaultOut), p.DisplayPath(DefaultOut))...)
	}
	return list
}

// compileEngine starts to compile the engine if the book has games, and returns a function
// that waits for the module, which is nil without games.
func (s *Site) compileEngine() func() (module []byte, err error) {
	if len(s.Book.Variants) == 0 {
		return func() ([]byte, error) { return nil, nil }
	}
	engine := sync.OnceValues(func() ([]byte, error) {
		defer s.options.Timing.begin("engine")("")
		return assets.Engine(s.options.Project.Builtin)
	})
	go engine()
	return engine
}

// check loads the assets and checks the pages. problems are those found so far. It returns all
// problems as one error, or nil.
func (s *Site) check(problems diag.Problems, dates *history.Dates, code *highlight.Cache) error {
	end := s.options.Timing.begin("scripts and styles")
	err := s.LoadAssets()
	end("")
	if err := problems.AddError(err); err != nil {
		return err
	}
	end = s.options.Timing.begin("checks")
	wrong := s.Book.Check(s.Book.List)
	isLoaded := len(problems) == 0
	isReported := map[string]bool{}
	for _, p := range problems {
		isReported[p.File] = true
	}
	problems.Add(slices.DeleteFunc(s.Book.CheckFiles(), func(p diag.Problem) bool { return isReported[p.File] })...)
	if isLoaded { // else these would only report what follows from the problems
		s.Prepare(dates, code)
		problems.Add(s.CheckPaths()...)
		if err := problems.AddError(s.tryTemplates(wrong)); err != nil {
			return err
		}
	}
	end("")
	return slices.Concat(problems, slices.Concat(wrong...), s.Book.CheckAnchors(nil)).Err()
}

// tryTemplates makes the pages without problems, and drops them, if the rulebook has changed
// templates: only their execution shows some of their errors. wrong has the problems of each
// page. If it is not nil, but no page has problems, Build will execute them.
func (s *Site) tryTemplates(wrong []diag.Problems) error {
	if !s.templates.HasChanges() || wrong != nil && len(slices.Concat(wrong...)) == 0 {
		return nil
	}
	if len(s.Book.Variants) > 0 {
		s.AddEngine(nil) // pages name it
	}
	isWrong := map[*book.Page]bool{}
	for i, list := range wrong {
		isWrong[s.Book.List[i]] = len(list) > 0
	}
	outputs := slices.DeleteFunc(slices.Clone(s.outputs), func(o render.Output) bool { return isWrong[o.Page] })
	return s.makeAll(outputs, func(assets.File) error { return nil })
}

// makeAll makes outputs and returns the problems of all as one error.
func (s *Site) makeAll(outputs []render.Output, write func(assets.File) error) error {
	problems, err := s.Make(outputs, func(_ int, f assets.File) error { return write(f) })
	if err != nil {
		return err
	}
	return slices.Concat(problems...).Err()
}
