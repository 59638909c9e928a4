package engine

import (
	"sowbook/engine/event"
	"sowbook/engine/ruleset"
)

// giver returns the side that must give a seed to the other, which has none (L-11). ok
// is false if no gift is due. A single seed is not given: it ends the game (L-12).
func (r *Rules) giver(p *Position) (s Side, ok bool) {
	if r.Give == ruleset.NoGive || r.unfinished(p) {
		return 0, false
	}
	for s = South; s <= North; s++ {
		if p.IsEmpty(s.Other()) && p.InPits(s) >= 2 {
			return s, true
		}
	}
	return 0, false
}

// Mover returns the side that chooses the next move: the side to move, or the
// side that must give a seed to the other.
func (r *Rules) Mover(p *Position) Side {
	if giver, due := r.giver(p); due {
		return giver
	}
	return p.Turn()
}

// refusesGift returns why a move is illegal while a gift is due, or why a gift is
// illegal while none is due.
func (r *Rules) refusesGift(p *Position, m Move, giver Side, due bool) (Refusal, bool) {
	b := p.Board()
	switch {
	case !due || m.Kind != Gift:
		return Refusal{Rule: event.RuleGive, Pit: Hand}, true
	case !b.IsPit(m.Pit) || b.Owner(m.Pit) != giver:
		return Refusal{Rule: event.RuleOwnPits, Pit: m.Pit}, true
	case p.Seeds(m.Pit) == 0:
		return Refusal{Rule: event.RuleEmptyPit, Pit: m.Pit}, true
	case r.Pick == ruleset.PickRightmost && m.Pit != r.onlyGift(p, giver):
		return Refusal{Rule: event.RuleRightmost, Pit: m.Pit}, true
	}
	return Refusal{}, false
}

// onlyGift returns the pit that gives in a game without choices: the rightmost that
// holds two or more, or else the rightmost that holds any.
func (r *Rules) onlyGift(p *Position, giver Side) Place {
	b := p.Board()
	single := Hand
	for at := b.First(giver) + Place(b.Pits) - 1; at >= b.First(giver); at-- {
		switch n := p.Seeds(at); {
		case n >= 2:
			return at
		case n == 1 && single == Hand:
			single = at
		}
	}
	return single
}

// give moves one seed to the first pit in play of the side that has none. The turn passes only
// if the gift counts as a move.
func (t *turn) give() {
	t.mover = t.board.Owner(t.move.Pit)
	receiver := t.mover.Other()
	to := t.board.First(receiver)
	for t.pos.Closed(to) {
		to++
	}
	t.pos.Add(t.move.Pit, -1)
	t.pos.Add(to, 1)
	t.note(Step{Kind: event.GiveStep, Rule: event.RuleGive, From: t.move.Pit, To: to, Seeds: 1})
	if t.rules.Give == ruleset.GiveInstead && t.pos.Turn() == t.mover {
		t.pass(event.TurnStep, event.RuleGive)
	}
}
