package prose

import "sowbook/engine"

// Difference says what one of two games does where they first differ: the step that the
// other does not make, or who is next if its ply has ended; for a ply that only this
// game has, the whole ply. It says nothing about a ply that this game lacks.
func (v *Voice) Difference(g *engine.Game, d engine.Difference) Sentences {
	switch {
	case d.Ply > len(g.Plies):
		return Sentences{}
	case d.Ply == 0:
		return v.Start(g)
	case d.Step == 0:
		return v.Ply(g, d.Ply-1)
	}
	ply, steps := g.Plies[d.Ply-1], g.Trace[d.Ply-1]
	if d.Step > len(steps) {
		x := v.values(g.Start.Board(), ply.After.Turn().Other())
		return Sentences{Text: x.sentence(isNext)}
	}
	before := g.Start
	if d.Ply > 1 {
		before = g.Plies[d.Ply-2].After
	}
	k := d.Step - 1
	return v.Step(steps[k], engine.Apply(before, steps[:d.Step]), ply.Player, k == LastDrop(steps))
}
