package engine

import (
	"sowbook/engine/capture"
	"sowbook/engine/event"
	"sowbook/engine/ruleset"
)

// isOwned reports whether a place is a pit that a player owns.
func (t *turn) isOwned(at Place) bool {
	return t.owned && t.board.IsPit(at) && t.pos.IsOwned(at)
}

// mayClaim reports whether the mover may own the pit of the last seed.
func (t *turn) mayClaim(c *capture.Line, at Place) bool {
	if t.noClaim {
		return false
	}
	side := t.board.Owner(at)
	number := at - t.board.First(side) // from its owner's left, from 0
	mirror := t.board.First(side.Other()) + number
	theirs := t.pos.OwnedBy(t.mover.Other())
	last := Place(0) // to the side's right, or to its left if the lap goes that way
	if t.lapWay == Right {
		last = Place(t.board.Pits) - 1
	}
	switch {
	case c.Limits.Has(capture.LimitOneEach) && t.pos.OwnedBy(t.mover) != PitSet{},
		c.Limits.Has(capture.LimitNotLast) && number == last,
		c.Limits.Has(capture.LimitNotSame) && theirs.Has(mirror),
		c.Limits.Has(capture.LimitNotFacing) && theirs.Has(t.board.Opposite(at)):
		return false
	}
	return true
}

// claim makes the mover the owner of the pits that a capture takes. Their seeds go to the store
// if owned pits give theirs to the owner; seeds that do count as captured.
func (t *turn) claim(c *capture.Line) {
	step := Step{Kind: event.ClaimStep, Rule: event.RuleClaim, From: Hand, To: t.at}
	switch {
	case c.Limits.Has(capture.LimitShared):
		step.From = t.board.Opposite(t.at)
		step.Seeds = (t.pos.Seeds(step.From) - t.pos.Seeds(step.To)) / 2
	case t.rules.Owned == ruleset.OwnedTakes:
		step.From, step.To, step.Seeds = t.at, t.board.Store(t.mover), t.pos.Seeds(t.at)
		t.captured += step.Seeds
		t.gained = true
	case c.Takes[1].Pit != capture.NoPit:
		step.From = t.pit(c.Takes[1].Pit, t.at, t.at)
	}
	if step.Seeds > 0 {
		t.pos.Add(step.From, -step.Seeds)
		t.pos.Add(step.To, step.Seeds)
	}
	step.Own(t.pos, t.mover)
	t.owned = true
	t.note(step)
}

// isStart reports whether every pit of a position has the seeds of an even start.
func (r *Rules) isStart(p *Position) bool {
	for at := Place(0); p.Board().IsPit(at); at++ {
		if p.Seeds(at) != r.Seeds {
			return false
		}
	}
	return true
}

// skippedOwned returns the pits that sowings of side s skip because a player owns them.
func (r *Rules) skippedOwned(p *Position, s Side) PitSet {
	switch r.Owned {
	case ruleset.OwnedSkipped:
		return p.OwnedBy(South).With(p.OwnedBy(North))
	case ruleset.OwnedSkippedTheirs, ruleset.OwnedTakesOwn:
		return p.OwnedBy(s.Other())
	}
	return PitSet{}
}

// takeOwned gives a seed that was dropped in an owned pit to its owner.
func (t *turn) takeOwned(at Place) {
	if owner, ok := t.pos.Owned(at); ok {
		t.take(at, t.pos.Seeds(at), owner, nil, event.NoCause)
	}
}
