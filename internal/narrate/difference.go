package narrate

import "sowbook/engine"

// Difference says what one of two games does where the two first part: the step
// that the other does not make, or who is next where its ply is at its end. A move
// that this game does not make at all is not told here: its refusal is known to
// whoever tried it.
func (v Voice) Difference(g *engine.Game, d engine.Difference) Said {
	if d.Ply > len(g.Plies) {
		return Said{}
	}
	ply, steps := g.Plies[d.Ply-1], g.Trace[d.Ply-1]
	before := g.Start
	if d.Ply > 1 {
		before = g.Plies[d.Ply-2].After
	}
	k := max(d.Step, 0) // of a move that only this game makes, the first step
	if k >= len(steps) {
		return Said{Text: fill(isNext, "{next}", v.Sides[ply.After.Turn()])}
	}
	return v.Step(steps[k], engine.Apply(before, steps[:k+1]), ply.Player, k == LastDrop(steps))
}

// LastDrop is the index of the last drop of a trace, or -1.
func LastDrop(steps []engine.Step) int {
	for k := len(steps) - 1; k >= 0; k-- {
		if steps[k].Do == engine.Drop {
			return k
		}
	}
	return -1
}
