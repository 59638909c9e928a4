package plain

// mangala is Turkish Mangala.
type mangala struct{}

func (mangala) legal(p Position) []Move {
	if p.Row(0) == 0 || p.Row(1) == 0 { // MG-9
		return nil
	}
	return p.filled(1, Right)
}

func (mangala) play(p *Position, m Move) Result {
	f := Result{}
	at := m.Pit
	hand := p.lift(at, &f)
	if hand > 1 { // MG-3 MG-4
		p.drop(at, &f)
		hand--
	}
	for ; hand > 0; hand-- { // MG-5
		at = stores{}.next(p, at, Right)
		p.drop(at, &f)
	}
	switch {
	case at == p.store(p.Turn): // MG-6
		f.Again = true
	case p.side(at) != p.Turn: // MG-7
		if p.Seeds[at]%2 == 0 {
			p.take(at, p.Turn, &f)
		}
	case p.Seeds[at] == 1 && p.Seeds[p.opposite(at)] > 0: // MG-8
		p.take(at, p.Turn, &f)
		p.take(p.opposite(at), p.Turn, &f)
	}
	return f
}

func (mangala) heirs(Position) [2]bool { return [2]bool{true, true} } // MG-9
