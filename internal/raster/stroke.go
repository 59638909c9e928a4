package raster

import "math"

// stroke is the shape that a round pen of some width leaves along an outline.
func (o outline) stroke(width float64) outline {
	r := width / 2
	var out outline
	for _, l := range o {
		there := distinct(l.points)
		switch {
		case len(there) == 1:
			out = append(out, circle(there[0], r)...)
		case l.closed:
			if there[0] == there[len(there)-1] {
				there = there[1:]
			}
			there = append(there, there[0], there[1])
			out = append(out, line{edge(there, r), true}, line{edge(reversed(there), r), true})
		default:
			back := append(reversed(there), there[1])
			out = append(out, line{append(edge(append(there, there[len(there)-2]), r), edge(back, r)...), true})
		}
	}
	return out
}

// edge is the border of a stroke to the left of a way through points, round at every bend outward; at a bend inward it crosses itself
// within the stroke. The last point only says how the way goes on: back, round the end of the stroke.
func edge(way []point, r float64) (border []point) {
	const step = math.Pi / 12
	for k := 0; k+2 < len(way); k++ {
		a, b, c := way[k], way[k+1], way[k+2]
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

// distinct leaves out points that repeat the one before.
func distinct(points []point) []point {
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

// dashed cuts an outline into dashes: so much drawn, so much left out, by turns.
func (o outline) dashed(pattern []float64) outline {
	var out outline
	for _, l := range o {
		points := l.points
		if l.closed {
			points = append(points[:len(points):len(points)], points[0])
		}
		turn, left, dash := 0, pattern[0], []point{points[0]}
		end := func() {
			if turn%2 == 0 {
				out = append(out, line{points: dash})
			}
		}
		for k := 1; k < len(points); k++ {
			from, to := points[k-1], points[k]
			long := math.Hypot(to.x-from.x, to.y-from.y)
			for done := 0.0; done < long; {
				step := min(left, long-done)
				done, left = done+step, left-step
				spot := point{from.x + (to.x-from.x)*done/long, from.y + (to.y-from.y)*done/long}
				dash = append(dash, spot)
				if left == 0 {
					end()
					turn++
					left, dash = pattern[turn%len(pattern)], []point{spot}
				}
			}
		}
		end()
	}
	return out
}
