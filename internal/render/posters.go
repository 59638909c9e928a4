package render

import (
	"fmt"

	"sowbook/internal/assets"
	"sowbook/internal/boardsvg"
	"sowbook/internal/book"
	"sowbook/internal/raster"
	"sowbook/internal/sitemeta"
)

// posterName is the name of the preview picture, which is beside its page.
const posterName = "board.png"

// poster is the preview picture of a page, which other sites show with a link to
// it: the title and the first board.
type poster struct {
	sitemeta.Preview
	raster.LinkPreview
}

// poster returns the preview picture of a page; nil where the page has no board or is
// not published, or the address of the site is not known.
func (r *Renderer) poster(d *book.Parsed) *poster {
	if r.location.URL == "" || d.Draft || len(d.Examples) == 0 {
		return nil
	}
	ex := d.Examples[0]
	shown := ex.Show
	if ex.Brief && shown < len(ex.Game.Plies) {
		shown = 0
	}
	board := boardAt(ex, shown)
	board.Marks = nil // the picture has no room for their legend
	set := boardsvg.EmptyBoard{Pits: board.Pits, Labels: board.Labels, Piles: board.Piles}
	drawing := boardsvg.Defs(set) + board.SVG()
	return &poster{sitemeta.Preview{Name: d.Canonical() + posterName, Alt: board.Alt}, raster.LinkPreview{Title: d.Title, Site: r.book.Find("").Title, Board: drawing}}
}

// preview returns the picture as the page's head names it; nil where there is
// none.
func (p *poster) preview() *sitemeta.Preview {
	if p == nil {
		return nil
	}
	return &p.Preview
}

// paint draws the picture.
func (p *poster) paint() (assets.File, error) {
	content, err := p.PNG()
	if err != nil {
		err = fmt.Errorf("the picture %s: %w", p.Name, err)
	}
	return assets.File{Name: p.Name, Content: content}, err
}
