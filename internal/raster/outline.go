package raster

import (
	"fmt"
	"math"
)

// point is a spot of a drawing or of a canvas.
type point struct{ x, y float64 }

// line is points one after another; closed, the last leads to the first.
type line struct {
	points []point
	closed bool
}

// outline is a shape made of lines only: curves are cut into short ones.
type outline []line

// move scales and shifts an outline.
type move struct{ x, y, scale float64 }

func (m move) of(p point) point { return point{m.x + p.x*m.scale, m.y + p.y*m.scale} }

// then is the move that first does inner and then m.
func (m move) then(inner move) move {
	at := m.of(point{inner.x, inner.y})
	return move{at.x, at.y, m.scale * inner.scale}
}

func (o outline) moved(m move) outline {
	out := make(outline, len(o))
	for i, l := range o {
		out[i].closed = l.closed
		out[i].points = make([]point, len(l.points))
		for k, p := range l.points {
			out[i].points[k] = m.of(p)
		}
	}
	return out
}

// bounds is the smallest box round an outline.
func (o outline) bounds() box {
	low, high := point{math.Inf(1), math.Inf(1)}, point{math.Inf(-1), math.Inf(-1)}
	for _, l := range o {
		for _, p := range l.points {
			low = point{min(low.x, p.x), min(low.y, p.y)}
			high = point{max(high.x, p.x), max(high.y, p.y)}
		}
	}
	if low.x > high.x {
		return box{}
	}
	return box{low.x, low.y, high.x - low.x, high.y - low.y}
}

// pen draws an outline; it stands at the end of its last line.
type pen struct {
	out outline
	at  point
}

func (p *pen) moveTo(to point) {
	p.out = append(p.out, line{points: []point{to}})
	p.at = to
}

func (p *pen) lineTo(to point) {
	if len(p.out) == 0 || p.out[len(p.out)-1].closed {
		p.moveTo(p.at)
	}
	last := &p.out[len(p.out)-1]
	last.points = append(last.points, to)
	p.at = to
}

func (p *pen) close() {
	if len(p.out) > 0 {
		last := &p.out[len(p.out)-1]
		last.closed = true
		p.at = last.points[0]
	}
}

// curve goes through the points that f gives from just above 0 to 1, in so many pieces.
func (p *pen) curve(pieces int, f func(t float64) point) {
	for k := 1; k <= pieces; k++ {
		p.lineTo(f(float64(k) / float64(pieces)))
	}
}

const pieces = 16 // of a curve: each is a pixel or two of a poster

func (p *pen) quadTo(by, to point) {
	from := p.at
	p.curve(pieces, func(t float64) point {
		u := 1 - t
		return point{u*u*from.x + 2*u*t*by.x + t*t*to.x, u*u*from.y + 2*u*t*by.y + t*t*to.y}
	})
}

func (p *pen) cubeTo(a, b, to point) {
	from := p.at
	p.curve(pieces, func(t float64) point {
		u := 1 - t
		mix := func(w, x, y, z float64) float64 { return u*u*u*w + 3*u*u*t*x + 3*u*t*t*y + t*t*t*z }
		return point{mix(from.x, a.x, b.x, to.x), mix(from.y, a.y, b.y, to.y)}
	})
}

// arcTo is a part of a circle: the radius, whether it is the larger part, whether it turns with the clock.
func (p *pen) arcTo(r float64, large, clockwise bool, to point) {
	from := p.at
	dx, dy := to.x-from.x, to.y-from.y
	half := math.Hypot(dx, dy) / 2
	if half == 0 || r == 0 {
		p.lineTo(to)
		return
	}
	r = max(math.Abs(r), half)
	high := math.Sqrt(max(0, r*r-half*half)) // from the chord to the middle of the circle
	if large == clockwise {
		high = -high
	}
	middle := point{(from.x+to.x)/2 - dy/(2*half)*high, (from.y+to.y)/2 + dx/(2*half)*high}
	start, end := math.Atan2(from.y-middle.y, from.x-middle.x), math.Atan2(to.y-middle.y, to.x-middle.x)
	if clockwise && end <= start {
		end += 2 * math.Pi
	}
	if !clockwise && end >= start {
		end -= 2 * math.Pi
	}
	p.curve(2*pieces, func(t float64) point {
		angle := start + t*(end-start)
		return point{middle.x + r*math.Cos(angle), middle.y + r*math.Sin(angle)}
	})
}

// circle is a whole one.
func circle(middle point, r float64) outline {
	var p pen
	p.moveTo(point{middle.x + r, middle.y})
	p.curve(72, func(t float64) point {
		angle := t * 2 * math.Pi
		return point{middle.x + r*math.Cos(angle), middle.y + r*math.Sin(angle)}
	})
	p.close()
	return p.out
}

// rectangle is one with round corners of radius r.
func rectangle(b box, r float64) outline {
	r = max(0, min(r, b.w/2, b.h/2))
	right, bottom := b.x+b.w, b.y+b.h
	var p pen
	p.moveTo(point{b.x + r, b.y})
	for _, corner := range []struct{ to, end point }{
		{point{right - r, b.y}, point{right, b.y + r}},
		{point{right, bottom - r}, point{right - r, bottom}},
		{point{b.x + r, bottom}, point{b.x, bottom - r}},
		{point{b.x, b.y + r}, point{b.x + r, b.y}},
	} {
		p.lineTo(corner.to)
		p.arcTo(r, false, true, corner.end)
	}
	p.close()
	return p.out
}

// trace reads the d of a path.
func trace(d string) (outline, error) {
	s := scanner{text: d}
	var p pen
	var command byte
	for !s.done() {
		if c := s.letter(); c != 0 {
			command = c
		} else if command == 0 || command|0x20 == 'z' {
			return nil, fmt.Errorf("path %q: a letter was expected at %q", d, s.text[s.at:])
		}
		if err := p.step(command, &s); err != nil {
			return nil, fmt.Errorf("path %q: %w", d, err)
		}
		switch command { // more pairs after a move are lines
		case 'M':
			command = 'L'
		case 'm':
			command = 'l'
		}
	}
	return p.out, nil
}

// step does one command of a path, whose numbers follow.
func (p *pen) step(command byte, s *scanner) (err error) {
	next := func() (v float64) {
		if err == nil {
			v, err = s.number()
		}
		return v
	}
	var from point // what relative numbers count from
	if command >= 'a' {
		from = p.at
	}
	spot := func() point {
		x := next()
		return point{from.x + x, from.y + next()}
	}
	switch command | 0x20 {
	case 'm':
		p.moveTo(spot())
	case 'l':
		p.lineTo(spot())
	case 'h':
		p.lineTo(point{from.x + next(), p.at.y})
	case 'v':
		p.lineTo(point{p.at.x, from.y + next()})
	case 'q':
		by := spot()
		p.quadTo(by, spot())
	case 'c':
		a := spot()
		b := spot()
		p.cubeTo(a, b, spot())
	case 'a':
		r, other := next(), next()
		next() // how an ellipse is turned: a circle is not
		if err == nil && r != other {
			return fmt.Errorf("an arc of an ellipse is not known here")
		}
		var large, clockwise bool
		if err == nil {
			large, err = s.flag()
		}
		if err == nil {
			clockwise, err = s.flag()
		}
		p.arcTo(r, large, clockwise, spot())
	case 'z':
		p.close()
	default:
		return fmt.Errorf("%c is not known here", command)
	}
	return err
}
