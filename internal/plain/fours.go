package plain

// fours is the games in which a last seed that makes four in one of the opponent's holes wins
// the hole: Sulus Aidi, Krur and the Gabata of Shewa.
type fours struct{}

func (fours) legal(p Position) []Move { // SA-3 SA-9 KR-7 KR-8 GB-6 GB-8
	moves := p.filled(1, Right)
	p.Turn = 1 - p.Turn
	if len(moves) == 0 && len(p.filled(1, Right)) > 0 {
		return []Move{Pass}
	}
	return moves
}

func (fours) play(p *Position, m Move) Result {
	f := Result{}
	first := p.isAny("sulus-aidi") && p.isEven(3) // SA-8
	next := func(at, _ int) int {
		at = p.around(at, Right)
		for p.isAny("krur") && p.Owned[1-p.Turn][at] { // KR-6
			at = p.around(at, Right)
		}
		return at
	}
	makesFour := func(at int) bool { return p.Seeds[at] == 4 && p.side(at) != p.Turn && !first } // SA-6 KR-5 GB-5
	ends := func(at int) bool { return p.isOwned(at) || p.Seeds[at] == 1 || makesFour(at) }      // SA-4 SA-5 KR-3 KR-7 GB-4 GB-6
	if !p.sowLaps(m.Pit, &f, next, ends) {
		return f
	}
	switch at := f.Last; {
	case p.isAny("gabata") && p.Owned[1-p.Turn][at]: // GB-7
		f.Captured = min(2, p.Seeds[at])
		p.Seeds[at] -= f.Captured
		p.Seeds[p.store(p.Turn)] += f.Captured
		f.Again = true // GB-11
	case !p.isOwned(at) && makesFour(at):
		p.Owned[p.Turn][at] = true
	}
	return f
}

// isEven reports whether every pit holds n seeds.
func (p Position) isEven(n int) bool {
	for pit := range 2 * p.Pits {
		if p.Seeds[pit] != n {
			return false
		}
	}
	return true
}

func (fours) heirs(Position) [2]bool { return [2]bool{} } // SA-10 KR-8 GB-9
