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

// invalidError is an error in the drawing itself; other errors concern SVG that the painter
// does not support.
type invalidError string

func (e invalidError) Error() string { return string(e) }

func invalid(format string, values ...any) error { return invalidError(fmt.Sprintf(format, values...)) }

// CheckIcon returns an error if an icon's drawing is invalid or exceeds a limit. It returns
// nil for valid SVG that the painter does not support.
func CheckIcon(svg string) error {
	_, err := Icon{Size: 512, DrawingSize: 1, Transparent: true}.paint(svg)
	if _, ok := errors.AsType[invalidError](err); ok {
		return err
	}
	return nil
}

// limits counts what has been painted.
type limits struct {
	depth         int // of nested elements
	elements      int
	length        float64 // of outlines, in pixels
	shapeLength   float64 // of these, of the shape to paint
	shapeSegments int     // lines and curves of that shape
	strokes       float64 // widths of strokes, in pixels
}

// enterElement counts an element.
func (l *limits) enterElement() error {
	l.depth++
	l.elements++
	switch {
	case l.depth > maxDepth:
		return invalid("elements are nested more than %d deep, or use themselves", maxDepth)
	case l.elements > maxElements:
		return invalid("it paints more than %d elements, counting what each <use> repeats", maxElements)
	}
	return nil
}

// addLength counts an outline of a length in pixels.
func (l *limits) addLength(length float64) error {
	l.shapeLength += length
	l.shapeSegments++
	if l.length += length; !(l.length <= maxLength) {
		return invalid("its outlines are longer than %d pixels", maxLength)
	}
	return nil
}

// stroke counts the strokes along the outline of the shape: one for each line and curve,
// and one for each dash. Lengths are in pixels.
func (l *limits) stroke(width float64, dashes []float64) error {
	count := float64(l.shapeSegments)
	if len(dashes) > 0 {
		count += l.shapeLength / slices.Min(dashes)
	}
	if l.strokes += count * (width + 1); l.strokes > maxStrokes {
		return invalid("the widths of its strokes and dashes add up to more than %d pixels", maxStrokes)
	}
	return nil
}

// inRange checks numbers in units of the drawing, where scale is the pixels per unit.
func inRange(scale float64, numbers ...float64) error {
	for _, v := range numbers {
		if !(math.Abs(v*scale) <= maxPixels) {
			return invalid("the number %g is too large for the drawing", v)
		}
	}
	return nil
}

// shapeLimit checks a shape within bounds and counts its outline.
func (p *painter) shapeLimit(scale float64, bounds box) error {
	if err := inRange(scale, bounds.x, bounds.y, bounds.w, bounds.h); err != nil {
		return err
	}
	return p.addLength(2 * scale * (math.Abs(bounds.w) + math.Abs(bounds.h)))
}

// addSegments checks points of a path and counts the lines between them.
func (p *pathPen) addSegments(points ...gg.Point) error {
	from := p.at
	for _, to := range points {
		if err := inRange(p.scale, to.X, to.Y); err != nil {
			return err
		}
		if err := p.limits.addLength(p.scale * from.Distance(to)); err != nil {
			return err
		}
		from = to
	}
	return nil
}
