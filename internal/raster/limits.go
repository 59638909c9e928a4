package raster

import (
	"errors"
	"fmt"
	"math"
	"slices"

	"git.sr.ht/~sbinet/gg"
)

// Limits of a drawing. Beyond them, painting takes minutes or more memory than there is.
const (
	maxText     = 1 << 20 // bytes of the SVG
	maxDepth    = 100     // of nested elements, through use
	maxElements = 20_000  // painted, through use
	maxPixels   = 10_000  // from the corner to any point, and the width of any line or letter
	maxLength   = 500_000 // of all outlines together, in pixels
	maxStrokes  = 500_000 // of the widths of all strokes and dashes together, in pixels
	maxStops    = 100     // of a gradient
	minDash     = 0.5     // of a dash or gap, in pixels
)

// faultyError is an error in a drawing that no browser can draw as it was meant. Other
// errors are about parts of SVG that the painter does not support.
type faultyError string

func (e faultyError) Error() string { return string(e) }

func faulty(format string, values ...any) error { return faultyError(fmt.Sprintf(format, values...)) }

// CheckIcon returns what is wrong with the drawing of an icon, and nil if nothing is or the
// painter does not support it.
func CheckIcon(svg string) error {
	_, err := Icon{Size: 512, DrawingSize: 1, Transparent: true}.paint(svg)
	if _, ok := errors.AsType[faultyError](err); ok {
		return err
	}
	return nil
}

// limits counts what has been painted.
type limits struct {
	depth    int // of nested elements
	elements int
	length   float64 // of outlines, in pixels
	shape    float64 // of these, of the shape to paint
	steps    int     // lines and curves of that shape
	strokes  float64 // widths of strokes, in pixels
}

// enter counts an element.
func (l *limits) enter() error {
	l.depth++
	l.elements++
	switch {
	case l.depth > maxDepth:
		return faulty("elements are nested more than %d deep, or use themselves", maxDepth)
	case l.elements > maxElements:
		return faulty("it has more than %d elements; use repeats what it uses", maxElements)
	}
	return nil
}

// draw counts an outline of a length in pixels.
func (l *limits) draw(length float64) error {
	l.shape += length
	l.steps++
	if l.length += length; !(l.length <= maxLength) {
		return faulty("its outlines are longer than %d pixels", maxLength)
	}
	return nil
}

// stroke counts the strokes along the outline of the shape: one for each line and curve,
// and one for each dash. Lengths are in pixels.
func (l *limits) stroke(width float64, dashes []float64) error {
	count := float64(l.steps)
	if len(dashes) > 0 {
		count += l.shape / slices.Min(dashes)
	}
	if l.strokes += count * (width + 1); l.strokes > maxStrokes {
		return faulty("its lines and dashes are too many and too wide")
	}
	return nil
}

// inRange checks numbers in units of the drawing, where scale is the pixels a unit.
func inRange(scale float64, numbers ...float64) error {
	for _, v := range numbers {
		if !(math.Abs(v*scale) <= maxPixels) {
			return faulty("the number %g is too large for the drawing", v)
		}
	}
	return nil
}

// shapeLimit checks a shape within bounds and counts its outline.
func (p *painter) shapeLimit(scale float64, bounds box) error {
	if err := inRange(scale, bounds.x, bounds.y, bounds.w, bounds.h); err != nil {
		return err
	}
	return p.draw(2 * scale * (math.Abs(bounds.w) + math.Abs(bounds.h)))
}

// reach checks a point of a path and counts the line to it.
func (p *pathPen) reach(points ...gg.Point) error {
	from := p.at
	for _, to := range points {
		if err := inRange(p.scale, to.X, to.Y); err != nil {
			return err
		}
		if err := p.limits.draw(p.scale * from.Distance(to)); err != nil {
			return err
		}
		from = to
	}
	return nil
}
