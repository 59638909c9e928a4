package engine

import "sowbook/engine/ruleset"

// isOwned reports whether a player owns a place, which is a pit or a store.
func (t *turn) isOwned(at Place) bool {
	return t.board.IsPit(at) && t.rules.ownedPit(&t.pos, at)
}

// claims reports whether the last seed claims one of the opponent's pits by making three
// there.
func (t *turn) claims() bool {
	theirs := t.mover.Other()
	if t.rules.Claim != ruleset.ClaimMakesThree || t.held != 3 || t.board.Owner(t.at) != theirs {
		return false
	}
	number := t.at - t.board.First(theirs) // from the owner's left, from 0
	if int(number) == t.board.Pits-1 && !t.rules.ClaimLast {
		return false
	}
	mirror := t.board.First(t.mover) + number
	same := t.pos.OwnedBy(theirs)
	return t.pos.OwnedBy(t.mover) == PitSet{} && !same.Has(mirror)
}

// claim makes the seeds of a [ClaimStep] move. Every pit that the step names is the mover's
// from then on. Seeds that go to a store count as captured.
func (t *turn) claim(s Step) {
	t.pos.Add(s.From, -s.Seeds)
	t.pos.Add(s.To, s.Seeds)
	if !t.board.IsPit(s.To) {
		t.captured += s.Seeds
	}
	own(&t.pos, s, t.mover)
	t.note(s)
}

// own makes every pit that a step names the property of side s.
func own(p *Position, step Step, s Side) {
	for _, at := range [...]Place{step.From, step.To} {
		if p.Board().IsPit(at) {
			p.SetOwned(at, s)
		}
	}
}

// takeOwned gives a seed that was dropped in an owned pit to its owner.
func (t *turn) takeOwned(at Place) {
	if owner, ok := t.pos.Owned(at); ok {
		t.take(at, owner, RuleOwnedTakes, NoCause)
	}
}
