package plain

// runs is the games of one lap whose last seed captures back through the pits of both
// sides: the Bohnenspiel and Vai Lung Thlan.
type runs struct{}

func (runs) legal(p Position) []Move {
	if p.isAny("bohnenspiel") { // BS-5
		return p.filled(1, Right)
	}
	return p.filledOrPass(Left) // VT-2 VT-6 VT-7
}

func (runs) play(p *Position, m Move) Result {
	f := Result{}
	at := p.sow(m.Pit, &f, func(at, _ int) int { return p.around(at, m.Way) })
	captures := func(n int) bool {
		if p.isAny("bohnenspiel") { // BS-3
			return n == 2 || n == 4 || n == 6
		}
		return n == 1 // VT-3
	}
	for range min(f.Drops, 2*p.Pits) { // BS-4 VT-4
		if !captures(p.Seeds[at]) {
			break
		}
		p.take(at, p.Turn, &f)
		at = p.around(at, -m.Way)
	}
	return f
}

func (runs) heirs(p Position) [2]bool {
	if p.isAny("bohnenspiel") { // BS-5
		return [2]bool{p.Turn == 1, p.Turn == 0}
	}
	return [2]bool{}
}
