package raster

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// colour reads #rgb or #rrggbb.
func colour(text string) (tint, error) {
	digits, ok := strings.CutPrefix(text, "#")
	if ok && len(digits) == 3 {
		digits = string([]byte{digits[0], digits[0], digits[1], digits[1], digits[2], digits[2]})
	}
	v, err := strconv.ParseUint(digits, 16, 32)
	if !ok || err != nil || len(digits) != 6 {
		return tint{}, fmt.Errorf("colour %q is not known here; write #rrggbb", text)
	}
	return tint{float64(v>>16) / 255, float64(v>>8&255) / 255, float64(v&255) / 255, 1}, nil
}

// ink is what a fill or a stroke is painted with: a colour, or a gradient by its id. The gradient lies over the bounds of the shape, which
// is in its own units; m takes those to the canvas.
func (d *drawing) ink(text string, opacity float64, bounds box, m move) (ink, error) {
	id, ok := strings.CutPrefix(text, "url(#")
	if !ok {
		t, err := colour(text)
		t.a *= opacity
		return plain(t), err
	}
	n := d.ids[strings.TrimSuffix(id, ")")]
	if n == nil || n.name != "linearGradient" && n.name != "radialGradient" {
		return nil, fmt.Errorf("%s is no gradient of the drawing", text)
	}
	stops, err := n.stops(opacity)
	if err != nil {
		return nil, err
	}
	where, err := n.along()
	if err != nil {
		return nil, err
	}
	return func(x, y float64) tint {
		u := ((x-m.x)/m.scale - bounds.x) / max(bounds.w, 1e-9)
		v := ((y-m.y)/m.scale - bounds.y) / max(bounds.h, 1e-9)
		return at(stops, where(u, v))
	}, nil
}

// along says how far along a gradient a spot of its unit square is: 0 at the start, 1 at the end.
func (n *node) along() (func(u, v float64) float64, error) {
	if n.name == "radialGradient" {
		cx, cy, r, err := n.three("cx", .5, "cy", .5, "r", .5)
		return func(u, v float64) float64 { return math.Hypot(u-cx, v-cy) / r }, err
	}
	x1, y1, x2, err := n.three("x1", 0, "y1", 0, "x2", 1)
	if err != nil {
		return nil, err
	}
	y2, err := n.length("y2", 0)
	dx, dy := x2-x1, y2-y1
	square := max(dx*dx+dy*dy, 1e-9)
	return func(u, v float64) float64 { return ((u-x1)*dx + (v-y1)*dy) / square }, err
}

// stop is a colour at a place of a gradient.
type stop struct {
	offset float64
	tint   tint
}

func (n *node) stops(opacity float64) (list []stop, err error) {
	for _, kid := range n.kids {
		var s stop
		if s.offset, err = kid.length("offset", 0); err != nil {
			return nil, err
		}
		if s.tint, err = colour(kid.attr["stop-color"]); err != nil {
			return nil, err
		}
		alpha, err := kid.length("stop-opacity", 1)
		if err != nil {
			return nil, err
		}
		s.tint.a = alpha * opacity
		list = append(list, s)
	}
	if len(list) == 0 {
		return nil, fmt.Errorf("gradient %s has no stop", n.attr["id"])
	}
	return list, nil
}

// at is the colour so far along.
func at(stops []stop, where float64) tint {
	if where <= stops[0].offset {
		return stops[0].tint
	}
	for k := 1; k < len(stops); k++ {
		a, b := stops[k-1], stops[k]
		if where < b.offset {
			t := (where - a.offset) / (b.offset - a.offset)
			mix := func(v, w float64) float64 { return v + (w-v)*t }
			return tint{mix(a.tint.r, b.tint.r), mix(a.tint.g, b.tint.g), mix(a.tint.b, b.tint.b), mix(a.tint.a, b.tint.a)}
		}
	}
	return stops[len(stops)-1].tint
}

// length is an attribute that is a number, or what stands for it where it is left out.
func (n *node) length(name string, without float64) (float64, error) {
	text, ok := n.attr[name]
	if !ok {
		return without, nil
	}
	v, err := strconv.ParseFloat(text, 64)
	if err != nil {
		return 0, fmt.Errorf("%s of %s is no number: %q", name, n.name, text)
	}
	return v, nil
}

// three is three of them.
func (n *node) three(a string, x float64, b string, y float64, c string, z float64) (float64, float64, float64, error) {
	first, err := n.length(a, x)
	if err != nil {
		return 0, 0, 0, err
	}
	second, err := n.length(b, y)
	if err != nil {
		return 0, 0, 0, err
	}
	third, err := n.length(c, z)
	return first, second, third, err
}
