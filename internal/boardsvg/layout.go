package boardsvg

// The lengths of a board, in units. On a screen of 320 CSS pixels the distance
// between pits with six a side, 100 units, is 44 pixels.
const (
	width          = 720.0 // of the drawing, with up to maxPitsAtWidth pits a side
	maxPitsAtWidth = 12    // with more pits a side the drawing is wider
	gutter         = 76.0  // between a row's rims and the long edge, for counts and labels
	channel        = 34.0  // between the two rows, for the arcs of the sowing
	thickness      = 7.0   // of the board's front side, seen below it
	pitch6         = 100.0 // between the centres of pits, with six a side
	radius6        = 44.0  // of a pit, with six a side
	storeWidth6    = 44.0  // with six a side
	trayWidth6     = 41.0  // with six a side
	wall           = 4.0   // thickness of the wood around a tray
	storeZone6     = 60.0  // width of a store and the wood around it, with six a side
	maxScale       = 1.2   // of the pits of a board with fewer than six a side
	countGap       = 19.0  // between a pit's rim and the centre of its count
	labelGap       = 49.0  // between a pit's rim and the centre of its label
	arrowhead      = 8.0   // at the ends of the rail that marks the turn
	storeMargin    = 36.0  // between a store's ends and the long edges
	ridge          = 132.0 // between the inner rows of a board with two rows a side, for their counts and labels
	aisle          = 100.0 // between a middle row and each outer row, for counts and labels
	endZone        = 30.0  // width of the wood at each end of a board without stores
)

type point struct{ x, y float64 }

// layout holds the lengths of one board and computes positions on it.
type layout struct {
	pits       int     // a side
	rows       float64 // a side: 1, 2, or 1.5 with a middle row
	columns    int     // pits in a row
	bare       bool    // whether there are neither stores nor trays
	storesLeft bool    // each player's store is at that player's left
	scale      float64 // of pits and seeds, 1 with six a side
	width      float64 // of the drawing
	height     float64 // of the board seen from above
	left       float64 // x of the left edge of a board with stores
	pitch      float64 // between the centres of pits
	radius     float64 // of a pit
	storeZone  float64 // width of a store or tray and the wood around it
	storeWidth float64 // of a store or tray
	storeInset float64 // between the board's end and the centre of the store or tray
	railInset  float64 // between the drawing's edge and the rails that mark the turn
}

func newLayout(b EmptyBoard) layout {
	rows := max(1, b.Rows)
	n := max(1, int(float64(b.Pits)/rows)) // in a row
	trays, bare := b.Piles, rows == 2 && !b.Piles
	scale := 6 / float64(min(n, maxPitsAtWidth))
	switch {
	case bare:
		scale = min(maxScale, (width-2*endZone)/(float64(min(n, maxPitsAtWidth))*pitch6))
	case n < 6:
		scale = min(maxScale, width/(float64(n)*pitch6+2*storeZone6))
	}
	storeScale := max(1, scale) // stores grow but do not shrink
	l := layout{pits: int(float64(n) * rows), rows: rows, columns: n, bare: bare, storesLeft: b.Left, scale: scale, width: width, pitch: pitch6 * scale, radius: radius6 * scale, storeZone: storeZone6 * storeScale}
	if bare {
		l.storeZone = endZone
	}
	if n > maxPitsAtWidth {
		l.width = float64(n)*l.pitch + 2*l.storeZone
	}
	l.left = (l.width - float64(n)*l.pitch - 2*l.storeZone) / 2
	l.storeWidth, l.storeInset, l.railInset = storeWidth6*storeScale, l.storeZone/2+1, l.left+l.storeZone+2
	if trays {
		l.storeWidth = trayWidth6 * storeScale
		l.storeInset = l.storeWidth/2 + wall + 1
		l.railInset += 24 // clear of the round corners, which are nearer than with stores
	}
	between := channel // distance between the outer rows
	switch rows {
	case 1.5:
		between = 2*l.radius + 2*aisle
	case 2:
		between = 4*l.radius + 2*channel + ridge
	}
	l.height = 2*(gutter+2*l.radius) + between
	return l
}

// places returns the number of places that are drawn: all, or the pits if there are no stores.
func (l layout) places() int {
	if l.bare {
		return 2 * l.pits
	}
	return 2*l.pits + 2
}

func (l layout) hasPlace(place int) bool { return place >= 0 && place < l.places() }

func (l layout) isStore(place int) bool { return place >= 2*l.pits }

// isInner reports whether a pit is in the inner row of a side with two rows, or in the middle
// row.
func (l layout) isInner(pit int) bool { return pit%l.pits >= l.columns }

// side returns the direction from the middle of the board to the edge on a place's side:
// 1 (down) for South, -1 (up) for North.
func (l layout) side(place int) float64 {
	if place < l.pits || place == 2*l.pits {
		return 1
	}
	return -1
}

// outward returns the direction in which a place's count and label are, and from which the
// arcs of a sowing bend away: toward the edge on its side, or from an inner row toward the
// middle of the board.
func (l layout) outward(place int) float64 {
	if !l.isStore(place) && l.isInner(place) {
		return -l.side(place)
	}
	return l.side(place)
}

// centre returns the centre of a pit or store.
func (l layout) centre(place int) point {
	if l.isStore(place) {
		x := l.left + l.storeInset
		if (place == 2*l.pits) != l.storesLeft {
			x = l.width - x
		}
		return point{x, l.height / 2}
	}
	column := place % l.pits
	fromMiddle := l.height/2 - gutter - l.radius
	if l.isInner(place) {
		column = 2*l.columns - 1 - column
		fromMiddle = 0
		if l.rows == 2 {
			fromMiddle = ridge/2 + l.radius
		}
	}
	if place >= l.pits {
		column = l.columns - 1 - column
	}
	return point{
		l.left + l.storeZone + l.pitch*(float64(column)+0.5),
		l.height/2 + l.side(place)*fromMiddle,
	}
}

// storeLength returns the length of a store or tray.
func (l layout) storeLength() float64 { return l.height - 2*storeMargin }

// countAt returns the centre of a place's count: outside a pit, inside the end of a store in
// line with the counts of the outer row.
func (l layout) countAt(place int) point {
	p := l.centre(place)
	if l.isStore(place) {
		return point{p.x, p.y + l.side(place)*(l.height/2-gutter+countGap)}
	}
	return point{p.x, p.y + l.outward(place)*(l.radius+countGap)}
}

// labelAt returns the centre of a pit's label, outside its count.
func (l layout) labelAt(place int) point {
	p := l.centre(place)
	return point{p.x, p.y + l.outward(place)*(l.radius+labelGap)}
}
