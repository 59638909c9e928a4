package boardsvg

import (
	"strings"
)

// The parts of a thumbnail, in units.
const (
	thumbnailGutter = 24.0 // between a row's rims and the long edge
	rimWidth        = 5.0
)

// Thumbnail returns a small drawing of the board for lists, in a few elements: wood,
// hollows and seeds, without numbers and marks. It is decoration: screen readers skip it.
// The page must contain [Defs].
func (b Board) Thumbnail() string {
	l := newLayout(b.Empty())
	top := gutter - thumbnailGutter
	height := l.height - 2*top
	var pits, stores strings.Builder
	for place := range l.places() {
		p := l.centre(place)
		if !l.isStore(place) {
			pits.WriteString("M" + formatPoint(p.x, p.y) + "h0")
		} else if !b.Piles {
			half := (height - thumbnailGutter - l.storeWidth) / 2
			stores.WriteString("M" + formatPoint(p.x, p.y-half) + "v" + formatLength(2*half))
		}
	}
	even, odd := b.tonePaths(l)
	from := l.left
	if b.Piles {
		from += l.storeZone - rimWidth
	}
	line := func(class, d, colour string, strokeWidth float64) string {
		return `<path class="` + class + `" d="` + d + `" stroke="` + colour + `" stroke-width="` + formatLength(strokeWidth) + `"/>`
	}
	return `<svg xmlns="http://www.w3.org/2000/svg" class="thumb" viewBox="0 ` + formatPoint(top, l.width) + ` ` + formatLength(height+thickness) +
		`" fill="none" stroke-linecap="round" aria-hidden="true">` +
		rect("side", from, top+thickness, l.width-2*from, height, 40, `fill="#8a5c2e"`) +
		rect("wood", from, top, l.width-2*from, height, 40, `fill="url(#wood)"`) +
		line("rim", pits.String(), "#8a5a2b", 2*(l.radius+rimWidth)) +
		line("hollow", pits.String(), "#6b3f1c", 2*l.radius) +
		line("hollow", stores.String(), "#6b3f1c", l.storeWidth) +
		line("seed-a", even, "#f3e6c9", seedWidth*l.scale) +
		line("seed-b", odd, "#dba765", seedWidth*l.scale) + `</svg>`
}
