package engine

import (
	"sowbook/engine/event"
	"sowbook/engine/ruleset"
)

// isOwned reports whether a place is a pit that a player owns.
func (t *turn) isOwned(at Place) bool {
	return t.board.IsPit(at) && t.rules.ownedPit(&t.pos, at)
}

// claims reports whether the last seed claims one of the opponent's pits by making three
// or four there.
func (t *turn) claims() bool {
	switch {
	case t.board.Owner(t.at) == t.mover:
		return false
	case t.rules.Claim == ruleset.ClaimMakesThree && t.held == 3:
		return t.claimsOne()
	}
	return t.rules.Claim == ruleset.ClaimMakesFour && t.held == 4 && !t.isFirst
}

// claimsOne reports whether the mover may own the opponent's pit of the last seed, where each
// player may own one pit.
func (t *turn) claimsOne() bool {
	theirs := t.mover.Other()
	number := t.at - t.board.First(theirs) // from the owner's left, from 0
	if int(number) == t.board.Pits-1 && !t.rules.ClaimLast {
		return false
	}
	mirror := t.board.First(t.mover) + number
	same := t.pos.OwnedBy(theirs)
	return t.pos.OwnedBy(t.mover) == PitSet{} && !same.Has(mirror)
}

// claim makes the seeds of a [event.ClaimStep] move. Every pit that the step names is the mover's
// from then on. Seeds that go to a store count as captured.
func (t *turn) claim(s Step) {
	if s.Seeds > 0 {
		t.pos.Add(s.From, -s.Seeds)
		t.pos.Add(s.To, s.Seeds)
	}
	if !t.board.IsPit(s.To) {
		t.captured += s.Seeds
	}
	s.Own(&t.pos, t.mover)
	t.note(s)
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

// raid makes the capture of a last seed in an owned pit: if the opponent owns the pit, that
// seed and one more if there is one. It returns the rule by which the turn passes.
func (t *turn) raid() Rule {
	if owner, _ := t.pos.Owned(t.at); owner == t.mover || t.rules.Raid == ruleset.NoRaid {
		return event.RuleOwnedEnds
	}
	store, n := t.board.Store(t.mover), min(2, t.held)
	t.pos.Add(t.at, -n)
	t.pos.Add(store, n)
	t.captured += n
	t.note(Step{Kind: event.CaptureStep, Rule: event.RuleRaid, From: t.at, To: store, Seeds: n})
	return event.RuleRaid
}

// skippedOwned returns the pits that sowings of side s skip because a player owns them.
func (r *Rules) skippedOwned(p *Position, s Side) PitSet {
	switch r.Owned {
	case ruleset.OwnedSkipped:
		return p.OwnedBy(South).With(p.OwnedBy(North))
	case ruleset.OwnedSkippedTheirs:
		return p.OwnedBy(s.Other())
	}
	return PitSet{}
}

// takeOwned gives a seed that was dropped in an owned pit to its owner.
func (t *turn) takeOwned(at Place) {
	if owner, ok := t.pos.Owned(at); ok {
		t.take(at, owner, event.RuleOwnedTakes, event.NoCause)
	}
}
