package player

import "sowbook/engine"

// dice throws numbers that follow from a seed number alone, the same on every
// machine: the generator SplitMix64.
type dice uint64

// roll is the dice for one move of a game: by a seed number, the plies played and
// what lies where.
func roll(g *engine.Game, seed uint64) dice {
	d := dice(seed)
	d = dice(d.next()) + dice(len(g.Plies))
	p := g.Position()
	for at := range engine.Place(2*p.Board().Pits + 2) {
		d = dice(d.next()) + dice(p.Seeds(at))
	}
	return d
}

// next is 64 bits.
func (d *dice) next() uint64 {
	*d += 0x9e3779b97f4a7c15
	z := uint64(*d)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// below is a number from 0 to n-1, n being 1 or more.
func (d *dice) below(n int) int { return int(d.next() % uint64(n)) }
