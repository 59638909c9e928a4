package engine

import "sowbook/engine/event"

// FirstDifference returns the first difference between two games from the same position, as
// [event.FirstDifference] does. Ply 0 means that only one game is over at its start.
func FirstDifference(a, b *Game) (d Difference, ok bool) {
	if a.overAtStart() != b.overAtStart() {
		return Difference{}, true
	}
	return event.FirstDifference(a.trace, b.trace)
}

func (g *Game) overAtStart() bool { return g.Over() && len(g.plies) == 0 }
