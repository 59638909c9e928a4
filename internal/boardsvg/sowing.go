package boardsvg

import (
	"math"
	"strings"
)

// A sowing is drawn as arcs between the rims of the places it visited, with a dot
// where the seeds were lifted, an arrowhead where the last one fell and a cross at
// every place that was skipped. The feet of an arc are its two ends.
const (
	rimGap         = 3.0            // between a rim and an arc's foot
	footAngle      = math.Pi * 0.16 // between a pit's inner end and a foot towards a neighbour
	storeFootAngle = math.Pi * 0.30 // the same towards a store
	rowFootAngle   = math.Pi * 0.40 // the same towards the other row
	arcHeight      = 24.0           // of the control point above the feet
	lapHeight      = 9.0            // added for the second lap over the same two places
	maxLaps        = 2              // arcs drawn between the same two places
)

// arc is a quadratic curve from one place to the next.
type arc struct{ from, control, to point }

// sowingArcs returns the arcs of a path in order. They are interrupted at places
// that the board does not have and, if sides have two rows, between the sides: there the
// hand leaves its track to capture.
func (l layout) sowingArcs(path []int) (arcs []arc) {
	drawn := map[[2]int]int{}
	for i := 1; i < len(path); i++ {
		p, q := path[i-1], path[i]
		if p == q || !l.hasPlace(p) || !l.hasPlace(q) || l.rows == 2 && l.side(p) != l.side(q) {
			continue
		}
		lap := drawn[[2]int{p, q}]
		drawn[[2]int{p, q}]++
		if lap < maxLaps || i == len(path)-1 {
			arcs = append(arcs, l.arc(p, q, float64(min(lap, maxLaps-1))))
		}
	}
	return arcs
}

// arc returns the arc between two places for the first lap (0) or a later one. It
// bends towards the middle of the board along a row, and outwards around an end. From a middle
// row to the other player's row it is straight.
func (l layout) arc(p, q int, lap float64) arc {
	a, b := l.centre(p), l.centre(q)
	height := arcHeight*min(1, max(0.6, l.scale)) + lapHeight*lap
	if !l.isStore(p) && !l.isStore(q) && l.outward(p) != l.outward(q) { // around an end of the board
		end := math.Copysign(1, (a.x+b.x)/2-l.width/2)
		if l.columns == 1 {
			end = l.outward(p)
		}
		from, to := l.foot(p, end, rowFootAngle), l.foot(q, end, rowFootAngle)
		return arc{from, point{(from.x+to.x)/2 + end*(12+lapHeight*lap), (from.y + to.y) / 2}, to}
	}
	if !l.isStore(p) && !l.isStore(q) && a.y != b.y { // from the middle row to the other player's
		part := (l.radius + rimGap) / math.Hypot(b.x-a.x, b.y-a.y)
		in := point{part * (b.x - a.x), part * (b.y - a.y)}
		return arc{point{a.x + in.x, a.y + in.y}, point{(a.x + b.x) / 2, (a.y + b.y) / 2}, point{b.x - in.x, b.y - in.y}}
	}
	from, to := l.footToward(p, q, lap), l.footToward(q, p, lap)
	pit := p
	if l.isStore(p) {
		pit = q
	}
	control := point{(from.x + to.x) / 2, (from.y+to.y)/2 - l.outward(pit)*height}
	if l.isStore(p) || l.isStore(q) {
		control.y = (from.y+to.y)/2 - l.outward(pit)*height*0.2
	}
	return arc{from, control, to}
}

// footToward returns the foot at place p of an arc between p and q.
func (l layout) footToward(p, q int, lap float64) point {
	a, b := l.centre(p), l.centre(q)
	toward := math.Copysign(1, b.x-a.x)
	if l.isStore(p) {
		// On the inner edge of the store, near the row of the pit.
		return point{a.x + toward*(l.storeWidth/2+rimGap), l.height/2 + l.outward(q)*(channel/2+0.18*l.radius-4*lap)}
	}
	angle := footAngle
	if l.isStore(q) {
		angle = storeFootAngle
	}
	return l.foot(p, toward, angle-0.05*math.Pi*lap)
}

// foot returns the point next to a pit's rim at an angle from its inner end, to the
// left (-1) or right (1).
func (l layout) foot(pit int, toward, angle float64) point {
	p, r := l.centre(pit), l.radius+rimGap
	return point{p.x + toward*r*math.Sin(angle), p.y - l.outward(pit)*r*math.Cos(angle)}
}

// sowingPath returns the path data of a sowing: a dot, arcs and an arrowhead.
func sowingPath(arcs []arc) string {
	if len(arcs) == 0 {
		return ""
	}
	var d strings.Builder
	start := arcs[0].from
	d.WriteString("M" + formatPoint(start.x-2, start.y) + "a2 2 0 1 0 4 0a2 2 0 1 0-4 0")
	var pen point
	for i, a := range arcs {
		if i == 0 || pen != a.from {
			d.WriteString("M" + formatPoint(a.from.x, a.from.y))
		}
		d.WriteString(a.curve())
		pen = a.to
	}
	d.WriteString(arcs[len(arcs)-1].head(10, 0.55))
	return d.String()
}

// curve returns the path data of the arc from its start.
func (a arc) curve() string {
	return "Q" + formatPoint(a.control.x, a.control.y) + " " + formatPoint(a.to.x, a.to.y)
}

// head returns the path data of an arrowhead at the end of the arc: two lines of a
// length, each at an angle from the arc.
func (a arc) head(length, spread float64) string {
	d := ""
	direction := math.Atan2(a.to.y-a.control.y, a.to.x-a.control.x)
	for _, turn := range []float64{math.Pi - spread, math.Pi + spread} {
		d += "M" + formatPoint(a.to.x, a.to.y) + "l" + formatPoint(length*math.Cos(direction+turn), length*math.Sin(direction+turn))
	}
	return d
}

// crossesPath returns the path data of a small cross at each place that was skipped,
// where an arc would have reached it.
func (l layout) crossesPath(places []int) string {
	var d strings.Builder
	for _, p := range places {
		if l.hasPlace(p) {
			c := l.innerEdge(p)
			d.WriteString("M" + formatPoint(c.x-5, c.y-5) + "l10 10m0-10l-10 10")
		}
	}
	return d.String()
}

// innerEdge returns the point of a place nearest to the channel's middle.
func (l layout) innerEdge(place int) point {
	p := l.centre(place)
	if l.isStore(place) {
		return point{p.x - math.Copysign(l.storeWidth/2, p.x-l.width/2), p.y}
	}
	return point{p.x, p.y - l.outward(place)*l.radius}
}
