package prose

import (
	"sowbook/engine"
)

// roundTruths has the messages about the next round.
var roundTruths = map[string]func(*check){
	"refill-left-first":             func(c *check) { c.roundsFill(true) },
	"refill-right-first":            func(c *check) { c.roundsFill(false) },
	"refill-territory":              func(c *check) { c.roundsFillTerritory() },
	"surplus-stays":                 func(c *check) { c.enoughAreFilled() },
	"surplus-stays-several":         func(c *check) { c.enoughAreFilled() },
	"surplus-next-pit":              func(c *check) { c.enoughAreFilled() },
	"surplus-next-pit-several":      func(c *check) { c.enoughAreFilled() },
	"surplus-even-next-pit":         func(c *check) { c.enoughAreFilled() },
	"surplus-even-next-pit-several": func(c *check) { c.enoughAreFilled() },
	"round-free": func(c *check) {
		c.rounds(func(_, m *playedPly) {
			c.claim(!m.afterMove.HasOwned(), m, "a player owns a pit when the round begins")
		})
	},
	"surplus-between":         func(c *check) { c.enoughAreFilled() },
	"surplus-between-several": func(c *check) { c.enoughAreFilled() },
	"next-begins-loser": func(c *check) {
		c.rounds(func(_, m *playedPly) {
			if south, north := m.before.Stored(engine.South), m.before.Stored(engine.North); south != north {
				c.claim((m.afterMove.Turn() == engine.South) == (south < north), m, "the winner begins the round")
			}
		})
	},
}

// enoughAreFilled claims that each player who plays on can fill as many pits as is said, and that
// the match is over otherwise.
func (c *check) enoughAreFilled() {
	c.rounds(func(_, m *playedPly) {
		for s := engine.South; s <= engine.North; s++ {
			c.claim(m.before.Stored(s) >= c.rules.MatchPits*c.rules.Seeds, m, "a player who cannot fill enough pits plays on")
		}
	})
}

// roundsFillTerritory claims which pits each player fills and plays.
func (c *check) roundsFillTerritory() {
	c.rounds(func(_, m *playedPly) {
		more := engine.South
		if m.before.Stored(engine.North) > m.before.Stored(engine.South) {
			more = engine.North
		}
		order := append(append([]engine.Place{}, c.own(more)...), c.own(more.Other())...)
		mine, theirs := m.before.Stored(more)/c.rules.Seeds, m.before.Stored(more.Other())/c.rules.Seeds
		mine = min(mine, len(order))
		rest := [2]int{}
		if c.says("surplus-between", "surplus-between-several") {
			rest = [2]int{m.before.Stored(more) - mine*c.rules.Seeds, m.before.Stored(more.Other()) - theirs*c.rules.Seeds}
		}
		for i, at := range order {
			p := m.afterMove
			want, holder := c.rules.Seeds, more
			switch {
			case i < mine:
			case i >= len(order)-theirs:
				holder = more.Other()
			case i == mine && rest[0]+rest[1] > 0:
				want = rest[0] + rest[1]
				switch {
				case rest[1] > rest[0]:
					holder = more.Other()
				case rest[1] == rest[0]:
					holder = c.side(at)
				}
			default:
				want = 0
			}
			c.claim(p.Seeds(at) == want && p.Closed(at) == (want == 0) && (want == 0 || p.Holder(at) == holder), m, "another pit is filled or closed, or another player plays it")
		}
	})
}
