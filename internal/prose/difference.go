package prose

import (
	"sowbook/engine"
	"sowbook/engine/event"
)

// Difference describes what game g does at its first difference from another game: the
// step that the other does not make, or who is next if its ply has ended. It describes
// the whole of a ply that only g has, and returns no sentences for one that g lacks.
func (v *Voice) Difference(g *engine.Game, d engine.Difference) Sentences {
	switch {
	case d.Ply > g.Len():
		return Sentences{}
	case d.Ply == 0:
		return v.Start(g)
	case d.Step == 0:
		return v.Ply(g, d.Ply-1)
	}
	ply, steps := g.Ply(d.Ply-1), g.Steps(d.Ply-1)
	if d.Step > len(steps) {
		x := v.values(g.Board(), ply.After.Turn().Other())
		return Sentences{Text: x.sentence("is-next")}
	}
	k := d.Step - 1
	return v.Step(steps[k], event.Apply(g.PositionAfter(d.Ply-1), steps[:d.Step]), ply.Player, k == LastDrop(steps))
}
