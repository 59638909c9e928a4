package plain

// houses is the relay games whose players fill their holes again from their houses: Congkak,
// Dakon, Sungka and Ohvalhu. This is one round of them.
type houses struct{}

func (g houses) legal(p Position) []Move { return p.filledOrPass(g.way(&p)) } // CK-15 DK-9 SU-7 OH-6

// way returns the direction of all sowings. Congkak goes leftwards, to the house at the left.
func (houses) way(p *Position) int {
	if p.isAny("congkak") { // CK-3 CK-4
		return Left
	}
	return Right
}

func (g houses) play(p *Position, m Move) Result {
	f := Result{}
	next := func(at, _ int) int { return g.next(p, at) }
	ends := func(at int) bool { return at == p.store(p.Turn) || p.Seeds[at] == 1 } // CK-5 CK-7 DK-5 DK-7
	if !p.sowLaps(m.Pit, &f, next, ends) {
		return f
	}
	if f.Last == p.store(p.Turn) { // CK-8 DK-6 SU-4 OH-4
		f.Again = !p.isAny("dakon")
		return f
	}
	facing := p.opposite(f.Last)
	if p.side(f.Last) != p.Turn || p.Seeds[facing] == 0 { // CK-6 DK-8 SU-5 OH-5
		return f
	}
	p.take(facing, p.Turn, &f)
	if p.isAny("sungka") { // SU-5
		p.take(f.Last, p.Turn, &f)
	}
	return f
}

// next returns the next place in play after another. The mover's house comes after the mover's row.
func (g houses) next(p *Position, at int) int {
	way := g.way(p)
	first := p.Pits * p.Turn // of the mover's row, in the direction of sowing
	last := first + p.Pits - 1
	if way == Left {
		first, last = last, first
	}
	for {
		switch at {
		case last:
			at = p.store(p.Turn)
		case p.store(p.Turn):
			at = p.after(last, way)
		default:
			at = p.after(at, way)
		}
		if !p.isPit(at) || !p.Closed[at] { // CK-13 DK-10 OH-8 SU-9
			return at
		}
	}
}

func (houses) heirs(Position) [2]bool { return [2]bool{} } // CK-9 DK-9 SU-8 OH-6: no seeds are left
