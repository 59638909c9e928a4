package site

import (
	"sowbook/internal/compile"
	"sowbook/internal/diag"
)

// Build makes the whole site and writes its files to a sink. The error is a
// diag.Problems where the content is to blame.
func Build(o Options, sink Sink) error {
	type module struct {
		wasm []byte
		err  error
	}
	compiled := make(chan module, 1)
	go func() {
		wasm, err := compile.Engine(o.Builtin)
		compiled <- module{wasm, err}
	}()
	b, r, problems := prepare(o)
	if len(problems) > 0 {
		return problems
	}
	engine := <-compiled
	if engine.err != nil {
		return engine.err
	}
	assets, err := bundle(o, engine.wasm, b.searchFile())
	if err != nil {
		return err
	}
	r.assets = assets
	for _, e := range b.pages {
		html, err := r.render(b, e, &problems)
		if err != nil {
			return err
		}
		if err := sink.Write(e.url+"index.html", html); err != nil {
			return err
		}
		if e.variant == nil {
			continue
		}
		card, err := r.renderCard(b, e, &problems)
		if err != nil {
			return err
		}
		if err := sink.Write(e.url+cardFolder+"index.html", card); err != nil {
			return err
		}
		if e.original != nil {
			continue // for other programs it is one game
		}
		if err := sink.Write(e.url+dataName, b.data(e)); err != nil {
			return err
		}
	}
	if len(problems) > 0 {
		return problems
	}
	missing, err := r.notFound(b)
	if err != nil {
		return err
	}
	if err := sink.Write("404.html", missing); err != nil {
		return err
	}
	return assets.write(sink)
}

// Check does everything that Build checks about content and templates, looks for what the book leaves out (coverage.go) and
// for sections out of their order (sections.go), and writes nothing. It does not compile the engine.
func Check(o Options) error {
	b, r, problems := prepare(o)
	if len(problems) > 0 {
		return problems
	}
	for _, e := range b.pages {
		if _, err := r.render(b, e, &problems); err != nil {
			return err
		}
		if e.variant != nil {
			if _, err := r.renderCard(b, e, &problems); err != nil {
				return err
			}
		}
	}
	b.checkSections(&problems)
	b.checkEditions(&problems)
	problems.Add(b.coverage()...)
	if len(problems) > 0 {
		return problems
	}
	return nil
}

// prepare reads content and templates.
func prepare(o Options) (*book, *renderer, diag.Problems) {
	content, problems := o.content()
	if len(problems) > 0 {
		return nil, nil, problems
	}
	tables, problems := o.tables()
	if len(problems) > 0 {
		return nil, nil, problems
	}
	b, problems := readBook(content, o.layered("static"), tables, o.shown("content"), o.Drafts)
	r, wrong := newRenderer(o, tables)
	problems.Add(wrong...)
	return b, r, problems
}
