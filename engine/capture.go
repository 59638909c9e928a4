package engine

import (
	"sowbook/engine/event"
	"sowbook/engine/ruleset"
)

// capture makes the captures of the last seed. It returns the rule by which the turn
// passes if the mover does not play again.
func (t *turn) capture() Rule {
	number := t.rules.Numbers.Has(t.held)
	switch c := t.rules.Capture; {
	case t.endless:
		return event.RuleEndlessRelay
	case t.stop != event.RuleSow:
		return t.stop
	case !t.board.IsPit(t.at):
		return event.RuleTurnPasses
	case t.isOwned(t.at):
		return t.raid()
	case t.claims() && t.rules.Claim == ruleset.ClaimMakesFour:
		t.claim(Step{Kind: event.ClaimStep, Rule: event.RuleClaim, From: Hand, To: t.at})
		return event.RuleClaim
	case t.claims():
		t.claim(Step{Kind: event.ClaimStep, Rule: event.RuleClaim, From: t.at, To: t.board.Store(t.mover), Seeds: t.held})
		return event.RuleClaim
	case c.Has(ruleset.FromEmptyPit) && t.held == 1:
		return t.captureAcross()
	case c.Has(ruleset.BeyondEmpty):
		return t.captureBeyond()
	case c.Has(ruleset.AnySeed) && number:
		return event.RuleMade
	case c.Has(ruleset.TakesLast) && number:
		return t.captureRun()
	case t.rules.Relay != ruleset.NoRelay:
		return event.RuleEmptyEnds
	}
	return event.RuleTurnPasses
}

// captureAcross captures the pit opposite the empty pit that the last seed fell in.
func (t *turn) captureAcross() Rule {
	if t.board.Owner(t.at) != t.mover {
		return event.RuleTheirEmptyPit
	}
	facing := t.board.Opposite(t.at)
	switch n := t.pos.Seeds(facing); {
	case t.isOwned(facing):
		return event.RuleOwnedSafe
	case n == 3 && t.rules.Claim == ruleset.ClaimFacesThree:
		t.claim(Step{Kind: event.ClaimStep, Rule: event.RuleClaim, From: facing, To: t.at, Seeds: 1})
		return event.RuleClaim
	case n == 0 && !t.rules.LoneCapture:
		return event.RuleNothingAcross
	}
	t.takePair(t.at, event.RuleCaptureAcross)
	return event.RuleCaptureAcross
}

// captureBeyond captures the pit beyond the empty pit that follows the last seed, and the
// pit facing it if the capture takes that. Nothing is captured if the pit beyond is empty.
func (t *turn) captureBeyond() Rule {
	beyond := t.pitAfter(t.pitAfter(t.at))
	if t.pos.Seeds(beyond) == 0 {
		return event.RuleNothingBeyond
	}
	t.take(beyond, t.mover, event.RuleBeyond, event.NoCause)
	if t.rules.Capture.Has(ruleset.TakesFacing) {
		t.take(t.board.Opposite(beyond), t.mover, event.RuleBeyond, event.Facing)
	}
	return event.RuleBeyond
}

// takeMade captures the seeds of a place, which the seed just dropped brought to one of the
// numbers, if it is a pit.
func (t *turn) takeMade(at Place) {
	if !t.board.IsPit(at) || t.isOwned(at) {
		return
	}
	taker := t.mover
	if t.rules.Taker == ruleset.TakenByOwner {
		taker = t.board.Owner(at)
	}
	t.take(at, taker, event.RuleMade, event.NoCause)
}

// captureRun captures the pit of the last seed and, going along the run, each that holds
// one of the numbers, until one does not.
func (t *turn) captureRun() Rule {
	length, at := t.runLength(), t.at
	if length == 0 {
		return event.RuleTurnPasses
	}
	if t.rules.GrandSlam != ruleset.SlamTakes && t.slams(length) {
		switch t.rules.GrandSlam {
		case ruleset.SlamTakesNothing:
			return event.RuleGrandSlam
		case ruleset.SlamLeavesFirst:
			at = t.before(at)
			length--
		case ruleset.SlamLeavesLast:
			length--
		}
		t.slam = true
	}
	for range length {
		if t.rules.Run == ruleset.OneByOne && !t.rules.Numbers.Has(t.pos.Seeds(at)) {
			break
		}
		t.takePair(at, event.RuleRun)
		at = t.along(at)
	}
	if t.slam && t.rules.GrandSlam != ruleset.SlamGivesRest {
		return event.RuleGrandSlam
	}
	return event.RuleRun
}

// runLength returns the number of pits of the run, counted before any is captured. No
// pit counts twice, however often the lap went round.
func (t *turn) runLength() int {
	most := 2 * t.board.Pits
	if !t.rules.Capture.Has(ruleset.Ahead) {
		if t.rules.Origin == ruleset.OriginSkipped || t.rules.Origin == ruleset.StartSkipped {
			most-- // the skipped pit is not one of those just sown
		}
		most = min(most, t.dropped)
	}
	if !t.rules.Capture.Has(ruleset.InRuns) {
		most = 1
	}
	length, at := 0, t.at
	for length < most && t.board.IsPit(at) && t.rules.Numbers.Has(t.pos.Seeds(at)) {
		if t.isOwned(at) || t.rules.Capture.Has(ruleset.OnlyTheirs) && t.board.Owner(at) == t.mover {
			break
		}
		length++
		at = t.along(at)
	}
	return length
}

// slams reports whether a run of length pits holds all the opponent's seeds.
func (t *turn) slams(length int) bool {
	left, at := t.pos.InPits(t.mover.Other()), t.at
	for range length {
		left -= t.pos.Seeds(at)
		at = t.along(at)
	}
	return left == 0
}

// along returns the next place of a run: the pit after at if the run goes ahead, or the
// place of the seed dropped before the one there.
func (t *turn) along(at Place) Place {
	if !t.rules.Capture.Has(ruleset.Ahead) {
		return t.before(at)
	}
	for {
		if at = t.board.Next(at, t.move.Way); t.board.IsPit(at) {
			return at
		}
	}
}

// before returns the place of the seed dropped before the one in place at.
func (t *turn) before(at Place) Place {
	for {
		at = t.rules.Follow(t.board, at, t.move.Way^1)
		if _, skipped := t.skips(at); !skipped {
			return at
		}
	}
}

// takePair captures a pit and the pit facing it, as far as the capture takes them.
func (t *turn) takePair(at Place, rule Rule) {
	if t.rules.Capture.Has(ruleset.TakesLast) {
		t.take(at, t.mover, rule, event.NoCause)
	}
	if t.rules.Capture.Has(ruleset.TakesFacing) && !t.isOwned(t.board.Opposite(at)) {
		t.take(t.board.Opposite(at), t.mover, rule, event.Facing)
	}
}

// take moves the seeds of a pit to the store of a side. An empty pit makes no step.
func (t *turn) take(from Place, to Side, rule Rule, cause Cause) {
	store := t.board.Store(to)
	n := t.pos.Move(from, store)
	if n == 0 {
		return
	}
	t.captured += n
	t.note(Step{Kind: event.CaptureStep, Rule: rule, From: from, To: store, Seeds: n, Cause: cause})
}

// capturesInner reports whether the last seed captures from one of the mover's inner pits:
// the pit was occupied, and the pits that must hold seeds do.
func (t *turn) capturesInner() bool {
	return !t.quiet && t.held > 1 && t.rules.takesFrom(&t.pos, t.board, t.at)
}

// takesFrom reports whether a last seed in an occupied pit captures from there: it is an inner
// pit, and the pits that must hold seeds do.
func (r *Rules) takesFrom(p *Position, b Board, at Place) bool {
	if !r.Capture.Has(ruleset.FromInnerPit) || !b.IsInner(at) {
		return false
	}
	facing := b.Opposite(at)
	return p.Seeds(facing) > 0 && (!r.Capture.Has(ruleset.NeedsBehind) || p.Seeds(b.Behind(facing)) > 0)
}

// takeInHand lifts the seeds that a last seed in an inner pit captures, and returns their
// number.
func (t *turn) takeInHand() (seeds int) {
	facing := t.board.Opposite(t.at)
	for _, from := range [2]Place{facing, t.board.Behind(facing)} {
		n := t.pos.Seeds(from)
		if n == 0 || from != facing && t.rules.Capture.Has(ruleset.LeavesBehind) {
			continue
		}
		t.pos.Set(from, 0)
		t.note(Step{Kind: event.CaptureStep, Rule: event.RuleCaptureInner, From: from, To: Hand, Seeds: n, Cause: event.Facing})
		t.disown(from)
		seeds += n
	}
	if t.rules.HouseRights == ruleset.HouseUntilCapture && !t.entered {
		t.disown(t.board.House(South))
		t.disown(t.board.House(North))
	}
	t.captured += seeds
	return seeds
}
