package raster

import "math"

// point is a point of a drawing or of a canvas.
type point struct{ x, y float64 }

// polyline is a sequence of points joined by straight lines. If closed, the
// last point is joined to the first.
type polyline struct {
	points []point
	closed bool
}

// path is a shape whose curves have been cut into short straight lines.
type path []polyline

// transform scales, and then shifts.
type transform struct{ x, y, scale float64 }

func (t transform) apply(p point) point { return point{t.x + p.x*t.scale, t.y + p.y*t.scale} }

// compose returns the transform that applies inner first and then t.
func (t transform) compose(inner transform) transform {
	at := t.apply(point{inner.x, inner.y})
	return transform{at.x, at.y, t.scale * inner.scale}
}

// transformed returns a transformed copy of the path.
func (p path) transformed(t transform) path {
	out := make(path, len(p))
	for i, line := range p {
		out[i].closed = line.closed
		out[i].points = make([]point, len(line.points))
		for k, at := range line.points {
			out[i].points[k] = t.apply(at)
		}
	}
	return out
}

// bounds returns the smallest box around the path.
func (p path) bounds() box {
	low, high := point{math.Inf(1), math.Inf(1)}, point{math.Inf(-1), math.Inf(-1)}
	for _, line := range p {
		for _, at := range line.points {
			low = point{min(low.x, at.x), min(low.y, at.y)}
			high = point{max(high.x, at.x), max(high.y, at.y)}
		}
	}
	if low.x > high.x {
		return box{}
	}
	return box{low.x, low.y, high.x - low.x, high.y - low.y}
}

// pathBuilder builds a path from drawing commands.
type pathBuilder struct {
	path path
	at   point // the current point
}

func (b *pathBuilder) moveTo(to point) {
	b.path = append(b.path, polyline{points: []point{to}})
	b.at = to
}

func (b *pathBuilder) lineTo(to point) {
	if len(b.path) == 0 || b.path[len(b.path)-1].closed {
		b.moveTo(b.at)
	}
	last := &b.path[len(b.path)-1]
	last.points = append(last.points, to)
	b.at = to
}

func (b *pathBuilder) close() {
	if len(b.path) > 0 {
		last := &b.path[len(b.path)-1]
		last.closed = true
		b.at = last.points[0]
	}
}

// curve adds lines through f(t) for t from just above 0 to 1.
func (b *pathBuilder) curve(lines int, f func(t float64) point) {
	for k := 1; k <= lines; k++ {
		b.lineTo(f(float64(k) / float64(lines)))
	}
}

// curveLines is how many lines a curve is cut into: each is a pixel or two of a
// link preview.
const curveLines = 16

// quadTo adds a quadratic Bézier curve.
func (b *pathBuilder) quadTo(control, to point) {
	from := b.at
	b.curve(curveLines, func(t float64) point {
		u := 1 - t
		return point{u*u*from.x + 2*u*t*control.x + t*t*to.x, u*u*from.y + 2*u*t*control.y + t*t*to.y}
	})
}

// cubeTo adds a cubic Bézier curve.
func (b *pathBuilder) cubeTo(control1, control2, to point) {
	from := b.at
	b.curve(curveLines, func(t float64) point {
		u := 1 - t
		mix := func(w, x, y, z float64) float64 { return u*u*u*w + 3*u*u*t*x + 3*u*t*t*y + t*t*t*z }
		return point{mix(from.x, control1.x, control2.x, to.x), mix(from.y, control1.y, control2.y, to.y)}
	})
}

// arcTo adds an arc of a circle of radius r: the larger of the two possible
// arcs if large.
func (b *pathBuilder) arcTo(r float64, large, clockwise bool, to point) {
	from := b.at
	dx, dy := to.x-from.x, to.y-from.y
	half := math.Hypot(dx, dy) / 2
	if half == 0 || r == 0 {
		b.lineTo(to)
		return
	}
	r = max(math.Abs(r), half)
	height := math.Sqrt(max(0, r*r-half*half)) // from the chord to the centre
	if large == clockwise {
		height = -height
	}
	centre := point{(from.x+to.x)/2 - dy/(2*half)*height, (from.y+to.y)/2 + dx/(2*half)*height}
	start, end := math.Atan2(from.y-centre.y, from.x-centre.x), math.Atan2(to.y-centre.y, to.x-centre.x)
	if clockwise && end <= start {
		end += 2 * math.Pi
	}
	if !clockwise && end >= start {
		end -= 2 * math.Pi
	}
	b.curve(2*curveLines, func(t float64) point {
		angle := start + t*(end-start)
		return point{centre.x + r*math.Cos(angle), centre.y + r*math.Sin(angle)}
	})
}

// circle returns a circle.
func circle(centre point, r float64) path {
	var b pathBuilder
	b.moveTo(point{centre.x + r, centre.y})
	b.curve(72, func(t float64) point {
		angle := t * 2 * math.Pi
		return point{centre.x + r*math.Cos(angle), centre.y + r*math.Sin(angle)}
	})
	b.close()
	return b.path
}

// rectangle returns a rectangle with round corners of radius r.
func rectangle(at box, r float64) path {
	r = max(0, min(r, at.w/2, at.h/2))
	right, bottom := at.x+at.w, at.y+at.h
	var b pathBuilder
	b.moveTo(point{at.x + r, at.y})
	for _, corner := range []struct{ from, to point }{
		{point{right - r, at.y}, point{right, at.y + r}},
		{point{right, bottom - r}, point{right - r, bottom}},
		{point{at.x + r, bottom}, point{at.x, bottom - r}},
		{point{at.x, at.y + r}, point{at.x + r, at.y}},
	} {
		b.lineTo(corner.from)
		b.arcTo(r, false, true, corner.to)
	}
	b.close()
	return b.path
}
