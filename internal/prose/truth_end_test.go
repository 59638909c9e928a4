package prose

import (
	"strings"

	"sowbook/engine"
	"sowbook/engine/event"
)

// endTruths has the messages about sides without seeds, the end and the winner.
var endTruths = map[string]func(*check){
	"feed-must": func(c *check) {
		c.positions(func(m *playedPly, p *engine.Position, over bool) {
			if m.number > 0 && over && p.InPits(p.Turn().Other()) == 0 && p.InPits(p.Turn()) > 0 {
				c.claim(m.end.Rule != event.RuleNoMove || !c.canGive(p), m, "a move gives seeds, and the game is over")
			}
		})
	},
	"give-whenever": func(c *check) { c.giftsAreDue(false) },
	"give-instead":  func(c *check) { c.giftsAreDue(true) },
	"empty-side-owned": func(c *check) {
		c.passesIf(func(p *engine.Position) bool { return !c.canPlay(p, p.Turn()) })
	},
	"empty-side-passes": func(c *check) {
		c.passesIf(func(p *engine.Position) bool { return p.InPits(p.Turn()) == 0 })
	},

	"ends-at-once": func(c *check) {
		c.endsIf(event.SideEmpty, func(p *engine.Position) bool { return p.InPits(engine.South) == 0 || p.InPits(engine.North) == 0 })
	},
	"ends-cleared": func(c *check) {
		c.endsIf(event.BoardCleared, func(p *engine.Position) bool { return p.InAllPits() <= max(1, c.rules.Few) })
	},
	"majority-ends": func(c *check) {
		c.endsIf(event.Majority, func(p *engine.Position) bool {
			return 2*max(p.Stored(engine.South), p.Stored(engine.North)) > c.rules.Total()
		})
	},
	"majority-ends-owned": func(c *check) {
		c.endsIf(event.Majority, func(p *engine.Position) bool {
			has := [2]int{p.Stored(engine.South), p.Stored(engine.North)}
			for at := range engine.Place(2 * c.pits) {
				if owner, owned := p.Owned(at); owned {
					has[owner] += p.Seeds(at)
				}
			}
			return 2*max(has[0], has[1]) > c.rules.Total()
		})
	},
	"ends-inner-empty": func(c *check) {
		empty := func(p *engine.Position) bool {
			return count(p, c.own(p.Turn())[c.columns:]) == 0
		}
		c.positions(func(m *playedPly, p *engine.Position, over bool) {
			if empty(p) {
				c.claim(over, m, "the inner row is empty, and the game goes on")
				if over && m.end.Rule == event.RuleNoMove {
					c.claim(c.winner() == p.Turn().Other().String(), m, "a player whose inner row is empty does not lose")
				}
			}
		})
	},
	"ends-neither-moves": func(c *check) {
		c.endsIf(event.NoMove, func(p *engine.Position) bool {
			return !c.canPlay(p, engine.South) && !c.canPlay(p, engine.North)
		})
	},
	"ends-no-seeds": func(c *check) {
		c.positions(func(m *playedPly, p *engine.Position, over bool) {
			empty := p.InPits(p.Turn()) == 0
			if over && m.end.Rule == event.RuleNoMove && m.end.Cause != event.BothPassed {
				c.claim(empty, m, "the player to move has seeds, and the game is over")
			}
			if empty {
				c.claim(over || c.giftIsDue(p), m, "the player to move has no seeds, and the game goes on")
			}
		})
	},
	"ends-on-turn": func(c *check) {
		c.positions(func(m *playedPly, p *engine.Position, over bool) {
			if over && m.end.Rule == event.RuleNoMove {
				c.claim(!c.canMove(p) || m.move.Kind == engine.Pass || c.says("feed-must"), m, "the player to move can move, and the game is over")
			}
		})
	},

	"stuck-rightmost": func(c *check) {
		c.passesIf(func(p *engine.Position) bool {
			return p.InPits(p.Turn()) > 0 && !c.mayBegin(p, c.pit(p.Turn(), c.columns-1, false))
		})
	},
	"stuck-passes": func(c *check) {
		c.passesIf(c.stuck)
		for i := range c.g.plies {
			m := &c.g.plies[i]
			if i > 0 && m.move.Kind == engine.Pass && c.g.plies[i-1].move.Kind == engine.Pass {
				c.claim(m.end != nil, m, "two passes do not end the game")
			}
		}
	},
	"stuck-empty-passes": func(c *check) { c.passesIf(c.stuck) },
	"stuck-ends": func(c *check) {
		c.positions(func(m *playedPly, p *engine.Position, over bool) {
			if c.stuck(p) {
				c.claim(over || c.giftIsDue(p), m, "a player has no pit to play, and the game goes on")
			}
		})
	},

	"left-over-none": func(c *check) {
		c.rest(func(m *playedPly, p *engine.Position) {
			left := 0
			for at := range engine.Place(2 * c.pits) {
				if !c.ownedPit(p, at) {
					left += p.Seeds(at)
				}
			}
			c.claim(left == 0, m, "seeds are left")
		})
	},
	"left-over-cleared":    func(c *check) { c.rest(func(m *playedPly, p *engine.Position) { c.restGoes(m, p, both) }) },
	"left-over-both-sides": func(c *check) { c.rest(func(m *playedPly, p *engine.Position) { c.restGoes(m, p, both) }) },
	"left-over-other-side": func(c *check) {
		c.rest(func(m *playedPly, p *engine.Position) {
			c.restGoes(m, p, func(s engine.Side) bool {
				return m.end.Cause != event.BothPassed && (m.end.Rule != event.RuleNoMove || s != p.Turn())
			})
		})
	},
	"left-over-nobody": func(c *check) {
		c.rest(func(m *playedPly, p *engine.Position) { c.restGoes(m, p, func(engine.Side) bool { return false }) })
	},
	"repetition-both-sides": func(c *check) { c.repeated(both) },
	"repetition-same": func(c *check) {
		c.repeated(func(engine.Side) bool { return c.says("left-over-both-sides") })
	},
	"repetition-nobody": func(c *check) {
		c.repeated(func(engine.Side) bool { return false })
	},
	"repetition-draw": func(c *check) {
		c.repeated(nil)
		if c.g.over.Reason == event.Repetition {
			c.claim(c.winner() == "draw", nil, "a player wins by repetition")
		}
	},

	"wins-most": func(c *check) {
		if c.g.over.Reason == event.NotOver || c.g.over.Reason == event.Repetition && c.says("repetition-mover-loses") {
			return
		}
		south, north := c.g.final.Stored(engine.South), c.g.final.Stored(engine.North)
		want := "draw"
		switch {
		case south > north:
			want = "S"
		case north > south:
			want = "N"
		}
		if n := len(c.g.plies); n > 0 && c.g.plies[n-1].decided() {
			return
		}
		c.claim(c.winner() == want, nil, "the player with fewer seeds wins")
		half := c.rules.Total()/2 + 1
		c.claim((c.winner() == "S") || south < half, nil, "more than half are not enough")
		c.claim((c.winner() == "N") || north < half, nil, "more than half are not enough")
	},
	"wins-last-mover": func(c *check) {
		if c.g.over.Reason == event.NoMove {
			c.claim(c.winner() == c.g.final.Turn().Other().String(), nil, "a player who cannot move does not lose")
		}
	},

	"next-begins-last-mover": func(c *check) {
		c.rounds(func(before, m *playedPly) {
			c.claim(m.afterMove.Turn() == before.mover, m, "another player begins the round")
		})
	},
	"next-begins-winner": func(c *check) {
		c.rounds(func(_, m *playedPly) {
			if south, north := m.before.Stored(engine.South), m.before.Stored(engine.North); south != north {
				c.claim((m.afterMove.Turn() == engine.South) == (south > north), m, "the loser begins the round")
			}
		})
	},
	"next-begins-alternates": func(c *check) {
		first := c.g.start.Turn()
		if len(c.g.plies) > 0 && c.g.plies[0].move.Kind == engine.NextRound {
			first = first.Other()
		}
		c.rounds(func(_, m *playedPly) {
			first = first.Other()
			c.claim(m.afterMove.Turn() == first, m, "the same player begins two rounds")
		})
	},
}

func both(engine.Side) bool { return true }

// winner returns the winner of the game, or "" if it is not over.
func (c *check) winner() string {
	if c.g.over.Reason == event.NotOver {
		return ""
	}
	return c.g.over.Winner()
}

// positions calls visit with the position after each ply, before the seeds left are swept, and
// with that of the start. m.number is 0 at the start.
func (c *check) positions(visit func(m *playedPly, p *engine.Position, over bool)) {
	if len(c.g.plies) > 0 && c.g.plies[0].move.Kind != engine.NextRound {
		visit(&playedPly{}, &c.g.start, false)
	}
	for i := range c.g.plies {
		m := &c.g.plies[i]
		if m.end != nil {
			visit(m, m.atEnd, true)
		} else if m.move.Kind != engine.NextRound {
			visit(m, &m.afterMove, false)
		}
	}
}

// endsIf claims that the game ends when a condition holds, and for a reason only then.
func (c *check) endsIf(reason engine.Reason, is func(p *engine.Position) bool) {
	c.positions(func(m *playedPly, p *engine.Position, over bool) {
		switch {
		case is(p):
			c.claim(over || c.giftIsDue(p), m, "the game should be over, and goes on")
		case over && (m.end.Cause == event.CannotReach || m.end.Cause == event.CannotFeed || m.end.Cause == event.OnlySlams || m.end.Cause == event.OnlyEndless || m.end.Cause == event.InnerEmpty):
			// other sentences say so
		case over && m.end.Rule == reason.Rule():
			c.claim(false, m, "the game is over and should go on")
		}
	})
}

func (c *check) giftIsDue(p *engine.Position) bool {
	return c.says("give-whenever", "give-instead") && (p.InPits(engine.South) == 0) != (p.InPits(engine.North) == 0) && p.InAllPits() > 1
}

// canPlay reports whether a side has a pit to play, if it does not matter what the move does.
func (c *check) canPlay(p *engine.Position, s engine.Side) bool {
	q := p.WithTurn(s)
	for _, at := range c.own(s) {
		if p.Seeds(at) > 0 && c.mayBegin(&q, at) && (!c.says("reach-must", "reach-or-empty", "singles-into-empty") || c.canReach(&q, at)) {
			return true
		}
	}
	return false
}

// canReach reports whether a move from a pit reaches as far as every move must, and no rule about
// the pit, its seeds or the way forbids it.
func (c *check) canReach(p *engine.Position, at engine.Place) bool {
	m := c.nextPly(p)
	for _, way := range []engine.Way{engine.Right, engine.Left} {
		forbidden := false
		for _, name := range c.forbidders {
			if strings.HasPrefix(name, "reach-") || !contains(duties, name) {
				forbidden = forbidden || forbids[name](c, m, engine.Move{Kind: engine.Sow, Pit: at, Way: way})
			}
		}
		if !forbidden {
			return true
		}
	}
	return false
}

// mayBegin reports whether a pit may be played as far as its own seeds and owner decide.
func (c *check) mayBegin(p *engine.Position, at engine.Place) bool {
	switch {
	case c.ownedPit(p, at), c.says("fewest-more", "pick-inner-first", "rightmost-fewest") && p.Seeds(at) < c.least(p, c.side(at)):
		return false
	case c.says("rightmost-pass"):
		column, _ := c.column(at)
		return column == c.columns-1
	}
	return true
}

// canMove reports whether the player to move has a move that nothing forbids.
func (c *check) canMove(p *engine.Position) bool {
	m := c.nextPly(p)
	for _, at := range c.own(p.Turn()) {
		for _, way := range []engine.Way{engine.Right, engine.Left} {
			move := engine.Move{Kind: engine.Sow, Pit: at, Way: way}
			if p.Seeds(at) > 0 && c.forbidding(m, move, false) == "" {
				return true
			}
		}
	}
	return false
}

// stuck reports whether the player to move has seeds but no pit that may be played.
func (c *check) stuck(p *engine.Position) bool {
	return p.InPits(p.Turn()) > 0 && !c.canPlay(p, p.Turn())
}

// passesIf claims that a player passes when a condition holds and the game goes on.
func (c *check) passesIf(is func(p *engine.Position) bool) {
	for i := range c.g.plies {
		m := &c.g.plies[i]
		if m.move.Kind == engine.Sow || m.move.Kind == engine.Pass {
			if p := m.before; is(&p) {
				c.claim(m.move.Kind == engine.Pass && len(m.legal) == 1, m, "a player who has to pass moves")
			}
		}
	}
}

// canGive reports whether a move gives the other side seeds.
func (c *check) canGive(p *engine.Position) bool {
	m := c.nextPly(p)
	for _, at := range c.own(p.Turn()) {
		for _, way := range []engine.Way{engine.Right, engine.Left} {
			move := engine.Move{Kind: engine.Sow, Pit: at, Way: way}
			if p.Seeds(at) > 0 && c.forbidding(m, move, false) == "" && c.gives(p, move) {
				return true
			}
		}
	}
	return false
}

// giftsAreDue claims that a side without seeds is given one, from any pit, into its first pit.
func (c *check) giftsAreDue(counts bool) {
	for i := range c.g.plies {
		m := &c.g.plies[i]
		if p := m.before; c.giftIsDue(&p) && m.move.Kind != engine.NextRound {
			c.claim(m.move.Kind == engine.Gift, m, "a side without seeds is given none")
		}
		for _, s := range m.steps {
			if s.Kind == event.GiveStep {
				p := m.before
				receiver := c.side(s.To)
				column, inner := c.column(s.To)
				c.claim(c.giftIsDue(&p) && p.InPits(receiver) == 0 && column == c.firstOpen(&p, receiver) && !inner && s.Seeds == 1, m, "another seed is given")
				if counts {
					c.claim(m.afterMove.Turn() == receiver, m, "a gift does not count as a move")
				} else {
					c.claim(m.afterMove.Turn() == p.Turn(), m, "a gift counts as a move")
				}
			}
		}
	}
}

// firstOpen returns the column of the first pit of a side that is not closed.
func (c *told) firstOpen(p *engine.Position, s engine.Side) int {
	for column := range c.columns - 1 {
		if !p.Closed(c.pit(s, column, false)) {
			return column
		}
	}
	return c.columns - 1
}
