package boardsvg

import (
	"hash/fnv"
	"html"
	"strconv"
	"strings"
	"sync"
)

// EmptyBoard describes an empty board. Its fields are those of [Board].
type EmptyBoard struct {
	Pits   int
	Rows   float64
	Labels []string
	Piles  bool
	Flanks bool
	Left   bool
}

// id returns the id of the empty board's drawing in a page. Boards that look the
// same have the same id.
func (s EmptyBoard) id() string {
	h := fnv.New32a()
	h.Write([]byte(strings.Join(s.Labels, "\x00")))
	kind := "board-"
	if s.Piles {
		kind = "piles-"
	}
	if s.Left {
		kind += "left-"
	}
	if s.Flanks {
		kind += "flanks-"
	}
	switch s.Rows {
	case 1.5:
		kind += "middle-"
	case 2:
		kind += "rows-"
	}
	return kind + strconv.Itoa(max(1, s.Pits)) + "-" + strconv.FormatUint(uint64(h.Sum32()), 36)
}

// Defs returns a hidden svg element with the definitions that the boards of a page
// use: gradients, a pit and each empty board once.
func Defs(sets ...EmptyBoard) string {
	var s strings.Builder
	s.WriteString(`<svg xmlns="http://www.w3.org/2000/svg" class="defs" width="0" height="0" aria-hidden="true" focusable="false"><defs>` + gradients + bowl)
	seen := map[string]bool{}
	for _, set := range sets {
		if id := set.id(); !seen[id] {
			seen[id] = true
			key := id + strings.Join(set.Labels, "\x00") // the id has only a hash of the labels
			drawing, known := drawings.Load(key)
			if !known {
				drawing, _ = drawings.LoadOrStore(key, set.drawing(id))
			}
			s.WriteString(drawing.(string))
		}
	}
	s.WriteString(`</defs></svg>`)
	return s.String()
}

// drawings holds the drawings made before: the pages of a site show few kinds of boards.
var drawings sync.Map

// Light comes from the top left: a pit is dark there and lit at the opposite side,
// its rim the other way round.
const gradients = `<linearGradient id="wood" x2=".25" y2="1"><stop class="wood-1" stop-color="#e3bd8a"/><stop class="wood-2" offset="1" stop-color="#c8955a"/></linearGradient>` +
	`<linearGradient id="rim" x2="1" y2="1"><stop class="rim-1" stop-color="#5b3716" stop-opacity=".55"/><stop class="rim-2" offset=".5" stop-color="#8a5a2b" stop-opacity=".1"/><stop class="rim-3" offset="1" stop-color="#fff3d8" stop-opacity=".85"/></linearGradient>` +
	`<radialGradient id="deep" cx=".62" cy=".68" r=".72"><stop class="deep-1" stop-color="#8f5b2e"/><stop class="deep-2" offset=".55" stop-color="#6b3f1c"/><stop class="deep-3" offset="1" stop-color="#3f220c"/></radialGradient>` +
	`<linearGradient id="trough" x2="1" y2=".25"><stop class="deep-3" stop-color="#3f220c"/><stop class="deep-2" offset=".4" stop-color="#6b3f1c"/><stop class="deep-1" offset="1" stop-color="#8f5b2e"/></linearGradient>` +
	`<radialGradient id="wall" cx=".61" cy=".65" r=".66"><stop offset=".68" stop-color="#150902" stop-opacity="0"/><stop offset="1" stop-color="#150902" stop-opacity=".62"/></radialGradient>`

// bowl is a pit of a board with six pits a side, centred on 0,0: the rim, the inside
// and the shadow of the wall.
const bowl = `<g id="bowl"><circle r="45.5" fill="none" stroke="url(#rim)" stroke-width="3.4"/><circle r="44" fill="url(#deep)"/>` +
	`<circle class="wall" r="44" fill="url(#wall)"/></g>`

// drawing returns a group that draws the empty board.
func (s EmptyBoard) drawing(id string) string {
	l := newLayout(s)
	var b strings.Builder
	b.WriteString(`<g id="` + id + `" text-anchor="middle">`)
	from, to := l.left, l.width-l.left
	if s.Piles {
		from, to = l.left+l.storeZone-5, l.width-l.left-l.storeZone+5
		for _, store := range []int{2 * l.pits, 2*l.pits + 1} { // trays with a thin wall
			x := l.centre(store).x
			b.WriteString(plank(x-l.storeWidth/2-wall, storeMargin-wall, l.storeWidth+2*wall, l.storeLength()+2*wall, l.storeWidth/2+wall))
		}
	}
	b.WriteString(plank(from, 0, to-from, l.height, min(44, l.radius)))
	b.WriteString(`<path class="grain" d="` + grainPath(from+4, to-4, l.height) + `" fill="none" stroke="#7a4a1e" stroke-opacity=".14" stroke-width="1.1"/>`)
	for store := 2 * l.pits; store < l.places(); store++ {
		b.WriteString(trough(l, store))
	}
	if s.Flanks {
		b.WriteString(l.flanks())
	}
	for pit := range 2 * l.pits {
		p := l.centre(pit)
		b.WriteString(`<use href="#bowl" transform="translate(` + formatPoint(p.x, p.y) + `)`)
		if l.scale != 1 {
			b.WriteString(` scale(` + strconv.FormatFloat(l.scale, 'g', 4, 64) + `)`)
		}
		b.WriteString(`"/>`)
	}
	b.WriteString(`<path class="groove" d="` + l.railPath(1) + l.railPath(-1) + l.dividerPath() + `" fill="none" stroke="#5b3716" stroke-opacity=".28" stroke-width="3" stroke-linecap="round"/>`)
	b.WriteString(`<path class="pill" d="` + l.pillsPath() + `" fill="none" stroke="#2b1606" stroke-width="25" stroke-linecap="round"/>`)
	for pit := range 2 * l.pits {
		if pit < len(s.Labels) {
			p := l.labelAt(pit)
			b.WriteString(`<text class="label" x="` + formatLength(p.x) + `" y="` + formatLength(p.y) + `" dy=".34em" font-family="Georgia,serif" font-size="17" fill="#3d2208">` + html.EscapeString(s.Labels[pit]) + `</text>`)
		}
	}
	b.WriteString(`</g>`)
	return b.String()
}

// flanks returns light shapes around the two pits at each end of the inner rows, and around the end
// pits, the heads, which are less light.
func (l layout) flanks() string {
	var b strings.Builder
	const look = `fill="#fff3d8" fill-opacity=".28"`
	r := l.radius + 5
	for _, side := range []int{0, l.pits} {
		for _, head := range []int{l.columns, l.pits - 1} {
			p, next := l.centre(side+head), l.centre(side+head+1)
			if head > l.columns {
				next = l.centre(side + head - 1)
			}
			b.WriteString(rect("flank", min(p.x, next.x)-r, p.y-r, l.pitch+2*r, 2*r, r, look))
			b.WriteString(rect("flank", p.x-r, p.y-r, 2*r, 2*r, r, look))
		}
	}
	return b.String()
}

// dividerPath returns the path data of the line between the two sides, if they have more than
// one row each. Each side owns the right half of a middle row, so the line there has a step.
func (l layout) dividerPath() string {
	switch l.rows {
	case 1:
		return ""
	case 1.5:
		half, step := l.width/2-l.railInset, l.radius+0.68*aisle // clear of counts and labels
		return "M" + formatPoint(l.railInset, l.height/2+step) + "h" + formatLength(half) + "v" + formatLength(-2*step) + "h" + formatLength(half)
	}
	return "M" + formatPoint(l.railInset, l.height/2) + "h" + formatLength(l.width-2*l.railInset)
}

// plank returns a piece of wood seen from above, with its front side below and a lit edge.
func plank(x, y, w, h, r float64) string {
	return rect("side", x, y+thickness, w, h, r, `fill="#8a5c2e"`) +
		rect("wood", x, y, w, h, r, `fill="url(#wood)"`) +
		rect("edge", x+1.5, y+1.5, w-3, h-3, r-1.5, `fill="none" stroke="#fff3d8" stroke-opacity=".5" stroke-width="2"`)
}

// trough returns the drawing of a store.
func trough(l layout, store int) string {
	p := l.centre(store)
	grown := func(class string, by float64, look string) string {
		w, h := l.storeWidth+2*by, l.storeLength()+2*by
		return rect(class, p.x-w/2, p.y-h/2, w, h, w/2, look)
	}
	return grown("rim", 1.5, `fill="none" stroke="url(#rim)" stroke-width="3.4"`) + grown("trough", 0, `fill="url(#trough)"`)
}

// rect returns a rectangle with round corners of radius r.
func rect(class string, x, y, w, h, r float64, look string) string {
	return `<rect class="` + class + `" x="` + formatLength(x) + `" y="` + formatLength(y) + `" width="` + formatLength(w) +
		`" height="` + formatLength(h) + `" rx="` + formatLength(r) + `" ` + look + `/>`
}

// pillsPath returns the path data of the dark backgrounds of all counts: short lines
// that a thick stroke turns into pills.
func (l layout) pillsPath() string {
	var d strings.Builder
	for place := range l.places() {
		p, half := l.countAt(place), 6.0
		if l.isStore(place) {
			half = 5
		}
		d.WriteString("M" + formatPoint(p.x-half, p.y) + "h" + formatLength(2*half))
	}
	return d.String()
}

// grainPath returns the path data of the grain of the wood between two x. It is the
// same on every board of that size.
func grainPath(from, to, height float64) string {
	const corner = 30.0
	random := randomStream(4211)
	var s strings.Builder
	length := to - from
	square := func(v float64) float64 { return v * v }
	for y := 9.0; y < height-6; y += 4 + 9*random.next() {
		in := max(0, corner-min(y, height-y)) * 0.8 // keeps within the round corners
		wave := func() float64 { return 7 * (random.next() - 0.5) }
		s.WriteString("M" + formatPoint(from+in+length*0.2*square(random.next()), y) + "C" + formatPoint(from+length*0.35, y+wave()) + " " + formatPoint(from+length*0.65, y+wave()) + " " +
			formatPoint(to-in-length*0.2*square(random.next()), y+wave()*0.5))
	}
	return s.String()
}

// randomStream is a SplitMix64 generator. The same seed gives the same numbers,
// which math/rand does not promise across releases of Go.
type randomStream uint64

// next returns the next number in [0,1).
func (r *randomStream) next() float64 {
	*r += 0x9e3779b97f4a7c15
	z := uint64(*r)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return float64((z^z>>31)>>11) / (1 << 53)
}
