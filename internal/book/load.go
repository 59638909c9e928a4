package book

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"sowbook/internal/diag"
	"sowbook/internal/locale"
	"sowbook/internal/page"
	"sowbook/internal/parallel"
	"sowbook/internal/project"
)

// Pages holds the pages of a rulebook before they are resolved.
type Pages struct {
	Project  project.Project
	Editions []*Edition      // the book's own language first
	List     []*Page         // in order of their paths
	Unread   []string        // addresses of pages that could not be read
	Drafts   map[string]bool // paths of drafts that are left out

	content    fs.FS
	strays     diag.Problems // of files that are no part of the book
	withDrafts bool          // keep pages that are drafts
}

// Open opens the content folder of a rulebook, with drafts or without, and reads the
// messages in the languages of its editions.
func Open(p project.Project, drafts bool) (*Pages, diag.Problems) {
	content, wrong := Content(p)
	home, language := homeLanguage(content, p.DisplayPath("content"))
	tables, problems := Tables(p, func(lang string) bool { return lang == language.Text || isFolder(content, lang) })
	problems.Add(wrong...)
	if tables != nil && tables[language.Text] == nil {
		problems.Add(home.ProblemAt(language.Offset, "there is no table of words for the language "+language.Text+"; add templates/words/"+language.Text+`.yaml with a line language: "NAME", or write one of `+strings.Join(tables.Langs(), ", ")))
		language.Text = locale.Default
	}
	return &Pages{Project: p, Editions: newEditions(content, tables, language.Text), Drafts: map[string]bool{}, content: content, withDrafts: drafts}, problems
}

// Load reads every page.
func (pages *Pages) Load() diag.Problems {
	var problems diag.Problems
	names, strays := findPages(pages.content, pages.Project.DisplayPath("content"), &problems)
	pages.strays = strays
	names = pages.rejectUnknownLanguages(names, &problems)
	all, lists := make([]*Page, len(names)), make([]diag.Problems, len(names))
	_ = parallel.For(len(names), func(i int) error {
		all[i], lists[i] = pages.load(names[i])
		return nil
	})
	for i, p := range all {
		problems.Add(lists[i]...)
		switch {
		case p == nil:
			pages.Unread = append(pages.Unread, urlOf(names[i]))
		case p.Draft && !pages.withDrafts:
			pages.Drafts[names[i]] = true
		default:
			pages.List = append(pages.List, p)
		}
	}
	return problems
}

// load reads one page. It returns nil if the file is not a page.
func (pages *Pages) load(name string) (*Page, diag.Problems) {
	file, problems := page.Read(pages.content, pages.Project.DisplayPath("content"), name)
	if !file.HasFront {
		return nil, problems
	}
	p := pages.newPage(file, &problems)
	return p, problems
}

// ReloadText reads the file of a page again and reports whether its front matter is
// unchanged. Otherwise the page stays as it was.
func (pages *Pages) ReloadText(p *Page) bool {
	file, problems := page.Read(pages.content, pages.Project.DisplayPath("content"), p.File.Path)
	if len(problems) > 0 || !bytes.Equal(file.FrontText(), p.File.FrontText()) {
		return false
	}
	p.File = file
	p.addExample()
	return true
}

// Tables reads the messages of the interface: the built-in tables, in which those of
// the rulebook replace single messages. For isUsed, see [locale.Load].
func Tables(p project.Project, isUsed func(lang string) bool) (locale.Tables, diag.Problems) {
	const folder = "templates/words"
	builtin, err := fs.Sub(p.Builtin, folder)
	if err != nil {
		panic(err) // the name is not a valid path
	}
	return locale.Load(isUsed,
		locale.Layer{Files: builtin, DisplayPath: "(built in)/" + folder},
		locale.Layer{Files: p.Folder(folder), DisplayPath: p.DisplayPath(folder)})
}

// Names of the files that a build writes next to a game's page.
const (
	CardFolder = "card/"     // the page of its card
	GameFile   = "game.json" // its rules and examples for other programs
)

// Content opens the folder of the pages. It has no files if there is a problem.
func Content(p project.Project) (fs.FS, diag.Problems) {
	info, err := os.Stat(filepath.Join(p.Dir, "content"))
	what := ""
	switch {
	case os.IsNotExist(err):
		what = "there is no such folder; a rulebook keeps its pages there, and sowbook new site NAME makes one"
	case err != nil:
		what = "cannot be read: " + diag.Reason(err)
	case !info.IsDir():
		what = "is a file, and must be a folder"
	default:
		return p.Folder("content"), nil
	}
	return p.Folder("content"), diag.Problems{{File: p.DisplayPath("content"), Message: what}}
}

func (b *Book) static() fs.FS { return b.Project.Layered("static") }
