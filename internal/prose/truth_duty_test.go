package prose

import (
	"sowbook/engine"
	"sowbook/engine/event"
)

// dutyTruths has the messages about what moves must do, and where laps may begin. What moves they
// forbid is in forbids.
var dutyTruths = map[string]func(*check){
	"rightmost-fewest":      checkedElsewhere,
	"fewer-if-nothing-else": func(c *check) { c.singlesMayBePlayed() },
	"singles-into-empty": func(c *check) {
		c.sowings(func(m *playedPly) {
			if m.before.Seeds(m.move.Pit) == 1 {
				c.claim(c.intoEmpty(m), m, "a single seed is not sown into an empty pit")
			}
		})
	},
	"reach-must": func(c *check) {
		c.sowings(func(m *playedPly) {
			c.claim(c.reaches(m) || c.isPrescribed(m, m.move), m, "a move drops no seed on the other side")
		})
	},
	"reach-or-empty": func(c *check) {
		c.sowings(func(m *playedPly) {
			c.claim(c.reachesOrEmpty(m), m, "the first lap of a move drops no seed on the other side and ends in no empty pit")
		})
	},
	"reach-if-possible":    checkedElsewhere,
	"must-capture-any-lap": checkedElsewhere,
	"feed-if-possible":     checkedElsewhere,
	"empty-side-also-passes": func(c *check) {
		c.passesIf(func(p *engine.Position) bool { return !c.canPlay(p, p.Turn()) && !c.giftIsDue(p) })
	},

	"direction-halves": func(c *check) { c.goAsChosen() },
	"direction-parity": func(c *check) { c.goAsChosen() },
	"direction-laps-alternate": func(c *check) {
		c.laps(func(m *playedPly, i int, l *playedLap) {
			way := m.move.Way
			if i%2 == 1 {
				way = opposite(way)
			}
			c.claim(c.goes(l, way), m, "a lap goes the other way")
		})
	},

	"relay-in-own":          func(c *check) { c.relaysBegin() },
	"relay-in-theirs":       func(c *check) { c.relaysBegin() },
	"relay-holds":           func(c *check) { c.relaysBegin() },
	"relay-in-own-holds":    func(c *check) { c.relaysBegin() },
	"relay-in-theirs-holds": func(c *check) { c.relaysBegin() },
}

// stages lists the messages that forbid moves only if others do more, those first that count first.
var stages = [...]struct {
	message string
	due     func(c *check, m *playedPly) bool
	does    func(c *check, m, trial *playedPly) bool
}{
	{"feed-if-possible", func(c *check, m *playedPly) bool { return m.before.Free(m.before.Turn().Other()) == 0 }, // nobody plays an owned pit
		func(c *check, m, trial *playedPly) bool { return c.gives(&m.before, trial.move) }},
	{"reach-if-possible", func(*check, *playedPly) bool { return true },
		func(c *check, _, trial *playedPly) bool { return c.reaches(trial) }},
	{"must-capture-any-lap", func(*check, *playedPly) bool { return true },
		func(c *check, _, trial *playedPly) bool { return trial.gains(c.told) }},
}

// owes reports whether a move lacks what a stage asks for, and another does it, which nothing else
// forbids.
func (c *check) owes(stage int, m *playedPly, move engine.Move) bool {
	var moves []engine.Move
	for _, at := range c.own(m.before.Turn()) {
		for _, way := range []engine.Way{engine.Right, engine.Left} {
			if one := (engine.Move{Kind: engine.Sow, Pit: at, Way: way}); m.before.Seeds(at) > 0 && c.forbidding(m, one, true) == "" {
				moves = append(moves, one)
			}
		}
	}
	for i := range stages[:stage+1] {
		s := &stages[i]
		if !c.says(s.message) || !s.due(c, m) {
			continue
		}
		var some []engine.Move
		for _, one := range moves {
			if s.does(c, m, c.trial(&m.before, one)) {
				some = append(some, one)
			}
		}
		if i == stage {
			return len(some) > 0 && !s.does(c, m, c.trial(&m.before, move))
		}
		if len(some) > 0 {
			moves = some
		}
	}
	return false
}

// reaches reports whether a move drops a seed on the other player's side.
func (c *told) reaches(m *playedPly) bool {
	for i := range m.laps {
		for _, d := range m.laps[i].drops {
			if c.isPit(d.at) && c.side(d.at) != m.before.Turn() {
				return true
			}
		}
	}
	return false
}

// reachesOrEmpty reports whether the first lap of a move drops a seed there, or ends in an empty pit.
func (c *told) reachesOrEmpty(m *playedPly) bool {
	first := *m
	first.laps = m.laps[:1]
	last := first.laps[0].last()
	return c.reaches(&first) || c.isPit(last.at) && last.before == 0
}

// gains reports whether a move captures seeds for the mover.
func (m *playedPly) gains(c *told) bool {
	for _, s := range m.steps {
		if s.Rule != event.RuleOwnedTakes && isGain(s, c.store(m.before.Turn())) {
			return true
		}
	}
	return false
}

// least returns how many seeds a pit must hold to be played by a side.
func (c *told) least(p *engine.Position, s engine.Side) int {
	if c.says("fewer-if-nothing-else") {
		for _, at := range c.own(s) {
			if p.Seeds(at) >= c.rules.Fewest && !c.ownedPit(p, at) {
				return c.rules.Fewest
			}
		}
		return 1
	}
	return c.rules.Fewest
}

// singlesMayBePlayed claims that a player without a pit that holds enough may play any.
func (c *check) singlesMayBePlayed() {
	c.sowings(func(m *playedPly) {
		if c.least(&m.before, m.before.Turn()) < c.rules.Fewest {
			c.claim(m.before.Seeds(m.move.Pit) > 0, m, "a pit is played that may not be")
		}
	})
}

// intoEmpty reports whether the first seed of a move falls in an empty pit.
func (c *check) intoEmpty(m *playedPly) bool {
	at := m.laps[0].drops[0].at
	return c.isPit(at) && m.before.Seeds(at) == 0
}

// mayRelay reports whether a lap may begin in a pit that holds so many seeds.
func (c *told) mayRelay(m *playedPly, at engine.Place, seeds int) bool {
	own := c.side(at) == m.mover
	switch {
	case !own && c.says("relay-in-own", "relay-in-own-holds"), own && c.says("relay-in-theirs", "relay-in-theirs-holds"),
		c.says("relay-holds", "relay-in-own-holds", "relay-in-theirs-holds") && !c.rules.RelayHolds.Has(seeds):
		return false
	}
	return true
}

// relaysBegin claims that further laps begin only where they may, unless a capture sows on.
func (c *check) relaysBegin() {
	c.laps(func(m *playedPly, i int, l *playedLap) {
		if i == 0 || l.lift == nil {
			return
		}
		if v := c.verdictOn(m, i-1); v.reading != nil && v.reading.then != "" {
			return
		}
		c.claim(c.mayRelay(m, l.lift.From, l.lift.Seeds), m, "a lap begins in a pit where it may not")
	})
}

func opposite(way engine.Way) engine.Way { return way ^ 1 }
