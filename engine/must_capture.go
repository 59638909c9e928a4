package engine

import "sowbook/engine/ruleset"

// capturesAtOnce reports whether the first lap of a move captures from an inner pit.
func (r *Rules) capturesAtOnce(p *Position, m Move) bool { return r.firstCapture(p, m) != Hand }

// firstCapture returns the facing pit that the first lap of a move captures, or [Hand]. If the
// lap does not go all the way round, the count of the pit it ends in is enough to know.
func (r *Rules) firstCapture(p *Position, m Move) Place {
	var t turn
	t.begin(r, p, m)
	n, pits := p.Seeds(m.Pit), t.board.Pits
	switch {
	case r.enters(p):
		n = 0
	case n >= pits:
		t.goOn()
	case m.Way == Left:
		n = pits - n
	}
	if t.laps == 0 {
		t.at = m.Pit + Place(n)
		if t.at >= t.board.First(t.mover)+Place(pits) {
			t.at -= Place(pits)
		}
		t.held = p.Seeds(t.at) + 1
	}
	if !t.capturesInner() {
		return Hand
	}
	return t.board.Opposite(t.at)
}

// mustCapture reports whether the side to move has to capture, because it can.
func (r *Rules) mustCapture(p *Position) bool {
	if !r.MustCapture {
		return false
	}
	ways := r.ways()
	first := p.Board().First(p.Turn())
	for at := first; at < first+Place(p.Board().Pits); at++ {
		for _, w := range ways {
			if r.playable(p, at) && r.capturesAtOnce(p, Move{Kind: Sow, Pit: at, Way: w}) {
				return true
			}
		}
	}
	return false
}

// refusesQuiet returns why a move whose first lap does not capture is illegal, if it is. must
// means that the side to move can capture.
func (r *Rules) refusesQuiet(p *Position, m Move, must bool) (Refusal, bool) {
	b := p.Board()
	occupied, playable := r.innerPits(p, r.Fewest)
	switch {
	case must:
		return Refusal{RuleMustCapture, m.Pit}, true
	case p.Bound(m.Pit) && playable > 1:
		return Refusal{RuleBound, m.Pit}, true
	case r.Pick != ruleset.PickInnerFirst || b.Columns() == 1:
	case !b.IsInner(m.Pit):
		return Refusal{RuleInnerFirst, m.Pit}, playable > 0
	case occupied == 1 && !b.IsInner(b.Next(m.Pit, m.Way)):
		return Refusal{RuleInnerKept, m.Pit}, true
	}
	return Refusal{}, false
}

// innerPits returns how many pits of the inner row of the side to move hold seeds, and how
// many of them hold at least a number.
func (r *Rules) innerPits(p *Position, least int) (occupied, filled int) {
	b := p.Board()
	last := b.First(p.Turn()) + Place(b.Pits)
	for at := last - Place(b.Columns()); at < last; at++ {
		if n := p.Seeds(at); n > 0 {
			occupied++
			if n >= least {
				filled++
			}
		}
	}
	return occupied, filled
}

// innerEmpty reports whether the game ends because the inner row of the side to move is empty.
func (r *Rules) innerEmpty(p *Position) bool {
	if r.Ends != ruleset.EndsInnerEmpty {
		return false
	}
	occupied, _ := r.innerPits(p, 1)
	return occupied == 0
}
