package render

import (
	"sowbook/internal/assets"
	"sowbook/internal/book"
	"sowbook/internal/datafiles"
	"sowbook/internal/diag"
	"sowbook/internal/sitemeta"
)

// Output is files of a site that are made together. All outputs depend on the front matter of
// pages, on the templates and on the assets; Page and NeedsTexts say which texts they depend on.
type Output struct {
	Name  string                                      // distinguishes the outputs of a site
	Page  *book.Page                                  // whose text it is made from, or nil
	First bool                                        // pages name the versions of its files
	Files func() []assets.File                        // its files without contents; the index leaves out the parts
	Make  func(write func(f assets.File) error) error // makes the files; several outputs may be made at once
	texts bool
}

// NeedsTexts reports whether the output is made from the summaries of all texts.
func (o Output) NeedsTexts() bool { return o.texts || o.Page != nil && o.Page.Text.NeedsOthers }

// Outputs lists the outputs of the site. Those with First must be made before the others.
func (r *Renderer) Outputs() []Output {
	list := []Output{
		{Name: "assets", Files: r.assets.Files, Make: func(write func(assets.File) error) error {
			for _, f := range r.assets.Files() {
				if err := write(f); err != nil {
					return err
				}
			}
			return nil
		}},
		{
			Name: assets.SearchFile, texts: true, First: true, Files: func() []assets.File { return []assets.File{{Name: assets.SearchFile}} },
			Make: func(write func(assets.File) error) error { return datafiles.Search(r.book, r.assets, write) },
		},
	}
	if len(r.book.Variants) > 0 {
		answers := r.file(assets.AnswersFile, true, func() ([]byte, error) { return datafiles.Answers(r.book), nil })
		answers.texts = true
		list = append(list, answers, r.file(datafiles.GamesFile, false, func() ([]byte, error) { return datafiles.Games(r.book) }))
	}
	for _, e := range r.book.Editions {
		if !r.hasGameFiles(e) {
			continue
		}
		for _, game := range r.gameFilesBuilder(e).gamePages() {
			list = append(list, r.file(gameFileName(e, game), true, func() ([]byte, error) { return r.gameFilesBuilder(e).gameFile(game) }))
		}
	}
	for _, f := range r.meta.Files() {
		list = append(list, r.file(f.Name, f.First, func() ([]byte, error) { return f.Make(), nil }))
	}
	for _, e := range r.embedEditions() {
		list = append(list, r.file(e.EmbedURL()+"index.html", false, func() ([]byte, error) { return r.embedHTML(e) }))
	}
	list = append(list, r.file("404.html", false, r.notFound))
	for _, p := range r.book.List {
		list = append(list, r.page(p))
	}
	return list
}

// file returns the output of one file of no page. It is left out if make returns nil.
func (r *Renderer) file(name string, first bool, make func() ([]byte, error)) Output {
	return Output{
		Name: name, First: first, Files: func() []assets.File { return []assets.File{{Name: name}} },
		Make: func(write func(assets.File) error) error {
			content, err := make()
			if err != nil || content == nil {
				return err
			}
			f := assets.File{Name: name, Content: content}
			if first {
				r.assets.SetURL(f)
			}
			return write(f)
		},
	}
}

// page returns the output of a page's files.
func (r *Renderer) page(p *book.Page) Output {
	return Output{
		Name: p.File.Path, Page: p,
		Files: func() []assets.File {
			var files []assets.File
			for _, f := range r.pageFiles(p) {
				files = append(files, assets.File{Name: f.name, Source: f.source})
			}
			return files
		},
		Make: func(write func(assets.File) error) error { return r.makePage(r.book.Take(p), write) },
	}
}

func (r *Renderer) makePage(d *book.Parsed, write func(assets.File) error) error {
	for _, f := range r.pageFiles(d.Page) {
		content, err := f.make(d)
		if err == nil {
			err = write(assets.File{Name: f.name, Content: content})
		}
		if err != nil {
			return err
		}
	}
	return nil
}

type pageFile struct {
	name   string
	source diag.Problem // see assets.File
	make   func(d *book.Parsed) ([]byte, error)
}

// pageFiles lists the files of a checked page: the page, redirects at its old addresses, its link
// preview, the sources of its examples, for a source its clauses, for a game its card and its data.
func (r *Renderer) pageFiles(p *book.Page) []pageFile {
	var files []pageFile
	add := func(name string, make func(d *book.Parsed) ([]byte, error)) {
		files = append(files, pageFile{name, p.File.Source.FileProblem(""), make})
	}
	add(p.URL+"index.html", r.pageHTML)
	for _, old := range p.Moved {
		redirect := func(*book.Parsed) ([]byte, error) { return r.redirect(p, old.Text) }
		files = append(files, pageFile{book.IndexFile(old.Text), p.File.ProblemAt(old.Offset, ""), redirect})
	}
	if r.hasLinkPreview(p) {
		add(linkPreviewName(p), func(d *book.Parsed) ([]byte, error) { return r.linkPreview(d).PNG() })
	}
	if r.hasLinkPreview(p) && p.Kind == book.Game {
		add(p.Canonical()+sitemeta.OEmbedName, func(d *book.Parsed) ([]byte, error) { return r.meta.OEmbed(d, d.Examples[0], r.linkPreview(d)), nil })
	}
	if p.Text.HasBoards {
		add(p.URL+datafiles.SourcesFile, func(d *book.Parsed) ([]byte, error) { return datafiles.Sources(d, r.code) })
	}
	if p.Kind == book.SourcePage {
		add(p.URL+datafiles.ClausesFile, func(d *book.Parsed) ([]byte, error) { return datafiles.Clauses(r.book, d), nil })
	}
	if p.Variant != nil {
		add(p.URL+book.CardFolder+"index.html", r.cardHTML)
	}
	if p.Variant != nil && p.Original == nil { // for other programs a game and its translation are one
		add(p.URL+book.GameFile, func(d *book.Parsed) ([]byte, error) { return datafiles.Game(r.book, d), nil })
	}
	return files
}
