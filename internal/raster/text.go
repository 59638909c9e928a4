package raster

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"strconv"
	"strings"
	"sync"
	"unicode/utf8"

	"git.sr.ht/~sbinet/gg"
	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// The fonts are part of the program, so that text looks the same on every machine.
var (
	regularFont = loadFont(goregular.TTF)
	boldFont    = loadFont(gobold.TTF)
)

func loadFont(text []byte) func() *opentype.Font {
	return sync.OnceValue(func() *opentype.Font {
		f, err := opentype.Parse(text)
		if err != nil {
			panic(err) // it is part of the program
		}
		return f
	})
}

// hasGlyphs reports whether a font has every letter of a text. The fonts have the Latin,
// Greek and Cyrillic scripts.
func hasGlyphs(f *opentype.Font, text string) bool {
	var buffer sfnt.Buffer
	for _, r := range text {
		if i, err := f.GlyphIndex(&buffer, r); err != nil || i == 0 {
			return false
		}
	}
	return true
}

// newFace returns a font at a size in pixels.
func newFace(f *opentype.Font, size float64) font.Face {
	face, err := opentype.NewFace(f, &opentype.FaceOptions{Size: size, DPI: 72})
	if err != nil {
		panic(err) // an option that is not supported
	}
	return face
}

// textWidth returns the width of a text in pixels.
func textWidth(face font.Face, text string) float64 {
	return float64(font.MeasureString(face, text)) / 64
}

// drawText writes a text whose baseline begins at x, y, in pixels.
func drawText(c *gg.Context, face font.Face, text string, colour color.Color, x, y float64) {
	d := font.Drawer{Dst: c.Image().(draw.Image), Src: image.NewUniform(colour), Face: face}
	d.Dot = fixed.Point26_6{X: fixed.Int26_6(x * 64), Y: fixed.Int26_6(y * 64)}
	d.DrawString(text)
}

// paintText writes the text of a text element.
func (p *painter) paintText(e *element, s style) error {
	var x, y float64
	if err := e.numbers(map[string]*float64{"x": &x, "y": &y}); err != nil {
		return err
	}
	text, _ := e.attr("dy")
	if dy, ok := strings.CutSuffix(text, "em"); ok {
		ems, err := strconv.ParseFloat(dy, 64)
		if err != nil {
			return fmt.Errorf("dy of text is not a number: %q", text)
		}
		y += ems * s.fontSize
	}
	if err := inRange(s.scale, x, y, s.fontSize); err != nil {
		return err
	}
	if s.fontSize <= 0 {
		return invalid("font-size %g is not a size", s.fontSize)
	}
	if err := p.addLength(float64(utf8.RuneCountInString(e.Text)) * s.fontSize * s.scale); err != nil {
		return err
	}
	p.shapeLength, p.shapeSegments = 0, 0 // letters have no strokes
	colour, err := parseColour(s.fill, s.fillOpacity)
	if err != nil {
		return err
	}
	face := newFace(regularFont(), s.fontSize*s.scale)
	if s.bold {
		face = newFace(boldFont(), s.fontSize*s.scale)
	}
	x, y = p.TransformPoint(x, y)
	if s.centred {
		x -= textWidth(face, e.Text) / 2
	}
	drawText(p.Context, face, e.Text, colour, x, y)
	return nil
}
