// Package boardsvg draws a position as a board in SVG.
//
// It knows nothing of rules or of the engine: counts, labels and places come in, the text of an <svg> goes out. The same
// board always gives the same bytes. Lengths are in units of the drawing: a board is 720 units wide, whatever it holds.
//
// Places are numbered along the track as it is sown counterclockwise. With n pits a side: 0..n-1 South's pits from left to
// right, n..2n-1 North's from right to left (as South sees them), 2n South's store on the right, 2n+1 North's on the left.
package boardsvg

import "strconv"

// Board is one picture: what lies where, and what to point at.
type Board struct {
	ID      string   // id of the svg, unique in its page; "" for none
	Pits    int      // pits a side, 1 or more
	Seeds   []int    // 2n+2 counts, by place
	Labels  []string // 2n pit labels, by place
	Piles   bool     // no stores on the board: what is taken lies in trays beside it
	Turn    byte     // 'S' or 'N', whose side is marked; 0 for neither
	Path    []int    // the places a sowing visited in order, the lifted pit first
	Last    int      // the place the last seed fell in, -1 for none
	Taken   []int    // places that a capture emptied
	Skipped []int    // places the sowing passed over
	Marks   []Mark   // the author's marks
	Arrows  [][2]int // the author's arrows, from place to place
	Alt     string   // text alternative
}

// Mark points at one place with a ring and a letter.
type Mark struct {
	Place  int
	Letter string // one or two characters
}

// known says whether a place is one of this board's.
func (b Board) known(place int) bool { return place >= 0 && place < 2*b.Pits+2 }

// seeds gives the count at a place; a place not told holds none.
func (b Board) seeds(place int) int {
	if place >= len(b.Seeds) {
		return 0
	}
	return max(0, b.Seeds[place])
}

// set is the empty board this one lies on.
func (b Board) set() Set { return Set{Pits: b.Pits, Labels: b.Labels, Piles: b.Piles} }

// num prints a length with at most one decimal, as short as it goes.
func num(v float64) string {
	tenths := int(v*10 + 0.5)
	if v < 0 {
		tenths = -int(-v*10 + 0.5)
	}
	return strconv.FormatFloat(float64(tenths)/10, 'f', -1, 64)
}
