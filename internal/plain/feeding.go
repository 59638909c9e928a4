package plain

// feeding is the games whose players must leave each other seeds: Oware and Ayoayo.
type feeding struct{}

func (feeding) legal(p Position) []Move {
	moves := p.filled(1, Right)
	if p.Row(1-p.Turn) > 0 {
		return moves
	}
	var feeding []Move // O-8 A-7
	for _, m := range moves {
		if after, _ := p.Play(m); after.Row(1-p.Turn) > 0 {
			feeding = append(feeding, m)
		}
	}
	return feeding
}

func (g feeding) play(p *Position, m Move) Result {
	f := Result{}
	next := func(at, from int) int {
		if at = p.around(at, Right); at == from { // O-4 A-3
			at = p.around(at, Right)
		}
		return at
	}
	ends := func(at int) bool { return p.isAny("oware") || p.Seeds[at] == 1 }
	if !p.sowLaps(m.Pit, &f, next, ends) {
		return f
	}
	if p.isAny("oware") {
		g.captureRun(p, m.Pit, &f)
		return f
	}
	if p.side(f.Last) == p.Turn { // A-5 A-6
		p.take(p.opposite(f.Last), p.Turn, &f)
	}
	return f
}

// captureRun captures twos and threes, back from the last seed of a sowing from pit from.
func (feeding) captureRun(p *Position, from int, f *Result) {
	before, captured := *p, f.Captured // O-5 O-6
	for at := f.Last; p.side(at) != p.Turn && (p.Seeds[at] == 2 || p.Seeds[at] == 3); at = p.around(at, Left) {
		p.take(at, p.Turn, f)
	}
	if p.Row(1-p.Turn) == 0 && f.Captured > captured { // O-7
		*p, f.Captured = before, captured
	}
}

func (feeding) heirs(Position) [2]bool { return [2]bool{true, true} } // O-9 A-7
