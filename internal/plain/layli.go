package plain

// layli is Layli Goobalay.
type layli struct{}

func (layli) legal(p Position) []Move { return p.filled(1, Left) } // LG-2 LG-9

func (layli) play(p *Position, m Move) Result {
	f := Result{}
	next := func(at, _ int) int { return p.around(at, Left) }
	ends := func(at int) bool { return p.isOwned(at) || p.Seeds[at] == 1 } // LG-3 LG-4
	if !p.sowLaps(m.Pit, &f, next, ends) {
		return f
	}
	facing := p.opposite(f.Last)
	switch {
	case p.isOwned(f.Last) || p.side(f.Last) != p.Turn || p.isOwned(facing): // LG-4 LG-7 LG-8
	case p.Seeds[facing] == 3: // LG-6
		p.Seeds[facing], p.Seeds[f.Last] = 2, 2
		p.Owned[p.Turn][facing], p.Owned[p.Turn][f.Last] = true, true
	case p.Seeds[facing] > 0: // LG-5
		p.take(facing, p.Turn, &f)
		p.take(f.Last, p.Turn, &f)
	}
	return f
}

func (layli) heirs(Position) [2]bool { return [2]bool{true, true} } // LG-9
