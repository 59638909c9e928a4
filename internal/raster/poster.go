package raster

import (
	"bytes"
	"image/color"
	"image/png"
	"strings"
)

// The size of a poster: the one that is asked for where links are shown with a picture.
const (
	PosterWidth  = 1200
	PosterHeight = 630
)

// Poster is what the picture of a page shows.
type Poster struct {
	Title string // of the page; left off where the fonts lack a letter of it
	Site  string // the name of the site
	Board string // the drawing of a board, after what it uses: the defs of its page
}

// small makes digits as large as on a narrow screen: a poster is most often seen a third as wide as it is.
var small = dress{
	"count": {"font-size": "27"},
	"pill":  {"stroke-width": "31"},
	"label": {"font-size": "21"},
	"turn":  {"stroke-width": "6"},
	"path":  {"stroke-width": "3"},
	"skip":  {"stroke-width": "3"},
}

// PNG paints the poster.
func (poster Poster) PNG() ([]byte, error) {
	const margin, foot = 52.0, 34.0
	d, err := parse(poster.Board)
	if err != nil {
		return nil, err
	}
	view, err := d.viewBox()
	if err != nil {
		return nil, err
	}
	c := newCanvas(PosterWidth, PosterHeight)
	c.paper(color.RGBA{0xfa, 0xf6, 0xee, 0xff})
	top := margin
	if title := strings.TrimSpace(poster.Title); title != "" && bold().can(title) && regular().can(poster.Site) {
		if err := c.head(title, poster.Site, margin); err != nil {
			return nil, err
		}
		top = 118
	}
	room := box{margin, top, PosterWidth - 2*margin, PosterHeight - top - foot}
	wide := min(room.w, room.h*view.w/view.h)
	high := wide * view.h / view.w
	if err := d.paint(c, box{room.x + (room.w-wide)/2, room.y + (room.h-high)/2, wide, high}, small); err != nil {
		return nil, err
	}
	var out bytes.Buffer
	err = png.Encode(&out, c.pixels)
	return out.Bytes(), err
}

// head writes the title on the left and the name of the site on the right, both on one line; a long title is written smaller, and one
// longer still alone.
func (c *canvas) head(title, site string, margin float64) error {
	const base = 86.0
	room := PosterWidth - 2*margin
	name, wide, err := regular().set(site, 30)
	if err != nil {
		return err
	}
	size := 50.0
	letters, long, err := bold().set(title, size)
	if err != nil {
		return err
	}
	if site != title && long <= room-wide-40 {
		c.fill(name.moved(move{PosterWidth - margin - wide, base, 1}), plain(tint{.396, .345, .282, 1}))
	}
	scale := min(1, room/long)
	c.fill(letters.moved(move{margin, base, scale}), plain(tint{.141, .110, .075, 1}))
	return nil
}
