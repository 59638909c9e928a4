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

// face is a font of the program's own: the same letters on every machine.
type face struct{ font *sfnt.Font }

func load(text []byte) func() face {
	return sync.OnceValue(func() face {
		f, err := sfnt.Parse(text)
		if err != nil {
			panic(err) // it is part of the program
		}
		return face{f}
	})
}

var (
	regular = load(goregular.TTF)
	bold    = load(gobold.TTF)
)

// can tells whether the font has every letter of a text. It has those of Latin, Greek and Cyrillic script.
func (f face) can(text string) bool {
	var buffer sfnt.Buffer
	for _, r := range text {
		if i, err := f.font.GlyphIndex(&buffer, r); err != nil || i == 0 {
			return false
		}
	}
	return true
}

// set is the outline of a text that begins at 0,0, its letters so large, and how wide it is.
func (f face) set(text string, size float64) (outline, float64, error) {
	var buffer sfnt.Buffer
	units := fixed.Int26_6(f.font.UnitsPerEm())
	scale := size / float64(units)
	var p pen
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
			spot := func(k int) point {
				return point{x + float64(s.Args[k].X)/64*scale, float64(s.Args[k].Y) / 64 * scale}
			}
			switch s.Op {
			case sfnt.SegmentOpMoveTo:
				p.close()
				p.moveTo(spot(0))
			case sfnt.SegmentOpLineTo:
				p.lineTo(spot(0))
			case sfnt.SegmentOpQuadTo:
				p.quadTo(spot(0), spot(1))
			case sfnt.SegmentOpCubeTo:
				p.cubeTo(spot(0), spot(1), spot(2))
			}
		}
		p.close()
		wide, err := f.font.GlyphAdvance(&buffer, i, units<<6, font.HintingNone)
		if err != nil {
			return nil, 0, err
		}
		x += float64(wide) / 64 * scale
	}
	return p.out, x, nil
}

// letters is the outline of a text element.
func (n *node) letters(s style) (outline, error) {
	x, y, _, err := n.three("x", 0, "y", 0, "dx", 0)
	if err != nil {
		return nil, err
	}
	if down, ok := strings.CutSuffix(n.attr["dy"], "em"); ok {
		part, err := strconv.ParseFloat(down, 64)
		if err != nil {
			return nil, fmt.Errorf("dy of text is no number: %q", n.attr["dy"])
		}
		y += part * s.size
	}
	f := regular()
	if s.bold {
		f = bold()
	}
	o, wide, err := f.set(n.text, s.size)
	if s.middle {
		x -= wide / 2
	}
	return o.moved(move{x, y, 1}), err
}
