package book

import (
	"context"
	"io/fs"
	"path"
	"runtime"
	"strings"

	"golang.org/x/sync/errgroup"

	"sowbook/internal/diag"
	"sowbook/internal/locale"
	"sowbook/internal/page"
	"sowbook/internal/project"
)

// Pages is the pages of a rulebook before they are resolved.
type Pages struct {
	Project  project.Project
	Editions []*Edition      // the book's own language first
	List     []*Page         // in order of their paths
	Unread   []string        // addresses of pages that could not be read
	Drafts   map[string]bool // paths of drafts that are left out
	loader   *loader
}

// loader reads pages one by one.
type loader struct {
	project  project.Project
	content  fs.FS
	editions []*Edition
	tables   locale.Tables
	drafts   bool // keep pages that are drafts
}

// Open opens the content folder of a rulebook, with drafts or without, and reads the
// messages in the languages of its editions.
func Open(p project.Project, drafts bool) (*Pages, diag.Problems) {
	tables, problems := loadTables(p)
	content, wrong := openContent(p)
	problems.Add(wrong...)
	l := &loader{p, content, newEditions(content, tables), tables, drafts}
	return &Pages{Project: p, Editions: l.editions, Drafts: map[string]bool{}, loader: l}, problems
}

// Load reads every page.
func (pages *Pages) Load() diag.Problems {
	l := pages.loader
	names, problems := l.names()
	all, lists := make([]*Page, len(names)), make([]diag.Problems, len(names))
	_ = Each(len(names), func(i int) error {
		all[i], lists[i] = l.load(names[i])
		return nil
	})
	for i, p := range all {
		problems.Add(lists[i]...)
		switch {
		case p == nil:
			pages.Unread = append(pages.Unread, urlOf(names[i]))
		case p.Draft && !l.drafts:
			pages.Drafts[names[i]] = true
		default:
			pages.List = append(pages.List, p)
		}
	}
	return problems
}

// names returns the paths of all pages, in order.
func (l *loader) names() ([]string, diag.Problems) {
	var problems diag.Problems
	names := findPages(l.content, l.project.Shown("content"), &problems)
	return names, problems
}

// load reads one page; it is nil where the file is not a page.
func (l *loader) load(name string) (*Page, diag.Problems) {
	file, problems := page.Read(l.content, l.project.Shown("content"), name)
	if len(problems) > 0 {
		return nil, problems
	}
	p := l.newPage(file, &problems)
	return p, problems
}

// loadTables reads the messages of the interface: the built-in tables, where those of
// the rulebook replace single messages.
func loadTables(p project.Project) (locale.Tables, diag.Problems) {
	const folder = "templates/words"
	builtin, err := fs.Sub(p.Builtin, folder)
	if err != nil {
		panic(err) // the name is not a valid path
	}
	return locale.Load(
		locale.Layer{Files: builtin, Shown: path.Join("(built in)", folder)},
		locale.Layer{Files: p.Own(folder), Shown: p.Shown(folder)})
}

// Each calls do with 0 to n-1, on all cores at once. After an error it starts no more
// calls and returns the error.
func Each(n int, do func(i int) error) error {
	group, ctx := errgroup.WithContext(context.Background())
	group.SetLimit(runtime.GOMAXPROCS(0))
	for i := range n {
		group.Go(func() error {
			if ctx.Err() != nil {
				return nil
			}
			return do(i)
		})
	}
	return group.Wait()
}

// ByPath compares paths in the order of [fs.WalkDir].
func ByPath(a, b string) int {
	return strings.Compare(strings.ReplaceAll(a, "/", "\x00"), strings.ReplaceAll(b, "/", "\x00"))
}
