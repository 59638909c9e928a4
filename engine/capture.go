package engine

import (
	"sowbook/engine/capture"
	"sowbook/engine/event"
	"sowbook/engine/ruleset"
)

// capture makes the capture of the last seed. It returns the rule by which the turn passes if
// the mover does not play again.
func (t *turn) capture() Rule {
	switch {
	case t.endless:
		return event.RuleEndlessRelay
	case t.stop != event.RuleSow:
		return t.stop
	case !t.board.IsPit(t.at):
		return event.RuleTurnPasses
	}
	if t.made == notKnown {
		t.applying()
	}
	if t.made != noneApplies {
		c := &t.captures.Lasts()[t.made]
		if c.SowsOn() {
			return event.CaptureRule(c) // made before there was nothing to sow on
		}
		before := t.captured
		rule := t.make(c)
		if t.captured > before {
			t.then = c.Then
			t.further, _ = c.More()
		}
		return rule
	}
	if t.steps == nil {
		return event.RuleTurnPasses // nobody asks why
	}
	return t.noCapture()
}

// noCapture returns why the last seed, in a pit, captures nothing.
func (t *turn) noCapture() Rule {
	if t.isOwned(t.at) {
		return event.RuleOwnedEnds
	}
	captures := t.captures.Lasts()
	for i := range captures {
		switch c := &captures[i]; {
		case c.Row != capture.AnyRow && t.board.IsInner(t.at) != (c.Row == capture.InnerRow):
			continue // what faces the pit does not matter
		case c.Before == capture.BeforeEmpty && t.held == 1:
			if why := t.notFromEmpty(c); why != event.RuleTurnPasses {
				return why
			}
		case c.Next == capture.NextEmpty && t.pos.Seeds(t.pitAfter(t.at)) == 0:
			return event.RuleNothingBeyond
		}
	}
	switch {
	case t.pos.Seeds(t.at) == 0:
		return event.RuleMade
	case t.rules.Relay == ruleset.RelayLast && t.held == 1,
		t.rules.Relay == ruleset.RelayNext && t.pos.Seeds(t.pitAfter(t.at)) == 0:
		return event.RuleEmptyEnds
	}
	return event.RuleTurnPasses
}

// notFromEmpty returns why a last seed in an empty pit captures nothing, if that is its owner or the
// pit that faces it.
func (t *turn) notFromEmpty(c *capture.Line) Rule {
	switch {
	case c.Whose == capture.OwnPit && t.pos.Holder(t.at) != t.mover:
		return event.RuleTheirEmptyPit
	case !c.TakesFacing():
	case t.isOwned(t.board.Opposite(t.at)):
		return event.RuleOwnedSafe
	case t.pos.Seeds(t.board.Opposite(t.at)) == 0:
		return event.RuleNothingAcross
	}
	return event.RuleTurnPasses
}

// The values of made when it is not the number of a capture.
const (
	noneApplies = -1 - iota
	notKnown
)

// applying returns the first capture that applies to the last seed, or nil, and sets made.
func (t *turn) applying() *capture.Line {
	t.made = noneApplies
	if !t.board.IsPit(t.at) {
		return nil
	}
	seeds, owned := t.pos.Seeds(t.at), t.owned && t.pos.IsOwned(t.at)
	if last := t.captures.Last(); !owned && !last.Has(seeds) && (seeds > 0 || last == 0) {
		return nil // in some games nearly all seeds
	}
	captures := t.captures.Lasts()
	for i := range captures {
		if c := &captures[i]; c.Fits(seeds, t.held == 1, owned) && t.applies(c, t.at) {
			t.made = i
			return c
		}
	}
	return nil
}

// applies reports whether a capture that fits a seed in a pit applies to it: the other
// conditions hold, and the pits that must hold seeds do.
func (t *turn) applies(c *capture.Line, at Place) bool {
	switch {
	case !t.meets(c, at),
		c.Next == capture.NextEmpty && t.pos.Seeds(t.pitAfter(at)) > 0,
		c.Sown != capture.NotSown && t.quiet,
		c.Claims && !t.mayClaim(c, at):
		return false
	}
	named := at
	for i := range c.Takes {
		take := &c.Takes[i]
		switch take.Pit {
		case capture.NoPit:
			return true
		case capture.PitIt:
		case capture.PitFacing:
			named = t.board.Opposite(named)
		default:
			named = t.pit(take.Pit, at, named)
		}
		if !take.Optional && !t.holdsPrey(c, named) || c.Claims && t.isOwned(named) {
			return false
		}
	}
	return true
}

// meets reports whether a pit is where a capture asks for, and faces what it asks for.
func (t *turn) meets(c *capture.Line, at Place) bool {
	switch {
	case c.Whose == capture.OwnPit && t.pos.Holder(at) != t.mover,
		c.Whose == capture.TheirPit && t.pos.Holder(at) == t.mover,
		c.Whose == capture.OwnedPit && !t.isTheirs(at),
		c.Row != capture.AnyRow && t.board.IsInner(at) != (c.Row == capture.InnerRow):
		return false
	case c.At != 0 && !c.At.Has(int(at-t.board.First(t.board.Owner(at)))+1):
		return false
	case c.Facing == 0:
		return true
	}
	facing := t.pos.Seeds(t.board.Opposite(at))
	return c.Facing.Has(facing) || c.Facing == capture.SameNumber && facing == t.pos.Seeds(at) || c.Facing == capture.EmptyNumber && facing == 0
}

// isTheirs reports whether the opponent owns a pit.
func (t *turn) isTheirs(at Place) bool {
	owner, owned := t.pos.Owned(at)
	return owned && owner != t.mover
}

// pit returns a pit that a capture names when a seed fell in pit at. before is the pit that it
// names before.
func (t *turn) pit(named capture.Pit, at, before Place) Place {
	switch named {
	case capture.PitFacing:
		return t.board.Opposite(before)
	case capture.PitBehind:
		return t.board.Behind(before)
	case capture.PitNext:
		return t.pitAfter(at)
	case capture.PitBeyond:
		return t.pitAfter(t.pitAfter(at))
	case capture.PitFacingNext:
		return t.board.Opposite(t.pitAfter(at))
	case capture.PitBehindFacing:
		return t.board.Behind(t.board.Opposite(at))
	}
	return at
}

// holdsPrey reports whether a pit holds seeds that a capture may take. Pits that a player owns
// are safe from all captures but those of owned pits.
func (t *turn) holdsPrey(c *capture.Line, at Place) bool {
	return t.pos.Seeds(at) > 0 && (c.Whose == capture.OwnedPit || !t.isOwned(at))
}

// takePits captures the pits that a capture takes at a pit.
func (t *turn) takePits(c *capture.Line, at Place) {
	named := at
	for _, take := range c.Takes {
		if take.Pit == capture.NoPit {
			break
		}
		if named = t.pit(take.Pit, at, named); !t.holdsPrey(c, named) {
			continue
		}
		taker, cause := t.mover, event.NoCause
		switch c.To {
		case capture.ToOwner:
			taker = t.pos.Holder(named)
		case capture.ToOther:
			taker = t.mover.Other()
		}
		if take.Pit == capture.PitFacing || take.Pit == capture.PitFacingNext {
			cause = event.Facing
		}
		n := t.pos.Seeds(named)
		if c.Most > 0 {
			n = min(n, int(c.Most))
		}
		t.take(named, n, taker, c, cause)
		if taker == t.mover {
			t.gain(named)
		}
	}
}

// gain notes that the mover has captured seeds of a pit, and at which end of the board as the
// mover sees it.
func (t *turn) gain(from Place) {
	t.gained = true
	if t.rules.BothEnds != ruleset.BothEndsWins {
		return
	}
	column, last := t.board.Column(from), Place(t.board.Columns())-1
	if t.board.Owner(from) != t.mover {
		column = last - column
	}
	switch column {
	case 0:
		t.ends[0] = true
	case last:
		t.ends[1] = true
	}
}

// take moves n seeds of a pit, at least one, to the store of a side. c is the capture, or nil if
// the owner of the pit gets all seeds sown there.
func (t *turn) take(from Place, n int, to Side, c *capture.Line, cause Cause) {
	store := t.board.Store(to)
	t.pos.Add(from, -n)
	t.pos.Add(store, n)
	t.captured += n
	if t.steps != nil {
		rule := event.RuleOwnedTakes
		if c != nil {
			rule = event.CaptureRule(c)
		}
		t.note(Step{Kind: event.CaptureStep, Rule: rule, From: from, To: store, Seeds: n, Cause: cause})
	}
}

// takeDropped makes the first capture that applies to a seed just dropped in a pit. last means
// that it is the last of the lap.
func (t *turn) takeDropped(at Place, last bool) {
	captures := t.captures.All()
	for i := range captures {
		c := &captures[i]
		if (c.When == capture.WhenEach || c.When == capture.WhenPassing && !last) && c.Fits(t.held, t.held == 1, t.isOwned(at)) && t.applies(c, at) {
			t.takePits(c, at)
			return
		}
	}
}

// takeAll makes the captures that come before or after the sowing: each takes all pits that meet its
// conditions, which are counted before any is taken.
func (t *turn) takeAll(when capture.When) {
	captures := t.captures.All()
	for i := range captures {
		c := &captures[i]
		if c.When != when {
			continue
		}
		var caught PitSet
		for at := Place(0); t.board.IsPit(at); at++ {
			n := t.pos.Seeds(at)
			caught.Set(at, c.Fits(n, n == 0, t.isOwned(at)) && t.applies(c, at))
		}
		for at := Place(0); t.board.IsPit(at); at++ {
			if caught.Has(at) {
				t.takePits(c, at)
			}
		}
	}
}

// takeInHand lifts the seeds that a last seed captures to be sown, and returns their number.
func (t *turn) takeInHand(c *capture.Line) (seeds int) {
	named := t.at
	for _, take := range c.Takes {
		if take.Pit == capture.NoPit {
			break
		}
		named = t.pit(take.Pit, t.at, named)
		n := t.pos.Seeds(named)
		if n == 0 {
			continue
		}
		t.pos.Set(named, 0)
		t.note(Step{Kind: event.CaptureStep, Rule: event.RuleCaptureInner, From: named, To: Hand, Seeds: n, Cause: event.Facing})
		t.disown(named)
		t.gain(named)
		seeds += n
	}
	if t.rules.HouseRights == ruleset.HouseUntilCapture && !t.entered {
		t.disown(t.board.House(South))
		t.disown(t.board.House(North))
	}
	t.captured += seeds
	return seeds
}
