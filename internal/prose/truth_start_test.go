package prose

import (
	"sowbook/engine"
)

// startTruths has the messages about the board, the start and who begins.
var startTruths = map[string]func(*check){
	"rows-4": func(c *check) { c.boardHas(4) },
	"rows-4-stored": func(c *check) {
		c.storesAreNotSown()
		for i := range c.g.plies {
			if m := &c.g.plies[i]; c.rules.Captures.Sown() == nil {
				before, after := m.before, m.afterMove
				c.claim(after.Stored(engine.South)+after.Stored(engine.North) == before.Stored(engine.South)+before.Stored(engine.North)+m.ply.Captured, m, "captured seeds are not in the stores")
			}
		}
	},
	"rows-3":       func(c *check) { c.boardHas(3); c.storesAreNotSown() },
	"board-won":    func(c *check) { c.boardHas(2); c.storesAreNotSown() },
	"board-piles":  func(c *check) { c.boardHas(2); c.storesAreNotSown() },
	"board-stores": func(c *check) { c.boardHas(2); c.storesAreAt(engine.Right) },
	"board-stores-left": func(c *check) {
		c.boardHas(2)
		c.storesAreAt(engine.Left)
	},

	"setup-even": func(c *check) {
		c.startIs(func(int, bool) bool { return true })
	},
	"setup-outer": func(c *check) {
		c.startIs(func(_ int, inner bool) bool { return !inner })
	},
	"setup-right-half": func(c *check) {
		c.startIs(func(column int, inner bool) bool { return !inner || column >= c.columns-c.columns/2 })
	},
	"setup-house": func(c *check) {
		p := c.g.laid
		for at := range engine.Place(2 * c.pits) {
			want, fromMiddle := 0, 0
			column, inner := c.column(at)
			fromMiddle = column - c.columns/2
			switch {
			case inner && fromMiddle == 0 && p.Board().Columns()%2 == 0, inner && fromMiddle == 0:
				want = 3 * c.rules.Seeds
			case inner && (fromMiddle == 1 || fromMiddle == 2):
				want = c.rules.Seeds
			}
			c.claim(p.Seeds(at) == want, nil, "a pit holds other seeds at the start")
		}
	},
	"stock-kept": func(c *check) {
		for s := engine.South; s <= engine.North; s++ {
			c.claim(c.g.start.Stored(s) == c.rules.Stock, nil, "the stock is another at the start")
		}
		c.claim(c.g.start.Total() == c.rules.Total(), nil, "there are other seeds in all")
	},
	"setup-free": func(c *check) {
		c.claim(c.g.start.InAllPits() == c.rules.Total() && c.g.rules.IsLaidOut(), nil, "there are other seeds at the start")
	},
	"setup-mirrored": func(c *check) {
		p := c.g.start
		c.claim(p.InAllPits() == c.rules.Total(), nil, "there are other seeds at the start")
		for _, at := range c.own(engine.South) {
			column, _ := c.column(at)
			if facing := c.facing(at); column == 0 || column == c.columns-1 {
				c.claim(p.Seeds(at)+p.Seeds(facing) == 0, nil, "the end pits hold seeds at the start")
			} else {
				c.claim((p.Seeds(at) > 0) == (p.Seeds(facing) > 0), nil, "one of two facing pits is empty at the start")
			}
		}
	},
	"setup-at-least-two": func(c *check) {
		c.claim(c.g.start.InAllPits() == c.rules.Total(), nil, "there are other seeds at the start")
		for at := range engine.Place(2 * c.pits) {
			c.claim(c.g.start.Seeds(at) >= 2, nil, "a pit holds less than two seeds at the start")
		}
	},

	"arrange-own-seeds": func(c *check) {
		first, second := c.g.laid, c.g.start
		c.claim(first.Turn() == second.Turn(), nil, "another player begins")
		for at := range engine.Place(2 * c.pits) {
			first.Set(at, 0)
			second.Set(at, 0)
		}
		c.claim(first == second, nil, "seeds outside the pits are arranged")
		for _, s := range []engine.Side{engine.South, engine.North} {
			c.claim(c.g.laid.InPits(s) == c.g.start.InPits(s), nil, "a side has other seeds after they are arranged")
		}
	},

	"begins-near": func(c *check) {
		for i := range c.g.plies {
			if m := &c.g.plies[i]; m.again == nil && m.move.Kind == engine.Sow {
				c.claim(m.afterMove.Turn() != m.mover, m, "the players do not take turns")
			}
		}
	},
	"begins-turned-forfeits": func(c *check) {
		first := c.g.layer.Other()
		if c.g.turned {
			first = c.g.layer
		}
		c.claim(c.g.start.Turn() == first, nil, "the other player begins")
	},
	"begins-distributor": func(c *check) { c.claim(c.g.start.Turn() == c.g.layer, nil, "the other player begins") },
	"begins-other":       func(c *check) { c.claim(c.g.start.Turn() != c.g.layer, nil, "the other player begins") },
}

// boardHas claims that the board has a number of rows, of the told length.
func (c *check) boardHas(rows int) {
	b := c.g.start.Board()
	has := map[int]int{0: 2, 1: 2, 2: 4, engine.MiddleRow: 3}[b.Rows]
	c.claim(has == rows && b.Columns() == c.columns && b.Pits == c.pits, nil, "the board has another size")
}

// storesAreNotSown claims that no seed falls in a store.
func (c *check) storesAreNotSown() {
	c.laps(func(m *playedPly, _ int, l *playedLap) {
		for _, d := range l.drops {
			c.claim(c.isPit(d.at), m, "a store is sown")
		}
	})
}

// storesAreAt claims that each store is between its player's last pit on one side, seen from
// there, and the other player's nearest.
func (c *check) storesAreAt(end engine.Way) {
	c.laps(func(m *playedPly, _ int, l *playedLap) {
		path := l.path()
		for i := 1; i < len(path); i++ {
			if at, before := path[i], path[i-1]; !c.isPit(at) && c.isPit(before) {
				column, _ := c.column(before)
				own := c.side(before) == c.side(at)
				c.claim(column == 0 && own == (end == engine.Left) || column == c.columns-1 && own == (end == engine.Right), m, "a store is at the other end")
			}
		}
	})
}

// startIs claims that at the start some pits hold the told number of seeds, and others none.
func (c *check) startIs(filled func(column int, inner bool) bool) {
	p := c.g.laid
	c.claim(p.Total() == c.rules.Total(), nil, "there are other seeds at the start")
	for at := range engine.Place(2 * min(c.pits, p.Board().Pits)) {
		want := 0
		if filled(c.column(at)) {
			want = c.rules.Seeds
		}
		c.claim(p.Seeds(at) == want, nil, "a pit holds other seeds at the start")
	}
}
