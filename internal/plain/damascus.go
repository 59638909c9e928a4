package plain

// damascus is Culin's games from Damascus, the crazy one and the rational one.
type damascus struct{}

func (damascus) legal(p Position) []Move {
	if p.Row(0)+p.Row(1) < 2 { // CD-11
		return nil
	}
	moves := p.filledOrPass(Right)
	if p.isAny("lab-madjnuni") { // CD-6 CD-7
		return moves[len(moves)-1:]
	}
	return moves
}

func (damascus) play(p *Position, m Move) Result {
	f := Result{}
	next := func(at, _ int) int { return p.around(at, Right) }
	ends := func(at int) bool { n := p.Seeds[at]; return n == 1 || n == 2 || n == 4 } // CD-8 CD-9
	if !p.sowLaps(m.Pit, &f, next, ends) {
		return f
	}
	var run []int // CD-9: from the last pit ahead
	for at := f.Last; len(run) < 2*p.Pits && (p.Seeds[at] == 2 || p.Seeds[at] == 4); at = p.around(at, Right) {
		run = append(run, at)
	}
	for _, pit := range run {
		p.take(pit, p.Turn, &f)
		p.take(p.opposite(pit), p.Turn, &f)
	}
	return f
}

func (damascus) heirs(Position) [2]bool { return [2]bool{true, true} } // the last shell is its owner's
