package raster

import (
	"image/color"
	"strings"

	"git.sr.ht/~sbinet/gg"
)

// The size of a link preview in pixels, which most services recommend.
const (
	LinkPreviewWidth  = 1200
	LinkPreviewHeight = 630
)

// LinkPreview describes a link preview: the picture that chats and social networks
// show with a link to a page.
type LinkPreview struct {
	Title string // of the page; left out if the fonts lack one of its letters
	Site  string // name of the site
	Board string // SVG of a board, after the SVG with the definitions it uses
}

// previewOverrides enlarges digits and lines, because link previews are usually shown at a
// third of their size.
var previewOverrides = overrides{
	"count": {"font-size": "27"},
	"pill":  {"stroke-width": "31"},
	"label": {"font-size": "21"},
	"turn":  {"stroke-width": "6"},
	"path":  {"stroke-width": "3"},
	"skip":  {"stroke-width": "3"},
}

func (preview LinkPreview) paint() (*gg.Context, error) {
	const margin, bottomMargin = 52.0, 34.0
	d, err := parseSVG(preview.Board, previewOverrides)
	if err != nil {
		return nil, err
	}
	view, err := d.viewBox()
	if err != nil {
		return nil, err
	}
	c := gg.NewContext(LinkPreviewWidth, LinkPreviewHeight)
	c.SetColor(paper)
	c.Clear()
	top := margin
	title := strings.TrimSpace(preview.Title)
	if title != "" && hasGlyphs(boldFont(), title) && hasGlyphs(regularFont(), preview.Site) {
		paintTitle(c, title, preview.Site, margin)
		top = 118
	}
	room := box{margin, top, LinkPreviewWidth - 2*margin, LinkPreviewHeight - top - bottomMargin}
	width := min(room.w, room.h*view.w/view.h)
	height := width * view.h / view.w
	return c, d.paint(c, box{room.x + (room.w-width)/2, room.y + (room.h-height)/2, width, height})
}

// paintTitle writes the title on the left and the name of the site on the right. It leaves
// out the name if there is no room for both, and shrinks a title that is still too long.
func paintTitle(c *gg.Context, title, site string, margin float64) {
	const baseline, titleSize, siteSize = 86.0, 50.0, 30.0
	room := LinkPreviewWidth - 2*margin
	titleFace, siteFace := newFace(boldFont(), titleSize), newFace(regularFont(), siteSize)
	titleWidth, siteWidth := textWidth(titleFace, title), textWidth(siteFace, site)
	if site != title && titleWidth <= room-siteWidth-40 {
		drawText(c, siteFace, site, color.RGBA{0x65, 0x58, 0x48, 0xff}, LinkPreviewWidth-margin-siteWidth, baseline)
	}
	if titleWidth > room {
		titleFace = newFace(boldFont(), titleSize*room/titleWidth)
	}
	drawText(c, titleFace, title, color.RGBA{0x24, 0x1c, 0x13, 0xff}, margin, baseline)
}
