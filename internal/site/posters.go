package site

import (
	"fmt"

	"sowbook/internal/boardsvg"
	"sowbook/internal/raster"
)

const (
	posterName   = "board.png" // beside the page that it is of
	posterWidth  = raster.PosterWidth
	posterHeight = raster.PosterHeight
)

// poster is the picture of a page: its title and its first board.
type poster struct {
	name string // below the site's root
	alt  string
	raster.Poster
}

// poster is the picture of a published page; nil where the page has no board.
func (b *book) poster(s *sheet) *poster {
	if s.draft || len(s.examples) == 0 {
		return nil
	}
	ex := s.examples[0]
	shown := ex.Show
	if ex.Brief && shown < len(ex.Game.Plies) {
		shown = 0
	}
	board := picture(ex, shown)
	board.Marks = nil // there is no room for what they point out
	set := boardsvg.Set{Pits: board.Pits, Labels: board.Labels, Piles: board.Piles}
	return &poster{s.canonical() + posterName, board.Alt, raster.Poster{Title: s.title, Site: b.find("").title, Board: boardsvg.Defs(set) + board.SVG()}}
}

// poster is the picture of a page, where the site is to have pictures.
func (r *renderer) poster(b *book, s *sheet) *poster {
	if r.travel.address == "" {
		return nil
	}
	return b.poster(s)
}

// paint makes the picture.
func (p *poster) paint() (file, error) {
	content, err := p.Kept()
	if err != nil {
		err = fmt.Errorf("the picture %s: %w", p.name, err)
	}
	return file{p.name, content}, err
}
