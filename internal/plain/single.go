package plain

// single is two games of single laps: Um el-Bagara and Ünee tugalluulax.
type single struct{}

func (g single) legal(p Position) []Move {
	if p.isAny("unnee") {
		return p.filled(1, Left) // UT-3
	}
	moves := g.cows(p)
	p.Turn = 1 - p.Turn
	if len(moves) == 0 && len(g.cows(p)) > 0 { // UB-8 UB-9
		return []Move{Pass}
	}
	return moves
}

// cows returns the moves of the player to move in Um el-Bagara: leftwards from the left half of the
// row, rightwards from the right half, either way from the middle (UB-3, UB-4, UB-7).
func (single) cows(p Position) (moves []Move) {
	middle := p.Pits / 2
	for _, m := range p.filled(2, Right) {
		column := m.Pit % p.Pits
		if column >= middle {
			moves = append(moves, m)
		}
		if column <= middle {
			moves = append(moves, Move{Pit: m.Pit, Way: Left})
		}
	}
	return moves
}

func (single) play(p *Position, m Move) Result {
	f := Result{}
	at := p.sow(m.Pit, &f, func(at, _ int) int { return p.around(at, m.Way) })
	if p.isAny("unnee") {
		if p.side(at) == p.Turn && p.Seeds[at] == 4 { // UT-5
			p.take(at, p.Turn, &f)
		}
		return f
	}
	for ; p.side(at) != p.Turn && (p.Seeds[at] == 2 || p.Seeds[at] == 4); at = p.around(at, -m.Way) { // UB-5 UB-6
		p.take(at, p.Turn, &f)
	}
	return f
}

func (single) heirs(p Position) [2]bool {
	if p.isAny("unnee") { // UT-7
		return [2]bool{p.Turn == 1, p.Turn == 0}
	}
	return [2]bool{true, true} // UB-8
}
