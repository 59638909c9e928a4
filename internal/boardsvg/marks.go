package boardsvg

import (
	"html"
	"math"
	"strings"
)

// marks returns a group that shows the last move and the author's marks, or "".
// Every kind has its own shape: arcs for the sowing, crosses at skipped pits, a ring
// where the last seed fell, a dashed ring in a pit emptied by a capture, a ring with a
// letter for an author's mark, and a broad arrow with a light edge for an author's arrow.
func (b Board) marks(l layout) string {
	var s strings.Builder
	path := func(class, d, attributes string) {
		if d != "" {
			s.WriteString(`<path class="` + class + `" d="` + d + `" fill="none" ` + attributes + `/>`)
		}
	}
	path("taken", l.ringsPath(b.Taken, -8), `stroke="#fff1d4" stroke-width="3" stroke-dasharray="7 6"`)
	path("last", l.ringsPath([]int{b.Last}, -2.5), `stroke="#fff1d4" stroke-width="4"`)
	path("path", sowingPath(l.sowingArcs(b.Path)), `stroke="#6b1d07" stroke-width="2.5"`)
	path("skip", l.crossesPath(b.Skipped), `stroke="#6b1d07" stroke-width="2.5"`)
	arrows := l.arrowsPath(b.Arrows)
	path("arrow-edge", arrows, `stroke="#fff1d4" stroke-width="10"`)
	path("arrow", arrows, `stroke="#1d4f73" stroke-width="5"`)

	var places []int
	var badges, letters strings.Builder
	for _, m := range b.Marks {
		if !l.hasPlace(m.Place) {
			continue
		}
		places = append(places, m.Place)
		at := l.badgeAt(m.Place)
		badges.WriteString("M" + formatPoint(at.x, at.y) + "h0")
		letters.WriteString(`<text class="letter" x="` + formatLength(at.x) + `" y="` + formatLength(at.y) + `" font-size="15" dy=".35em" fill="#fff">` +
			html.EscapeString(m.Letter) + `</text>`)
	}
	path("mark", l.ringsPath(places, 2), `stroke="#1d4f73" stroke-width="4"`)
	path("badge", badges.String(), `stroke="#1d4f73" stroke-width="24"`)
	s.WriteString(letters.String())

	if s.Len() == 0 {
		return ""
	}
	return `<g class="marks">` + s.String() + `</g>`
}

// lidsPath returns the path data of a lid with a cross on each pit.
func (l layout) lidsPath(pits []int) string {
	d := l.ringsPath(pits, -3)
	for _, p := range pits {
		if l.hasPlace(p) {
			c, r := l.centre(p), 0.4*l.radius
			d += "M" + formatPoint(c.x-r, c.y-r) + "l" + formatPoint(2*r, 2*r) + "m0" + formatLength(-2*r) + "l" + formatPoint(-2*r, 2*r)
		}
	}
	return d
}

// ownedPath returns the path data of a ring in each pit with an arrowhead that points to the
// pit's owner: down if toward is 1, up if it is -1. If a side has two rows, the pits are houses,
// and it is a square around each.
func (l layout) ownedPath(pits []int, toward float64) string {
	if l.rows == 2 {
		return l.squaresPath(pits)
	}
	d := l.ringsPath(pits, -4)
	for _, p := range pits {
		if l.hasPlace(p) {
			c, r := l.centre(p), 0.4*l.radius
			d += "M" + formatPoint(c.x-r, c.y+0.2*toward*r) + "l" + formatPoint(r, toward*r) + "l" + formatPoint(r, -toward*r)
		}
	}
	return d
}

// squaresPath returns the path data of a square around each pit.
func (l layout) squaresPath(pits []int) string {
	d := ""
	for _, p := range pits {
		if l.hasPlace(p) {
			c, r := l.centre(p), l.radius+1
			side := formatLength(2 * r)
			d += "M" + formatPoint(c.x-r, c.y-r) + "h" + side + "v" + side + "h-" + side + "z"
		}
	}
	return d
}

// boundPath returns the path data of a ring with a bar in each pit.
func (l layout) boundPath(pits []int) string {
	d := l.ringsPath(pits, -4)
	for _, p := range pits {
		if l.hasPlace(p) {
			c, r := l.centre(p), l.radius-4
			d += "M" + formatPoint(c.x-r, c.y) + "h" + formatLength(2*r)
		}
	}
	return d
}

// ringsPath returns the path data of a ring around each place. gap is the distance
// between a pit's rim and its ring; a store's ring has room for the count inside and for the
// edge of the drawing outside.
func (l layout) ringsPath(places []int, gap float64) string {
	var d strings.Builder
	for _, p := range places {
		if !l.hasPlace(p) {
			continue
		}
		c, r, length := l.centre(p), l.radius+gap*min(1, max(0.5, l.scale)), 0.0
		if l.isStore(p) {
			r, length = l.storeWidth/2+1, l.storeLength()-l.storeWidth
		}
		arc := "a" + formatLength(r) + " " + formatLength(r) + " 0 1 1 "
		d.WriteString("M" + formatPoint(c.x-r, c.y+length/2) + "v" + formatLength(-length) + arc + formatLength(2*r) + " 0v" + formatLength(length) + arc + formatLength(-2*r) + " 0")
	}
	return d.String()
}

// badgeAt returns the centre of the letter of a mark: on a pit's rim, to the right,
// next to the channel.
func (l layout) badgeAt(place int) point {
	if l.isStore(place) {
		p := l.centre(place)
		return point{p.x, p.y - l.outward(place)*(l.storeLength()/2-4)}
	}
	return l.foot(place, 1, math.Pi/4)
}

// arrowsPath returns the path data of the author's arrows. An arrow points from the
// centre of one place to the centre of another and stops short of both. It is bent,
// so that arrows there and back are apart.
func (l layout) arrowsPath(arrows [][2]int) string {
	const bend = 0.14
	var d strings.Builder
	for _, arrow := range arrows {
		if arrow[0] == arrow[1] || !l.hasPlace(arrow[0]) || !l.hasPlace(arrow[1]) {
			continue
		}
		p, q := l.centre(arrow[0]), l.centre(arrow[1])
		length := math.Hypot(q.x-p.x, q.y-p.y)
		x, y := (q.x-p.x)/length, (q.y-p.y)/length
		gap := min(0.6*l.radius, 0.25*length)
		a := arc{
			from:    point{p.x + x*gap, p.y + y*gap},
			control: point{(p.x+q.x)/2 + y*bend*length, (p.y+q.y)/2 - x*bend*length},
			to:      point{q.x - x*gap, q.y - y*gap},
		}
		d.WriteString("M" + formatPoint(a.from.x, a.from.y) + a.curve() + a.head(15, 0.6))
	}
	return d.String()
}
