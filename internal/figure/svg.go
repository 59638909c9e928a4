package figure

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
	s.WriteString(` data-radius="` + num(l.radius) + `" data-store="` + num(l.store) + `" data-tall="` + num(l.tall()) + `"`)
	s.WriteString(` fill="none" stroke-linecap="round" stroke-linejoin="round" text-anchor="middle" font-family="system-ui,sans-serif">`)
	s.WriteString(`<use href="#` + b.set().id() + `"/>`)
	s.WriteString(l.turn(b.Turn))
	for place := range 2*l.n + 2 {
		s.WriteString(b.hollow(l, place))
	}
	s.WriteString(b.marks())
	s.WriteString(`</svg>`)
	return s.String()
}

// viewBox takes in the wood and the side of the board below it.
func viewBox(l layout) string { return "0 0 " + num(width) + " " + num(l.height+side) }

// hollow draws what lies in one pit or store, and its count.
func (b Board) hollow(l layout, place int) string {
	class, n, a, at := "pit", b.seeds(place), l.arranged(place), l.at(place)
	if l.isStore(place) {
		class = "store"
	}
	var s strings.Builder
	s.WriteString(`<g class="` + class + `" data-place="` + strconv.Itoa(place) + `" transform="translate(` + pair(at.x, at.y) + `)`)
	if l.scale != 1 {
		s.WriteString(` scale(` + strconv.FormatFloat(l.scale, 'g', 4, 64) + `)`)
	}
	s.WriteString(`">`)
	for _, layer := range []struct {
		class string
		keep  func(int) bool
		look  string
	}{
		{"shade", every, `stroke="#000" stroke-opacity=".38" stroke-width="14.5" transform="translate(1.8 2.8)"`},
		{"seed-a", even, `stroke="#f3e6c9" stroke-width="12.8"`},
		{"seed-b", odd, `stroke="#dba765" stroke-width="12.8"`},
		{"shine", every, `stroke="#fff" stroke-opacity=".7" stroke-width="2.4" transform="translate(-1.9 -2.8)"`},
	} {
		s.WriteString(`<path class="` + layer.class + `" d="` + a.layer(n, layer.keep) + `" ` + layer.look + `/>`)
	}
	t := l.tally(place)
	s.WriteString(`<text class="count"`)
	// Text keeps its size on every board, so the scale of the seeds is taken back.
	if l.scale != 1 {
		s.WriteString(` transform="scale(` + strconv.FormatFloat(1/l.scale, 'g', 4, 64) + `)"`)
	}
	s.WriteString(` y="` + num(t.y-at.y) + `" dy=".355em" font-size="20" font-weight="700" fill="#fff6e4">` + strconv.Itoa(n) + `</text></g>`)
	return s.String()
}

// turn marks the side on turn: a rail along its edge with a pointer at either end; the empty grooves of both are in the wood.
func (l layout) turn(side byte) string {
	switch side {
	case 'S':
		return `<path class="turn turn-s" d="` + l.rail(1) + `" stroke="#7a2208" stroke-width="5"/>`
	case 'N':
		return `<path class="turn turn-n" d="` + l.rail(-1) + `" stroke="#7a2208" stroke-width="5"/>`
	}
	return ""
}

// rail is the line along one long edge, bent in at its ends: out is 1 for South's, -1 for North's.
func (l layout) rail(out float64) string {
	x0, y := l.rails, l.height/2+out*(l.height/2-7.5)
	long := width - 2*x0
	return "M" + pair(x0-10, y-out*14) + "q0 " + num(out*14) + " 14 " + num(out*14) + "h" + num(long-8) + "q14 0 14 " + num(-out*14)
}
