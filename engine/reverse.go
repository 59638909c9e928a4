package engine

import (
	"sowbook/engine/event"
	"sowbook/engine/ruleset"
)

// reverses reports whether a lap from the pit of a move may go clockwise: it captures, and begins in the mover's
// two leftmost columns, or sows seeds that a clockwise lap has captured.
func (r *Rules) reverses(p *Position, m Move) bool {
	_, origin, _ := p.Lap()
	return (origin != Hand || p.Board().Column(m.Pit) < 2) && r.capturesAtOnce(p, m)
}

// asks reports whether the mover chooses the way of the next lap, because both are allowed. The
// choice is a move of its own. A turn that has captured at both ends has won and asks nothing more.
func (t *turn) asks() bool {
	if t.rules.Direction != ruleset.ReverseAnyLap || t.takes && t.lapWay == Right || t.ends == [2]bool{true, true} {
		return false
	}
	step := Step{Kind: event.AgainStep, Rule: event.RuleDirection, From: Hand, To: t.at}
	if t.takes {
		step.From = t.lapFrom
	}
	switch {
	case t.ends[0]:
		step.Cause = event.LeftEnd
	case t.ends[1]:
		step.Cause = event.RightEnd
	}
	asked := event.Apply(*t.pos, []Step{step})
	if t.asked = t.rules.reverses(&asked, Move{Pit: t.at, Way: Left}); t.asked {
		*t.pos = asked
		t.note(step)
	}
	return t.asked
}

// resume sets the state in which the last move left the turn.
func (t *turn) resume() {
	last, origin, end := t.pos.Lap()
	t.at, t.lapFrom, t.lapWay, t.held = last, origin, Left, t.pos.Seeds(last) // only a clockwise lap leaves a choice for what it captured
	t.takes = origin != Hand && t.takesSown()
	t.ends = [2]bool{end == 1, end == 2}
	t.pos.SetLap(Hand, Hand, 0)
}

// mayAsk reports whether the choice of a way that a position leaves, if any, is one that the side to move can have.
func (r *Rules) mayAsk(p *Position) bool {
	last, origin, end := p.Lap()
	b := p.Board()
	if last == Hand {
		return origin == Hand && end == 0
	}
	if r.Direction != ruleset.ReverseAnyLap || end > 0 && r.BothEnds != ruleset.BothEndsWins ||
		!b.IsPit(last) || b.Owner(last) != p.Turn() || p.Seeds(last) == 0 || origin != Hand && (!b.IsPit(origin) || b.Owner(origin) != p.Turn()) {
		return false
	}
	var after Position
	t := turn{rules: r, start: p, pos: &after, move: Move{Pit: last, Way: Left}}
	t.begin()
	return t.takes == (origin != Hand) && r.reverses(p, t.move)
}
