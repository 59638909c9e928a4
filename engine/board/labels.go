package board

import (
	"slices"

	"sowbook/internal/errtext"
)

// Labels is a way to number pits.
type Labels uint8

// FromLeft numbers each player's pits in order of place: from that player's left and, if
// there are two rows, on round them. FromStore numbers them the other way, so that a row
// that ends in a store is numbered from the store. Cells numbers all pits of the board in
// order of place.
const (
	FromStore Labels = iota
	FromLeft
	Cells
)

var labelNames = []string{"near", "left", "cell"}

// String returns the name of the numbering: near, left or cell.
func (l Labels) String() string { return labelNames[l] }

// ParseLabels parses near, left or cell.
func ParseLabels(text string) (Labels, error) {
	if i := slices.Index(labelNames, text); i >= 0 {
		return Labels(i), nil
	}
	return 0, NewTextError(0, "labels is "+errtext.List(labelNames)+", not "+errtext.Quote(text))
}

// Label returns the number of a pit on board b.
func (l Labels) Label(b Board, at Place) int {
	i := int(at) % b.Pits // the owner's first pit is 0
	switch l {
	case FromStore:
		return b.Pits - i
	case FromLeft:
		return i + 1
	}
	return int(at) + 1
}

// Pit returns the pit with a number on side s. ok is false if there is no such pit.
func (l Labels) Pit(b Board, s Side, number int) (at Place, ok bool) {
	if number < 1 || number > b.Pits && l != Cells || number > 2*b.Pits {
		return 0, false
	}
	switch l {
	case FromStore:
		return b.First(s) + Place(b.Pits-number), true
	case FromLeft:
		return b.First(s) + Place(number-1), true
	}
	return Place(number - 1), true
}
