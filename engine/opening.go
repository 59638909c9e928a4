package engine

import (
	"sowbook/engine/event"
	"sowbook/engine/ruleset"
)

// openingMove returns the number of the next move in the opening, from 0. ok is false if the
// opening is over.
func (r *Rules) openingMove(p *Position) (n int, ok bool) {
	left := p.Opening()
	if left == 0 {
		return 0, false // nearly always
	}
	return r.Opening.Length() - left, true
}

// capturesNothing reports whether the next move captures nothing, because it belongs to the
// opening.
func (r *Rules) capturesNothing(p *Position) bool {
	n, ok := r.openingMove(p)
	return ok && n < int(r.Opening.NoCaptures)
}

// claimsNothing reports whether the next move claims nothing, because it belongs to the opening
// or because every pit is still as at the start.
func (r *Rules) claimsNothing(p *Position) bool {
	n, ok := r.openingMove(p)
	return ok && n < int(r.Opening.NoClaims) || r.NoClaimFirst && r.isStart(p)
}

// prescribed returns the pit that the opening prescribes for the next move. ok is false if it
// prescribes none, or if that pit cannot be played.
func (r *Rules) prescribed(p *Position) (at Place, ok bool) {
	n, ok := r.openingMove(p)
	if !ok || n < 0 || n >= ruleset.MostMoves || r.Opening.Moves[n] == 0 {
		return Hand, false
	}
	if n = int(r.Opening.Moves[n]); n > p.Board().Pits {
		return Hand, false // the position has shorter rows
	}
	at = p.Board().First(p.Turn()) + Place(n-1)
	return at, r.playable(p, at) && p.Holder(at) == p.Turn()
}

// open counts the move, if it belongs to the opening.
func (t *turn) open() {
	left := t.pos.Opening()
	t.pos.SetOpening(left - 1)
	t.note(Step{Kind: event.OpeningStep, Rule: event.RuleOpening, From: Hand, To: Hand, Seeds: left - 1})
}
