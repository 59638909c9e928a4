package prose

import (
	"sowbook/engine"
	"sowbook/engine/event"
)

// ownedAreSown checks which owned pits sowings pass.
func (c *check) ownedAreSown(sown func(mover, owner engine.Side) bool) {
	c.laps(func(m *playedPly, i int, l *playedLap) {
		p := l.before
		passed := func(at engine.Place, dropped bool) {
			if owner, is := p.Owned(at); c.isPit(at) && is {
				c.claim(dropped == sown(m.mover, owner), m, "an owned pit is sown, or skipped")
			}
		}
		for _, d := range l.drops {
			for _, s := range d.skipped {
				if s.Rule == event.RuleOwnedSkipped {
					passed(s.To, false)
				}
			}
			if d.rule != event.RuleFirstReturns {
				passed(d.at, true)
			}
		}
	})
}

// ownedEndTurns checks that the turn ends with a last seed in an owned pit. With raids that is
// said of the mover's pits only.
func (c *check) ownedEndTurns(raids bool) {
	c.laps(func(m *playedPly, i int, l *playedLap) {
		last := l.last()
		p := l.before
		if owner, is := p.Owned(last.at); c.isPit(last.at) && is && !(raids && owner != m.mover) {
			c.claim(i == len(m.laps)-1 && m.again == nil, m, "a last seed in an owned pit does not end the turn")
		}
	})
}

// ownersTakeAtEnd checks who gets the seeds left in owned pits.
func (c *check) ownersTakeAtEnd() {
	for i := range c.g.plies {
		m := &c.g.plies[i]
		if m.end == nil {
			continue
		}
		for at := range engine.Place(2 * c.pits) {
			if owner, is := m.atEnd.Owned(at); is && m.atEnd.Seeds(at) > 0 {
				c.claim(sweptTo(m, at) == c.store(owner), m, "the seeds left in an owned pit do not go to the owner")
			}
		}
	}
}

// sweptTo returns the store that gets the seeds left in a pit, or Hand.
func sweptTo(m *playedPly, at engine.Place) engine.Place {
	for _, s := range m.steps {
		if s.Kind == event.SweepStep && s.From == at {
			return s.To
		}
	}
	return engine.Hand
}
