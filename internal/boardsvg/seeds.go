package boardsvg

import (
	"math"
	"strconv"
	"strings"
	"sync"
)

// How seeds lie. An arrangement is a list of seeds in the order they fall; seed k lies at the same spot however many lie
// with it, so that dropping one moves no other. Even and odd seeds have two tones and are drawn as two layers, the odd
// ones above: seeds of one tone do not overlap, so that every seed of a full pit can be told from its neighbours.
//
// All is in whole units, so that a seed is a few digits in a page; a few arrangements, turned and mirrored, serve all pits.
const (
	beanLength = 5.2  // a seed's core; with the pen it is 18 long
	beanWidth  = 12.8 // the pen
	beanWays   = 12   // directions a core may have, half a turn of them
	pitSeeds   = 24   // the most drawn in a pit: the digits tell the rest
	storeSeeds = 60   // the most drawn in a store
	pitFills   = 3    // arrangements of a pit, each used in turnings ways
	turnings   = 8    // four quarter turns, and the same mirrored
	pitReach   = 31.0 // from a pit's middle to the middle of its farthest seed
	storeWide  = 13.8 // from a store's middle line to the ends of a seed's core
	storeStep  = 2    // units that a store's seeds are apart along it, or a multiple: so its table is a character a seed shorter
	storeLong  = 88.0 // from a store's middle to the ends of its farthest seed
)

// seed is how one lies: where its core starts from the middle of its hollow, and how it goes on from there.
type seed struct{ x, y, dx, dy int }

// arrangement is the seeds of one way to fill a hollow.
type arrangement []seed

// arrangements are made once: they are the same in every run.
var arrangements = sync.OnceValue(func() (all struct {
	pit   []arrangement
	store arrangement
}) {
	for v := range pitFills {
		all.pit = append(all.pit, fill(pitSeeds, dice(v*7919+19), inPit))
	}
	all.store = fill(storeSeeds, dice(5), inStore)
	return all
})

// arranged is how seeds lie in a place. Neighbours differ, and a place always keeps its own; North's store is South's turned round.
func (l layout) arranged(place int) arrangement {
	fills := arrangements()
	if l.isStore(place) {
		return fills.store.turned(2 * (place - 2*l.n))
	}
	return fills.pit[place%pitFills].turned(place * 5 % turnings)
}

// turned is an arrangement mirrored when turn is 4 or more, and given turn modulo 4 quarter turns.
func (a arrangement) turned(turn int) arrangement {
	b := make(arrangement, len(a))
	for k, s := range a {
		if turn >= 4 {
			s.x, s.dx = -s.x, -s.dx
		}
		for range turn % 4 {
			s = seed{-s.y, s.x, -s.dy, s.dx}
		}
		b[k] = s
	}
	return b
}

// at draws a seed of a hollow whose middle is p, everything so many times as large: the place of a short line.
func (s seed) at(p point, scale float64) string {
	whole := func(v float64) int { return int(math.Floor(v + 0.5)) }
	return "M" + spaced(whole(p.x+float64(float64(s.x)*scale)), whole(p.y+float64(float64(s.y)*scale))) +
		"l" + spaced(whole(float64(s.dx)*scale), whole(float64(s.dy)*scale))
}

// spaced prints two whole numbers, leaving out the space that a minus makes needless.
func spaced(x, y int) string {
	if y < 0 {
		return strconv.Itoa(x) + strconv.Itoa(y)
	}
	return strconv.Itoa(x) + " " + strconv.Itoa(y)
}

// core is the line a seed is drawn with.
func (s seed) core() segment {
	return segment{point{float64(s.x), float64(s.y)}, point{float64(s.x + s.dx), float64(s.y + s.dy)}}
}

// lain gives a seed that starts at whole units, every other one along a store, and points one of the ways.
func lain(p point, way int, tall int) seed {
	angle := float64(way) * math.Pi / beanWays
	dx, dy := beanLength*math.Cos(angle), beanLength*math.Sin(angle)
	s := seed{dx: int(math.Round(dx)), dy: int(math.Round(dy))}
	s.x, s.y = int(math.Round(p.x-dx/2)), tall*int(math.Round((p.y-dy/2)/float64(tall)))
	return s
}

// hollow is the room that seeds have: spot turns two numbers in [0,1) into the middle of a seed and says how far out that is,
// 0 in the middle and 1 at the end; over says whether the end of a seed's core is beyond where it may be.
type hollow struct {
	tall int // the steps that seeds keep to along it, in units
	spot func(u, v float64) (point, float64)
	over func(end point) bool
}

var inPit = hollow{
	1,
	func(u, v float64) (point, float64) {
		r, angle := math.Sqrt(u), v*2*math.Pi
		return point{pitReach * r * math.Cos(angle), pitReach * r * math.Sin(angle)}, r
	},
	func(end point) bool { return math.Hypot(end.x, end.y) > pitReach+2.5 },
}

var inStore = hollow{
	storeStep,
	func(u, v float64) (point, float64) {
		x, y := 2*u-1, 2*v-1
		return point{storeWide * x, storeLong * y}, math.Abs(y)
	},
	func(end point) bool { return math.Abs(end.x) > storeWide || math.Abs(end.y) > storeLong },
}

// fill lets n seeds fall one after another, each to the best of many spots.
func fill(n int, d dice, in hollow) arrangement {
	const tries = 700
	var lying arrangement
	for k := range n {
		var best seed
		least := math.Inf(1)
		for range tries {
			spot, out := in.spot(d.roll(), d.roll())
			way := int(d.roll() * beanWays)
			if pull(out, k) >= least {
				continue
			}
			s := lain(spot, way, in.tall)
			if core := s.core(); in.over(core.a) || in.over(core.b) {
				continue
			}
			if cost := crowd(lying, s.core(), k, pull(out, k), least); cost < least {
				best, least = s, cost
			}
		}
		lying = append(lying, best)
	}
	return lying
}

// crowd is how badly seed k at s would lie on those already there, and how far it is pulled. It stops when that is not less than the
// least found so far.
func crowd(lying arrangement, s segment, k int, pull, least float64) (cost float64) {
	const (
		clear = beanWidth + 0.6 // just not touching
		heap  = 6.5             // how much of a seed one of the other tone may cover

		far = clear + 2*(beanLength+2) // seeds that begin so far apart never touch
	)
	for j, t := range lying {
		if core := t.core(); math.Abs(core.a.x-s.a.x) > far || math.Abs(core.a.y-s.a.y) > far {
			continue
		}
		gap := apart(s, t.core())
		if same := (k-j)%2 == 0; same {
			cost += 6 * square(max(0, clear-gap))
		} else {
			cost += 0.5*square(max(0, clear-gap)) + 12*square(max(0, heap-gap))
		}
		if cost+pull >= least {
			break
		}
	}
	return cost + pull
}

// pull draws the first seeds to the middle, as a bowl does; later ones go where there is room.
func pull(out float64, k int) float64 {
	return 26 * out * out / (1 + float64(k)/6)
}

func square(v float64) float64 { return v * v }

// tones gives the d of the even and of the odd ones of the first n seeds in a hollow.
func (a arrangement) tones(n int, p point, scale float64) (even, odd string) {
	var tone [2]strings.Builder
	for k, s := range a[:min(n, len(a))] {
		tone[k%2].WriteString(s.at(p, scale))
	}
	return tone[0].String(), tone[1].String()
}
