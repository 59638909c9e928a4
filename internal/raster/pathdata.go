package raster

import (
	"errors"
	"fmt"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"git.sr.ht/~sbinet/gg"
)

var (
	// numberPattern matches a number and separators after it. No space is needed before a
	// sign or a second point.
	numberPattern = regexp.MustCompile(`^[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)[\s,]*`)

	// commandPattern matches a command of path data and its numbers.
	commandPattern = regexp.MustCompile(`^[\s,]*([A-Za-z])((?:[-+.,\d\s]|[eE][-+]?\d)*)`)

	// flagsPattern matches the radii, rotation and flags of an arc. The flags, 0 or 1, need
	// no space after them.
	flagsPattern = regexp.MustCompile(`((?:[-+.\d]+[\s,]+){3}[01])[\s,]*([01])`)
)

// pathNumbers maps each path command to the count of its numbers.
var pathNumbers = map[byte]int{'m': 2, 'l': 2, 'h': 1, 'v': 1, 'q': 4, 'c': 6, 'a': 7, 'z': 0}

func parseNumbers(text string) (list []float64, err error) {
	for text = strings.TrimSpace(text); text != ""; {
		found := numberPattern.FindStringSubmatch(text)
		if found == nil {
			return nil, fmt.Errorf("%q is not a number", text)
		}
		v, err := strconv.ParseFloat(found[1], 64)
		if err != nil {
			return nil, invalid("the number %s is too large for the drawing", found[1])
		}
		list = append(list, v)
		text = text[len(found[0]):]
	}
	return list, nil
}

// pathPen draws path data.
type pathPen struct {
	*gg.Context
	limits    *limits
	scale     float64  // pixels per unit
	at, start gg.Point // the current point; where its line began
}

// drawPath adds the path data d to the painter's path. scale is in pixels per unit.
func drawPath(p *painter, scale float64, d string) error {
	pen := pathPen{Context: p.Context, limits: &p.limits, scale: scale}
	for rest := d; rest != ""; {
		match := commandPattern.FindStringSubmatch(rest)
		if match == nil {
			return fmt.Errorf("path %q: expected a letter at %q", d, rest)
		}
		rest = rest[len(match[0]):]
		if err := pen.draw(match[1][0], match[2]); err != nil {
			return fmt.Errorf("path %q: %w", d, err)
		}
	}
	return nil
}

// draw executes a path command for each group of its numbers.
func (p *pathPen) draw(command byte, text string) error {
	count, ok := pathNumbers[command|0x20]
	if !ok {
		return fmt.Errorf("%c is not supported", command)
	}
	if command|0x20 == 'a' {
		text = flagsPattern.ReplaceAllString(text, "$1 $2 ")
	}
	numbers, err := parseNumbers(text)
	switch {
	case err != nil:
		return err
	case count == 0 && len(numbers) == 0:
		p.at = p.start
		p.ClosePath()
		return nil
	case count == 0 || len(numbers) == 0 || len(numbers)%count != 0:
		return fmt.Errorf("%c takes %d numbers, not %d", command, count, len(numbers))
	}
	for group := range slices.Chunk(numbers, count) {
		if err := p.step(command, group); err != nil {
			return err
		}
		switch command { // further pairs of numbers after a move are lines
		case 'M':
			command = 'L'
		case 'm':
			command = 'l'
		}
	}
	return nil
}

// step executes a path command with the numbers that it takes.
func (p *pathPen) step(command byte, v []float64) error {
	var origin gg.Point // of the coordinates
	if command >= 'a' {
		origin = p.at
	}
	point := func(i int) gg.Point { return gg.Point{X: origin.X + v[i], Y: origin.Y + v[i+1]} }
	var points []gg.Point // that the step draws to or towards
	switch command | 0x20 {
	case 'm', 'l':
		points = []gg.Point{point(0)}
	case 'h':
		points = []gg.Point{{X: origin.X + v[0], Y: p.at.Y}}
	case 'v':
		points = []gg.Point{{X: p.at.X, Y: origin.Y + v[0]}}
	case 'q':
		points = []gg.Point{point(0), point(2)}
	case 'c':
		points = []gg.Point{point(0), point(2), point(4)}
	case 'a':
		points = []gg.Point{point(5)}
	}
	if err := p.addSegments(points...); err != nil {
		return err
	}
	switch command | 0x20 {
	case 'm':
		p.at = points[0]
		p.start = p.at
		p.MoveTo(p.at.X, p.at.Y)
	case 'l', 'h', 'v':
		p.lineTo(points[0])
	case 'q':
		p.at = points[1]
		p.QuadraticTo(points[0].X, points[0].Y, p.at.X, p.at.Y)
	case 'c':
		p.at = points[2]
		p.CubicTo(points[0].X, points[0].Y, points[1].X, points[1].Y, p.at.X, p.at.Y)
	case 'a':
		if v[0] != v[1] {
			return errors.New("an arc of an ellipse is not supported")
		}
		if err := inRange(p.scale, v[0]); err != nil {
			return err
		}
		if err := p.limits.addLength(2 * math.Pi * math.Abs(v[0]) * p.scale); err != nil {
			return err
		}
		p.arcTo(v[0], v[3] != 0, v[4] != 0, points[0])
	}
	return nil
}

// lineTo adds a line. A line of no length is a dot, but gg skips lines shorter than a
// sixteenth of a pixel.
func (p *pathPen) lineTo(to gg.Point) {
	x := to.X
	if to == p.at {
		x += 0.1 / p.scale
	}
	p.LineTo(x, to.Y)
	p.at = to
}

// arcTo adds an arc of a circle of radius r, the larger of the two if large is set.
func (p *pathPen) arcTo(r float64, large, clockwise bool, to gg.Point) {
	from := p.at
	p.at = to
	half := from.Distance(to) / 2
	if half == 0 || r == 0 {
		p.LineTo(to.X, to.Y)
		return
	}
	r = max(math.Abs(r), half)
	height := math.Sqrt(r*r - half*half) // from the chord to the centre
	if large == clockwise {
		height = -height
	}
	middle := from.Interpolate(to, 0.5)
	x := middle.X - (to.Y-from.Y)/(2*half)*height
	y := middle.Y + (to.X-from.X)/(2*half)*height
	start, end := math.Atan2(from.Y-y, from.X-x), math.Atan2(to.Y-y, to.X-x)
	if clockwise && end <= start {
		end += 2 * math.Pi
	}
	if !clockwise && end >= start {
		end -= 2 * math.Pi
	}
	p.DrawArc(x, y, r, start, end)
}
