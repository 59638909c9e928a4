package render

import (
	"sowbook/internal/boardsvg"
	"sowbook/internal/book"
	"sowbook/internal/figures"
	"sowbook/internal/raster"
	"sowbook/internal/sitemeta"
)

// linkPreview returns the link preview of a page: its title and its first board. It is
// nil if the page has no board or is not published, or the site's address is unknown.
func (r *Renderer) linkPreview(d *book.Parsed) *sitemeta.LinkPreview {
	if r.location.URL == "" || d.Draft || len(d.Examples) == 0 {
		return nil
	}
	board := figures.Board(d.Examples[0], d.Examples[0].FirstState)
	board.Marks = nil // the picture has no room for their legend
	return &sitemeta.LinkPreview{
		Name:    d.Canonical() + "board.png",
		Alt:     board.Alt,
		Picture: raster.LinkPreview{Title: d.Title, Site: r.book.Find("").Title, Board: boardsvg.Defs(board.Empty()) + board.SVG()},
	}
}
