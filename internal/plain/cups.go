package plain

// cups is the games that sow on from the pit after the last seed: Pallanguzhi and Ali Guli
// Mane.
type cups struct{}

func (cups) legal(p Position) []Move {
	if p.isAny("pallanguzhi") { // PZ-7
		return p.filled(1, Right)
	}
	return p.filledOrPass(Right) // AG-6 AG-7
}

func (cups) play(p *Position, m Move) Result {
	f := Result{}
	relay := newRelay(p)
	for from := m.Pit; p.Seeds[from] > 0; from = p.around(f.Last, Right) { // PZ-3 AG-3
		if relay.isEndless(p, &f, from, 0) {
			return f
		}
		at := from
		for hand := p.lift(from, &f); hand > 0; hand-- {
			at = p.around(at, Right)
			p.drop(at, &f)
			if p.isAny("pallanguzhi") && p.Seeds[at] == 4 { // PZ-6
				p.take(at, p.side(at), &f)
			}
		}
	}
	beyond := p.around(p.around(f.Last, Right), Right)
	if p.isAny("pallanguzhi") { // PZ-4 PZ-5
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
	if p.isAny("pallanguzhi") { // PZ-7
		return [2]bool{p.Turn == 1, p.Turn == 0}
	}
	return [2]bool{}
}
