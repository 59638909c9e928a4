package raster

import (
	"bytes"
	"image/png"
	"strings"
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

// previewOverrides makes digits and lines as large as on a narrow screen: a
// preview is usually shown at a third of its size.
var previewOverrides = overrides{
	"count": {"font-size": "27"},
	"pill":  {"stroke-width": "31"},
	"label": {"font-size": "21"},
	"turn":  {"stroke-width": "6"},
	"path":  {"stroke-width": "3"},
	"skip":  {"stroke-width": "3"},
}

// paint returns a PNG of the preview.
func (preview LinkPreview) paint() ([]byte, error) {
	const margin, bottomMargin = 52.0, 34.0
	d, err := parseSVG(preview.Board)
	if err != nil {
		return nil, err
	}
	view, err := d.viewBox()
	if err != nil {
		return nil, err
	}
	c := newCanvas(LinkPreviewWidth, LinkPreviewHeight)
	c.clear(paper)
	top := margin
	if title := strings.TrimSpace(preview.Title); title != "" && boldFont().hasGlyphs(title) && regularFont().hasGlyphs(preview.Site) {
		if err := c.paintTitle(title, preview.Site, margin); err != nil {
			return nil, err
		}
		top = 118
	}
	room := box{margin, top, LinkPreviewWidth - 2*margin, LinkPreviewHeight - top - bottomMargin}
	width := min(room.w, room.h*view.w/view.h)
	height := width * view.h / view.w
	if err := d.paint(c, box{room.x + (room.w-width)/2, room.y + (room.h-height)/2, width, height}, previewOverrides); err != nil {
		return nil, err
	}
	var out bytes.Buffer
	err = png.Encode(&out, c.pixels)
	return out.Bytes(), err
}

// paintTitle writes the title on the left and the name of the site on the
// right of one line. The name is left out if there is no room for both, and a
// title that is still too long is written smaller.
func (c *canvas) paintTitle(title, site string, margin float64) error {
	const baseline = 86.0
	room := LinkPreviewWidth - 2*margin
	name, nameWidth, err := regularFont().textPath(site, 30)
	if err != nil {
		return err
	}
	letters, titleWidth, err := boldFont().textPath(title, 50)
	if err != nil {
		return err
	}
	if site != title && titleWidth <= room-nameWidth-40 {
		c.fill(name.transformed(transform{LinkPreviewWidth - margin - nameWidth, baseline, 1}), solid(rgba{.396, .345, .282, 1}))
	}
	scale := min(1, room/titleWidth)
	c.fill(letters.transformed(transform{margin, baseline, scale}), solid(rgba{.141, .110, .075, 1}))
	return nil
}
