package boardsvg

import "math"

// segment is a straight line between two points.
type segment struct{ a, b point }

// formatPoint formats two coordinates, without a space before a minus sign.
func formatPoint(x, y float64) string {
	sx, sy := formatLength(x), formatLength(y)
	if sy[0] == '-' {
		return sx + sy
	}
	return sx + " " + sy
}

// segmentDistance returns the distance between two segments that do not cross.
func segmentDistance(s, t segment) float64 {
	return min(s.distanceTo(t.a), s.distanceTo(t.b), t.distanceTo(s.a), t.distanceTo(s.b))
}

// distanceTo returns the distance between a segment and a point.
func (s segment) distanceTo(p point) float64 {
	dx, dy := s.b.x-s.a.x, s.b.y-s.a.y
	along := 0.0
	if square := dx*dx + dy*dy; square > 0 {
		along = max(0, min(1, ((p.x-s.a.x)*dx+(p.y-s.a.y)*dy)/square))
	}
	return math.Hypot(p.x-s.a.x-along*dx, p.y-s.a.y-along*dy)
}

// randomStream is a SplitMix64 generator. The same seed gives the same numbers,
// which math/rand does not promise across releases of Go.
type randomStream uint64

// next returns the next number in [0,1).
func (r *randomStream) next() float64 {
	*r += 0x9e3779b97f4a7c15
	z := uint64(*r)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return float64((z^z>>31)>>11) / (1 << 53)
}
