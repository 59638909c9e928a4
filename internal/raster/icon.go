package raster

import (
	"bytes"
	"encoding/binary"
	"image/color"
	"image/png"
)

// Icon is one of the pictures that a site is known by in browsers and on phones.
type Icon struct {
	Size int     // pixels a side
	Room float64 // how much of the side the drawing takes, 1 for all
	Bare bool    // nothing lies behind the drawing
}

// PNG paints the icon from its drawing, an SVG as wide as it is high.
func (icon Icon) PNG(svg string) ([]byte, error) {
	d, err := parse(svg)
	if err != nil {
		return nil, err
	}
	c := newCanvas(icon.Size, icon.Size)
	if !icon.Bare {
		c.paper(color.RGBA{0xfa, 0xf6, 0xee, 0xff})
	}
	side := float64(icon.Size)
	edge := side * (1 - icon.Room) / 2
	if err := d.paint(c, box{edge, edge, side * icon.Room, side * icon.Room}, nil); err != nil {
		return nil, err
	}
	var out bytes.Buffer
	err = png.Encode(&out, c.pixels)
	return out.Bytes(), err
}

// ICO is a picture of so many pixels a side, fewer than 256, as the file that browsers ask for by the name favicon.ico.
func ICO(picture []byte, size int) []byte {
	var head []byte
	for _, word := range []uint16{0, 1, 1} { // reserved, an icon, one picture
		head = binary.LittleEndian.AppendUint16(head, word)
	}
	head = append(head, byte(size), byte(size), 0, 0)
	head = binary.LittleEndian.AppendUint16(head, 1)  // planes
	head = binary.LittleEndian.AppendUint16(head, 32) // bits a pixel
	head = binary.LittleEndian.AppendUint32(head, uint32(len(picture)))
	head = binary.LittleEndian.AppendUint32(head, uint32(len(head)+4))
	return append(head, picture...)
}
