package player

import "sowbook/engine"

// random is the SplitMix64 random number generator. A seed number gives the same numbers
// on every machine.
type random uint64

// randomFor returns the generator for one move of a game. It depends on the seed
// number, the number of plies played and the position.
func randomFor(g *engine.Game, seed uint64) random {
	rng := random(seed)
	rng = random(rng.next()) + random(g.Len())
	p := g.Position()
	for at := range engine.Place(2*p.Board().Pits + 2) {
		rng = random(rng.next()) + random(p.Seeds(at))
	}
	return rng
}

// next returns 64 random bits.
func (rng *random) next() uint64 {
	*rng += 0x9e3779b97f4a7c15
	z := uint64(*rng)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// below returns a random number from 0 to n-1; n must be at least 1.
func (rng *random) below(n int) int { return int(rng.next() % uint64(n)) }
