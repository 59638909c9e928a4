package prose

import "sowbook/engine"

// geometry is the places of a board as a reader of "How to play" sees them. It does not use the
// engine's tracks.
type geometry struct {
	columns, rows int
	pits          int // of a side
	order         [][]engine.Place
}

// newGeometry returns the places of a board. With leftStores each store is at its player's left.
func newGeometry(columns, rows int, leftStores bool) *geometry {
	g := &geometry{columns: columns, rows: rows, pits: columns * rows / 2}
	all := make([]engine.Place, 2*g.pits+2)
	for i := range all {
		all[i] = engine.Place(i)
	}
	south, north, ends := all[:g.pits], all[g.pits:2*g.pits], all[2*g.pits:]
	if rows == 4 {
		g.order = [][]engine.Place{south, north}
		return g
	}
	right, left := ends[0], ends[1] // of South
	if leftStores {
		right, left = left, right
	}
	ring := append(append([]engine.Place{}, south...), right)
	g.order = [][]engine.Place{append(append(ring, north...), left)}
	return g
}

// next returns the place that follows, counterclockwise if the way is Right.
func (g *geometry) next(at engine.Place, way engine.Way) engine.Place {
	for _, ring := range g.order {
		for i, place := range ring {
			switch {
			case place != at:
			case way == engine.Right:
				return ring[(i+1)%len(ring)]
			default:
				return ring[(i+len(ring)-1)%len(ring)]
			}
		}
	}
	return engine.Hand
}

// nextPit returns the next pit that is not closed.
func (g *geometry) nextPit(p *engine.Position, at engine.Place, way engine.Way) engine.Place {
	for at = g.next(at, way); at != engine.Hand && (!g.isPit(at) || p.Closed(at)); {
		at = g.next(at, way)
	}
	return at
}

func (g *geometry) isPit(at engine.Place) bool { return at >= 0 && int(at) < 2*g.pits }

// side returns the side on which a pit or a store is.
func (g *geometry) side(at engine.Place) engine.Side {
	switch {
	case !g.isPit(at):
		return engine.Side(int(at) - 2*g.pits)
	case int(at) < g.pits:
		return engine.South
	}
	return engine.North
}

// column returns the column of a pit from its owner's left, and whether it is in the owner's
// second row.
func (g *geometry) column(at engine.Place) (column int, inner bool) {
	i := int(at) % g.pits
	if i < g.columns {
		return i, false
	}
	return 2*g.columns - 1 - i, true
}

// pit returns the pit of a side in a column from its owner's left.
func (g *geometry) pit(side engine.Side, column int, inner bool) engine.Place {
	if inner {
		column = 2*g.columns - 1 - column
	}
	return engine.Place(int(side)*g.pits + column)
}

// facing returns the pit opposite: the same column of the board, on the other side.
func (g *geometry) facing(at engine.Place) engine.Place {
	column, inner := g.column(at)
	return g.pit(g.side(at).Other(), g.columns-1-column, inner)
}

// behind returns the other pit of the column on the same side.
func (g *geometry) behind(at engine.Place) engine.Place {
	column, inner := g.column(at)
	return g.pit(g.side(at), column, !inner)
}

func (g *geometry) store(side engine.Side) engine.Place {
	return engine.Place(2*g.pits) + engine.Place(side)
}

// own returns the pits of a side.
func (g *geometry) own(side engine.Side) (pits []engine.Place) {
	for i := range g.pits {
		pits = append(pits, engine.Place(int(side)*g.pits+i))
	}
	return pits
}

// count returns the seeds in some pits.
func count(p *engine.Position, pits []engine.Place) (n int) {
	for _, at := range pits {
		n += p.Seeds(at)
	}
	return n
}
