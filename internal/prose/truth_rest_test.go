package prose

import (
	"sowbook/engine"
	"sowbook/engine/event"
)

// decided reports whether a move has won or lost the game, whatever the seeds.
func (m *playedPly) decided() bool {
	return m.end != nil && (m.end.Rule == event.RuleBothEnds || m.end.Rule == event.RuleEndlessLoses)
}

// rest calls visit with the end of the game, unless another message says more of it.
func (c *check) rest(visit func(m *playedPly, p *engine.Position)) {
	for i := range c.g.plies {
		m := &c.g.plies[i]
		if m.end == nil || m.decided() || m.end.Rule == event.RuleRepetition && c.says("repetition-same", "repetition-both-sides", "repetition-nobody", "repetition-draw", "repetition-mover-loses") || m.end.Rule == event.RuleMajority && c.says("majority-ends", "majority-ends-owned") || c.says("grand-slam-gives-rest") && c.tookAll(m) || m.end.Cause == event.LastSeed && c.says("ends-cleared") && !c.says("left-over-cleared") {
			continue
		}
		visit(m, m.atEnd)
	}
}

// restGoes claims that some sides, and no others, get the seeds left in their pits.
func (c *check) restGoes(m *playedPly, p *engine.Position, heir func(engine.Side) bool) {
	for at := range engine.Place(2 * c.pits) {
		if p.Seeds(at) == 0 || c.ownedPit(p, at) {
			continue
		}
		want := engine.Hand
		if s := c.side(at); heir(s) {
			want = c.store(s)
		}
		c.claim(sweptTo(m, at) == want, m, "the seeds left go to another player")
	}
}

// repeated claims that a position that comes up for the third time ends the game, and who gets
// the seeds left.
func (c *check) repeated(heir func(engine.Side) bool) {
	seen := map[engine.Position]int{c.g.start.WithoutStores(): 1}
	for i := range c.g.plies {
		m := &c.g.plies[i]
		switch {
		case m.move.Kind == engine.NextRound:
			seen = map[engine.Position]int{m.afterMove.WithoutStores(): 1}
		case m.end == nil:
			seen[m.afterMove.WithoutStores()]++
			c.claim(seen[m.afterMove.WithoutStores()] < 3, m, "a position comes up for the third time, and the game goes on")
		case m.end.Rule == event.RuleRepetition && heir != nil:
			c.restGoes(m, m.atEnd, heir)
		}
	}
}

// rounds calls visit with the last ply of each round and the one that begins the next.
func (c *check) rounds(visit func(before, m *playedPly)) {
	for i := range c.g.plies {
		if m := &c.g.plies[i]; m.move.Kind == engine.NextRound && i > 0 {
			visit(&c.g.plies[i-1], m)
		}
	}
}

// roundsFill claims how the pits are filled for the next round, and that closed pits are not sown.
func (c *check) roundsFill(fromLeft bool) {
	c.rounds(func(_, m *playedPly) {
		for s := engine.South; s <= engine.North; s++ {
			fills := min(c.pits, m.before.Stored(s)/max(1, c.rules.Seeds))
			rest := 0
			if c.says("surplus-next-pit", "surplus-next-pit-several") {
				rest = m.before.Stored(s) - fills*c.rules.Seeds
			}
			if c.says("surplus-even-next-pit", "surplus-even-next-pit-several") {
				rest = (m.before.Stored(s) - fills*c.rules.Seeds) / 2 * 2
			}
			for i, at := range c.own(s) {
				filled := i < fills
				if !fromLeft {
					filled = i >= c.pits-fills
				}
				want := 0
				if filled {
					want = c.rules.Seeds
				}
				if fromLeft && i == fills || !fromLeft && i == c.pits-fills-1 {
					want, filled = rest, rest > 0
				}
				c.claim(m.afterMove.Seeds(at) == want && m.afterMove.Closed(at) == !filled, m, "other pits are filled")
			}
		}
	})
	c.laps(func(m *playedPly, _ int, l *playedLap) {
		for _, d := range l.drops {
			if c.isPit(d.at) && m.before.HasClosed() {
				c.claim(!m.before.Closed(d.at), m, "a closed pit is sown")
			}
		}
	})
}
