package render

import (
	"fmt"

	"sowbook/internal/assets"
	"sowbook/internal/boardsvg"
	"sowbook/internal/book"
	"sowbook/internal/raster"
	"sowbook/internal/sitemeta"
)

// linkPreviewName is the name of the link preview, which is beside its page.
const linkPreviewName = "board.png"

// linkPreview is the picture that other sites show with a link to a page: its title and
// its first board.
type linkPreview struct {
	sitemeta.Preview
	raster.LinkPreview
}

// linkPreview returns the link preview of a page; nil where the page has no board or is
// not published, or the address of the site is not known.
func (r *Renderer) linkPreview(d *book.Parsed) *linkPreview {
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
	return &linkPreview{
		sitemeta.Preview{Name: d.Canonical() + linkPreviewName, Alt: board.Alt},
		raster.LinkPreview{Title: d.Title, Site: r.book.Find("").Title, Board: drawing},
	}
}

// preview returns the picture as the page's head names it; nil where there is
// none.
func (p *linkPreview) preview() *sitemeta.Preview {
	if p == nil {
		return nil
	}
	return &p.Preview
}

// paint draws the picture.
func (p *linkPreview) paint() (assets.File, error) {
	content, err := p.PNG()
	if err != nil {
		err = fmt.Errorf("the picture %s: %w", p.Name, err)
	}
	return assets.File{Name: p.Name, Content: content}, err
}
