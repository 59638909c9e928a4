package engine

import (
	"sowbook/engine/event"
	"sowbook/engine/ruleset"
)

// bind binds a pit of the side to move after a move without captures.
func (t *turn) bind() {
	if !t.rules.Binds() || !t.quiet || t.entered {
		return
	}
	if pit := t.rules.toBind(t.pos); pit != Hand {
		t.pos.SetBound(pit)
		t.note(Step{Kind: event.BindStep, Rule: event.RuleBound, From: Hand, To: pit})
	}
}

// toBind returns the pit of the side to move that is bound if the last move captured nothing,
// or [Hand].
func (r *Rules) toBind(p *Position) Place {
	if !r.Binds() || r.enters(p) || r.ended(p) != event.NotOver {
		return Hand
	}
	d := r.duty(p)
	if d.capture {
		return Hand
	}
	pit := r.threatened(p)
	if pit == Hand || r.ownsHouse(p, pit) {
		return Hand
	}
	few := p.Seeds(pit) < r.fewest(p)
	if d.occupied == 1 || !few && d.playable == 1 || r.Bind == ruleset.BindNotSingle && p.Seeds(pit) == 1 {
		return Hand
	}
	return pit
}

// threatened returns the pit of the side to move that the other side could capture if it were
// its turn, or [Hand] unless there is exactly one.
func (r *Rules) threatened(p *Position) Place {
	q, only := p.WithTurn(p.Turn().Other()), Hand
	first := q.Board().First(q.Turn())
	for at := first; at < first+Place(q.Board().Pits); at++ {
		for _, w := range r.ways() {
			if !r.playable(&q, at) {
				continue
			}
			pit := r.firstCapture(&q, Move{Kind: Sow, Pit: at, Way: w})
			if pit == Hand || pit == only {
				continue
			}
			if only != Hand {
				return Hand
			}
			only = pit
		}
	}
	return only
}

// stopsBound reports whether a lap ends the move in a bound pit.
func (t *turn) stopsBound() bool {
	return t.quiet && t.pos.Bound(t.at) && !(t.rules.Bind == ruleset.BindHousePasses && t.fromHouse && t.laps == 1)
}

// isBound reports whether nothing but the one pit that the rules bind is bound.
func (r *Rules) isBound(p *Position) bool {
	q := *p
	q.SetBound(r.toBind(p))
	return q == *p
}
