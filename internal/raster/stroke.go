package raster

import "math"

// stroke returns the shape that a round pen of a width leaves along the path.
func (p path) stroke(width float64) path {
	r := width / 2
	var out path
	for _, line := range p {
		there := withoutRepeats(line.points)
		switch {
		case len(there) == 1:
			out = append(out, circle(there[0], r)...)
		case line.closed:
			if there[0] == there[len(there)-1] {
				there = there[1:]
			}
			there = append(there, there[0], there[1])
			out = append(out, polyline{leftBorder(there, r), true}, polyline{leftBorder(reversed(there), r), true})
		default:
			back := append(reversed(there), there[1])
			out = append(out, polyline{append(leftBorder(append(there, there[len(there)-2]), r), leftBorder(back, r)...), true})
		}
	}
	return out
}

// leftBorder returns the left border of a stroke of radius r along points. It is
// round at outward bends; at inward bends it crosses itself within the stroke.
// The stroke ends at the last point but one. The last point gives the direction
// in which it continues: back, to go around its end.
func leftBorder(points []point, r float64) (border []point) {
	const step = math.Pi / 12
	for k := 0; k+2 < len(points); k++ {
		a, b, c := points[k], points[k+1], points[k+2]
		from, to := math.Atan2(b.y-a.y, b.x-a.x)-math.Pi/2, math.Atan2(c.y-b.y, c.x-b.x)-math.Pi/2
		at := func(p point, angle float64) point { return point{p.x + r*math.Cos(angle), p.y + r*math.Sin(angle)} }
		border = append(border, at(a, from), at(b, from))
		bend := math.Remainder(to-from, 2*math.Pi)
		if bend <= -math.Pi+1e-6 {
			bend = math.Pi // straight back
		}
		for turn := step; turn < bend; turn += step {
			border = append(border, at(b, from+turn))
		}
	}
	return border
}

// withoutRepeats returns the points without those that equal the one before.
func withoutRepeats(points []point) []point {
	out := points[:1:1]
	for _, p := range points[1:] {
		if p != out[len(out)-1] {
			out = append(out, p)
		}
	}
	return out
}

func reversed(points []point) []point {
	out := make([]point, len(points))
	for k, p := range points {
		out[len(points)-1-k] = p
	}
	return out
}

// dashed cuts the path into dashes. The pattern holds the lengths of dashes and
// gaps in turn.
func (p path) dashed(pattern []float64) path {
	var out path
	for _, line := range p {
		points := line.points
		if line.closed {
			points = append(points[:len(points):len(points)], points[0])
		}
		turn, left, dash := 0, pattern[0], []point{points[0]}
		endDash := func() {
			if turn%2 == 0 {
				out = append(out, polyline{points: dash})
			}
		}
		for k := 1; k < len(points); k++ {
			from, to := points[k-1], points[k]
			length := math.Hypot(to.x-from.x, to.y-from.y)
			for done := 0.0; done < length; {
				step := min(left, length-done)
				done, left = done+step, left-step
				at := point{from.x + (to.x-from.x)*done/length, from.y + (to.y-from.y)*done/length}
				dash = append(dash, at)
				if left == 0 {
					endDash()
					turn++
					left, dash = pattern[turn%len(pattern)], []point{at}
				}
			}
		}
		endDash()
	}
	return out
}
