package render

import (
	"sowbook/internal/boardsvg"
	"sowbook/internal/book"
	"sowbook/internal/figures"
	"sowbook/internal/raster"
	"sowbook/internal/sitemeta"
)

// hasLinkPreview reports whether a page has a link preview: it has a board and is published, and
// the site's address is known.
func (r *Renderer) hasLinkPreview(p *book.Page) bool {
	return r.location.URL != "" && !p.Draft && p.Text.HasBoards
}

// linkPreview returns the link preview of a page: its title and its first board. It is nil
// if the page has none.
func (r *Renderer) linkPreview(d *book.Parsed) *sitemeta.LinkPreview {
	if !r.hasLinkPreview(d.Page) {
		return nil
	}
	board := figures.Board(d.Examples[0], d.Examples[0].FirstState)
	board.Marks = nil // the picture has no room for their legend
	return &sitemeta.LinkPreview{
		Name:    linkPreviewName(d.Page),
		Alt:     board.Alt,
		Picture: raster.LinkPreview{Title: d.Title, Site: r.book.Find("").Title, Board: boardsvg.Defs(board.Empty()) + board.SVG()},
	}
}

func linkPreviewName(p *book.Page) string { return p.Canonical() + "board.png" }
