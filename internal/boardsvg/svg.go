package boardsvg

import (
	"html"
	"strconv"
	"strings"
)

// SVG returns the drawing of the board. It uses definitions of [Defs], which the page
// must contain once. Colours are attributes, so that the drawing is complete
// without a style sheet and a style sheet can change them.
func (b Board) SVG() string {
	l := newLayout(b.Empty())
	var s strings.Builder
	s.WriteString(`<svg xmlns="http://www.w3.org/2000/svg" class="board"`)
	if b.ID != "" {
		s.WriteString(` id="` + html.EscapeString(b.ID) + `"`)
	}
	s.WriteString(` viewBox="0 0 ` + formatLength(l.width) + ` ` + formatLength(l.height+thickness) + `" role="img" aria-label="` + html.EscapeString(b.Alt) + `" data-pits="` + strconv.Itoa(l.pits) + `"`)
	if l.rows > 1 {
		s.WriteString(` data-rows="` + formatLength(l.rows) + `"`)
	}
	if b.Piles {
		s.WriteString(` data-piles=""`)
	}
	if b.Left {
		s.WriteString(` data-left=""`)
	}
	s.WriteString(` fill="#fff6e4" stroke-linecap="round" stroke-linejoin="round" text-anchor="middle" font-family="system-ui,sans-serif" font-size="20" font-weight="700">`)
	s.WriteString(`<use href="#` + b.Empty().id() + `"/>`)
	switch b.Turn {
	case 'S':
		s.WriteString(l.turnMark("turn-s", 1))
	case 'N':
		s.WriteString(l.turnMark("turn-n", -1))
	}
	if d := l.lidsPath(b.Closed); d != "" {
		s.WriteString(`<path class="closed" d="` + d + `" fill="#c8955a" stroke="#5b3716" stroke-width="3"/>`)
	}
	if d := l.boundPath(b.Bound); d != "" {
		s.WriteString(`<path class="bound" d="` + d + `" fill="none" stroke="#ffd166" stroke-width="4"/>`)
	}
	for side, class := range [...]string{"owned-s", "owned-n"} {
		if d := l.ownedPath(b.Owned[side], float64(1-2*side)); d != "" {
			s.WriteString(`<path class="` + class + `" d="` + d + `" fill="none" stroke="#ffd166" stroke-width="4"/>`)
		}
	}
	b.writeSeeds(&s, l)
	b.writeCounts(&s, l)
	s.WriteString(b.marks(l))
	s.WriteString(`</svg>`)
	return s.String()
}

// writeSeeds draws all seeds, one path for each layer: shadows, the two tones, reflections.
func (b Board) writeSeeds(s *strings.Builder, l layout) {
	even, odd := b.tonePaths(l)
	layer := func(class, colour string, strokeWidth float64, dx, dy float64, paths ...string) {
		s.WriteString(`<path class="` + class + `" d="`)
		for _, d := range paths {
			s.WriteString(d)
		}
		s.WriteString(`" fill="none" ` + colour + ` stroke-width="` + formatLength(strokeWidth*l.scale) + `"`)
		if dx != 0 {
			s.WriteString(` transform="translate(` + formatPoint(dx*l.scale, dy*l.scale) + `)"`)
		}
		s.WriteString(`/>`)
	}
	s.Grow(3*(len(even)+len(odd)) + 3000) // 3,000 bytes hold the rest of most boards
	layer("shade", `stroke="#000" stroke-opacity=".38"`, 14.5, 1.8, 2.8, even, odd)
	layer("seed-a", `stroke="#f3e6c9"`, seedWidth, 0, 0, even)
	layer("seed-b", `stroke="#dba765"`, seedWidth, 0, 0, odd)
	layer("shine", `stroke="#fff" stroke-opacity=".7"`, 2.4, -1.9, -2.8, even, odd)
}

// writeCounts writes the numbers of seeds.
func (b Board) writeCounts(s *strings.Builder, l layout) {
	for place := range l.places() {
		t := l.countAt(place)
		s.WriteString(`<text class="count" data-place="` + strconv.Itoa(place) + `" x="` + formatLength(t.x) + `" y="` + formatLength(t.y) + `" dy=".355em">` +
			strconv.Itoa(b.seedsAt(place)) + `</text>`)
	}
}

// turnMark returns the mark of the side to move: a rail along its edge, whose ends
// point at its pits.
func (l layout) turnMark(class string, outward float64) string {
	d := l.railPath(outward)
	for _, x := range []float64{l.railInset - 10, l.width - l.railInset + 10} {
		d += "M" + formatPoint(x-arrowhead, l.railEnd(outward)+outward*arrowhead) + "l" + formatPoint(arrowhead, -outward*arrowhead) + " " + formatPoint(arrowhead, outward*arrowhead)
	}
	return `<path class="turn ` + class + `" d="` + d + `" fill="none" stroke="#7a2208" stroke-width="5"/>`
}

// railPath returns the path data of the line along one long edge, which bends inward
// at its ends. outward is 1 for South's edge, -1 for North's.
func (l layout) railPath(outward float64) string {
	x0 := l.railInset
	return "M" + formatPoint(x0-10, l.railEnd(outward)) + "q0 " + formatLength(outward*14) + " 14 " + formatLength(outward*14) + "h" + formatLength(l.width-2*x0-8) + "q14 0 14 " + formatLength(-outward*14)
}

// railEnd returns the y of the ends of a rail.
func (l layout) railEnd(outward float64) float64 { return l.height/2 + outward*(l.height/2-7.5-14) }
