package engine

import "sowbook/engine/event"

// FirstDifference returns the first difference between two games from the same position, as
// [event.FirstDifference] does. Ply 0 means that only one game is over at its start.
func FirstDifference(a, b *Game) (d Difference, ok bool) {
	if (a.Over() && a.Len() == 0) != (b.Over() && b.Len() == 0) {
		return Difference{}, true
	}
	return event.FirstDifference(a.trace, b.trace)
}
