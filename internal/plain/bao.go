package plain

import "slices"

// bao is Bao la kujifunza and Bao la kiswahili, on four rows. Of the two rows of a side the inner
// one is the front row. A side's store holds the seeds that it has in hand, and the pit that it owns
// is its house. The beginners' game has neither, and binds no holes (BA-3).
type bao struct{ fourRows }

func (g bao) legal(p Position) []Move {
	if len(g.front(&p, p.Turn, 1)) == 0 { // BA-16
		return nil
	}
	var captures, others []Move
	for pit := p.Pits * p.Turn; pit < p.Pits*(p.Turn+1); pit++ {
		for _, way := range []int{Right, Left} {
			m := Move{Pit: pit, Way: way}
			switch {
			case g.target(p, m) >= 0:
				captures = append(captures, g.withHouse(p, m)...)
			case g.mayTakata(p, m):
				others = append(others, g.withHouse(p, m)...)
			}
		}
	}
	if len(captures) > 0 { // BA-11 BA-20
		return captures
	}
	return others
}

// withHouse returns a move, and the move that sows the house on if it can stop there (BA-23). Moves that
// never end are left out if they are forbidden (BA-18).
func (g bao) withHouse(p Position, m Move) []Move {
	moves := []Move{m}
	if after := p; g.house(&p) >= 0 && g.play(&after, m).Stopped {
		moves = append(moves, Move{m.Pit, m.Way, true})
	}
	return slices.DeleteFunc(moves, func(m Move) bool {
		after := p
		return p.reads("endless=forbidden") && g.play(&after, m).Endless
	})
}

// target returns the hole that a move begins by capturing, or -1.
func (g bao) target(p Position, m Move) int {
	at := m.Pit
	switch {
	case p.Seeds[at] == 0:
		return -1
	case g.isFirstStage(&p): // BA-20
		if way := g.inward(&p, at); way != 0 && way != m.Way {
			return -1
		}
		p.Seeds[at]++
	case p.Seeds[at] < 2 || p.Seeds[at] > 15 || p.Bound[at]: // BA-5 BA-13 BA-25
		return -1
	default:
		f := Result{}
		at = g.sow(&p, at, p.lift(at, &f), m.Way, &f)
	}
	if g.captures(&p, at) {
		return g.facing(&p, at)[0]
	}
	return -1
}

// mayTakata reports whether a move that captures nothing may begin in a hole.
func (g bao) mayTakata(p Position, m Move) bool {
	side, n := p.Turn, p.Seeds[m.Pit]
	inFront := m.Pit%p.Pits >= p.Pits/2
	isOnly := inFront && n > 0 && len(g.front(&p, side, 1)) == 1
	if way := g.inward(&p, m.Pit); isOnly && g.isHead(&p, m.Pit) && way != m.Way { // BA-15
		return false
	}
	if !g.isFirstStage(&p) { // BA-5 BA-14 BA-25
		return n >= 2 && !p.Bound[m.Pit] && (inFront || len(g.front(&p, side, 2)) == 0)
	}
	switch {
	case !inFront || n == 0: // BA-20
		return false
	case g.works(&p, m.Pit): // BA-22
		return isOnly
	case n == 1: // BA-21
		return len(g.front(&p, side, 2)) == 0 || g.maySowSingle(&p)
	}
	return true
}

// maySowSingle reports whether the player to move may choose a single seed though the front row has
// larger holes (BA-21).
func (g bao) maySowSingle(p *Position) bool {
	house := g.house(p)
	switch {
	case p.reads("single-entry=any"):
		return true
	case p.reads("single-entry=working"):
		return house >= 0 && g.works(p, house)
	}
	return house >= 0
}

func (g bao) play(p *Position, m Move) Result {
	f := Result{}
	firstStage, capturing := g.isFirstStage(p), g.target(*p, m) >= 0
	fromHouse := g.works(p, m.Pit)
	if firstStage { // BA-20: as if a lap ended there
		p.Seeds[p.store(p.Turn)]--
		p.Seeds[m.Pit]++
	}
	relay := newRelay(p)
	if capturing && !firstStage && p.reads("house-rights=until-capture") {
		p.Owned = [2][2 * maxPits]bool{}
	}
	at, way := m.Pit, m.Way
	for !relay.isEndless(p, &f, at, way) {
		first := f.Laps == 0
		switch {
		case capturing && (firstStage || !first) && g.captures(p, at): // BA-7 BA-12 BA-20
			target := g.facing(p, at)[0]
			hand := p.Seeds[target]
			p.Seeds[target] = 0
			p.Owned[1-p.Turn][target] = false // BA-22
			f.Captured += hand
			f.Laps++
			if inward := g.inward(p, at); inward != 0 { // BA-9
				way = inward
			}
			at = g.sow(p, g.next(p, g.head(p, way), -way), hand, way, &f) // BA-8 BA-10
		case first && firstStage && fromHouse: // BA-22
			p.Seeds[at] -= 2
			f.Laps++
			at = g.sow(p, at, 2, way, &f)
		default: // BA-4 BA-6
			hand := p.lift(at, &f)
			p.Owned[p.Turn][at] = false // BA-22
			at = g.sow(p, at, hand, way, &f)
		}
		passes := first && fromHouse && p.reads("bind=house-passes") // BA-25
		if p.Seeds[at] == 1 || p.Bound[at] && !passes {              // BA-6 BA-25
			break
		}
		if g.works(p, at) && !(capturing && g.captures(p, at)) && g.stops(p, m, firstStage, capturing, &f) {
			break
		}
	}
	p.Bound = [2 * maxPits]bool{}
	if !firstStage && !capturing {
		g.bind(p)
	}
	return f
}

// sow sows a hand from the hole after another, and returns the last hole.
func (g bao) sow(p *Position, at, hand, way int, f *Result) int {
	for ; hand > 0; hand-- {
		at = g.next(p, at, way)
		p.drop(at, f)
	}
	return at
}

// captures reports whether a last seed in a hole captures (BA-7).
func (g bao) captures(p *Position, at int) bool {
	return at%p.Pits >= p.Pits/2 && p.Seeds[at] > 1 && p.Seeds[g.facing(p, at)[0]] > 0
}
