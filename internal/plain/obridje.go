package plain

// obridje is Obridje.
type obridje struct{}

func (obridje) legal(p Position) []Move { return p.filled(1, Right) } // OB-3 OB-8

func (obridje) play(p *Position, m Move) Result {
	f := Result{}
	relay := newRelay(p)
	for from := m.Pit; !relay.isEndless(p, &f, from, 0); from = f.Last {
		at := from
		for hand := p.lift(from, &f); hand > 0; hand-- {
			at = p.around(at, Right)
			p.drop(at, &f)
			if p.Seeds[at] == 4 && hand > 1 { // OB-7
				p.take(at, p.side(at), &f)
			}
		}
		if p.Seeds[at] == 4 { // OB-6
			p.take(at, p.Turn, &f)
			return f
		}
		if p.Seeds[at] == 1 { // OB-5
			return f
		}
	}
	return f
}

func (obridje) heirs(Position) [2]bool { return [2]bool{} } // OB-8
