package solver

import "strconv"

// Basis is what a [Worth] rests on.
type Basis uint8

// Unseen: nothing was looked at yet. Searched: all lines were followed for some
// plies, and what lay in the stores then was counted. Proven: every line that
// matters was followed to an end of the game; no further look changes the margin.
const (
	Unseen Basis = iota
	Searched
	Proven
)

var basisNames = []string{"unseen", "searched", "proven"}

// String is the name of the basis: unseen, searched or proven.
func (b Basis) String() string { return basisNames[b] }

// Worth is what a position is worth to the side on turn, or a move to who makes it: a
// margin, the own store less the other's, when the game is over and both sides played their
// best. Depth is the plies looked ahead where the margin was searched, else 0.
type Worth struct {
	Margin int
	Basis  Basis
	Depth  int
}

// String is, for example, "+4 proven", "-2 at 9 plies" or "?".
func (w Worth) String() string {
	if w.Basis == Unseen {
		return "?"
	}
	text := strconv.Itoa(w.Margin)
	if w.Margin > 0 {
		text = "+" + text
	}
	if w.Basis == Proven {
		return text + " proven"
	}
	return text + " at " + strconv.Itoa(w.Depth) + " plies"
}
