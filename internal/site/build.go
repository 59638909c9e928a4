package site

import (
	"errors"
	"fmt"
	"path"

	"sowbook/internal/compile"
	"sowbook/internal/diag"
)

// Build makes the whole site and writes its files to a sink. The error is a
// diag.Problems where the content is to blame.
//
// The front matter of all pages is read first, so that each page can then be made alone, on any core, and its text let go: it knows the
// addresses, the games and the clauses of the others. What it cannot know yet waits for the digests of all: anchors that it links to, and
// the few pages that show something of every text.
func Build(o Options, sink Sink) error {
	engine := inBackground(func() (compile.Module, error) {
		defer o.Clock.begin("engine")("")
		return compile.Engine(o.Builtin)
	})
	bundled := inBackground(func() (assets, error) {
		defer o.Clock.begin("scripts and styles")("")
		return bundle(o)
	})
	b, r, problems := prepare(o)
	if r == nil {
		return problems
	}
	if len(problems) == 0 || o.hasOwn("static") { // what is built in has no problems
		assets, err := bundled()
		if err := problems.Take(err); err != nil {
			return err
		}
		if len(problems) == 0 {
			module, err := engine()
			if err != nil {
				return err
			}
			if err := assets.writeEngine(module, o, sink); err != nil {
				return err
			}
			r.travel = b.travel(r.options, assets)
			// They are written at once and let go: a build keeps little else.
			if err := writeAll(assets.list(), sink); err != nil {
				return err
			}
			assets.files = nil
			r.assets = assets
		}
	}
	wrong, err := makePages(b, r, sink, len(problems) == 0)
	if problems.Add(wrong...); err != nil || len(problems) > 0 {
		return orProblems(err, problems)
	}
	defer o.Clock.begin("files of the whole site")("")
	files, err := r.siteFiles(b)
	if err != nil {
		return err
	}
	return writeAll(files, sink)
}

// Check does everything that Build checks about content and templates, looks for what the book leaves out (coverage.go) and
// for sections out of their order (sections.go), and writes nothing. It does not compile the engine.
func Check(o Options) error {
	b, r, problems := prepare(o)
	if r == nil {
		return problems
	}
	if o.hasOwn("static") {
		_, err := bundle(o)
		if err := problems.Take(err); err != nil {
			return err
		}
	}
	wrong, err := makePages(b, r, nowhere{}, len(problems) == 0)
	problems.Add(wrong...)
	if err == nil && len(problems) == 0 {
		_, err = r.siteFiles(b)
		err = problems.Take(err)
	}
	if err == nil && len(problems) == 0 {
		for _, e := range b.pages {
			problems.Add(e.digest.misplaced...)
		}
		b.checkOrder(&problems)
		b.checkEditions(&problems)
		problems.Add(b.coverage()...)
	}
	return orProblems(err, problems)
}

// prepare reads templates and the front matter of all pages. Where a folder that they lie in cannot be used there is no renderer.
func prepare(o Options) (*book, *renderer, diag.Problems) {
	if o.History == nil {
		o.History = NewHistory(o.Dir)
	}
	go o.History.read()
	if problems := checkKinds(o); len(problems) > 0 {
		return &book{}, nil, problems
	}
	shelf, problems := o.shelf()
	checkOver(o, "templates", &problems)
	checkOver(o, "static", &problems)
	checkTexts(o, &problems)
	if len(problems) > 0 {
		return &book{}, nil, problems
	}
	r, problems := newRenderer(o, shelf.editions)
	end := o.Clock.begin("front matter")
	all, wrong := shelf.outline()
	end(fmt.Sprintf("%d pages", len(all.entries)))
	b, unfit := newBook(shelf, all)
	if len(wrong) == 0 {
		unfit.Add(b.homeless()...)
	}
	r.options = o.placed(b)
	return b, r, append(append(problems, wrong...), unfit...)
}

// makePages reads the text of every page, checks it, and writes its files to a sink; where the book is not sound, or a page is not, it
// only checks. The problems are in the order of the pages.
func makePages(b *book, r *renderer, sink Sink, sound bool) (diag.Problems, error) {
	clock := r.options.Clock
	puzzles := func() (diag.Problems, error) { return nil, nil }
	if sound { // what is wrong with a game would be wrong with its puzzles
		puzzles = inBackground(func() (diag.Problems, error) {
			defer clock.begin("puzzles")("")
			return b.provePuzzles(), nil
		})
	}
	end := clock.begin("pages")
	before := highlighted()
	clock.pages(len(b.pages))
	search, err := newSearchWriter(sink)
	if err != nil {
		return nil, err
	}
	waiting := make([]*sheet, len(b.pages)) // for the digests of all
	lists := make([]diag.Problems, len(b.pages))
	err = each(len(b.pages), func(i int) (err error) {
		s := b.open(b.pages[i])
		s.entry.digest = b.digest(s)
		search.parts.put(i, s.entry.digest.found)
		s.entry.digest.found = nil
		switch {
		case !sound || len(s.problems) > 0: // what else would be wrong may follow from it
		case s.entry.digest.late:
			waiting[i] = s
			return nil
		default:
			err = r.writePage(b, s, sink)
		}
		lists[i] = s.problems
		clock.made()
		return err
	})
	end(highlighted().since(before))
	sum, failed := search.end()
	if err := errors.Join(err, failed); err != nil {
		return nil, err
	}
	end = clock.begin("pages that show something of all")
	b.gather()
	r.assets.addresses[searchName] = r.options.versioned(searchName, sum)
	for i, s := range waiting {
		if s != nil {
			err = errors.Join(err, r.writePage(b, s, sink))
			lists[i] = s.problems
			clock.made()
		}
	}
	var problems diag.Problems
	for _, list := range lists {
		problems.Add(list...)
	}
	problems.Add(b.checkAnchors(func(*entry) bool { return false })...)
	end("")
	wrong, _ := puzzles()
	problems.Add(wrong...)
	return problems, err
}

// writePage makes the files of one page and writes them to a sink when nothing is wrong with the page.
func (r *renderer) writePage(b *book, s *sheet, sink Sink) error {
	files, err := r.pageFiles(b, s)
	s.entry.digest.links = s.links // those of captions and clauses too, which are known only now
	if err != nil {
		return s.blame(err)
	}
	if len(s.problems) > 0 {
		return nil
	}
	err = writeAll(files, sink)
	for _, f := range files {
		if path.Ext(f.name) == ".html" { // no other file is as long
			spare.Put(f)
		}
	}
	return err
}

// blame takes an error that is problems among those of the page; another it gives back.
func (s *sheet) blame(err error) error {
	var problems diag.Problems
	if !errors.As(err, &problems) {
		return err
	}
	s.problems.Add(problems...)
	return nil
}

// orProblems is an error, or else problems, each once: a template that is wrong is so in every page.
func orProblems(err error, problems diag.Problems) error {
	if err != nil || len(problems) == 0 {
		return err
	}
	var list diag.Problems
	seen := map[string]bool{}
	for _, p := range problems {
		if text := p.Error(); !seen[text] {
			seen[text] = true
			list.Add(p)
		}
	}
	return list
}

// inBackground begins something at once; what it returns waits for it.
func inBackground[T any](do func() (T, error)) (wait func() (T, error)) {
	type outcome struct {
		value T
		err   error
	}
	done := make(chan outcome, 1)
	go func() {
		value, err := do()
		done <- outcome{value, err}
	}()
	return func() (T, error) {
		o := <-done
		return o.value, o.err
	}
}
