package preview

import (
	"slices"

	"sowbook/internal/assets"
	"sowbook/internal/book"
	"sowbook/internal/diag"
	"sowbook/internal/render"
)

// batchSize is how many pages Work makes at a time.
const batchSize = 8

// Work does a part of the work that is left, and reports whether there was any. When
// there was none, Problems is complete.
func (l *Live) Work() bool {
	switch {
	case l.renderer == nil:
		return false
	case len(l.stale) > 0:
		next := l.stale[:min(batchSize, len(l.stale))]
		l.stale = l.stale[len(next):]
		l.make(next)
	case l.staleOverview:
		l.staleOverview = false
		var overviews []string
		for _, p := range l.book.List {
			if p.Text.NeedsOthers {
				overviews = append(overviews, p.File.Path)
			}
		}
		l.make(overviews)
	case l.staleSite:
		l.staleSite = false
		files, err := l.renderer.SiteFiles()
		if l.note(siteProblems, err) {
			l.publish(append(files, render.SearchIndex(l.book))...)
		}
	case l.stalePuzzles:
		l.stalePuzzles = false
		l.note(puzzleProblems, l.book.CheckPuzzles())
	default:
		return false
	}
	return true
}

// madePage is a page that was made again.
type madePage struct {
	page     *book.Page
	problems diag.Problems
	text     *book.TextSummary
	files    []assets.File
	err      error
}

// make makes some pages again, by their paths.
func (l *Live) make(paths []string) {
	if l.renderer == nil || len(paths) == 0 {
		return
	}
	l.book.CollectMentions()
	made := make([]madePage, len(paths))
	_ = book.Each(len(paths), func(i int) error {
		p := l.byPath[paths[i]]
		if p == nil || l.broken[paths[i]] || l.book.Find(p.URL) != p {
			return nil // it is gone, or its newest front matter is not in the book yet
		}
		made[i] = l.makePage(p)
		return nil
	})
	for i, m := range made {
		if m.page == nil {
			continue
		}
		err := m.err
		if len(m.problems) > 0 {
			err = m.problems
		}
		if l.note(pageKey(paths[i]), err) {
			l.take(paths[i], m)
		}
	}
}

// makePage parses, checks and renders one page.
func (l *Live) makePage(p *book.Page) madePage {
	d := l.book.Parse(p)
	m := madePage{page: p, problems: d.Problems}
	if len(d.Problems) > 0 {
		return m
	}
	m.text = l.book.Summarize(d)
	m.files, m.err = l.renderer.Page(d)
	m.text.KeepLinks(d)
	m.problems = d.Problems
	return m
}

// take publishes a page that was made, and marks what depends on its text as stale.
func (l *Live) take(path string, m madePage) {
	before := m.page.Text
	l.staleOverview = l.staleOverview || !before.SameShown(m.text)
	l.staleSite = l.staleSite || !slices.Equal(before.Search, m.text.Search)
	m.page.Text = m.text
	var names []string
	for _, f := range m.files {
		names = append(names, f.Name)
	}
	l.written[path] = names
	l.publish(m.files...)
}
