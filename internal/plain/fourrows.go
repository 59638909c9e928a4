package plain

import "slices"

// fourRows is the games on four rows: Hus, Owela, Omweso, Isolo, Hawalis and Tsoro. Only in the last two do
// seeds leave the board.
type fourRows struct{}

func (g fourRows) legal(p Position) []Move {
	moves := p.filled(2, Right) // HU-3 HU-8 OM-3 OM-9 IS-4 IS-10 HW-3 TS-9
	switch {
	case p.Lost:
		return nil
	case p.Lap > 0: // OM-11
		return []Move{{Pit: p.Lap - 1, Way: Right}, {Pit: p.Lap - 1, Way: Left}}
	case p.isAny("hawalis", "tsoro") && len(moves) == 0: // HW-10 HW-11 TS-10
		return slices.DeleteFunc(p.filled(1, Right), func(m Move) bool { return p.Seeds[g.next(&p, m.Pit, Right)] > 0 })
	case p.isAny("hus", "owela", "isolo", "hawalis", "tsoro"):
		return moves
	}
	var all []Move
	for _, m := range moves {
		all = append(all, m)
		if g.mayReverse(p, m.Pit) {
			all = append(all, Move{Pit: m.Pit, Way: Left})
		}
	}
	return all
}

// mayReverse reports whether a pit of the player to move may be sown clockwise: it is one of
// the two at the left of either row, and the first lap captures (OM-8).
func (g fourRows) mayReverse(p Position, pit int) bool {
	column := pit % p.Pits // from its owner's left; the inner row comes back
	if column >= p.Pits/2 {
		column = p.Pits - 1 - column
	}
	if column > 1 {
		return false
	}
	f := Result{}
	at := p.sow(pit, &f, func(at, _ int) int { return g.next(&p, at, Left) })
	return g.captures(&p, at)
}

// mayGoBack reports whether the player to move may choose to sow the next lap clockwise, after a lap that went one
// way and ended in a pit: it captures at once, and begins where a first lap may, or sows what a
// clockwise lap captured (OM-11).
func (g fourRows) mayGoBack(p Position, at, origin, way int) bool {
	if !g.captures(&p, at) {
		return g.mayReverse(p, at)
	}
	hand := 0
	for _, pit := range g.facing(&p, at) {
		hand += p.Seeds[pit]
		p.Seeds[pit] = 0
	}
	for at = origin; hand > 0; hand-- {
		at = g.next(&p, at, Left)
		p.Seeds[at]++
	}
	return way == Left && g.captures(&p, at)
}

// next returns the pit after another in the two rows of the player to move.
func (fourRows) next(p *Position, at, way int) int {
	first := p.Pits * p.Turn
	return first + (at-first+way+p.Pits)%p.Pits
}

// facing returns the two pits that face an inner pit, the inner one first.
func (fourRows) facing(p *Position, pit int) [2]int {
	column := p.Pits - 1 - pit%p.Pits // from the mover's left
	first, theirs := p.Pits*(1-p.Turn), p.Pits/2-1-column
	return [2]int{first + p.Pits - 1 - theirs, first + theirs}
}

// captures reports whether a last seed in a pit captures (HU-6, OM-6, OM-7, IS-6, HW-5 to HW-7, TS-6, TS-7).
func (g fourRows) captures(p *Position, at int) bool {
	if at%p.Pits < p.Pits/2 || (p.Seeds[at] == 1) != p.isAny("hawalis", "tsoro") {
		return false
	}
	facing := g.facing(p, at)
	if p.isAny("isolo", "hawalis", "tsoro") {
		return p.Seeds[facing[0]] > 0
	}
	return p.Seeds[facing[0]] > 0 && p.Seeds[facing[1]] > 0
}

func (g fourRows) play(p *Position, m Move) Result {
	f := Result{}
	relay := newRelay(p)
	at, way := m.Pit, m.Way
	origin := p.Origin - 1 // OM-6: the pit before the one that got the first seed of the last lap
	captured := origin >= 0
	p.Lap, p.Origin = 0, 0
	for {
		if relay.isEndless(p, &f, at, origin) {
			p.Lost = p.isAny("hawalis") // HW-9
			f.Again = p.Lost
			return f
		}
		var hand int
		if (f.Laps > 0 || captured) && !p.isAny("hawalis", "tsoro") && g.captures(p, at) { // HU-6 OM-6 IS-6
			for _, pit := range g.facing(p, at) {
				hand += p.Seeds[pit]
				p.Seeds[pit] = 0
			}
			f.Captured += hand
			f.Laps++
			if p.isAny("omweso", "isolo") { // OM-6 IS-7
				at = origin
			}
		} else { // HU-5 OM-5 IS-8
			hand = p.lift(at, &f)
			if p.isAny("omweso", "isolo") {
				origin = at
			}
		}
		for ; hand > 0; hand-- {
			at = g.next(p, at, way)
			p.drop(at, &f)
		}
		if p.Seeds[at] == 1 { // HU-4 OM-4 IS-5 HW-5 TS-5
			break
		}
		if p.reads("direction=reverse-any-lap") && g.mayGoBack(*p, at, origin, way) {
			if p.Lap = at + 1; g.captures(p, at) {
				p.Origin = origin + 1
			}
			f.Again = true
			return f
		}
		way = Right // OM-8: otherwise only the first lap goes back
	}
	if p.isAny("hawalis", "tsoro") && g.captures(p, at) {
		for _, pit := range g.facing(p, at) {
			p.take(pit, p.Turn, &f)
		}
	}
	return f
}

func (fourRows) heirs(Position) [2]bool { return [2]bool{true, true} }
