package raster

import (
	"encoding/binary"
	"image/color"

	"git.sr.ht/~sbinet/gg"
)

// paper is the background of link previews and icons.
var paper = color.RGBA{0xfa, 0xf6, 0xee, 0xff}

// Icon describes one of the site's icons for browsers and phones.
type Icon struct {
	Size        int     // width and height in pixels
	DrawingSize float64 // part of the width that the drawing takes, 1 for all of it
	Transparent bool    // whether the background is transparent
}

// paint paints the icon that svg, a square drawing, draws.
func (icon Icon) paint(svg string) (*gg.Context, error) {
	d, err := parseSVG(svg, nil)
	if err != nil {
		return nil, err
	}
	c := gg.NewContext(icon.Size, icon.Size)
	if !icon.Transparent {
		c.SetColor(paper)
		c.Clear()
	}
	size := float64(icon.Size)
	margin := size * (1 - icon.DrawingSize) / 2
	return c, d.paint(c, box{margin, margin, size * icon.DrawingSize, size * icon.DrawingSize})
}

// ICO returns a favicon.ico that contains a PNG, size pixels wide and high, less than 256.
func ICO(picture []byte, size int) []byte {
	var head []byte
	for _, word := range []uint16{0, 1, 1} { // reserved, an icon, one picture
		head = binary.LittleEndian.AppendUint16(head, word)
	}
	head = append(head, byte(size), byte(size), 0, 0)
	head = binary.LittleEndian.AppendUint16(head, 1)  // planes
	head = binary.LittleEndian.AppendUint16(head, 32) // bits per pixel
	head = binary.LittleEndian.AppendUint32(head, uint32(len(picture)))
	head = binary.LittleEndian.AppendUint32(head, uint32(len(head)+4)) // where the picture begins
	return append(head, picture...)
}
