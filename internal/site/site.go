package site

import (
	"cmp"
	"fmt"
	"path"
	"strings"

	"sowbook/internal/assets"
	"sowbook/internal/book"
	"sowbook/internal/diag"
	"sowbook/internal/highlight"
	"sowbook/internal/history"
	"sowbook/internal/parallel"
	"sowbook/internal/project"
	"sowbook/internal/raster"
	"sowbook/internal/render"
	"sowbook/internal/templates"
)

// Site is a rulebook that is loaded and resolved, with the outputs of its site.
type Site struct {
	Book      *book.Book
	options   Options
	templates *templates.Set
	assets    *assets.Assets
	outputs   []render.Output
}

// Load runs the stages load and resolve. The site is nil if a folder cannot be used.
func Load(o Options) (*Site, diag.Problems) {
	o.Timing = cmp.Or(o.Timing, &Timing{})
	if problems := o.Project.CheckTypes(); len(problems) > 0 {
		return nil, problems
	}
	pages, problems := book.Open(o.Project, o.Drafts)
	problems.Add(o.Project.CheckFiles()...)
	if len(problems) > 0 {
		return nil, problems
	}
	s := &Site{options: o}
	s.templates, problems = templates.Load(o.Project)
	end := o.Timing.begin("front matter")
	problems.Add(pages.Load()...)
	end(fmt.Sprintf("%d pages", len(pages.List)))
	book, wrong := book.Resolve(pages)
	s.Book = book
	problems.Add(wrong...)
	return s, problems
}

// LoadAssets loads the assets and checks the drawing of the icon. Drawings that the painter
// does not support are allowed; the site then has only the icons of its static folder. The error
// is [diag.Problems] if the rulebook is at fault.
func (s *Site) LoadAssets() error {
	a, err := assets.Load(s.options.Project)
	if err != nil {
		return err
	}
	if err := raster.CheckIcon(string(a.Content(project.IconFile))); err != nil {
		return diag.Problems{{File: s.options.Project.DisplayPath("static/" + project.IconFile), Message: "cannot be drawn: " + err.Error()}}
	}
	if len(s.Book.Variants) == 0 {
		a.OmitGames()
	}
	s.assets = a
	return nil
}

// Prepare lists the outputs of a site without problems so far. dates may be nil.
func (s *Site) Prepare(dates *history.Dates, code *highlight.Cache) {
	s.outputs = render.New(s.Book, s.templates, s.assets, s.Book.CompleteLocation(s.options.Location), dates, code).Outputs()
}

// Outputs returns the outputs, after Prepare.
func (s *Site) Outputs() []render.Output { return s.outputs }

// AddEngine adds the engine's module, before outputs are made.
func (s *Site) AddEngine(module []byte) { s.assets.AddEngine(module) }

// CheckPaths reports files of the site whose paths conflict, and links of templates to files that
// it lacks. No file may have the path of a part of the search index, of which there are more or
// fewer after each change.
func (s *Site) CheckPaths() diag.Problems {
	files := []assets.File{}
	for _, name := range assets.HostFiles {
		files = append(files, assets.File{Name: name})
	}
	if len(s.Book.Variants) > 0 && s.assets.URL(assets.EngineFile) == "" { // it is not compiled yet
		files = append(files, assets.File{Name: assets.EngineFile})
	}
	for _, o := range s.outputs {
		files = append(files, o.Files()...)
	}
	names, parts := map[string]bool{}, map[string]bool{}
	for _, f := range files {
		names[f.Name] = true
		first, _, _ := strings.Cut(f.Name, "/")
		if isPart, _ := path.Match("search-*.json", strings.ToLower(first)); isPart && !parts[first] {
			parts[first] = true
			files = append(files, assets.File{Name: first})
		}
	}
	links := s.templates.CheckLinks(func(address string) bool { return names[book.IndexFile(address)] })
	return append(assets.CheckPaths(files), links...)
}

// Make makes outputs and passes each file with the index of its output to write, from several
// goroutines. It returns the problems of each output, which only templates have. Any other
// error stops it.
func (s *Site) Make(outputs []render.Output, write func(i int, f assets.File) error) ([]diag.Problems, error) {
	s.templates.Retry()
	problems := make([]diag.Problems, len(outputs))
	for _, first := range []bool{true, false} {
		err := parallel.For(len(outputs), func(i int) error {
			if outputs[i].First != first {
				return nil
			}
			if outputs[i].Page != nil {
				defer s.options.Timing.made()
			}
			return problems[i].AddError(outputs[i].Make(func(f assets.File) error { return write(i, f) }))
		})
		if err != nil {
			return nil, err
		}
	}
	return problems, nil
}
