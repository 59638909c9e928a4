package plain

// endodoi is Endodoi.
type endodoi struct{}

func (endodoi) legal(p Position) []Move { return p.filled(1, Right) } // EN-2 EN-7

func (endodoi) play(p *Position, m Move) Result {
	f := Result{}
	next := func(at, _ int) int { return p.around(at, Right) }
	ends := func(at int) bool { return p.Seeds[at] == 1 } // EN-3 EN-4
	if !p.sowLaps(m.Pit, &f, next, ends) {
		return f
	}
	if facing := p.opposite(f.Last); p.side(f.Last) == p.Turn && p.Seeds[facing] > 0 { // EN-5 EN-6
		p.take(facing, p.Turn, &f)
		p.take(f.Last, p.Turn, &f)
	}
	return f
}

func (endodoi) heirs(Position) [2]bool { return [2]bool{true, true} } // EN-8
