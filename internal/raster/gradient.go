package raster

import (
	"fmt"
	"image/color"
	"math"
	"strconv"
	"strings"

	"git.sr.ht/~sbinet/gg"
)

// parseColour parses #rgb or #rrggbb.
func parseColour(text string, opacity float64) (color.NRGBA, error) {
	digits, ok := strings.CutPrefix(text, "#")
	if ok && len(digits) == 3 {
		digits = string([]byte{digits[0], digits[0], digits[1], digits[1], digits[2], digits[2]})
	}
	v, err := strconv.ParseUint(digits, 16, 32)
	if !ok || err != nil || len(digits) != 6 {
		return color.NRGBA{}, fmt.Errorf("colour %q is not supported; write #rrggbb", text)
	}
	alpha := uint8(255*max(0, min(1, opacity)) + 0.5)
	return color.NRGBA{uint8(v >> 16), uint8(v >> 8), uint8(v), alpha}, nil
}

// parsePaint parses a fill or stroke: a colour, or a reference to a gradient, which covers
// bounds.
func (d *drawing) parsePaint(text string, opacity float64, bounds box) (gg.Pattern, error) {
	id, ok := strings.CutPrefix(text, "url(#")
	if !ok {
		colour, err := parseColour(text, opacity)
		return gg.NewSolidPattern(colour), err
	}
	e := d.ids[strings.TrimSuffix(id, ")")]
	if e == nil || e.XMLName.Local != "linearGradient" && e.XMLName.Local != "radialGradient" {
		return nil, fmt.Errorf("%s is not a gradient of the drawing", text)
	}
	return e.parseGradient(opacity, bounds)
}

// gradient is a pattern of colours within the bounds of a shape. Unlike the gradients of
// gg, it stretches with the bounds.
type gradient struct {
	bounds box // in pixels
	stops  []gradientStop

	// offset returns the offset at a point of the unit square: 0 at the start, 1 at the end.
	offset func(u, v float64) float64
}

// gradientStop is the colour at an offset of a gradient.
type gradientStop struct {
	offset float64
	colour color.NRGBA
}

// parseGradient parses a gradient element. It covers bounds, in pixels.
func (e *element) parseGradient(opacity float64, bounds box) (gg.Pattern, error) {
	if bounds.w <= 0 || bounds.h <= 0 {
		return nil, fmt.Errorf("a gradient is supported in a rect or circle only")
	}
	g := gradient{bounds: bounds}
	x1, y1, x2, y2 := 0.0, 0.0, 1.0, 0.0
	cx, cy, r := 0.5, 0.5, 0.5
	if err := e.numbers(map[string]*float64{
		"x1": &x1, "y1": &y1, "x2": &x2, "y2": &y2, "cx": &cx, "cy": &cy, "r": &r,
	}); err != nil {
		return nil, err
	}
	if e.XMLName.Local == "radialGradient" {
		g.offset = func(u, v float64) float64 { return math.Hypot(u-cx, v-cy) / r }
	} else {
		dx, dy := x2-x1, y2-y1
		square := max(dx*dx+dy*dy, 1e-9)
		g.offset = func(u, v float64) float64 { return ((u-x1)*dx + (v-y1)*dy) / square }
	}
	if len(e.Children) > maxStops {
		return nil, invalid("a gradient has more than %d stops", maxStops)
	}
	for _, child := range e.Children {
		offset, alpha := 0.0, 1.0
		if err := child.numbers(map[string]*float64{"offset": &offset, "stop-opacity": &alpha}); err != nil {
			return nil, err
		}
		text, _ := child.attr("stop-color")
		colour, err := parseColour(text, alpha*opacity)
		if err != nil {
			return nil, err
		}
		g.stops = append(g.stops, gradientStop{offset, colour})
	}
	if len(g.stops) == 0 {
		return nil, fmt.Errorf("a gradient has no stop")
	}
	return g, nil
}

// ColorAt returns the colour of a pixel.
func (g gradient) ColorAt(x, y int) color.Color {
	offset := g.offset((float64(x)+0.5-g.bounds.x)/g.bounds.w, (float64(y)+0.5-g.bounds.y)/g.bounds.h)
	k := 0
	for k < len(g.stops) && g.stops[k].offset <= offset {
		k++
	}
	if k == 0 {
		return g.stops[0].colour
	}
	if k == len(g.stops) {
		return g.stops[k-1].colour
	}
	a, b := g.stops[k-1], g.stops[k]
	t := (offset - a.offset) / (b.offset - a.offset)
	mix := func(v, w uint8) uint8 { return uint8(float64(v) + (float64(w)-float64(v))*t + 0.5) }
	from, to := a.colour, b.colour
	return color.NRGBA{mix(from.R, to.R), mix(from.G, to.G), mix(from.B, to.B), mix(from.A, to.A)}
}
