package plain

// isFirstStage reports whether the player to move has seeds in hand (BA-20, BA-24).
func (bao) isFirstStage(p *Position) bool { return p.Seeds[p.store(p.Turn)] > 0 }

// house returns the house of the player to move, or -1 if it is lost.
func (bao) house(p *Position) int {
	for pit, owned := range p.Owned[p.Turn] {
		if owned {
			return pit
		}
	}
	return -1
}

// works reports whether a hole is the working house of the player to move (BA-22).
func (bao) works(p *Position, at int) bool {
	fewest := 6
	if p.reads("house=5") {
		fewest = 5
	}
	return p.Owned[p.Turn][at] && p.Seeds[at] >= fewest
}

// stops reports whether a lap that ended in the working house and captured nothing there
// ends a move (BA-23, BA-27).
func (bao) stops(p *Position, m Move, firstStage, capturing bool, f *Result) bool {
	mayChoose := capturing || p.reads("house-rights=any-move")
	switch {
	case firstStage, p.reads("house-rights=both-stages"):
	case p.reads("house-rights=until-capture"): // a capture has ended the rights
	default:
		return false
	}
	f.Stopped = mayChoose && !m.On
	return !mayChoose || !m.On
}

// front returns the holes in the front row of a side with at least a number of seeds.
func (bao) front(p *Position, side, fewest int) (holes []int) {
	for pit := p.Pits*side + p.Pits/2; pit < p.Pits*(side+1); pit++ {
		if p.Seeds[pit] >= fewest {
			holes = append(holes, pit)
		}
	}
	return holes
}

// head returns the head from which seeds go to the middle of the front row of the player to
// move in one direction (BA-8).
func (bao) head(p *Position, way int) int {
	if way == Right {
		return p.Pits*p.Turn + p.Pits/2
	}
	return p.Pits*p.Turn + p.Pits - 1
}

// isHead reports whether a hole is a head (BA-2).
func (g bao) isHead(p *Position, at int) bool {
	return at == g.head(p, Right) || at == g.head(p, Left)
}

// inward returns the direction from a flank of the player to move toward the middle, and 0 for
// the other holes (BA-2).
func (g bao) inward(p *Position, at int) int {
	switch at {
	case g.head(p, Right), g.head(p, Right) + 1:
		return Right
	case g.head(p, Left), g.head(p, Left) - 1:
		return Left
	}
	return 0
}

// bind binds the only hole that a move without captures threatens, if the other player cannot
// capture (BA-24). The player who made it is still the one to move.
func (g bao) bind(p *Position) {
	if !p.isAny("bao-la-kiswahili") || p.reads("bind=no") { // BA-3
		return
	}
	threatened := g.targets(*p)
	other := *p
	other.Turn = 1 - p.Turn
	if len(threatened) != 1 || len(g.targets(other)) > 0 {
		return
	}
	for pit := range threatened {
		larger := g.front(p, other.Turn, 2)
		switch {
		case p.Owned[other.Turn][pit], len(g.front(p, other.Turn, 1)) == 1, len(larger) == 1 && larger[0] == pit: // BA-26
		case p.Seeds[pit] == 1 && p.reads("bind=not-single"):
		default:
			p.Bound[pit] = true
		}
	}
}

// targets returns the holes that the player to move can begin a move by capturing.
func (g bao) targets(p Position) map[int]bool {
	holes := map[int]bool{}
	for pit := p.Pits * p.Turn; pit < p.Pits*(p.Turn+1); pit++ {
		for _, way := range []int{Right, Left} {
			if hole := g.target(p, Move{Pit: pit, Way: way}); hole >= 0 {
				holes[hole] = true
			}
		}
	}
	return holes
}
