package plain

// toguz is Toguz Kumalak.
type toguz struct{}

func (g toguz) legal(p Position) []Move {
	if g.hasMajority(p) {
		return nil
	}
	return p.filled(1, Right)
}

// hasMajority reports whether a player has 82 balls or more (TK-10).
func (toguz) hasMajority(p Position) bool {
	return max(p.Seeds[p.store(0)], p.Seeds[p.store(1)]) >= 82
}

func (g toguz) play(p *Position, m Move) Result {
	f := Result{}
	at := m.Pit
	hand := p.lift(m.Pit, &f)
	if hand > 1 { // TK-3 TK-4
		p.drop(at, &f)
		hand--
	}
	for ; hand > 0; hand-- {
		at = p.around(at, Right)
		p.drop(at, &f)
		for side := range 2 { // TK-8
			if p.Owned[side][at] {
				p.take(at, side, &f)
			}
		}
	}
	switch n := p.Seeds[at]; {
	case p.side(at) == p.Turn || p.isOwned(at):
	case n%2 == 0: // TK-5
		p.take(at, p.Turn, &f)
	case n == 3 && g.mayOwn(p, at): // TK-6
		p.take(at, p.Turn, &f)
		p.Owned[p.Turn][at] = true
	}
	return f
}

// mayOwn reports whether the player to move may make a hole of the opponent's a tuzdik
// (TK-7).
func (toguz) mayOwn(p *Position, pit int) bool {
	number := pit % p.Pits // from its owner's left, from 0
	if number == p.Pits-1 || p.Owned[1-p.Turn][p.Pits*p.Turn+number] {
		return false
	}
	for _, owned := range p.Owned[p.Turn] {
		if owned {
			return false
		}
	}
	return true
}

func (g toguz) heirs(p Position) [2]bool {
	if g.hasMajority(p) { // TK-10
		return [2]bool{}
	}
	return [2]bool{true, true} // TK-9
}
