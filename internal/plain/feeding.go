package plain

// feeding is the games whose players must leave each other seeds: Oware, Ayoayo and Songo.
type feeding struct{}

// way returns the direction of sowing.
func (feeding) way(p *Position) int {
	if p.isAny("songo") { // SO-3
		return Left
	}
	return Right // O-3 A-2
}

func (g feeding) legal(p Position) []Move {
	moves := p.filled(1, g.way(&p))
	if p.Row(1-p.Turn) > 0 {
		return moves
	}
	var feeding []Move // O-8 A-7 SO-8
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
		if at = p.around(at, g.way(p)); at == from { // O-4 A-3 SO-4
			at = p.around(at, g.way(p))
		}
		return at
	}
	ends := func(at int) bool { return p.isAny("oware", "songo") || p.Seeds[at] == 1 }
	if !p.sowLaps(m.Pit, &f, next, ends) {
		return f
	}
	if p.isAny("oware", "songo") {
		g.captureRun(p, &f)
		return f
	}
	if p.side(f.Last) == p.Turn { // A-5 A-6
		p.take(p.opposite(f.Last), p.Turn, &f)
	}
	return f
}

// captureRun captures twos and threes, in Songo twos and fours, back from the last seed.
func (g feeding) captureRun(p *Position, f *Result) {
	before, captured := *p, f.Captured
	second := 3 // O-5
	if p.isAny("songo") {
		second = 4 // SO-5
	}
	for at := f.Last; p.side(at) != p.Turn && (p.Seeds[at] == 2 || p.Seeds[at] == second); at = p.around(at, -g.way(p)) { // O-6 SO-6
		p.take(at, p.Turn, f)
	}
	if p.isAny("oware") && p.Row(1-p.Turn) == 0 && f.Captured > captured { // O-7
		*p, f.Captured = before, captured
	}
}

func (feeding) heirs(Position) [2]bool { return [2]bool{true, true} } // O-9 A-7 SO-9
