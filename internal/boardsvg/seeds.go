package boardsvg

import (
	"math"
	"strconv"
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

// arrangement is the seeds of a place in one of the symmetries: mirrored if it is 4 or more, and then turned by
// that number modulo 4 quarter turns.
type arrangement struct {
	seeds    []seed
	symmetry int
}

// The arrangements of pits, each used in all symmetries, and that of stores.
var (
	pitArrangements  = [][]seed{decode(pitTable[0], 1), decode(pitTable[1], 1), decode(pitTable[2], 1)}
	storeArrangement = decode(storeTable, storeStep)
)

// arrangementAt returns the arrangement of a place. Neighbouring pits have different
// ones; North's store is South's turned by half a turn.
func (l layout) arrangementAt(place int) arrangement {
	if l.isStore(place) {
		return arrangement{storeArrangement, 2 * (place - 2*l.pits)}
	}
	return arrangement{pitArrangements[place%len(pitArrangements)], place * 5 % symmetries}
}

// seed returns the seed that falls as the kth.
func (a arrangement) seed(k int) seed {
	s := a.seeds[k]
	if a.symmetry >= 4 {
		s.x, s.dx = -s.x, -s.dx
	}
	for range a.symmetry % 4 {
		s = seed{-s.y, s.x, -s.dy, s.dx}
	}
	return s
}

// appendPath appends the path data of a seed in a pit or store centred on p.
func (s seed) appendPath(d []byte, p point, scale float64) []byte {
	whole := func(v float64) int64 { return int64(math.Floor(v + 0.5)) }
	// The conversions prevent fused multiply-add, which rounds differently on some machines.
	d = appendWhole(append(d, 'M'), whole(p.x+float64(float64(s.x)*scale)), whole(p.y+float64(float64(s.y)*scale)))
	return appendWhole(append(d, 'l'), whole(float64(s.dx)*scale), whole(float64(s.dy)*scale))
}

// appendWhole appends two whole coordinates as [formatPoint] writes them.
func appendWhole(d []byte, x, y int64) []byte {
	d = strconv.AppendInt(d, x, 10)
	if y >= 0 {
		d = append(d, ' ')
	}
	return strconv.AppendInt(d, y, 10)
}

// tonePaths returns the path data of the even and of the odd seeds on the board.
func (b Board) tonePaths(l layout) (even, odd string) {
	var tones [2][]byte
	for place := range l.places() {
		a, p := l.arrangementAt(place), l.centre(place)
		for k := range min(b.seedsAt(place), len(a.seeds)) {
			tones[k%2] = a.seed(k).appendPath(tones[k%2], p, l.scale)
		}
	}
	return string(tones[0]), string(tones[1])
}
