package prose

import (
	"slices"

	"strings"

	"sowbook/engine"
	"sowbook/engine/capture"
	"sowbook/engine/event"
)

// checkedElsewhere is the predicate of a message whose sentence another predicate checks, or forbids.
func checkedElsewhere(*check) {}

// turnTruths has the messages about a turn. What pits may be played, and which way, is in forbids.
var turnTruths = map[string]func(*check){
	"rightmost-pass":       func(c *check) { c.allAreLifted() },
	"rightmost-nearest":    func(c *check) { c.allAreLifted() },
	"fewest-more":          func(c *check) { c.allAreLifted() },
	"pick-any":             func(c *check) { c.allAreLifted() },
	"pick-inner-first":     func(c *check) { c.allAreLifted() },
	"stock-entered":        func(c *check) { c.stockEnters() },
	"single-entry-owner":   checkedElsewhere,
	"single-entry-working": checkedElsewhere,

	"direction-rows-3": func(c *check) { c.allGo(engine.Right) },
	"direction-ccw":    func(c *check) { c.allGo(engine.Right) },
	"direction-cw":     func(c *check) { c.allGo(engine.Left) },
	"direction-either": func(c *check) { c.goAsChosen() },
	"direction-either-rows-4": func(c *check) {
		c.goAsChosen()
	},
	"direction-reverse": func(c *check) {
		c.laps(func(m *playedPly, i int, l *playedLap) {
			if i > 0 || m.move.Way == engine.Right {
				c.claim(c.goes(l, engine.Right), m, "a lap goes the other way")
				return
			}
			column, _ := c.column(l.from())
			c.claim(c.goes(l, engine.Left) && column < 2 && len(l.took) > 0, m, "a lap goes clockwise and captures nothing, or begins elsewhere")
		})
	},

	"direction-reverse-any-lap": func(c *check) {
		c.laps(func(m *playedPly, i int, l *playedLap) {
			_, asked := m.asked[i]
			right, left := c.goes(l, engine.Right), c.goes(l, engine.Left)
			if i == 0 {
				c.claim(c.goes(l, m.move.Way), m, "a lap goes the other way")
				return
			}
			if right == left {
				return
			}
			c.claim(right || asked, m, "a lap goes clockwise, and nobody chose")
			c.claim(right || len(l.took) > 0 || m.endless && i == len(m.laps)-1, m, "a lap goes clockwise and captures nothing")
			if may, known := c.mayGoBack(m, i); known {
				c.claim(may == asked, m, "a player chooses the way of a lap that has only one, or may not choose it")
			}
		})
	},

	"stores-both": func(c *check) {
		c.storesPassed(func(engine.Side, engine.Side) bool { return true })
	},
	"stores-own": func(c *check) {
		c.storesPassed(func(mover, store engine.Side) bool { return mover == store })
	},
	"stores-none":   func(c *check) { c.storesAreNotSown() },
	"stores-rows-3": func(c *check) { c.storesAreNotSown() },
	"stores-rows-4": func(c *check) {
		c.laps(func(m *playedPly, _ int, l *playedLap) {
			for _, d := range l.drops {
				c.claim(c.isPit(d.at) && c.side(d.at) == m.mover, m, "a seed falls on the other side")
			}
		})
	},

	"origin-sown": func(c *check) {
		c.originPassed(func(*playedPly, int, engine.Place) (bool, bool) { return true, true })
	},
	"origin-skipped": func(c *check) { c.startIsSkipped() },
	"origin-skip-start": func(c *check) {
		c.startIsSkipped()
	},
	"origin-skip-lap": func(c *check) {
		c.originPassed(func(m *playedPly, i int, at engine.Place) (bool, bool) {
			return at != m.laps[i].from(), m.laps[i].lift != nil
		})
	},
	"origin-first": func(c *check) {
		c.laps(func(m *playedPly, _ int, l *playedLap) {
			if l.lift == nil {
				return
			}
			first := l.drops[0]
			returns := first.at == l.lift.From && len(first.skipped) == 0
			if l.lift.Seeds > 1 || c.pits > 1 {
				c.claim(returns == (l.lift.Seeds > 1), m, "the first seed does not go back, or the only one does")
			}
		})
	},

	"last-in-store-again": func(c *check) {
		c.lastInStore(func(m *playedPly, own bool) {
			if own {
				c.claim(m.again != nil, m, "a last seed in the player's store gives no other turn")
			}
		})
	},
	"last-in-store-again-either": func(c *check) {
		c.lastInStore(func(m *playedPly, _ bool) {
			c.claim(m.again != nil, m, "a last seed in a store gives no other turn")
		})
	},
	"last-in-store-ends": func(c *check) {
		c.lastInStore(func(m *playedPly, _ bool) { c.claim(m.again == nil, m, "a last seed in a store does not end the turn") })
	},

	"relay-yes":        func(c *check) { c.relayFromLast() },
	"relay-yes-unless": func(c *check) { c.relayFromLast() },
	"relay-next":       func(c *check) { c.relayFromNext() },
	"relay-next-unless": func(c *check) {
		c.relayFromNext()
	},
	"relay-no":           func(c *check) { c.noRelay() },
	"relay-no-capturing": func(c *check) { c.noRelay() },
}

// allAreLifted claims that a sowing lifts all seeds of one of the mover's pits.
func (c *check) allAreLifted() {
	c.sowings(func(m *playedPly) {
		s := m.steps[len(m.first)]
		c.claim(s.Kind == event.LiftStep && s.From == m.move.Pit && c.side(s.From) == m.before.Turn() && s.Seeds == m.before.Seeds(s.From), m, "not all seeds of one of the player's pits are lifted")
	})
}

// mayGoBack reports whether the sentences let a later lap go clockwise: it begins in the two leftmost columns,
// or sows what a clockwise lap captured, and it would capture. It is not known where pits are skipped, or where a turn may have won.
func (c *check) mayGoBack(m *playedPly, i int) (may, known bool) {
	l := &m.laps[i]
	p, at, hand := l.before, engine.Hand, 0
	if c.opensQuietly(m) {
		return false, true
	}
	if l.lift != nil {
		at, hand = l.lift.From, l.lift.Seeds
		p.Set(at, 0)
		if column, _ := c.column(at); column > 1 {
			return false, true
		}
	} else {
		at, hand = c.next(l.drops[0].at, opposite(c.way(m, i))), len(l.drops)
		if c.way(m, i-1) == engine.Right {
			return false, true
		}
	}
	return c.capturesBack(p, m.mover, at, hand), c.says("origin-sown") && !c.says("both-ends-wins")
}

// capturesBack reports whether the sentences let seeds in hand capture, sown clockwise after a pit.
func (c *check) capturesBack(p engine.Position, mover engine.Side, at engine.Place, hand int) bool {
	for ; hand > 0; hand-- {
		at = c.next(at, engine.Left)
		p.Set(at, p.Seeds(at)+1)
	}
	v := c.ofLast(&landing{p: p, mover: mover, way: engine.Left, at: at, before: p.Seeds(at) - 1})
	return v.reading != nil && v.reading.sown != "" && len(v.takes) > 0
}

// allGo claims that laps go one way.
func (c *check) allGo(way engine.Way) {
	c.laps(func(m *playedPly, i int, l *playedLap) {
		if i == 0 || !c.sowsFromEnd() {
			c.claim(c.goes(l, way), m, "a lap goes the other way")
		}
	})
}

// goAsChosen claims that laps go the way of the move, unless captured seeds are sown from an end.
func (c *check) goAsChosen() {
	c.laps(func(m *playedPly, i int, l *playedLap) {
		if !c.sowsFromEnd() || i == 0 {
			c.claim(c.goes(l, m.move.Way), m, "a lap goes the other way")
		} else {
			c.claim(c.goes(l, c.way(m, i)), m, "a lap turns")
		}
	})
}

// sowsFromEnd reports whether captured seeds are sown from an end of the inner row.
func (c *told) sowsFromEnd() bool { return c.parts["sown-sown-from-end.follows"] }

// isSownFromEnd reports whether a lap sows captured seeds from an end of the inner row.
func (c *told) isSownFromEnd(m *playedPly, i int) bool {
	if !c.sowsFromEnd() || m.laps[i].lift != nil || i == 0 {
		return false
	}
	v := c.verdictOn(m, i-1)
	return v.reading != nil && v.reading.sown == "end"
}

// storesPassed claims which stores get a seed as laps pass them.
func (c *check) storesPassed(sown func(mover, store engine.Side) bool) {
	c.laps(func(m *playedPly, _ int, l *playedLap) {
		for _, d := range l.drops {
			for _, s := range d.skipped {
				if !c.isPit(s.To) {
					c.claim(!sown(m.mover, c.side(s.To)), m, "a store is skipped")
				}
			}
			if !c.isPit(d.at) {
				c.claim(sown(m.mover, c.side(d.at)), m, "a store is sown")
			}
		}
	})
}

// startIsSkipped claims that laps skip the pit that the turn began in, and no other such pit.
func (c *check) startIsSkipped() {
	c.originPassed(func(m *playedPly, i int, at engine.Place) (bool, bool) {
		start := m.laps[0].from()
		return at != start, start != engine.Hand && (i == 0 || c.says("origin-skip-start") || c.says("origin-skipped"))
	})
}

// originPassed claims which pits laps drop a seed in as they pass them. The answer said is false
// if nothing is said.
func (c *check) originPassed(drops func(m *playedPly, i int, at engine.Place) (dropped, said bool)) {
	c.laps(func(m *playedPly, i int, l *playedLap) {
		for _, d := range l.drops {
			for _, s := range d.skipped {
				if want, said := drops(m, i, s.To); said && s.Rule == event.RuleOriginSkipped {
					c.claim(!want, m, "a pit is skipped")
				}
			}
			if want, said := drops(m, i, d.at); said && c.isPit(d.at) {
				c.claim(want, m, "the starting pit is sown")
			}
		}
	})
}

// lastInStore calls visit if the last seed of a turn falls in a store.
func (c *check) lastInStore(visit func(m *playedPly, own bool)) {
	c.sowings(func(m *playedPly) {
		if at := m.laps[len(m.laps)-1].last().at; !c.isPit(at) && !m.endless {
			visit(m, c.side(at) == m.mover)
		}
	})
}

// takesAfter reports whether there are captures after the sowing. The trace does not tell them
// from those of the last lap.
func (c *check) takesAfter() bool {
	all := c.g.rules.Captures.All()
	return slices.ContainsFunc(all, func(one capture.Line) bool { return one.When == capture.WhenAfter })
}

// relayFromLast claims that another lap begins with a last seed in a pit with seeds, unless it
// captures, and not with one in an empty pit.
func (c *check) relayFromLast() {
	c.laps(func(m *playedPly, i int, l *playedLap) {
		last := l.last()
		final := i == len(m.laps)-1
		p := l.before
		switch {
		case m.endless && final, !c.isPit(last.at), c.captureDecides(m, i), c.ownedPit(&p, last.at), final && c.mayStop(m, last):
			return
		case final && (!c.mayRelay(m, last.at, c.seedsLeft(m, i, last.at)) || c.takesAfter() && !c.mayRelay(m, last.at, last.after.Seeds(last.at))):
			return
		case last.before == 0:
			c.claim(final && m.again == nil, m, "a last seed in an empty pit does not end the turn")
		case final:
			c.claim(false, m, "a last seed in a pit with seeds is not sown on")
		default:
			next := m.laps[i+1].lift
			c.claim(next != nil && next.From == last.at && next.Seeds >= last.before+1, m, "not all seeds of the pit of the last seed are sown on")
		}
	})
}

// captureDecides reports whether the sentences for captures say what follows a last seed.
func (c *check) captureDecides(m *playedPly, i int) bool {
	v := c.verdictOn(m, i)
	switch {
	case v.reading == nil:
		return !c.says("relay-yes") && len(taken(m.laps[i].took)) > 0
	case v.slammed && len(v.takes) == 0:
		return c.says("grand-slam-stops")
	}
	return true
}

// relayFromNext claims that another lap begins in the next pit until that is empty.
func (c *check) relayFromNext() {
	c.laps(func(m *playedPly, i int, l *playedLap) {
		last, final := l.last(), i == len(m.laps)-1
		if m.endless && final || !c.isPit(last.at) || c.says("relay-next-unless") && c.captureDecides(m, i) {
			return
		}
		if v := c.verdictOn(m, i); v.reading != nil && (v.reading.sown != "" || v.reading.then != "") {
			return
		}
		p := c.landing(m, i, len(l.drops)-1)
		c.ofDropped(p, true)
		next := c.nextPit(&p.p, last.at, c.way(m, i))
		n := p.p.Seeds(next)
		switch {
		case final:
			c.claim(n == 0 || !c.mayRelay(m, next, n), m, "the next pit holds seeds and is not sown on")
		default:
			lift := m.laps[i+1].lift
			c.claim(lift != nil && lift.From == next && lift.Seeds == n, m, "the next pit is not sown on")
		}
	})
}

// noRelay claims that no lap follows a last seed, unless it captures and a sentence says so.
func (c *check) noRelay() {
	c.laps(func(m *playedPly, i int, _ *playedLap) {
		if v := c.verdictOn(m, i); v.reading == nil || v.reading.sown == "" && !strings.HasPrefix(v.reading.then, "sow-") {
			c.claim(i == len(m.laps)-1, m, "another lap follows")
		}
	})
}

// seedsLeft returns the seeds of a pit after a lap and what its last seed took.
func (c *check) seedsLeft(m *playedPly, i int, at engine.Place) int {
	p := m.laps[i].last().after
	takeFrom(&p, taken(m.laps[i].took))
	return p.Seeds(at)
}
