package site

import (
	"errors"
	"fmt"
	"runtime"
	"sync"

	"sowbook/internal/figure"
	"sowbook/internal/paint"
)

const (
	posterName   = "board.png" // beside the page that it is of
	posterWidth  = paint.PosterWidth
	posterHeight = paint.PosterHeight
)

// poster is the picture of a page: its title and its first board.
type poster struct {
	name string // below the site's root
	alt  string
	paint.Poster
}

// posters is the pictures of all published pages that have a board, by the addresses of the pages. They are asked for by whole addresses
// only, so that without the site's there are none.
func (b *book) posters(address string) map[string]poster {
	list := map[string]poster{}
	if address == "" {
		return list
	}
	site := b.find("").title
	for _, e := range b.pages {
		if e.draft || len(e.examples) == 0 {
			continue
		}
		ex := e.examples[0]
		shown := ex.Show
		if ex.Brief && shown < len(ex.Game.Plies) {
			shown = 0
		}
		board := picture(ex, shown)
		board.Marks = nil // there is no room for what they point out
		set := figure.Set{Pits: board.Pits, Labels: board.Labels, Piles: board.Piles}
		list[e.url] = poster{e.url + posterName, board.Alt, paint.Poster{Title: e.title, Site: site, Board: figure.Defs(set) + board.SVG()}}
	}
	return list
}

// posterFor is the picture of a page; of one that has no board, the first page's.
func (t *travel) posterFor(e *entry) (poster, bool) {
	p, ok := t.posters[e.canonical()]
	if !ok {
		p, ok = t.posters[""]
	}
	return p, ok
}

// paint makes the pictures, several at a time.
func (t *travel) paint() error {
	type painted struct {
		poster  poster
		content []byte
		err     error
	}
	turn := make(chan struct{}, runtime.GOMAXPROCS(0))
	done := make(chan painted, len(t.posters))
	var all sync.WaitGroup
	for _, p := range t.posters {
		all.Go(func() {
			turn <- struct{}{}
			content, err := p.Kept()
			if err != nil {
				err = fmt.Errorf("the picture %s: %w", p.name, err)
			}
			done <- painted{p, content, err}
			<-turn
		})
	}
	all.Wait()
	close(done)
	var failed error
	for p := range done {
		failed = errors.Join(failed, p.err)
		t.files[p.poster.name] = p.content
	}
	return failed
}
