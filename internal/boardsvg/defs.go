package boardsvg

import (
	"hash/fnv"
	"html"
	"strconv"
	"strings"
)

// Set is an empty board: as many pits a side, labelled like this, with stores in it or trays beside it.
type Set struct {
	Pits   int
	Labels []string // 2n, by place
	Piles  bool
}

// id names the set's drawing in a page; sets that look alike have the same.
func (s Set) id() string {
	h := fnv.New32a()
	h.Write([]byte(strings.Join(s.Labels, "\x00")))
	kind := "board-"
	if s.Piles {
		kind = "piles-"
	}
	return kind + strconv.Itoa(max(1, s.Pits)) + "-" + strconv.FormatUint(uint64(h.Sum32()), 36)
}

// Defs gives the one hidden svg of a page that its boards draw upon: colours of the wood, a hollow, and each set once.
func Defs(sets ...Set) string {
	var s strings.Builder
	s.WriteString(`<svg xmlns="http://www.w3.org/2000/svg" class="defs" width="0" height="0" aria-hidden="true" focusable="false"><defs>` + colours + bowl)
	seen := map[string]bool{}
	for _, set := range sets {
		if id := set.id(); !seen[id] {
			seen[id] = true
			s.WriteString(set.wood(id))
		}
	}
	s.WriteString(`</defs></svg>`)
	return s.String()
}

// The light comes from the top left: a hollow is dark there and lit at the far side, its rim the other way round.
const colours = `<linearGradient id="wood" x2=".25" y2="1"><stop class="wood-1" stop-color="#e3bd8a"/><stop class="wood-2" offset="1" stop-color="#c8955a"/></linearGradient>` +
	`<linearGradient id="rim" x2="1" y2="1"><stop class="rim-1" stop-color="#5b3716" stop-opacity=".55"/><stop class="rim-2" offset=".5" stop-color="#8a5a2b" stop-opacity=".1"/><stop class="rim-3" offset="1" stop-color="#fff3d8" stop-opacity=".85"/></linearGradient>` +
	`<radialGradient id="deep" cx=".62" cy=".68" r=".72"><stop class="deep-1" stop-color="#8f5b2e"/><stop class="deep-2" offset=".55" stop-color="#6b3f1c"/><stop class="deep-3" offset="1" stop-color="#3f220c"/></radialGradient>` +
	`<linearGradient id="trough" x2="1" y2=".25"><stop class="deep-3" stop-color="#3f220c"/><stop class="deep-2" offset=".4" stop-color="#6b3f1c"/><stop class="deep-1" offset="1" stop-color="#8f5b2e"/></linearGradient>` +
	`<radialGradient id="wall" cx=".61" cy=".65" r=".66"><stop offset=".68" stop-color="#150902" stop-opacity="0"/><stop offset="1" stop-color="#150902" stop-opacity=".62"/></radialGradient>`

// One hollow of a board with six a side, its middle at 0,0: the rim, the bowl, and the shadow of the near wall in it.
const bowl = `<g id="bowl"><circle r="45.5" fill="none" stroke="url(#rim)" stroke-width="3.4"/><circle r="44" fill="url(#deep)"/>` +
	`<circle class="wall" r="44" fill="url(#wall)"/></g>`

// wood draws the empty board.
func (s Set) wood(id string) string {
	l := lay(s.Pits, s.Piles)
	var b strings.Builder
	b.WriteString(`<g id="` + id + `" text-anchor="middle">`)
	from, to := l.left, l.width-l.left
	if s.Piles {
		from, to = l.left+l.zone-5, l.width-l.left-l.zone+5
		for _, store := range []int{2 * l.n, 2*l.n + 1} { // two trays, a thin wall of wood round each
			x := l.at(store).x
			b.WriteString(plank(x-l.store/2-wall, inset-wall, l.store+2*wall, l.tall()+2*wall, l.store/2+wall))
		}
	}
	b.WriteString(plank(from, 0, to-from, l.height, min(44, l.radius)))
	b.WriteString(`<path class="grain" d="` + grain(from+4, to-4, l.height) + `" fill="none" stroke="#7a4a1e" stroke-opacity=".14" stroke-width="1.1"/>`)
	for _, store := range []int{2 * l.n, 2*l.n + 1} {
		b.WriteString(trough(l, store))
	}
	for pit := range 2 * l.n {
		p := l.at(pit)
		b.WriteString(`<use href="#bowl" transform="translate(` + pair(p.x, p.y) + `)`)
		if l.scale != 1 {
			b.WriteString(` scale(` + strconv.FormatFloat(l.scale, 'g', 4, 64) + `)`)
		}
		b.WriteString(`"/>`)
	}
	b.WriteString(`<path class="groove" d="` + l.rail(1) + l.rail(-1) + `" fill="none" stroke="#5b3716" stroke-opacity=".28" stroke-width="3" stroke-linecap="round"/>`)
	b.WriteString(`<path class="pill" d="` + l.pills() + `" fill="none" stroke="#2b1606" stroke-width="25" stroke-linecap="round"/>`)
	for pit := range 2 * l.n {
		if pit < len(s.Labels) {
			p := l.name(pit)
			b.WriteString(`<text class="label" x="` + num(p.x) + `" y="` + num(p.y) + `" dy=".34em" font-family="Georgia,serif" font-size="17" fill="#3d2208">` + html.EscapeString(s.Labels[pit]) + `</text>`)
		}
	}
	b.WriteString(`</g>`)
	return b.String()
}

// plank is a piece of wood seen from above, with its side below and a lit edge.
func plank(x, y, w, h, r float64) string {
	rect := func(class string, x, y, w, h, r float64, look string) string {
		return `<rect class="` + class + `" x="` + num(x) + `" y="` + num(y) + `" width="` + num(w) + `" height="` + num(h) + `" rx="` + num(r) + `" ` + look + `/>`
	}
	return rect("side", x, y+side, w, h, r, `fill="#8a5c2e"`) +
		rect("wood", x, y, w, h, r, `fill="url(#wood)"`) +
		rect("edge", x+1.5, y+1.5, w-3, h-3, r-1.5, `fill="none" stroke="#fff3d8" stroke-opacity=".5" stroke-width="2"`)
}

// trough is a store: a long hollow.
func trough(l layout, store int) string {
	p := l.at(store)
	rect := func(class string, grow float64, look string) string {
		return `<rect class="` + class + `" x="` + num(p.x-l.store/2-grow) + `" y="` + num(p.y-l.tall()/2-grow) + `" width="` + num(l.store+2*grow) +
			`" height="` + num(l.tall()+2*grow) + `" rx="` + num(l.store/2+grow) + `" ` + look + `/>`
	}
	return rect("rim", 1.5, `fill="none" stroke="url(#rim)" stroke-width="3.4"`) + rect("trough", 0, `fill="url(#trough)"`)
}

// pills gives the d of the dark grounds of all counts: short lines that a thick round pen makes pills of.
func (l layout) pills() string {
	var d strings.Builder
	for place := range 2*l.n + 2 {
		p, half := l.tally(place), 6.0
		if l.isStore(place) {
			half = 5
		}
		d.WriteString("M" + pair(p.x-half, p.y) + "h" + num(2*half))
	}
	return d.String()
}

// grain gives the d of the lines in the wood from one x to another, the same on every board of that size.
func grain(from, to, height float64) string {
	const corner = 30.0
	d := dice(4211)
	var s strings.Builder
	long := to - from
	for y := 9.0; y < height-6; y += 4 + 9*d.roll() {
		in := max(0, corner-min(y, height-y)) * 0.8 // the corners are round
		wave := func() float64 { return 7 * (d.roll() - 0.5) }
		s.WriteString("M" + pair(from+in+long*0.2*square(d.roll()), y) + "C" + pair(from+long*0.35, y+wave()) + " " + pair(from+long*0.65, y+wave()) + " " +
			pair(to-in-long*0.2*square(d.roll()), y+wave()*0.5))
	}
	return s.String()
}
