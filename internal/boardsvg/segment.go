package boardsvg

import "math"

// segment is the core of a seed: a short line that a thick round pen makes a bean of.
type segment struct{ a, b point }

// pair prints two coordinates, leaving out the space that a minus makes needless.
func pair(x, y float64) string {
	sx, sy := num(x), num(y)
	if sy[0] == '-' {
		return sx + sy
	}
	return sx + " " + sy
}

// apart is the distance between two segments: 0 when they touch.
func apart(s, t segment) float64 {
	// Neither crosses the other in a pit worth drawing, so the shortest way starts at one of the four ends.
	return min(s.far(t.a), s.far(t.b), t.far(s.a), t.far(s.b))
}

// far is the distance of a point from a segment.
func (s segment) far(p point) float64 {
	dx, dy := s.b.x-s.a.x, s.b.y-s.a.y
	along := 0.0
	if long := dx*dx + dy*dy; long > 0 {
		along = max(0, min(1, ((p.x-s.a.x)*dx+(p.y-s.a.y)*dy)/long))
	}
	return math.Hypot(p.x-s.a.x-along*dx, p.y-s.a.y-along*dy)
}

// dice is a stream of numbers spread evenly over [0,1): the same start, the same stream. Not math/rand, whose streams may
// change with a release of Go.
type dice uint64

func (d *dice) roll() float64 {
	// splitmix64
	*d += 0x9e3779b97f4a7c15
	z := uint64(*d)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return float64((z^z>>31)>>11) / (1 << 53)
}
