package raster

import (
	"fmt"
	"strconv"
	"strings"
	"sync"

	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// typeface is a font that is part of the program, so that text looks the same
// on every machine.
type typeface struct{ font *sfnt.Font }

func loadFont(text []byte) func() typeface {
	return sync.OnceValue(func() typeface {
		f, err := sfnt.Parse(text)
		if err != nil {
			panic(err) // it is part of the program
		}
		return typeface{f}
	})
}

var (
	regularFont = loadFont(goregular.TTF)
	boldFont    = loadFont(gobold.TTF)
)

// hasGlyphs reports whether the font has every letter of a text. It has those
// of the Latin, Greek and Cyrillic scripts.
func (f typeface) hasGlyphs(text string) bool {
	var buffer sfnt.Buffer
	for _, r := range text {
		if i, err := f.font.GlyphIndex(&buffer, r); err != nil || i == 0 {
			return false
		}
	}
	return true
}

// textPath returns the outlines of a text that begins at 0,0, and its width.
func (f typeface) textPath(text string, size float64) (path, float64, error) {
	var buffer sfnt.Buffer
	units := fixed.Int26_6(f.font.UnitsPerEm())
	scale := size / float64(units)
	var b pathBuilder
	x := 0.0
	for _, r := range text {
		i, err := f.font.GlyphIndex(&buffer, r)
		if err != nil {
			return nil, 0, err
		}
		segments, err := f.font.LoadGlyph(&buffer, i, units<<6, nil)
		if err != nil {
			return nil, 0, err
		}
		for _, s := range segments {
			arg := func(k int) point {
				return point{x + float64(s.Args[k].X)/64*scale, float64(s.Args[k].Y) / 64 * scale}
			}
			switch s.Op {
			case sfnt.SegmentOpMoveTo:
				b.close()
				b.moveTo(arg(0))
			case sfnt.SegmentOpLineTo:
				b.lineTo(arg(0))
			case sfnt.SegmentOpQuadTo:
				b.quadTo(arg(0), arg(1))
			case sfnt.SegmentOpCubeTo:
				b.cubeTo(arg(0), arg(1), arg(2))
			}
		}
		b.close()
		advance, err := f.font.GlyphAdvance(&buffer, i, units<<6, font.HintingNone)
		if err != nil {
			return nil, 0, err
		}
		x += float64(advance) / 64 * scale
	}
	return b.path, x, nil
}

// textShape returns the outlines of a text element.
func (e *element) textShape(s style) (path, error) {
	x, y, _, err := e.numbers("x", 0, "y", 0, "dx", 0)
	if err != nil {
		return nil, err
	}
	if dy, ok := strings.CutSuffix(e.attr["dy"], "em"); ok {
		ems, err := strconv.ParseFloat(dy, 64)
		if err != nil {
			return nil, fmt.Errorf("dy of text is not a number: %q", e.attr["dy"])
		}
		y += ems * s.fontSize
	}
	f := regularFont()
	if s.bold {
		f = boldFont()
	}
	p, width, err := f.textPath(e.text, s.fontSize)
	if s.centred {
		x -= width / 2
	}
	return p.transformed(transform{x, y, 1}), err
}
