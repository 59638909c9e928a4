package engine

import (
	"sowbook/engine/capture"
	"sowbook/engine/event"
	"sowbook/engine/ruleset"
)

// capturesAtOnce reports whether the first lap of a move captures.
func (r *Rules) capturesAtOnce(p *Position, m Move) bool { return r.firstCapture(p, m) != Hand }

// firstCapture returns the pit that faces the one where the first lap of a move captures, or [Hand].
// If a plain lap does not go all the way round, the count of the pit it ends in is enough to know.
func (r *Rules) firstCapture(p *Position, m Move) Place {
	b := p.Board()
	n := p.Seeds(m.Pit)
	switch {
	case r.enters(p):
		n = 0
	case n >= b.Pits || p.HasClosed() || p.InTurn() || r.Origin == ruleset.FirstReturns || len(r.Captures.All()) > 1 || r.Captures.Has(capture.TakesElsewhere):
		var after Position
		t := turn{rules: r, start: p, pos: &after, move: m}
		t.begin()
		if t.goOn(); t.takes {
			return b.Opposite(t.at)
		}
		return Hand
	case m.Way == Left:
		n = b.Pits - n
	}
	at := m.Pit + Place(n)
	if at >= b.First(p.Turn())+Place(b.Pits) {
		at -= Place(b.Pits)
	}
	c, facing := &r.Captures.All()[0], b.Opposite(at)
	behind := c.Takes[1].Pit == capture.NoPit || c.Takes[1].Optional || p.Seeds(b.Behind(facing)) > 0
	if p.Seeds(at) == 0 || p.Seeds(facing) == 0 || !behind || c.Row == capture.InnerRow && !b.IsInner(at) || p.Opening() > 0 && r.capturesNothing(p) {
		return Hand
	}
	return facing
}

// duty is what the side to move has to do. All but needed is about [ruleset.MustCaptureYes].
type duty struct {
	needed   outcome   // what a move must do: see duty.go
	captures [2]PitSet // the pits whose first lap captures, by [Way]
	capture  bool      // it has to play one of them
	occupied int       // otherwise, the pits of its inner row that hold seeds
	playable int       // ... and those that hold enough to be played
}

// duty returns what the side to move has to do.
func (r *Rules) duty(p *Position) (d duty) {
	if !r.MustTake() {
		d.needed = r.needed(p)
		return d
	}
	b := p.Board()
	first := b.First(p.Turn())
	for at := first; at < first+Place(b.Pits); at++ {
		if !r.playable(p, at) {
			continue
		}
		for _, w := range r.ways() {
			m := Move{Kind: Sow, Pit: at, Way: w}
			if r.capturesAtOnce(p, m) && !r.wrongWay(p, m) && r.mayFinish(p, m) {
				d.captures[w].Set(at, true)
				d.capture = true
			}
		}
	}
	if !d.capture {
		d.occupied, d.playable = p.InnerPits(r.fewest(p))
	}
	d.needed = r.must(p)
	return d
}

// refusesQuiet returns why a move whose first lap does not capture is illegal, if it is.
func (r *Rules) refusesQuiet(p *Position, m Move, d *duty) (Refusal, bool) {
	b := p.Board()
	switch {
	case d.capture:
		return Refusal{Rule: event.RuleMustCapture, Pit: m.Pit}, true
	case p.Bound(m.Pit) && d.playable > 1 && !r.enters(p):
		return Refusal{Rule: event.RuleBound, Pit: m.Pit}, true
	case r.Pick != ruleset.PickInnerFirst || b.Rows != 2 || b.Columns() == 1:
	case !b.IsInner(m.Pit):
		return Refusal{Rule: event.RuleInnerFirst, Pit: m.Pit}, d.playable > 0
	case d.occupied == 1 && !b.IsInner(b.Next(m.Pit, m.Way)):
		return Refusal{Rule: event.RuleInnerKept, Pit: m.Pit}, true
	}
	return Refusal{}, false
}

// innerEmpty reports whether the game ends because the inner row of the side to move is empty.
func (r *Rules) innerEmpty(p *Position) bool {
	if r.Ends != ruleset.EndsInnerEmpty || p.Board().Rows != 2 {
		return false
	}
	occupied, _ := p.InnerPits(1)
	return occupied == 0
}
