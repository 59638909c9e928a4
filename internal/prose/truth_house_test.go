package prose

import (
	"sowbook/engine"
	"sowbook/engine/event"
)

// houseTruths has the messages about stocks, houses and bound pits.
var houseTruths = map[string]func(*check){
	"house-rights-stage-one":     func(c *check) { c.stopsInHouse() },
	"house-rights-any-move":      func(c *check) { c.stopsInHouse() },
	"house-rights-until-capture": func(c *check) { c.stopsInHouse() },
	"house-rights-both-stages":   func(c *check) { c.stopsInHouse() },
	"house-spared": func(c *check) {
		c.sowings(func(m *playedPly) {
			house := c.house(m.mover)
			entered := m.steps[0].Kind == event.FillStep && m.move.Pit == house
			if working := c.works(&m.before, house); entered && m.laps[0].lift != nil {
				c.claim((m.laps[0].lift.Seeds == 2) == working || m.before.Seeds(house) == 1, m, "a seed in the house sows other seeds than is said")
			}
			for _, l := range m.laps {
				if l.lift != nil && l.lift.From == house && l.lift.Seeds == l.before.Seeds(house) {
					c.claim(!m.afterMove.IsOwned(house), m, "a house that was emptied is not lost")
				}
			}
		})
	},
	"bind-threatened":   func(c *check) { c.pitsAreBound() },
	"bind-not-single":   func(c *check) { c.pitsAreBound() },
	"bind-house-passes": func(c *check) { c.pitsAreBound() },
}

// house returns the house of a side: the first pit to the right of the middle of its inner row.
func (c *told) house(s engine.Side) engine.Place { return c.pit(s, c.columns/2, true) }

// works reports whether a pit is a house that works.
func (c *told) works(p *engine.Position, at engine.Place) bool {
	return c.says("house-spared") && at == c.house(c.side(at)) && p.IsOwned(at) && p.Seeds(at) >= c.rules.House
}

// stockEnters claims that a seed of the stock begins each move while there is one, in an inner
// pit with seeds.
func (c *check) stockEnters() {
	c.sowings(func(m *playedPly) {
		s := m.steps[0]
		_, inner := c.column(m.move.Pit)
		if m.before.Stored(m.mover) == 0 {
			c.claim(s.Kind == event.LiftStep && s.Seeds == m.before.Seeds(s.From), m, "not all seeds of a pit are lifted")
			return
		}
		c.claim(s.Kind == event.FillStep && s.To == m.move.Pit && inner && m.before.Seeds(s.To) > 0, m, "no seed of the stock enters an inner pit with seeds")
	})
}

// stopsInHouse claims which laps end a move in the working house.
func (c *check) stopsInHouse() {
	c.laps(func(m *playedPly, i int, l *playedLap) {
		last, final := l.last(), i == len(m.laps)-1
		p := last.after
		if last.at != c.house(m.mover) || !c.works(&p, last.at) || len(taken(l.took)) > 0 || m.endless && final {
			return
		}
		quiet, stock := c.isQuiet(m), m.before.Stored(m.mover) > 0
		stops, chooses := false, false
		switch {
		case c.says("house-rights-stage-one"):
			stops, chooses = stock, stock && !quiet
		case c.says("house-rights-any-move"):
			stops, chooses = stock, stock
		case c.says("house-rights-until-capture"):
			stops, chooses = quiet || stock, !quiet && stock
		case c.says("house-rights-both-stages"):
			stops, chooses = true, !quiet
		}
		if chooses && m.move.On {
			stops = false
		}
		if stops {
			c.claim(final, m, "a lap that ends in the working house goes on")
		} else if last.before > 0 {
			c.claim(!final || m.before.Bound(last.at) || c.says("relay-holds") && !c.rules.RelayHolds.Has(p.Seeds(last.at)), m, "a lap that ends in the working house stops")
		}
	})
}

// mayStop reports whether a lap may end a move in a house or a bound pit.
func (c *check) mayStop(m *playedPly, last *playedDrop) bool {
	p := last.after
	if c.says("bind-") && m.before.Bound(last.at) && c.isQuiet(m) {
		return true
	}
	return c.says("house-spared") && last.at == c.house(m.mover) && c.works(&p, last.at)
}

// pitsAreBound claims which pit is bound after a move.
func (c *check) pitsAreBound() {
	c.sowings(func(m *playedPly) {
		if m.end != nil || m.again != nil {
			return
		}
		want := engine.Hand
		if c.isQuiet(m) && m.steps[0].Kind != event.FillStep && m.afterMove.Stored(m.mover.Other()) == 0 {
			want = c.threatened(m)
		}
		for at := range engine.Place(2 * c.pits) {
			if at == want || m.afterMove.Bound(at) {
				c.claim(at == want && m.afterMove.Bound(at), m, "another pit is bound, or none")
			}
		}
	})
}

// threatened returns the only pit of the other player that the mover threatens and binds.
func (c *check) threatened(m *playedPly) engine.Place {
	other := &playedPly{before: m.afterMove, mover: m.mover.Other(), nth: m.nth + 1}
	again := &playedPly{before: m.afterMove.WithTurn(m.mover), mover: m.mover, nth: m.nth + 1}
	if c.canCapture(other) {
		return engine.Hand
	}
	only := engine.Hand
	for _, at := range c.own(m.mover) {
		for _, way := range []engine.Way{engine.Right, engine.Left} {
			trial := c.trial(&again.before, engine.Move{Kind: engine.Sow, Pit: at, Way: way})
			if again.before.Seeds(at) < c.least(&again.before, m.mover) || again.before.Seeds(at) >= c.pits || len(trial.laps) == 0 {
				continue
			}
			for _, t := range taken(trial.laps[0].took) {
				if only != engine.Hand && only != t.from {
					return engine.Hand
				}
				only = t.from
			}
		}
	}
	if only == engine.Hand || !c.mayBeBound(&m.afterMove, only) {
		return engine.Hand
	}
	return only
}

// mayBeBound reports whether a pit is none of those that are never bound.
func (c *check) mayBeBound(p *engine.Position, at engine.Place) bool {
	filled, playable, least := 0, 0, c.least(p, c.side(at))
	for _, inner := range c.own(c.side(at))[c.columns:] {
		if p.Seeds(inner) > 0 {
			filled++
		}
		if p.Seeds(inner) >= least {
			playable++
		}
	}
	n := p.Seeds(at)
	switch {
	case c.says("house-spared") && at == c.house(c.side(at)) && p.IsOwned(at), filled == 1, n >= least && playable == 1, c.says("bind-not-single") && n == 1:
		return false
	}
	return true
}
