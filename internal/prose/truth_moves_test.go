package prose

import (
	"strings"

	"slices"

	"sowbook/engine"
	"sowbook/engine/event"
)

// forbids has, for each message that forbids moves, a predicate that reports whether it forbids
// one. A move that no message forbids has to be legal, and one that any forbids, illegal.
var forbids = map[string]func(c *check, m *playedPly, move engine.Move) bool{
	"fewest-more": func(c *check, m *playedPly, move engine.Move) bool {
		return m.before.Seeds(move.Pit) < c.least(&m.before, m.before.Turn())
	},
	"singles-into-empty": func(c *check, m *playedPly, move engine.Move) bool {
		if m.before.Seeds(move.Pit) != 1 {
			return false
		}
		trial := c.trial(&m.before, move)
		return len(trial.laps) > 0 && !c.intoEmpty(trial)
	},
	"rightmost-fewest": func(c *check, m *playedPly, move engine.Move) bool {
		return m.before.Seeds(move.Pit) < c.least(&m.before, m.before.Turn())
	},
	"rightmost-nearest": func(c *check, m *playedPly, move engine.Move) bool {
		column, _ := c.column(move.Pit)
		for right := column + 1; right < c.columns; right++ {
			if at := c.pit(m.mover, right, false); m.before.Seeds(at) > 0 && c.mayBegin(&m.before, at) {
				return true
			}
		}
		return false
	},
	"rightmost-pass": func(c *check, _ *playedPly, move engine.Move) bool {
		column, _ := c.column(move.Pit)
		return column != c.columns-1
	},
	"pick-inner-first": func(c *check, m *playedPly, move engine.Move) bool { return c.innerFirst(m, move) },
	"stock-entered": func(c *check, m *playedPly, move engine.Move) bool {
		_, inner := c.column(move.Pit)
		switch {
		case m.before.Stored(m.mover) == 0:
			return c.innerFirst(m, move)
		case !inner:
			return true
		case m.before.Seeds(c.facing(move.Pit)) > 0:
			return false
		}
		for _, at := range c.own(m.mover)[c.columns:] {
			if m.before.Seeds(at) > 0 && m.before.Seeds(c.facing(at)) > 0 {
				return true
			}
		}
		return c.leavesInnerEmpty(m, move)
	},
	"single-entry-owner": func(c *check, m *playedPly, move engine.Move) bool {
		return c.singleMayNotGrow(m, move, 1)
	},
	"single-entry-working": func(c *check, m *playedPly, move engine.Move) bool {
		return c.singleMayNotGrow(m, move, c.rules.House)
	},
	"house-spared": func(c *check, m *playedPly, move engine.Move) bool {
		if m.before.Stored(m.mover) == 0 || !c.works(&m.before, move.Pit) || m.before.Seeds(c.facing(move.Pit)) > 0 {
			return false
		}
		return count(&m.before, c.own(m.mover)[c.columns:]) > m.before.Seeds(move.Pit)
	},
	"must-capture-yes": func(c *check, m *playedPly, move engine.Move) bool {
		return c.canCapture(m) && !c.capturesFirst(m, move)
	},
	"bind-threatened": func(c *check, m *playedPly, move engine.Move) bool {
		return m.before.Bound(move.Pit) && c.boundPitIsSafe(m, move)
	},
	"bind-not-single": func(c *check, m *playedPly, move engine.Move) bool {
		return m.before.Bound(move.Pit) && c.boundPitIsSafe(m, move)
	},
	"bind-house-passes": func(c *check, m *playedPly, move engine.Move) bool {
		return m.before.Bound(move.Pit) && c.boundPitIsSafe(m, move)
	},

	"direction-ccw":    func(_ *check, _ *playedPly, move engine.Move) bool { return move.Way == engine.Left },
	"direction-rows-3": func(_ *check, _ *playedPly, move engine.Move) bool { return move.Way == engine.Left },
	"direction-cw":     func(_ *check, _ *playedPly, move engine.Move) bool { return move.Way == engine.Right },
	"direction-reverse": func(c *check, m *playedPly, move engine.Move) bool {
		return c.mayNotReverse(m, move)
	},
	"direction-reverse-any-lap": func(c *check, m *playedPly, move engine.Move) bool {
		return c.mayNotReverse(m, move)
	},
	"captured-sown-from-end": func(c *check, m *playedPly, move engine.Move) bool {
		column, _ := c.column(move.Pit)
		near := column < 2 || column >= c.columns-2
		begins := engine.Left // at the left end, going clockwise along the inner row
		if column >= c.columns-2 {
			begins = engine.Right
		}
		return near && m.before.Stored(m.mover) > 0 && !c.opensQuietly(m) && c.says("stock-entered") && m.before.Seeds(c.facing(move.Pit)) > 0 && move.Way != begins
	},

	"direction-halves": func(c *check, _ *playedPly, move engine.Move) bool {
		column, inner := c.column(move.Pit)
		toRight := (move.Way == engine.Right) != inner
		return toRight && 2*column+1 < c.columns || !toRight && 2*column+1 > c.columns
	},
	"direction-parity": func(_ *check, m *playedPly, move engine.Move) bool {
		return (m.before.Seeds(move.Pit)%2 == 1) != (move.Way == engine.Right)
	},

	"opening-moves":      func(c *check, m *playedPly, move engine.Move) bool { return c.isNotPrescribed(m, move) },
	"opening-moves-rows": func(c *check, m *playedPly, move engine.Move) bool { return c.isNotPrescribed(m, move) },
	"endless-forbidden": func(c *check, m *playedPly, move engine.Move) bool {
		return c.neverEnds(m, move)
	},
	"reach-must": func(c *check, m *playedPly, move engine.Move) bool {
		return !c.reaches(c.trial(&m.before, move))
	},
	"reach-or-empty": func(c *check, m *playedPly, move engine.Move) bool {
		trial := c.trial(&m.before, move)
		return len(trial.laps) > 0 && !c.reachesOrEmpty(trial)
	},

	"owned-keeps":          playsOwned,
	"owned-takes":          playsOwned,
	"owned-skipped":        playsOwned,
	"owned-skipped-theirs": playsOwned,
	"owned-takes-own":      playsOwned,
	"owned-raided":         playsOwned,

	"feed-must": func(c *check, m *playedPly, move engine.Move) bool {
		return c.unowned(&m.before, m.mover.Other()) == 0 && !c.gives(&m.before, move)
	},
	"grand-slam-forbidden": func(c *check, m *playedPly, move engine.Move) bool {
		trial := c.trial(&m.before, move)
		return c.tookAll(trial)
	},
}

// duties are the messages that forbid moves for what they do.
var duties = []string{"reach-must", "reach-or-empty", "must-capture-yes", "feed-must", "grand-slam-forbidden", "pick-inner-first", "endless-forbidden"}

func playsOwned(c *check, m *playedPly, move engine.Move) bool { return m.before.IsOwned(move.Pit) }

// permissions checks which moves were legal.
func (c *check) permissions() {
	c.sowings(func(m *playedPly) {
		for _, move := range m.legal {
			if name := c.forbidding(m, move, false); name != "" {
				c.name = name
				c.claim(false, m, "a move is legal that is forbidden")
			}
		}
		for _, refused := range m.refused {
			c.name = c.forbidding(m, refused.move, false)
			is := c.name != ""
			if !is {
				c.name = c.playable()
			}
			c.claim(is, m, "a move is refused that nothing forbids: "+refused.why.String())
		}
	})
}

// playableMessages say which pits may be played.
var playableMessages = []string{"rightmost-pass", "rightmost-nearest", "stock-entered", "pick-inner-first", "fewest-more", "pick-any"}

// playable returns the message that says which pits may be played.
func (c *check) playable() string {
	for _, name := range playableMessages {
		if c.says(name) {
			return name
		}
	}
	return "playable"
}

// forbidding returns the first message that forbids a move, or "". With strictly, what moves must
// do only if they can does not count.
func (c *check) forbidding(m *playedPly, move engine.Move, strictly bool) string {
	fixed := c.isPrescribed(m, move)
	for _, name := range c.forbidders {
		if fixed && contains(duties, name) {
			continue // the move is fixed, whatever it does
		}
		if forbids[name](c, m, move) {
			return name
		}
	}
	if strictly || fixed {
		return ""
	}
	for i := range stages {
		if s := &stages[i]; c.says(s.message) && s.due(c, m) && c.owes(i, m, move) {
			return s.message
		}
	}
	return ""
}

// trial is a move as it would go if no rule about its result forbade it.
func (c *check) trial(p *engine.Position, move engine.Move) *playedPly {
	if c.free == nil {
		c.free = freeRules(c.g.rules)
	}
	if c.tried == nil || c.triedAt != *p {
		c.triedAt, c.tried = *p, map[engine.Move]*playedPly{}
	}
	if m := c.tried[move]; m != nil {
		return m
	}
	free := c.free[move.Way]
	if right := c.free[engine.Right]; c.says("direction-reverse") && right.WhyIllegal(*p, move) == nil {
		free = right // later laps go the other way
	}
	m := c.nextPly(p)
	m.move = move
	var err error
	if m.ply, m.steps, err = free.Trace(*p, move); err == nil {
		m.read()
	}
	c.tried[move] = m
	return m
}

// nextPly returns the next ply, before it is played.
func (c *told) nextPly(p *engine.Position) *playedPly {
	m := &playedPly{before: *p, mover: p.Turn(), nth: mostPlies}
	if left := p.Opening(); left > 0 {
		m.nth = c.rules.Opening.Length() - left
	}
	return m
}

// freeRules returns rules that forbid no move for its result, and for clockwise moves that go back only
// to capture, rules that let them go back anyway.
func freeRules(r engine.Rules) map[engine.Way]engine.Rules {
	for _, word := range [...][2]string{{"feed", "no"}, {"grand-slam", "takes"}, {"must-capture", "no"}, {"pick", "any"}, {"reach", "no"}, {"singles", "any"}, {"endless", "ends-turn"}} {
		if word[0] != "grand-slam" || value(r, "grand-slam") == "forbidden" {
			if with, err := r.With(word[0], word[1]); err == nil {
				r = with
			}
		}
	}
	free := map[engine.Way]engine.Rules{engine.Right: r, engine.Left: r}
	if strings.HasPrefix(value(r, "direction"), "reverse") {
		free[engine.Left], _ = r.With("direction", "either")
	}
	return free
}

// unowned returns the seeds in the pits of a side that no player owns.
func (c *told) unowned(p *engine.Position, s engine.Side) int {
	if c.playersOwn {
		return p.Free(s)
	}
	return p.InPits(s)
}

// gives reports whether the other side has seeds after a sowing.
func (c *check) gives(p *engine.Position, move engine.Move) bool {
	trial := c.trial(p, move)
	if len(trial.laps) == 0 {
		return false
	}
	final := len(trial.laps) - 1
	l := c.landing(trial, final, len(trial.laps[final].drops)-1)
	if c.isPit(l.at) {
		c.ofDropped(l, true)
	}
	for _, at := range c.own(p.Turn().Other()) {
		if l.p.Seeds(at) > 0 && !l.p.IsOwned(at) { // nobody plays an owned pit
			return true
		}
	}
	return false
}

// capturesFirst reports whether the first lap of a move captures, or the seed of the stock.
func (c *check) capturesFirst(m *playedPly, move engine.Move) bool {
	if m.before.Seeds(move.Pit) == 0 || c.opensQuietly(m) {
		return false
	}
	if c.says("stock-entered") && m.before.Stored(m.mover) > 0 {
		_, inner := c.column(move.Pit)
		return inner && m.before.Seeds(c.facing(move.Pit)) > 0
	}
	if m.before.Seeds(move.Pit) < c.least(&m.before, m.before.Turn()) || c.says("must-capture-yes") && m.before.Seeds(move.Pit) >= c.pits {
		return false
	}
	trial := c.trial(&m.before, move)
	if !trial.endless || len(trial.laps) > 0 {
		return len(trial.laps) > 0 && len(taken(trial.laps[0].took)) > 0
	}
	p, at := c.g.rules.Lap(m.before, move) // the engine undid the move
	return len(c.ofLast(&landing{p: p, mover: m.mover, way: move.Way, at: at, before: p.Seeds(at) - 1}).takes) > 0
}

// canCapture reports whether a move of the player to move captures with its first lap.
func (c *check) canCapture(m *playedPly) bool {
	for _, at := range c.own(m.mover) {
		for _, way := range []engine.Way{engine.Right, engine.Left} {
			move := engine.Move{Kind: engine.Sow, Pit: at, Way: way}
			if wrong := way == engine.Left && c.says("direction-ccw", "direction-rows-3") || way == engine.Right && c.says("direction-cw"); wrong {
				continue
			}
			if c.says("direction-reverse") && c.mayNotReverse(m, move) {
				continue
			}
			if c.capturesFirst(m, move) && !(c.says("endless-forbidden") && c.trial(&m.before, move).endless) {
				return true
			}
		}
	}
	return false
}

// neverEnds reports whether a move would never end. One that has to capture in its first lap, and does
// not, captures nothing.
func (c *check) neverEnds(m *playedPly, move engine.Move) bool {
	if c.says("must-capture-yes") && !c.capturesFirst(m, move) {
		quiet, _ := c.g.rules.With("endless", "ends-turn")
		quiet, err := quiet.With("captures", "none")
		if _, steps, illegal := quiet.Trace(m.before, move); err == nil && illegal == nil {
			return slices.ContainsFunc(steps, func(s engine.Step) bool { return s.Rule == event.RuleEndlessRelay })
		}
	}
	return c.trial(&m.before, move).endless
}

// mayNotReverse reports whether a move goes clockwise from a pit from which it may not.
func (c *check) mayNotReverse(m *playedPly, move engine.Move) bool {
	column, _ := c.column(move.Pit)
	if move.Way == engine.Right || column > 1 {
		return move.Way == engine.Left
	}
	return !c.capturesFirst(m, move)
}

// innerFirst reports whether a move that does not capture begins in the wrong row, or leaves the
// inner row empty.
func (c *check) innerFirst(m *playedPly, move engine.Move) bool {
	if m.before.Seeds(move.Pit) < c.least(&m.before, m.before.Turn()) {
		return true
	}
	if c.capturesFirst(m, move) {
		return false
	}
	if _, inner := c.column(move.Pit); !inner {
		for _, at := range c.own(m.mover)[c.columns:] {
			if m.before.Seeds(at) >= c.least(&m.before, m.before.Turn()) {
				return true
			}
		}
		return false
	}
	return c.leavesInnerEmpty(m, move)
}

// leavesInnerEmpty reports whether a sowing begins in the only inner pit with seeds and leaves
// the row.
func (c *check) leavesInnerEmpty(m *playedPly, move engine.Move) bool {
	row := c.own(m.mover)[c.columns:]
	next := c.nextPit(&m.before, move.Pit, move.Way)
	_, inner := c.column(next)
	return count(&m.before, row) == m.before.Seeds(move.Pit) && !inner && c.columns > 1
}

// singleMayNotGrow reports whether a seed of the stock may not join a single seed: the house does
// not hold enough, and an inner pit holds more.
func (c *check) singleMayNotGrow(m *playedPly, move engine.Move, least int) bool {
	if m.before.Stored(m.mover) == 0 || m.before.Seeds(move.Pit) != 1 || m.before.Seeds(c.facing(move.Pit)) > 0 {
		return false
	}
	house := c.house(m.mover)
	if m.before.IsOwned(house) && (least == 1 || m.before.Seeds(house) >= least) {
		return false
	}
	for _, at := range c.own(m.mover)[c.columns:] {
		if m.before.Seeds(at) > 1 {
			return true
		}
	}
	return false
}

// boundPitIsSafe reports whether a bound pit may not be played: the player cannot capture with it
// and has another inner pit to play.
func (c *check) boundPitIsSafe(m *playedPly, move engine.Move) bool { return !c.capturesFirst(m, move) }
