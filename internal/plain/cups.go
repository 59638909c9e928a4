package plain

// cups is the games that sow on from the pit after the last seed: Pallanguzhi, Pasu Pondi and
// Ali Guli Mane.
type cups struct{}

func (g cups) legal(p Position) []Move {
	switch {
	case p.isAny("pasu-pondi") && (p.Row(0) == 0 || p.Row(1) == 0): // PP-8
		return nil
	case p.isAny("pallanguzhi", "pasu-pondi"): // PZ-7
		return p.filled(1, g.way(p))
	}
	return p.filledOrPass(Right) // AG-6 AG-7
}

// way returns the direction of sowing.
func (cups) way(p Position) int {
	if p.isAny("pasu-pondi") { // PP-3
		return Left
	}
	return Right // PZ-2 AG-2
}

func (g cups) play(p *Position, m Move) Result {
	f := Result{}
	way := g.way(*p)
	relay := newRelay(p)
	for from := m.Pit; p.Seeds[from] > 0; from = p.around(f.Last, way) { // PZ-3 AG-3 PP-4
		if relay.isEndless(p, &f, from, 0) {
			return f
		}
		at := from
		for hand := p.lift(from, &f); hand > 0; hand-- {
			at = p.around(at, way)
			p.drop(at, &f)
			if p.isAny("pallanguzhi", "pasu-pondi") && p.Seeds[at] == 4 { // PZ-6 PP-6
				p.take(at, p.side(at), &f)
			}
		}
	}
	beyond := p.around(p.around(f.Last, way), way)
	if p.isAny("pallanguzhi", "pasu-pondi") { // PZ-4 PZ-5 PP-5 PP-7
		p.take(beyond, p.Turn, &f)
		return f
	}
	if p.Seeds[beyond] > 0 { // AG-4 AG-5
		p.take(beyond, p.Turn, &f)
		p.take(p.opposite(beyond), p.Turn, &f)
		f.Again = !p.Again
		p.Again = true
	}
	return f
}

func (cups) heirs(p Position) [2]bool {
	switch {
	case p.isAny("pallanguzhi"): // PZ-7
		return [2]bool{p.Turn == 1, p.Turn == 0}
	case p.isAny("pasu-pondi"): // PP-8
		return [2]bool{true, true}
	}
	return [2]bool{}
}
