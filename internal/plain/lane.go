package plain

// lane is Lane's games from Cairo, of the Ignorant and of the Wise.
type lane struct{}

func (lane) legal(p Position) []Move {
	if p.Row(0)+p.Row(1) < 2 { // L-12
		return nil
	}
	way := Right
	giver := p.Giver()
	if giver >= 0 {
		p.Turn, way = giver, Give
	}
	moves := p.filled(1, way)
	if !p.isAny("lane-ignorant") {
		return moves
	}
	only := moves[len(moves)-1] // LI-7
	if giver >= 0 {
		for _, m := range moves { // the rightmost that holds two, if any does
			if p.Seeds[m.Pit] > 1 {
				only = m
			}
		}
	}
	return []Move{only}
}

func (lane) play(p *Position, m Move) Result {
	f := Result{}
	relay := newRelay(p)
	var sown []int // by the last lap
	for from := m.Pit; ; from = f.Last {
		if relay.isEndless(p, &f, from, 0) {
			return f
		}
		at := from
		sown = nil
		for hand := p.lift(from, &f); hand > 0; hand-- {
			at = p.around(at, Right)
			p.drop(at, &f)
			sown = append(sown, at)
		}
		if n := p.Seeds[at]; n != 3 && n < 5 { // L-8 L-9 L-10
			break
		}
	}
	var run []int // L-9
	for i := len(sown) - 1; i >= 0 && len(run) < 12 && (p.Seeds[sown[i]] == 2 || p.Seeds[sown[i]] == 4); i-- {
		run = append(run, sown[i])
	}
	for _, pit := range run {
		p.take(pit, p.Turn, &f)
		p.take(p.opposite(pit), p.Turn, &f)
	}
	f.Again = p.isAny("lane-wise") && f.Captured > 0 // LI-9s LW-9s
	return f
}

func (lane) heirs(Position) [2]bool { return [2]bool{true, true} } // L-12
