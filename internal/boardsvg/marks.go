package boardsvg

import (
	"html"
	"math"
	"strings"
)

// marks draws what the last ply did and what the author points at; "" when there is nothing. Each kind has its own shape: a
// whole ring where the last seed fell, a dashed ring inside a hollow a capture emptied, a ring with a letter for the author's,
// and for what the author points from and to a broad arrow with a light edge.
func (b Board) marks() string {
	l := lay(b.Pits, b.Piles)
	var s strings.Builder
	path := func(class, d, more string) {
		if d != "" {
			s.WriteString(`<path class="` + class + `" d="` + d + `" fill="none" ` + more + `/>`)
		}
	}
	path("taken", b.rings(b.Taken, -8), `stroke="#fff1d4" stroke-width="3" stroke-dasharray="7 6"`)
	path("last", b.rings([]int{b.Last}, -2.5), `stroke="#fff1d4" stroke-width="4"`)
	path("path", draw(l.hops(b.Path)), `stroke="#6b1d07" stroke-width="2.5"`)
	path("skip", l.crosses(b.Skipped), `stroke="#6b1d07" stroke-width="2.5"`)
	arrows := b.arrows()
	path("arrow-edge", arrows, `stroke="#fff1d4" stroke-width="10"`)
	path("arrow", arrows, `stroke="#1d4f73" stroke-width="5"`)

	var places []int
	var badges, letters strings.Builder
	for _, m := range b.Marks {
		if !b.known(m.Place) {
			continue
		}
		places = append(places, m.Place)
		at := l.badge(m.Place)
		badges.WriteString("M" + pair(at.x, at.y) + "h0")
		letters.WriteString(`<text class="letter" x="` + num(at.x) + `" y="` + num(at.y) + `" font-size="15" dy=".35em" fill="#fff">` +
			html.EscapeString(m.Letter) + `</text>`)
	}
	path("mark", b.rings(places, 2), `stroke="#1d4f73" stroke-width="4"`)
	path("badge", badges.String(), `stroke="#1d4f73" stroke-width="24"`)
	s.WriteString(letters.String())

	if s.Len() == 0 {
		return ""
	}
	return `<g class="marks">` + s.String() + `</g>`
}

// rings gives the d of a ring round each place, that many units beyond its rim.
func (b Board) rings(places []int, beyond float64) string {
	l := lay(b.Pits, b.Piles)
	var d strings.Builder
	for _, p := range places {
		if !b.known(p) {
			continue
		}
		c, r := l.at(p), l.radius+beyond*min(1, max(0.5, l.scale))
		if l.isStore(p) { // open toward the count
			r = l.store/2 + beyond
			out, arc := l.out(p), num(r)+" "+num(r)+" 0 0 "
			long, turn := (l.tall()-l.store)/2+l.tall()/2-60, "1 "
			if out < 0 {
				turn = "0 "
			}
			d.WriteString("M" + pair(c.x-r, c.y+out*(l.tall()/2-60)) + "v" + num(-out*long) + "a" + arc + turn + num(2*r) + " 0v" + num(out*long))
			continue
		}
		arc := num(r) + " " + num(r) + " 0 1 1 "
		d.WriteString("M" + pair(c.x-r, c.y) + "a" + arc + num(2*r) + " 0a" + arc + num(-2*r) + " 0")
	}
	return d.String()
}

// badge is where the letter of a mark sits: on the rim, to the right, on the side of the channel.
func (l layout) badge(place int) point {
	if l.isStore(place) {
		p := l.at(place)
		return point{p.x, p.y - l.out(place)*(l.tall()/2-4)}
	}
	return l.foot(place, 1, math.Pi/4)
}

// arrows gives the d of the author's arrows: from the middle of one hollow to the middle of another, stopping short of both, with a
// slight bow so that there and back are two.
func (b Board) arrows() string {
	const bow, head, spread = 0.14, 15.0, 0.6
	l := lay(b.Pits, b.Piles)
	var d strings.Builder
	for _, arrow := range b.Arrows {
		if arrow[0] == arrow[1] || !b.known(arrow[0]) || !b.known(arrow[1]) {
			continue
		}
		p, q := l.at(arrow[0]), l.at(arrow[1])
		long := math.Hypot(q.x-p.x, q.y-p.y)
		x, y := (q.x-p.x)/long, (q.y-p.y)/long
		short := min(0.6*l.radius, 0.25*long)
		from, to := point{p.x + x*short, p.y + y*short}, point{q.x - x*short, q.y - y*short}
		by := point{(p.x+q.x)/2 + y*bow*long, (p.y+q.y)/2 - x*bow*long}
		angle := math.Atan2(to.y-by.y, to.x-by.x)
		d.WriteString("M" + pair(from.x, from.y) + "Q" + pair(by.x, by.y) + " " + pair(to.x, to.y))
		for _, turn := range []float64{math.Pi - spread, math.Pi + spread} {
			d.WriteString("M" + pair(to.x, to.y) + "l" + pair(head*math.Cos(angle+turn), head*math.Sin(angle+turn)))
		}
	}
	return d.String()
}
