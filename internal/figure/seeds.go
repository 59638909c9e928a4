package figure

import (
	"math"
	"strings"
	"sync"
)

// How seeds lie. An arrangement is a list of seeds in the order they fall; seed k lies at the same spot however many lie
// with it, so that dropping one moves no other. Even and odd seeds have two tones and are drawn as two layers, the odd
// ones above: seeds of one tone do not overlap, so that every seed of a full pit can be told from its neighbours.
const (
	beanLength = 5.2  // a seed's core; with the pen it is 18 long
	beanWidth  = 12.8 // the pen
	pitSeeds   = 24   // the most drawn in a pit: the digits tell the rest
	storeSeeds = 60   // the most drawn in a store
	pitWays    = 6    // arrangements of a pit
	storeWays  = 2    // arrangements of a store, South's and North's
	pitReach   = 31.0 // from a pit's middle to the middle of its farthest seed
	storeWide  = 13.8 // from a store's middle line to the ends of a seed's core
	storeLong  = 94.0 // from a store's middle to the middle of its farthest seed
)

// arrangement is the seeds of one way to fill a hollow.
type arrangement []segment

// arrangements are made once: they are the same in every run.
var arrangements = sync.OnceValue(func() (all struct{ pit, store []arrangement }) {
	for v := range pitWays {
		all.pit = append(all.pit, fill(pitSeeds, dice(v*7919+17), inPit))
	}
	for v := range storeWays {
		all.store = append(all.store, fill(storeSeeds, dice(v*104729+5), inStore))
	}
	return all
})

// arranged is the arrangement of a place. Neighbours differ, and a place always keeps its own.
func (l layout) arranged(place int) arrangement {
	if l.isStore(place) {
		return arrangements().store[(place-2*l.n)%storeWays]
	}
	return arrangements().pit[place%pitWays]
}

// hollow is the room that seeds have: spot turns two numbers in [0,1) into the middle of a seed and says how far out that is,
// 0 in the middle and 1 at the end; over says whether the end of a seed's core is beyond where it may be.
type hollow struct {
	spot func(u, v float64) (point, float64)
	over func(end point) bool
}

var inPit = hollow{
	func(u, v float64) (point, float64) {
		r, angle := math.Sqrt(u), v*2*math.Pi
		return point{pitReach * r * math.Cos(angle), pitReach * r * math.Sin(angle)}, r
	},
	func(end point) bool { return math.Hypot(end.x, end.y) > pitReach+2.5 },
}

var inStore = hollow{
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
		var best segment
		least := math.Inf(1)
		for range tries {
			spot, out := in.spot(d.roll(), d.roll())
			s := lie(spot, d.roll()*math.Pi)
			if in.over(s.a) || in.over(s.b) {
				continue
			}
			if cost := crowd(lying, s, k) + pull(out, k); cost < least {
				best, least = s, cost
			}
		}
		lying = append(lying, best.rounded())
	}
	return lying
}

// crowd is how badly seed k at s would lie on those already there.
func crowd(lying arrangement, s segment, k int) (cost float64) {
	const (
		clear = beanWidth + 0.6 // just not touching
		heap  = 6.5             // how much of a seed one of the other tone may cover
	)
	for j, t := range lying {
		gap := apart(s, t)
		if same := (k-j)%2 == 0; same {
			cost += 6 * square(max(0, clear-gap))
		} else {
			cost += 0.5*square(max(0, clear-gap)) + 12*square(max(0, heap-gap))
		}
	}
	return cost
}

// pull draws the first seeds to the middle, as a bowl does; later ones go where there is room.
func pull(out float64, k int) float64 {
	return 26 * out * out / (1 + float64(k)/6)
}

func square(v float64) float64 { return v * v }

// layer concatenates the seeds of the first n that keep(k) picks, as the d of a path.
func (a arrangement) layer(n int, keep func(k int) bool) string {
	var s strings.Builder
	for k := range min(n, len(a)) {
		if keep(k) {
			s.WriteString(a[k].String())
		}
	}
	return s.String()
}

func every(int) bool  { return true }
func even(k int) bool { return k%2 == 0 }
func odd(k int) bool  { return k%2 == 1 }
