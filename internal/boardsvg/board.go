// Package boardsvg draws a position as a board in SVG.
//
// It does not depend on rules or on the engine. The same board always gives the same bytes.
// Lengths are in units of the drawing; a board of up to twelve pits a side is 720 units wide.
//
// Places are numbered as in [sowbook/engine/board]. With n pits a side, 0 to n-1 are South's
// pits from left to right, n to 2n-1 North's from right to left as South sees them, 2n is
// South's store and 2n+1 North's: on the right and on the left, unless Left is set. If a side has two rows, its pits
// go round them counterclockwise, beginning with the outer row.
package boardsvg

import (
	"math"
	"strconv"
)

// Board describes a drawing of a position. Places that the board does not have are ignored.
type Board struct {
	ID      string   // id of the svg element, unique in its page, or ""
	Pits    int      // pits a side, 1 or more
	Rows    float64  // rows a side: 2, 1.5 if the sides share a middle row, or 0 or 1 for one
	Seeds   []int    // 2n+2 counts, by place
	Labels  []string // 2n labels of pits, by place
	Closed  []int    // pits that are out of play
	Bound   []int    // pits that the side to move may not empty
	Owned   [2][]int // pits that South and North own, whichever row they are in; houses, if a side has two rows
	Piles   bool     // trays beside the board instead of stores in it; without them a board with two rows a side has neither
	Flanks  bool     // the two pits at each end of an inner row are marked, and the end pit, the head
	Left    bool     // each player's store is at that player's left
	Turn    byte     // side to move, 'S' or 'N', or 0 to mark neither
	Path    []int    // places of the hand, in order, starting with the lifted pit
	Last    int      // place where the last seed fell, or -1
	Taken   []int    // places emptied by a capture
	Skipped []int    // places that the sowing skipped
	Marks   []Mark   // the author's marks
	Arrows  [][2]int // the author's arrows, from place to place
	Alt     string   // text alternative
}

// Mark is a ring around a place, with a letter.
type Mark struct {
	Place  int
	Letter string // one or two characters
}

// seedsAt returns the number of seeds at a place, 0 if Seeds is too short.
func (b Board) seedsAt(place int) int {
	if place >= len(b.Seeds) {
		return 0
	}
	return max(0, b.Seeds[place])
}

// Empty returns the board without seeds and marks.
func (b Board) Empty() EmptyBoard {
	return EmptyBoard{Pits: b.Pits, Rows: b.Rows, Labels: b.Labels, Piles: b.Piles, Flanks: b.Flanks, Left: b.Left}
}

// formatLength formats a length with at most one decimal.
func formatLength(v float64) string {
	return strconv.FormatFloat(math.Round(v*10)/10+0, 'f', -1, 64) // 0 is added to make 0 of -0
}

// formatPoint formats two coordinates, without a space before a minus sign.
func formatPoint(x, y float64) string {
	sx, sy := formatLength(x), formatLength(y)
	if sy[0] == '-' {
		return sx + sy
	}
	return sx + " " + sy
}
