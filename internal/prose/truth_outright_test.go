package prose

import (
	"sowbook/engine"
	"sowbook/engine/event"
)

// outrightTruths has the messages about ends that do not depend on moves, and other winners.
var outrightTruths = map[string]func(*check){
	"ends-inner-empty-counted": func(c *check) {
		c.positions(func(m *playedPly, p *engine.Position, over bool) {
			if count(p, c.own(p.Turn())[c.columns:]) == 0 {
				c.claim(over, m, "the inner row is empty, and the game goes on")
			}
		})
	},
	"few-left": func(c *check) {
		c.positions(func(m *playedPly, p *engine.Position, over bool) {
			if p.InAllPits() <= c.rules.Few && m.number > 0 {
				c.claim(over, m, "few seeds are left, and the game goes on")
			}
			if over && m.end.Rule == event.RuleCleared {
				c.claim(p.InAllPits() <= max(c.rules.Few, 1), m, "more seeds are left, and the game is over")
			}
		})
	},
	"no-capture-ends":  func(c *check) { c.endsBarren() },
	"no-capture-draws": func(c *check) { c.endsBarren() },
	"repetition-mover-loses": func(c *check) {
		c.repeated(nil)
		for i := range c.g.plies {
			if m := &c.g.plies[i]; m.end != nil && m.end.Rule == event.RuleRepetition {
				c.claim(m.winner == m.mover.Other().String(), m, "the player who made the last move does not lose")
			}
		}
	},
	"repetition-ignored": func(c *check) {
		seen := map[engine.Position]int{}
		for i := range c.g.plies {
			m := &c.g.plies[i]
			if seen[m.afterMove.WithoutStores()]++; seen[m.afterMove.WithoutStores()] > 2 {
				c.claim(m.end == nil || m.end.Rule != event.RuleRepetition, m, "the game ends by repetition")
			}
		}
	},
	"stuck-neither": func(c *check) {
		c.passesIf(func(p *engine.Position) bool { return !c.canPlay(p, p.Turn()) && !c.giftIsDue(p) })
		c.endsIf(event.NoMove, func(p *engine.Position) bool {
			return !c.canPlay(p, engine.South) && !c.canPlay(p, engine.North)
		})
	},
	"left-over-other-side-unless": func(c *check) {
		c.rest(func(m *playedPly, p *engine.Position) {
			c.restGoes(m, p, func(s engine.Side) bool {
				return m.end.Cause != event.NeitherMoves && m.end.Cause != event.BothPassed && (m.end.Rule != event.RuleNoMove || s != p.Turn())
			})
		})
	},
	"left-over-other-side-both": func(c *check) {
		c.rest(func(m *playedPly, p *engine.Position) {
			c.restGoes(m, p, func(engine.Side) bool { return m.end.Rule != event.RuleNoMove })
		})
	},
	"left-over-emptier": func(c *check) {
		c.rest(func(m *playedPly, p *engine.Position) {
			south, north := p.InPits(engine.South) == 0, p.InPits(engine.North) == 0
			for at := range engine.Place(2 * c.pits) {
				if p.Seeds(at) == 0 || c.ownedPit(p, at) {
					continue
				}
				want := engine.Hand
				if south != north {
					want = c.store(c.side(at).Other())
				}
				c.claim(sweptTo(m, at) == want, m, "the seeds left go to another player")
			}
		})
	},
	"left-over-last-mover": func(c *check) {
		c.rest(func(m *playedPly, p *engine.Position) {
			for at := range engine.Place(2 * c.pits) {
				if p.Seeds(at) > 0 && !c.ownedPit(p, at) {
					c.claim(sweptTo(m, at) == c.store(m.mover), m, "the seeds left go to another player")
				}
			}
		})
	},
	"left-over-halves": func(c *check) {
		c.rest(func(m *playedPly, p *engine.Position) {
			left, got := 0, [2]int{}
			for at := range engine.Place(2 * c.pits) {
				if !c.ownedPit(p, at) {
					left += p.Seeds(at)
				}
			}
			for _, s := range m.steps {
				if s.Kind == event.SweepStep && s.Rule == event.RuleLeftOver {
					got[c.side(s.To)] += s.Seeds
				}
			}
			c.claim(got == [2]int{left / 2, left / 2}, m, "the seeds left are not shared evenly")
		})
	},

	"wins-first-empty": func(c *check) {
		c.positions(func(m *playedPly, p *engine.Position, over bool) {
			south, north := p.InPits(engine.South) == 0, p.InPits(engine.North) == 0
			if (south || north) && m.number > 0 {
				c.claim(over, m, "a side is empty, and the game goes on")
			}
			if over && south != north && m.end.Rule == event.RuleSideEmpty {
				c.claim((m.winner == "S") == south, m, "the player whose pits are empty does not win")
			}
		})
	},
	"wins-empty-loses": func(c *check) {
		c.positions(func(m *playedPly, p *engine.Position, over bool) {
			south, north := p.InPits(engine.South) == 0, p.InPits(engine.North) == 0
			if (south || north) && m.number > 0 {
				c.claim(over, m, "a side is empty, and the game goes on")
			}
			if over && south != north && m.end.Rule == event.RuleSideEmpty {
				c.claim((m.winner == "N") == south, m, "the player whose pits are empty does not lose")
			}
		})
	},
	"wins-last-mover-ends": func(c *check) {
		if c.g.over.Reason == event.NotOver {
			return
		}
		switch c.g.over.Reason {
		case event.Repetition, event.NoCapture, event.Endless, event.BothEnds:
			return // other sentences say who wins
		}
		c.claim(c.winner() == c.g.final.Turn().Other().String(), nil, "the player whose turn it is does not lose")
	},
	"endless-loses": func(c *check) {
		for i := range c.g.plies {
			if m := &c.g.plies[i]; m.endless && len(m.laps) > 0 {
				c.claim(m.end != nil && (m.end.Rule == event.RuleBothEnds || m.winner == m.mover.Other().String()), m, "a player whose move would never end does not lose")
			}
		}
	},
	"endless-forbidden": func(c *check) {
		c.sowings(func(m *playedPly) {
			c.claim(!m.endless || c.isPrescribed(m, m.move), m, "a move that would never end is legal")
		})
	},
	"both-ends-wins": func(c *check) {
		c.sowings(func(m *playedPly) {
			left, right := false, false
			for _, s := range m.steps {
				if s.Kind == event.CaptureStep && (s.To == engine.Hand || s.To == c.store(m.mover)) && s.Rule != event.RuleOwnedTakes {
					column, _ := c.column(s.From)
					if c.side(s.From) != m.mover {
						column = c.columns - 1 - column
					}
					left, right = left || column == 0, right || column == c.columns-1
				}
			}
			won := m.end != nil && m.end.Rule == event.RuleBothEnds && m.winner == m.mover.String()
			if left && right || m.end != nil && m.end.Rule == event.RuleBothEnds {
				c.claim(won == (left && right), m, "a player who captures at both ends has not won, or another has")
			}
		})
	},
}

// isGain reports whether a step captures seeds for a player.
func isGain(s engine.Step, store engine.Place) bool {
	return (s.Kind == event.CaptureStep || s.Kind == event.ClaimStep) && s.Seeds > 0 && (s.To == store || s.To == engine.Hand)
}

// endsBarren claims that the game ends after so many moves in a row without a capture.
func (c *check) endsBarren() {
	barren := 0
	for i := range c.g.plies {
		m := &c.g.plies[i]
		p := m.ply.After
		if m.end != nil {
			p = *m.atEnd
		}
		gained := p.Stored(engine.South)+p.Stored(engine.North) > m.before.Stored(engine.South)+m.before.Stored(engine.North) || m.has(event.CaptureStep) || m.has(event.ClaimStep) ||
			c.playersOwn && p.Free(engine.South)+p.Free(engine.North) < m.before.Free(engine.South)+m.before.Free(engine.North)
		if barren++; gained || m.move.Kind == engine.NextRound {
			barren = 0
		}
		if barren >= c.rules.NoCapture {
			c.claim(m.end != nil, m, "nobody captures for so many moves, and the game goes on")
		}
		if m.end != nil && m.end.Rule == event.RuleNoCapture {
			c.claim(barren >= c.rules.NoCapture, m, "the game is over, and should go on")
			c.claim(c.says("no-capture-ends") || m.winner == "draw", m, "a player wins")
		}
	}
}
