package raster

import (
	"image"
	"image/color"
	"math"

	"golang.org/x/image/vector"
)

// canvas is a picture that is being painted.
type canvas struct {
	pixels *image.RGBA
	raster vector.Rasterizer
}

func newCanvas(width, height int) *canvas {
	return &canvas{pixels: image.NewRGBA(image.Rect(0, 0, width, height))}
}

// clear gives every pixel one colour.
func (c *canvas) clear(colour color.RGBA) {
	for i := 0; i < len(c.pixels.Pix); i += 4 {
		copy(c.pixels.Pix[i:], []uint8{colour.R, colour.G, colour.B, colour.A})
	}
}

// fill paints the inside of a path, whose units are pixels.
func (c *canvas) fill(p path, colour colourFunc) {
	b := p.bounds()
	area := image.Rect(int(math.Floor(b.x)), int(math.Floor(b.y)), int(math.Ceil(b.x+b.w))+1, int(math.Ceil(b.y+b.h))+1).Intersect(c.pixels.Bounds())
	if area.Empty() {
		return
	}
	left, top := float64(area.Min.X), float64(area.Min.Y)
	c.raster.Reset(area.Dx(), area.Dy())
	for _, line := range p {
		for k, p := range line.points {
			x, y := float32(p.x-left), float32(p.y-top)
			if k == 0 {
				c.raster.MoveTo(x, y)
			} else {
				c.raster.LineTo(x, y)
			}
		}
		c.raster.ClosePath()
	}
	mask := image.NewAlpha(image.Rect(0, 0, area.Dx(), area.Dy()))
	c.raster.Draw(mask, mask.Bounds(), image.Opaque, image.Point{})
	for y := area.Min.Y; y < area.Max.Y; y++ {
		row := mask.Pix[(y-area.Min.Y)*mask.Stride:]
		for x := area.Min.X; x < area.Max.X; x++ {
			if coverage := row[x-area.Min.X]; coverage > 0 {
				c.blend(x, y, colour(float64(x)+0.5, float64(y)+0.5), float64(coverage)/255)
			}
		}
	}
}

// blend paints a colour over the part of a pixel that a shape covers.
func (c *canvas) blend(x, y int, colour rgba, coverage float64) {
	i := c.pixels.PixOffset(x, y)
	pix := c.pixels.Pix[i : i+4 : i+4]
	alpha := colour.a * coverage
	for k, v := range [...]float64{colour.r, colour.g, colour.b, 1} {
		pix[k] = uint8(255*v*alpha + float64(pix[k])*(1-alpha) + 0.5)
	}
}
