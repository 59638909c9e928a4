package boardsvg

import (
	"math"
	"strings"
)

// A seed is drawn as a short line with a thick round stroke. An arrangement lists the
// seeds of a place in the order they fall. Seed k is always at the same point,
// whatever the number of seeds, so that dropping a seed moves no other. Even and
// odd seeds have two tones and form two layers, the odd ones above. Seeds of one
// tone do not overlap, so that every seed of a full pit can be made out.
//
// Coordinates are whole units, to keep pages small. A few arrangements, turned and
// mirrored, serve all pits.
const (
	seedLength     = 5.2  // of the line; with the stroke a seed is 18 long
	seedWidth      = 12.8 // of the stroke
	seedDirections = 12   // that a line may have, over half a turn
	symmetries     = 8    // four quarter turns, and the same mirrored
	storeStep      = 2    // coordinates along a store are multiples of this, which saves a character a seed in the table
)

// seed is a seed's line: where it starts, from the centre of the pit or store, and
// the vector to its end.
type seed struct{ x, y, dx, dy int }

type arrangement []seed

// The arrangements of pits, each used in all symmetries, and that of stores.
var (
	pitArrangements  = []arrangement{decode(pitTable[0], 1), decode(pitTable[1], 1), decode(pitTable[2], 1)}
	storeArrangement = decode(storeTable, storeStep)
)

// arrangementAt returns the arrangement of a place. Neighbouring pits have different
// ones; North's store is South's turned by half a turn.
func (l layout) arrangementAt(place int) arrangement {
	if l.isStore(place) {
		return storeArrangement.turned(2 * (place - 2*l.pits))
	}
	return pitArrangements[place%len(pitArrangements)].turned(place * 5 % symmetries)
}

// turned returns the arrangement in one of its symmetries: mirrored if the number is
// 4 or more, and then turned by that number modulo 4 quarter turns.
func (a arrangement) turned(symmetry int) arrangement {
	b := make(arrangement, len(a))
	for k, s := range a {
		if symmetry >= 4 {
			s.x, s.dx = -s.x, -s.dx
		}
		for range symmetry % 4 {
			s = seed{-s.y, s.x, -s.dy, s.dx}
		}
		b[k] = s
	}
	return b
}

// path returns the path data of a seed in a pit or store centred on p.
func (s seed) path(p point, scale float64) string {
	whole := func(v float64) float64 { return math.Floor(v + 0.5) }
	// The conversions prevent fused multiply-add, which rounds differently on some machines.
	return "M" + formatPoint(whole(p.x+float64(float64(s.x)*scale)), whole(p.y+float64(float64(s.y)*scale))) +
		"l" + formatPoint(whole(float64(s.dx)*scale), whole(float64(s.dy)*scale))
}

// tonePaths returns the path data of the even and of the odd ones of the first n
// seeds, in a pit or store centred on p.
func (a arrangement) tonePaths(n int, p point, scale float64) (even, odd string) {
	var tone [2]strings.Builder
	for k, s := range a[:min(n, len(a))] {
		tone[k%2].WriteString(s.path(p, scale))
	}
	return tone[0].String(), tone[1].String()
}
