package boardsvg

import (
	"math"
	"strconv"
	"strings"
	"sync"
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
	seedLength       = 5.2  // of the line; with the stroke a seed is 18 long
	seedWidth        = 12.8 // of the stroke
	seedDirections   = 12   // that a line may have, over half a turn
	maxPitSeeds      = 24   // drawn in a pit
	maxStoreSeeds    = 60   // drawn in a store
	pitArrangements  = 3    // each used in all symmetries
	symmetries       = 8    // four quarter turns, and the same mirrored
	pitReach         = 31.0 // between a pit's centre and the centre of its outermost seed
	storeReachAcross = 13.8 // between a store's middle line and the ends of a seed's line
	storeReachAlong  = 88.0 // between a store's centre and the ends of its farthest seed's line
	storeStep        = 2    // coordinates along a store are multiples of this, which saves a character a seed in the table
)

// seed is a seed's line: where it starts, from the centre of the pit or store, and
// the vector to its end.
type seed struct{ x, y, dx, dy int }

// arrangement holds the seeds of a place in the order they fall.
type arrangement []seed

// arrangements computes the arrangements, which are the same in every run.
var arrangements = sync.OnceValue(func() (all struct {
	pit   []arrangement
	store arrangement
}) {
	for v := range pitArrangements {
		all.pit = append(all.pit, fill(maxPitSeeds, randomStream(v*7919+19), pitArea))
	}
	all.store = fill(maxStoreSeeds, randomStream(5), storeArea)
	return all
})

// arrangementAt returns the arrangement of a place. Neighbouring pits have different
// ones; North's store is South's turned by half a turn.
func (l layout) arrangementAt(place int) arrangement {
	all := arrangements()
	if l.isStore(place) {
		return all.store.turned(2 * (place - 2*l.pits))
	}
	return all.pit[place%pitArrangements].turned(place * 5 % symmetries)
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
	whole := func(v float64) int { return int(math.Floor(v + 0.5)) }
	// The conversions prevent fused multiply-add, which rounds differently on some machines.
	return "M" + formatInts(whole(p.x+float64(float64(s.x)*scale)), whole(p.y+float64(float64(s.y)*scale))) +
		"l" + formatInts(whole(float64(s.dx)*scale), whole(float64(s.dy)*scale))
}

// formatInts formats two integers, without a space before a minus sign.
func formatInts(x, y int) string {
	if y < 0 {
		return strconv.Itoa(x) + strconv.Itoa(y)
	}
	return strconv.Itoa(x) + " " + strconv.Itoa(y)
}

// line returns the line of a seed.
func (s seed) line() segment {
	return segment{point{float64(s.x), float64(s.y)}, point{float64(s.x + s.dx), float64(s.y + s.dy)}}
}

// newSeed returns a seed with its middle near p. Its start is rounded to whole units,
// along a store to multiples of step.
func newSeed(p point, direction int, step int) seed {
	angle := float64(direction) * math.Pi / seedDirections
	dx, dy := seedLength*math.Cos(angle), seedLength*math.Sin(angle)
	s := seed{dx: int(math.Round(dx)), dy: int(math.Round(dy))}
	s.x, s.y = int(math.Round(p.x-dx/2)), step*int(math.Round((p.y-dy/2)/float64(step)))
	return s
}

// seedArea is the area where seeds may be placed.
type seedArea struct {
	step int // coordinates along the area are multiples of this

	// point turns two numbers in [0,1) into a point, and returns how far out it
	// is: 0 in the centre, 1 at the end.
	point func(u, v float64) (p point, out float64)

	// outside reports whether the end of a seed's line is outside the area.
	outside func(end point) bool
}

var pitArea = seedArea{
	1,
	func(u, v float64) (point, float64) {
		r, angle := math.Sqrt(u), v*2*math.Pi
		return point{pitReach * r * math.Cos(angle), pitReach * r * math.Sin(angle)}, r
	},
	func(end point) bool { return math.Hypot(end.x, end.y) > pitReach+2.5 },
}

var storeArea = seedArea{
	storeStep,
	func(u, v float64) (point, float64) {
		x, y := 2*u-1, 2*v-1
		return point{storeReachAcross * x, storeReachAlong * y}, math.Abs(y)
	},
	func(end point) bool { return math.Abs(end.x) > storeReachAcross || math.Abs(end.y) > storeReachAlong },
}

// fill places n seeds one after another, each at the best of many random points.
func fill(n int, random randomStream, area seedArea) arrangement {
	const tries = 700
	var placed arrangement
	for k := range n {
		var best seed
		lowest := math.Inf(1)
		for range tries {
			p, out := area.point(random.next(), random.next())
			direction, centre := int(random.next()*seedDirections), centreCost(out, k)
			if centre >= lowest {
				continue
			}
			s := newSeed(p, direction, area.step)
			if line := s.line(); area.outside(line.a) || area.outside(line.b) {
				continue
			}
			if cost := placingCost(placed, s.line(), k, centre, lowest); cost < lowest {
				best, lowest = s, cost
			}
		}
		placed = append(placed, best)
	}
	return placed
}

// placingCost returns the cost of placing seed k at a line: that of its distance from the
// centre, and of its distances from the seeds already placed. It stops counting at limit.
func placingCost(placed arrangement, line segment, k int, centre, limit float64) float64 {
	const (
		sameTone  = seedWidth + 0.6 // distance at which seeds do not touch
		otherTone = 6.5             // distance below which a seed covers too much of one of the other tone
	)
	cost := 0.0
	for j, s := range placed {
		gap := segmentDistance(line, s.line())
		if same := (k-j)%2 == 0; same {
			cost += 6 * square(max(0, sameTone-gap))
		} else {
			cost += 0.5*square(max(0, sameTone-gap)) + 12*square(max(0, otherTone-gap))
		}
		if cost+centre >= limit {
			break
		}
	}
	return cost + centre
}

// centreCost returns the cost of placing seed k away from the centre. It is high for
// the first seeds, which gather in the middle as in a real pit.
func centreCost(out float64, k int) float64 {
	return 26 * out * out / (1 + float64(k)/6)
}

func square(v float64) float64 { return v * v }

// tonePaths returns the path data of the even and of the odd ones of the first n
// seeds, in a pit or store centred on p.
func (a arrangement) tonePaths(n int, p point, scale float64) (even, odd string) {
	var tone [2]strings.Builder
	for k, s := range a[:min(n, len(a))] {
		tone[k%2].WriteString(s.path(p, scale))
	}
	return tone[0].String(), tone[1].String()
}
