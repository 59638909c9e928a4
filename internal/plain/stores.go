package plain

// stores is the games with six pits a side and stores that are sown: Pratt's, the
// leaflet's, Kalah, the one of GamePigeon, and Avalanche.
type stores struct{}

func (stores) legal(p Position) []Move {
	if p.isAny("kalah", "gamepigeon", "avalanche", "leaflet-egyptian", "leaflet-ethiopian") && (p.Row(0) == 0 || p.Row(1) == 0) { // K-6 G-8 V-7 N-E3
		return nil
	}
	if !p.isAny("pratt-ethiopian", "leaflet-ethiopian") {
		return p.filled(1, Right)
	}
	var moves []Move // P-T2 P-T3 N-T1 N-T2
	for _, m := range p.filled(2, Right) {
		moves = append(moves, m, Move{Pit: m.Pit, Way: Left})
	}
	return moves
}

// next returns the place after another on the track of the player to move. A store is next
// to its side's last pit counterclockwise.
func (stores) next(p *Position, at, way int) int {
	for side := range 2 {
		last, first := p.Pits*side+p.Pits-1, p.Pits*(1-side)
		sown := side == p.Turn || p.isAny("leaflet-nigerian") // P-B1 P-T2 K-3 G-5 V-2 N-G2 N-N1
		switch {
		case at == p.store(side) && way == Right:
			return first
		case at == p.store(side):
			return last
		case sown && (way == Right && at == last || way == Left && at == first):
			return p.store(side)
		}
	}
	return p.around(at, way)
}

func (g stores) play(p *Position, m Move) Result {
	f := Result{}
	relay := newRelay(p)
	for from := m.Pit; ; from = f.Last {
		if relay.isEndless(p, &f, from, 0) {
			return f
		}
		at := from
		for hand := p.lift(from, &f); hand > 0; hand-- {
			at = g.next(p, at, m.Way)
			if at == from && p.isAny("pratt") { // P-E1
				at = g.next(p, at, m.Way)
			}
			p.drop(at, &f)
			if p.isAny("leaflet-nigerian") && p.isPit(at) && p.Seeds[at] == 4 && hand > 1 { // N-N4
				p.take(at, p.side(at), &f)
			}
		}
		if !g.sowsOn(p, f.Last) {
			break
		}
	}
	g.capture(p, &f)
	return f
}

// sowsOn reports whether another lap begins in the pit of the last seed.
func (stores) sowsOn(p *Position, last int) bool {
	switch {
	case !p.isPit(last): // N-N3 V-3
		return false
	case p.isAny("leaflet-nigerian"): // N-N2
		return p.Seeds[last] > 1 && p.Seeds[last] != 4
	}
	return p.isAny("avalanche") && p.Seeds[last] > 1 // V-4
}

// capture makes the captures of the last seed, and decides who plays next.
func (stores) capture(p *Position, f *Result) {
	at := f.Last
	switch {
	case p.isAny("leaflet-nigerian"): // N-N3 N-N4
		if p.isPit(at) && p.Seeds[at] == 4 {
			p.take(at, p.side(at), f)
		}
	case at == p.store(p.Turn): // P-E2 K-4 G-7 V-3 N-E1
		f.Again = !p.isAny("pratt-basic")
	case p.isAny("pratt-basic", "avalanche"): // P-B1 V-5
	case p.side(at) == p.Turn && p.Seeds[at] == 1 && (p.Seeds[p.opposite(at)] > 0 || p.isAny("leaflet")): // P-E3 K-5 G-6 N-E2
		p.take(at, p.Turn, f)
		p.take(p.opposite(at), p.Turn, f)
	}
}

func (stores) heirs(p Position) [2]bool {
	switch {
	case p.isAny("pratt-basic", "leaflet-nigerian"): // P-B2 N-N5
		return [2]bool{}
	case p.isAny("pratt"), p.isAny("leaflet-ethiopian") && p.Row(1-p.Turn) > 0: // P-E4 N-E3
		return [2]bool{p.Turn == 1, p.Turn == 0}
	}
	return [2]bool{true, true} // K-7 G-9 V-7 N-E3
}
