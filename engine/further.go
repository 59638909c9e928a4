package engine

import (
	"sowbook/engine/capture"
	"sowbook/engine/event"
)

// unfinished reports whether the side to move has yet to make a choice that belongs to its last move.
// Nothing else can happen before that, nor does the game end.
func (r *Rules) unfinished(p *Position) bool { return p.InTurn() || r.takesFurther(p) }

// takesFurther reports whether the side to move still has to choose a further pit and capture it.
func (r *Rules) takesFurther(p *Position) bool { return p.Further() > 0 && r.further(p) > 0 }

// further returns the number of pits that the side to move could choose to capture.
func (r *Rules) further(p *Position) (n int) {
	for at := Place(0); p.Board().IsPit(at); at++ {
		if r.mayTake(p, at) {
			n++
		}
	}
	return n
}

// mayTake reports whether a place is a pit that the side to move could choose to capture.
func (r *Rules) mayTake(p *Position, at Place) bool {
	return p.Board().IsPit(at) && p.Holder(at) != p.Turn() && p.Seeds(at) > 0
}

// choose lets the mover choose as many further pits as there are, at most due, and reports whether
// there is one.
func (t *turn) choose(due int) bool {
	if due == 0 {
		return false
	}
	due = min(due, t.rules.further(t.pos))
	t.pos.SetFurther(due)
	if due > 0 {
		step := Step{Kind: event.AgainStep, Rule: event.RuleFurther, From: Hand, To: Hand, Seeds: due}
		if t.captures.Has(capture.LeavesFurther) {
			step.Cause = event.Optional
		}
		t.note(step)
	}
	return due > 0
}

// takeFurther captures the pit that the mover has chosen.
func (t *turn) takeFurther() {
	store := t.board.Store(t.mover)
	t.captured = t.pos.Move(t.move.Pit, store)
	t.note(Step{Kind: event.CaptureStep, Rule: event.RuleFurther, From: t.move.Pit, To: store, Seeds: t.captured})
}
