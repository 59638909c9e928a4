package prose

import "sowbook/engine"

// Difference says what one of two games does where the two first part: the step
// that the other does not make, or who is next where its ply is at its end; of a ply
// that only this game has, all of it. A ply that this game has not is not told here:
// why it is refused is known to whoever tried it.
func (v Voice) Difference(g *engine.Game, d engine.Difference) Said {
	switch {
	case d.Ply > len(g.Plies):
		return Said{}
	case d.Ply == 0:
		return v.Start(g)
	case d.Step == 0:
		return v.Ply(g, d.Ply-1)
	}
	ply, steps := g.Plies[d.Ply-1], g.Trace[d.Ply-1]
	if d.Step > len(steps) {
		return Said{Text: v.Words.sentence(isNext, Text("next", v.Sides[ply.After.Turn()]))}
	}
	before := g.Start
	if d.Ply > 1 {
		before = g.Plies[d.Ply-2].After
	}
	k := d.Step - 1
	return v.Step(steps[k], engine.Apply(before, steps[:d.Step]), ply.Player, k == LastDrop(steps))
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
