package raster

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// rgba is a colour whose parts are from 0 to 1, not multiplied by the alpha.
type rgba struct{ r, g, b, a float64 }

// colourFunc returns the colour at a point of the canvas.
type colourFunc func(x, y float64) rgba

// solid returns a colourFunc of one colour.
func solid(colour rgba) colourFunc { return func(_, _ float64) rgba { return colour } }

// parseColour parses #rgb or #rrggbb.
func parseColour(text string) (rgba, error) {
	digits, ok := strings.CutPrefix(text, "#")
	if ok && len(digits) == 3 {
		digits = string([]byte{digits[0], digits[0], digits[1], digits[1], digits[2], digits[2]})
	}
	v, err := strconv.ParseUint(digits, 16, 32)
	if !ok || err != nil || len(digits) != 6 {
		return rgba{}, fmt.Errorf("colour %q is not supported; write #rrggbb", text)
	}
	return rgba{float64(v>>16) / 255, float64(v>>8&255) / 255, float64(v&255) / 255, 1}, nil
}

// parsePaint parses the value of a fill or stroke: a colour, or a reference to
// a gradient. A gradient covers bounds, the box of the shape in its own units;
// toCanvas takes those units to pixels.
func (d *drawing) parsePaint(text string, opacity float64, bounds box, toCanvas transform) (colourFunc, error) {
	id, ok := strings.CutPrefix(text, "url(#")
	if !ok {
		colour, err := parseColour(text)
		colour.a *= opacity
		return solid(colour), err
	}
	e := d.ids[strings.TrimSuffix(id, ")")]
	if e == nil || e.name != "linearGradient" && e.name != "radialGradient" {
		return nil, fmt.Errorf("%s is not a gradient of the drawing", text)
	}
	stops, err := e.gradientStops(opacity)
	if err != nil {
		return nil, err
	}
	offset, err := e.gradientOffset()
	if err != nil {
		return nil, err
	}
	return func(x, y float64) rgba {
		u := ((x-toCanvas.x)/toCanvas.scale - bounds.x) / max(bounds.w, 1e-9)
		v := ((y-toCanvas.y)/toCanvas.scale - bounds.y) / max(bounds.h, 1e-9)
		return colourAt(stops, offset(u, v))
	}, nil
}

// gradientOffset returns a function that gives the offset of a gradient at a
// point of its unit square: 0 at the start, 1 at the end.
func (e *element) gradientOffset() (func(u, v float64) float64, error) {
	if e.name == "radialGradient" {
		cx, cy, r, err := e.numbers("cx", .5, "cy", .5, "r", .5)
		return func(u, v float64) float64 { return math.Hypot(u-cx, v-cy) / r }, err
	}
	x1, y1, x2, err := e.numbers("x1", 0, "y1", 0, "x2", 1)
	if err != nil {
		return nil, err
	}
	y2, err := e.number("y2", 0)
	dx, dy := x2-x1, y2-y1
	square := max(dx*dx+dy*dy, 1e-9)
	return func(u, v float64) float64 { return ((u-x1)*dx + (v-y1)*dy) / square }, err
}

// gradientStop is the colour at an offset of a gradient.
type gradientStop struct {
	offset float64
	colour rgba
}

// gradientStops returns the stops of a gradient, their alphas multiplied by
// opacity.
func (e *element) gradientStops(opacity float64) (stops []gradientStop, err error) {
	for _, child := range e.children {
		var s gradientStop
		if s.offset, err = child.number("offset", 0); err != nil {
			return nil, err
		}
		if s.colour, err = parseColour(child.attr["stop-color"]); err != nil {
			return nil, err
		}
		alpha, err := child.number("stop-opacity", 1)
		if err != nil {
			return nil, err
		}
		s.colour.a = alpha * opacity
		stops = append(stops, s)
	}
	if len(stops) == 0 {
		return nil, fmt.Errorf("gradient %s has no stop", e.attr["id"])
	}
	return stops, nil
}

// colourAt returns the colour of a gradient at an offset.
func colourAt(stops []gradientStop, offset float64) rgba {
	if offset <= stops[0].offset {
		return stops[0].colour
	}
	for k := 1; k < len(stops); k++ {
		a, b := stops[k-1], stops[k]
		if offset < b.offset {
			t := (offset - a.offset) / (b.offset - a.offset)
			mix := func(v, w float64) float64 { return v + (w-v)*t }
			return rgba{mix(a.colour.r, b.colour.r), mix(a.colour.g, b.colour.g), mix(a.colour.b, b.colour.b), mix(a.colour.a, b.colour.a)}
		}
	}
	return stops[len(stops)-1].colour
}
