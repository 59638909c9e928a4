package engine

import (
	"sowbook/engine/capture"
	"sowbook/engine/event"
	"sowbook/engine/ruleset"
)

// make makes a capture of the last seed, which applies, and returns its rule: it captures the
// pits of the last seed and, going along the chain, of each pit that meets the conditions, until
// one does not.
func (t *turn) make(c *capture.Line) Rule {
	if c.Claims {
		t.claim(c)
		return event.RuleClaim
	}
	if c.Chain == capture.NoChain && t.rules.GrandSlam == ruleset.SlamTakes {
		t.takePits(c, t.at)
		return event.CaptureRule(c)
	}
	run := t.run(c)
	if t.rules.GrandSlam != ruleset.SlamTakes && t.slams(c, run) {
		switch t.rules.GrandSlam {
		case ruleset.SlamTakesNothing:
			return event.RuleGrandSlam
		case ruleset.SlamLeavesFirst:
			run.skips = true
		case ruleset.SlamLeavesLast:
			run.leaveLast()
		}
		t.slam = true
	}
	t.takeRun(c, run)
	if t.slam && t.rules.GrandSlam != ruleset.SlamGivesRest {
		return event.RuleGrandSlam
	}
	return event.CaptureRule(c)
}

// run is the places at which a capture takes pits: that of the last seed, and some on either side
// of it along the chain.
type run struct {
	back, ahead int
	skips       bool // not that of the last seed
}

// leaveLast takes the last place from a run.
func (r *run) leaveLast() {
	switch {
	case r.ahead > 0:
		r.ahead--
	case r.back > 0:
		r.back--
	default:
		r.skips = true
	}
}

// run returns the run of a capture, counted before any pit is captured. No pit counts twice,
// however often the lap went round.
func (t *turn) run(c *capture.Line) (r run) {
	most := 2*t.board.Pits - 1
	if c.Chain == capture.ChainBack || c.Chain == capture.ChainBothWays {
		sown := t.dropped - 1
		if t.rules.Origin == ruleset.OriginSkipped || t.rules.Origin == ruleset.StartSkipped {
			sown = min(sown, most-1) // the skipped pit is not one of those just sown
		}
		r.back = t.length(c, min(most, sown), true)
	}
	switch c.Chain {
	case capture.ChainAhead, capture.ChainBothWays:
		r.ahead = t.length(c, most-r.back, false)
	case capture.ChainAlternating:
		r.ahead = t.length(c, most/2, false)
	}
	return r
}

// length returns the number of places, at most most, at which a chain goes on from the last seed
// in one direction.
func (t *turn) length(c *capture.Line, most int, back bool) (n int) {
	for at := t.along(c, t.at, back); n < most && t.goesOn(c, at); at = t.along(c, at, back) {
		n++
	}
	return n
}

// goesOn reports whether a chain goes on at a place.
func (t *turn) goesOn(c *capture.Line, at Place) bool {
	if !t.board.IsPit(at) {
		return false
	}
	if c.Chain == capture.ChainAlternating {
		return t.pos.Seeds(t.pitAfter(at)) == 0 && t.holdsPrey(c, t.pit(c.Takes[0].Pit, at, at))
	}
	n := t.pos.Seeds(at)
	return c.Fits(n, n == 0, t.isOwned(at)) && t.meets(c, at)
}

// takeRun captures the pits of a run.
func (t *turn) takeRun(c *capture.Line, r run) {
	if !r.skips {
		t.takePits(c, t.at)
	}
	for _, back := range [...]bool{true, false} {
		n := r.ahead
		if back {
			n = r.back
		}
		for at := t.at; n > 0; n-- {
			if at = t.along(c, at, back); c.Count == capture.CountOneByOne && !t.goesOn(c, at) {
				break
			}
			t.takePits(c, at)
		}
	}
}

// slams reports whether the capture of a run takes all the opponent's seeds.
func (t *turn) slams(c *capture.Line, r run) bool {
	theirs := t.mover.Other()
	if t.pos.IsEmpty(theirs) {
		return false
	}
	after, try := *t.pos, *t
	try.pos, try.steps = &after, nil
	try.takeRun(c, r)
	return after.IsEmpty(theirs)
}

// along returns the next place of a chain: the pit after at, or two pits on if it alternates, or if
// it goes back, the place of the seed dropped before the one there.
func (t *turn) along(c *capture.Line, at Place, back bool) Place {
	switch {
	case back:
		return t.before(at)
	case c.Chain == capture.ChainAlternating:
		return t.pitAfter(t.pitAfter(at))
	}
	for {
		if at = t.board.Next(at, t.lapWay); t.board.IsPit(at) {
			return at
		}
	}
}

// before returns the place of the seed dropped before the one in place at.
func (t *turn) before(at Place) Place {
	for {
		at = t.rules.Follow(t.board, at, t.lapWay^1)
		if _, skipped := t.skips(at); !skipped {
			return at
		}
	}
}
