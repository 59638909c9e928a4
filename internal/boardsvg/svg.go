package boardsvg

import (
	"html"
	"strconv"
	"strings"
)

// SVG draws the board. Its wood comes from [Defs], which the page must hold once. Colours are given as attributes, so that the
// picture is whole without a style sheet; a style sheet may change them all.
func (b Board) SVG() string {
	l := lay(b.Pits, b.Piles)
	var s strings.Builder
	s.WriteString(`<svg xmlns="http://www.w3.org/2000/svg" class="board"`)
	if b.ID != "" {
		s.WriteString(` id="` + html.EscapeString(b.ID) + `"`)
	}
	s.WriteString(` viewBox="` + viewBox(l) + `" role="img" aria-label="` + html.EscapeString(b.Alt) + `" data-pits="` + strconv.Itoa(l.n) + `"`)
	if b.Piles {
		s.WriteString(` data-piles=""`)
	}
	s.WriteString(` fill="#fff6e4" stroke-linecap="round" stroke-linejoin="round" text-anchor="middle" font-family="system-ui,sans-serif" font-size="20" font-weight="700">`)
	s.WriteString(`<use href="#` + b.set().id() + `"/>`)
	s.WriteString(l.turn(b.Turn))
	s.WriteString(b.lying(l))
	s.WriteString(b.counts(l))
	s.WriteString(b.marks())
	s.WriteString(`</svg>`)
	return s.String()
}

// viewBox takes in the wood and the side of the board below it.
func viewBox(l layout) string { return "0 0 " + num(l.width) + " " + num(l.height+side) }

// lying draws all seeds of the board: their shadows, the two tones, the light on them, each as one path.
func (b Board) lying(l layout) string {
	var even, odd strings.Builder
	for place := range 2*l.n + 2 {
		a, c := l.arranged(place).tones(b.seeds(place), l.at(place), l.scale)
		even.WriteString(a)
		odd.WriteString(c)
	}
	layer := func(class, d, colour string, pen float64, dx, dy float64) string {
		text := `<path class="` + class + `" d="` + d + `" fill="none" ` + colour + ` stroke-width="` + num(pen*l.scale) + `"`
		if dx != 0 {
			text += ` transform="translate(` + pair(dx*l.scale, dy*l.scale) + `)"`
		}
		return text + `/>`
	}
	both := even.String() + odd.String()
	return layer("shade", both, `stroke="#000" stroke-opacity=".38"`, 14.5, 1.8, 2.8) +
		layer("seed-a", even.String(), `stroke="#f3e6c9"`, beanWidth, 0, 0) +
		layer("seed-b", odd.String(), `stroke="#dba765"`, beanWidth, 0, 0) +
		layer("shine", both, `stroke="#fff" stroke-opacity=".7"`, 2.4, -1.9, -2.8)
}

// counts says in digits what every place holds.
func (b Board) counts(l layout) string {
	var s strings.Builder
	for place := range 2*l.n + 2 {
		t := l.tally(place)
		s.WriteString(`<text class="count" data-place="` + strconv.Itoa(place) + `" x="` + num(t.x) + `" y="` + num(t.y) + `" dy=".355em">` +
			strconv.Itoa(b.seeds(place)) + `</text>`)
	}
	return s.String()
}

// turn marks the side on turn: a rail along its edge, whose ends point at its pits; the empty grooves of both are in the wood.
func (l layout) turn(side byte) string {
	switch side {
	case 'S':
		return l.mark("turn-s", 1)
	case 'N':
		return l.mark("turn-n", -1)
	}
	return ""
}

func (l layout) mark(class string, out float64) string {
	d := l.rail(out)
	for _, x := range []float64{l.rails - 10, l.width - l.rails + 10} {
		d += "M" + pair(x-tip, l.railEnd(out)+out*tip) + "l" + pair(tip, -out*tip) + " " + pair(tip, out*tip)
	}
	return `<path class="turn ` + class + `" d="` + d + `" fill="none" stroke="#7a2208" stroke-width="5"/>`
}

// rail is the line along one long edge, bent in at its ends: out is 1 for South's, -1 for North's.
func (l layout) rail(out float64) string {
	x0 := l.rails
	return "M" + pair(x0-10, l.railEnd(out)) + "q0 " + num(out*14) + " 14 " + num(out*14) + "h" + num(l.width-2*x0-8) + "q14 0 14 " + num(-out*14)
}

// railEnd is how far down the ends of a rail are.
func (l layout) railEnd(out float64) float64 { return l.height/2 + out*(l.height/2-7.5-14) }
