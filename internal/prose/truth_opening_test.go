package prose

import (
	"slices"
	"strconv"
	"strings"

	"sowbook/engine"
	"sowbook/engine/event"
)

// openingTruths has the messages about starts that give the seeds of every pit, and about the
// first moves.
var openingTruths = map[string]func(*check){
	"setup-position":             func(c *check) { c.startIsLaid(engine.South, engine.South) },
	"setup-position-rows":        func(c *check) { c.startIsLaid(engine.South, engine.South) },
	"setup-position-middle":      func(c *check) { c.startIsLaid(engine.South, engine.South) },
	"setup-two-positions":        func(c *check) { c.startIsLaid(engine.South, engine.North) },
	"setup-two-positions-rows":   func(c *check) { c.startIsLaid(engine.South, engine.North) },
	"setup-two-positions-middle": func(c *check) { c.startIsLaid(engine.South, engine.North) },
	"setup-total": func(c *check) {
		c.claim(c.g.start.Total() == c.rules.Total(), nil, "there are other seeds in all")
	},

	"opening-moves":            checkedElsewhere,
	"opening-moves-rows":       checkedElsewhere,
	"opening-no-captures":      func(c *check) { c.firstMoves(func(m *playedPly) bool { return !m.has(event.CaptureStep) }) },
	"opening-also-no-captures": func(c *check) { c.firstMoves(func(m *playedPly) bool { return !m.has(event.CaptureStep) }) },
	"opening-no-claims":        func(c *check) { c.firstMoves(func(m *playedPly) bool { return !m.has(event.ClaimStep) }) },
	"opening-also-no-claims":   func(c *check) { c.firstMoves(func(m *playedPly) bool { return !m.has(event.ClaimStep) }) },
}

// startIsLaid claims that the pits of the player who begins hold the seeds of one side, as the
// sentence lists them, and those of the other player the seeds of another.
func (c *check) startIsLaid(begins, other engine.Side) {
	p := c.g.laid
	for _, s := range []engine.Side{engine.South, engine.North} {
		whose := begins
		if s != p.Turn() {
			whose = other
		}
		for i, at := range c.rowByRow(s) {
			seeds := strings.FieldsFunc(laidSeeds(c.rules, whose), func(r rune) bool { return !('0' <= r && r <= '9') })
			n, _ := strconv.Atoi(seeds[i])
			owned := p.Board().Pits > 0 && p.Seeds(at) == n
			c.claim(owned, nil, "a pit holds other seeds at the start")
		}
	}
}

// rowByRow returns the pits of a side, each row from left to right, the outer row first.
func (c *told) rowByRow(s engine.Side) (pits []engine.Place) {
	pits = slices.Clone(c.own(s))
	slices.Reverse(pits[c.columns:])
	return pits
}

func (m *playedPly) has(kind event.StepKind) bool {
	for _, s := range m.steps {
		if s.Kind == kind && s.Rule != event.RuleOwnedTakes {
			return true
		}
	}
	return false
}

// firstMoves claims something of each of the first moves of a round.
func (c *check) firstMoves(is func(m *playedPly) bool) {
	c.sowings(func(m *playedPly) {
		if m.nth < c.quietMoves() {
			c.claim(is(m), m, "one of the first moves captures or claims")
		}
	})
}

// quietMoves returns how many of the first moves capture or claim nothing.
func (c *told) quietMoves() int {
	_, n := openingFills(c.rules)
	return n
}

// opensQuietly reports whether a move is one of the first, which capture nothing.
func (c *told) opensQuietly(m *playedPly) bool {
	return c.says("opening-no-captures", "opening-also-no-captures") && m.nth < c.quietMoves()
}

// claimsQuietly reports whether a move is one of the first, which claim nothing.
func (c *told) claimsQuietly(m *playedPly) bool {
	return c.says("opening-no-claims", "opening-also-no-claims") && m.nth < c.quietMoves()
}

// isNotPrescribed reports whether another pit is fixed for a move, and can be played.
func (c *check) isNotPrescribed(m *playedPly, move engine.Move) bool {
	at := c.prescribed(m)
	return at != engine.Hand && at != move.Pit
}

func (c *check) isPrescribed(m *playedPly, move engine.Move) bool {
	return move.Pit == c.prescribed(m)
}

// prescribed returns the pit that is fixed for a move and can be played, or Hand.
func (c *check) prescribed(m *playedPly) engine.Place {
	moves, _ := openingFills(c.rules)
	if !c.says("opening-moves", "opening-moves-rows") || m.nth >= len(moves) {
		return engine.Hand
	}
	n, _ := strconv.Atoi(moves[m.nth])
	if n > c.pits {
		return engine.Hand
	}
	if at := c.own(m.before.Turn())[n-1]; m.before.Seeds(at) > 0 && c.mayBegin(&m.before, at) {
		return at
	}
	return engine.Hand
}
