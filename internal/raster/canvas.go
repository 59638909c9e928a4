package raster

import (
	"image"
	"image/color"
	"math"

	"golang.org/x/image/vector"
)

// canvas is what is painted on.
type canvas struct {
	pixels *image.RGBA
	raster vector.Rasterizer
}

func newCanvas(width, height int) *canvas {
	return &canvas{pixels: image.NewRGBA(image.Rect(0, 0, width, height))}
}

// ink is the colour of each spot of the canvas, not multiplied by its own alpha.
type ink func(x, y float64) tint

// tint is a colour: each part and the alpha from 0 to 1.
type tint struct{ r, g, b, a float64 }

func plain(t tint) ink { return func(_, _ float64) tint { return t } }

// fill paints the inside of an outline that is given in pixels.
func (c *canvas) fill(o outline, with ink) {
	b := o.bounds()
	area := image.Rect(int(math.Floor(b.x)), int(math.Floor(b.y)), int(math.Ceil(b.x+b.w))+1, int(math.Ceil(b.y+b.h))+1).Intersect(c.pixels.Bounds())
	if area.Empty() {
		return
	}
	left, top := float64(area.Min.X), float64(area.Min.Y)
	c.raster.Reset(area.Dx(), area.Dy())
	for _, l := range o {
		for k, p := range l.points {
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
		covered := mask.Pix[(y-area.Min.Y)*mask.Stride:]
		for x := area.Min.X; x < area.Max.X; x++ {
			if part := covered[x-area.Min.X]; part > 0 {
				c.blend(x, y, with(float64(x)+0.5, float64(y)+0.5), float64(part)/255)
			}
		}
	}
}

// blend lays a tint over a pixel, of which it covers a part.
func (c *canvas) blend(x, y int, t tint, part float64) {
	i := c.pixels.PixOffset(x, y)
	pix := c.pixels.Pix[i : i+4 : i+4]
	alpha := t.a * part
	for k, v := range [...]float64{t.r, t.g, t.b, 1} {
		pix[k] = uint8(255*v*alpha + float64(pix[k])*(1-alpha) + 0.5)
	}
}

// paper covers the whole canvas.
func (c *canvas) paper(t color.RGBA) {
	for i := 0; i < len(c.pixels.Pix); i += 4 {
		copy(c.pixels.Pix[i:], []uint8{t.R, t.G, t.B, t.A})
	}
}
