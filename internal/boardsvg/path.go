package boardsvg

import (
	"math"
	"strings"
)

// The sowing is drawn on the wood between the hollows: a small arc from rim to rim for every seed, a dot where the seeds
// were lifted, an arrowhead where the last one fell, a cross at what was passed over.
const (
	ease    = 3.0            // between a rim and the line
	slight  = math.Pi * 0.16 // from a pit's inner rim to the arc's foot, toward a neighbour
	steep   = math.Pi * 0.30 // the same, toward a store
	round   = math.Pi * 0.40 // the same, toward the other row
	rise    = 24.0           // of the control point above the feet
	lapRise = 9.0            // more for the second lap over the same two places
	laps    = 2              // drawn between the same two places; the digits tell the rest
)

// hop is one arc: its feet and the control point between them.
type hop struct{ from, by, to point }

// hops gives the arcs of a path, in order; places that are not on the board break it.
func (l layout) hops(path []int) (arcs []hop) {
	drawn := map[[2]int]int{}
	for i := 1; i < len(path); i++ {
		p, q := path[i-1], path[i]
		if p == q || min(p, q) < 0 || max(p, q) > 2*l.n+1 {
			continue
		}
		lap := drawn[[2]int{p, q}]
		drawn[[2]int{p, q}]++
		if lap < laps || i == len(path)-1 {
			arcs = append(arcs, l.hop(p, q, float64(min(lap, laps-1))))
		}
	}
	return arcs
}

// hop bends from one place to another, toward the middle of the board along a row and toward its end round a corner.
func (l layout) hop(p, q int, lap float64) hop {
	a, b := l.at(p), l.at(q)
	up := rise*min(1, max(0.6, l.scale)) + lapRise*lap
	if !l.isStore(p) && !l.isStore(q) && l.row(p) != l.row(q) { // round the end of a board, past or without a store
		end := sign((a.x+b.x)/2 - l.width/2)
		if l.n == 1 {
			end = l.out(p)
		}
		from, to := l.foot(p, end, round), l.foot(q, end, round)
		return hop{from, point{(from.x+to.x)/2 + end*(12+lapRise*lap), (from.y + to.y) / 2}, to}
	}
	from, to := l.footToward(p, q, lap), l.footToward(q, p, lap)
	pit := p
	if l.isStore(p) {
		pit = q
	}
	by := point{(from.x + to.x) / 2, (from.y+to.y)/2 - l.out(pit)*up}
	if l.isStore(p) || l.isStore(q) {
		by.y = (from.y+to.y)/2 - l.out(pit)*up*0.2
	}
	return hop{from, by, to}
}

// footToward is where an arc between place p and place q stands at p.
func (l layout) footToward(p, q int, lap float64) point {
	a, b := l.at(p), l.at(q)
	toward := sign(b.x - a.x)
	if l.isStore(p) {
		// On the store's inner edge, near the row of the pit it comes from or goes to.
		return point{a.x + toward*(l.store/2+ease), l.height/2 + l.out(q)*(channel/2+0.18*l.radius-4*lap)}
	}
	angle := slight
	if l.isStore(q) {
		angle = steep
	}
	return l.foot(p, toward, angle-0.05*math.Pi*lap)
}

// foot is the point on a pit's rim at an angle from its inner end, to the left (-1) or right (1).
func (l layout) foot(pit int, toward, angle float64) point {
	p, r := l.at(pit), l.radius+ease
	return point{p.x + toward*r*math.Sin(angle), p.y - l.out(pit)*r*math.Cos(angle)}
}

// draw gives the d of a sowing: a dot, arcs, an arrowhead.
func draw(arcs []hop) string {
	if len(arcs) == 0 {
		return ""
	}
	var d strings.Builder
	start := arcs[0].from
	d.WriteString("M" + pair(start.x-2, start.y) + "a2 2 0 1 0 4 0a2 2 0 1 0-4 0")
	var pen point
	for i, h := range arcs {
		if i == 0 || pen != h.from {
			d.WriteString("M" + pair(h.from.x, h.from.y))
		}
		d.WriteString("Q" + pair(h.by.x, h.by.y) + " " + pair(h.to.x, h.to.y))
		pen = h.to
	}
	end := arcs[len(arcs)-1]
	angle := math.Atan2(end.to.y-end.by.y, end.to.x-end.by.x)
	for _, turn := range []float64{math.Pi - 0.55, math.Pi + 0.55} {
		d.WriteString("M" + pair(end.to.x, end.to.y) + "l" + pair(10*math.Cos(angle+turn), 10*math.Sin(angle+turn)))
	}
	return d.String()
}

// crosses gives the d of a small cross at each place passed over, where the sowing would have come in.
func (l layout) crosses(places []int) string {
	var d strings.Builder
	for _, p := range places {
		if p < 0 || p > 2*l.n+1 {
			continue
		}
		c := l.nearest(p)
		d.WriteString("M" + pair(c.x-5, c.y-5) + "l10 10m0-10l-10 10")
	}
	return d.String()
}

// nearest is the point of a place nearest to the middle of the board's channel.
func (l layout) nearest(place int) point {
	p := l.at(place)
	if l.isStore(place) {
		return point{p.x - sign(p.x-l.width/2)*(l.store/2), p.y}
	}
	return point{p.x, p.y - l.out(place)*l.radius}
}

func sign(v float64) float64 {
	if v < 0 {
		return -1
	}
	return 1
}
