package boardsvg

// The measures of a board, in units. At 320 CSS pixels a pit of six a side is one hundred units wide, 44 pixels.
const (
	width   = 720.0 // of the drawing; more than twelve pits a side make it wider
	gutter  = 76.0  // from a row's rims to the long edge: room for counts and labels at a phone's size
	channel = 34.0  // between the two rows, where the sowing is drawn
	side    = 7.0   // how much of the board's side is seen below it
	pitch6  = 100.0 // from pit to pit with six a side
	radius6 = 44.0  // of a pit with six a side
	store6  = 44.0  // a store's width with six a side
	tray6   = 41.0  // a tray's, beside a board without stores
	wall    = 4.0   // of wood round a tray
	zone6   = 60.0  // the board's width taken by a store and the wood around it
	maximum = 1.2   // a board of few pits grows its pits by this much at most, and is narrower then
	most    = 12    // pits a side that share the usual width
	beyond  = 19.0  // from a pit's rim to the middle of its count
	tip     = 8.0   // of the points at the ends of the mark of the turn
	inset   = 36.0  // from a store's ends to the long edges
)

// point is a spot on the board.
type point struct{ x, y float64 }

// layout places everything on a board of n pits a side.
type layout struct {
	n      int
	scale  float64 // of pits and seeds, 1 with six a side
	width  float64 // of the whole drawing
	pitch  float64
	radius float64
	zone   float64
	left   float64 // where the wood of a board with stores begins
	height float64 // of the wood seen from above
	store  float64 // a store's width, or a tray's
	middle float64 // from the board's end to the middle of its store or tray
	rails  float64 // from the drawing's edge to the marks of the turn
}

func lay(n int, piles bool) layout {
	n = max(1, n)
	scale := 6 / float64(min(n, most))
	if n < 6 {
		scale = min(maximum, width/(float64(n)*pitch6+2*zone6))
	}
	wide := max(1, scale) // stores and the wood around them grow, but never shrink
	l := layout{n: n, scale: scale, width: width, pitch: pitch6 * scale, radius: radius6 * scale, zone: zone6 * wide}
	if n > most {
		l.width = float64(n)*l.pitch + 2*l.zone
	}
	l.left = (l.width - float64(n)*l.pitch - 2*l.zone) / 2
	l.store, l.middle, l.rails = store6*wide, l.zone/2+1, l.left+l.zone+2
	if piles {
		l.store = tray6 * wide
		l.middle = l.store/2 + wall + 1
		l.rails += 24 // clear of the round corners, which are nearer here
	}
	l.height = 2*(gutter+2*l.radius) + channel
	return l
}

// row says which side a place is on: 'S' or 'N'.
func (l layout) row(place int) byte {
	if place < l.n || place == 2*l.n {
		return 'S'
	}
	return 'N'
}

func (l layout) isStore(place int) bool { return place >= 2*l.n }

// out is the direction from the middle of the board to a row's edge: 1 down for South, -1 up for North.
func (l layout) out(place int) float64 {
	if l.row(place) == 'S' {
		return 1
	}
	return -1
}

// at is the middle of a pit or store.
func (l layout) at(place int) point {
	switch {
	case place == 2*l.n:
		return point{l.width - l.left - l.middle, l.height / 2}
	case place > 2*l.n:
		return point{l.left + l.middle, l.height / 2}
	}
	column := place
	if place >= l.n {
		column = 2*l.n - 1 - place
	}
	return point{
		l.left + l.zone + l.pitch*(float64(column)+0.5),
		l.height/2 + l.out(place)*(channel/2+l.radius),
	}
}

// tall is a store's length.
func (l layout) tall() float64 { return l.height - 2*inset }

// tally is the middle of the count, on the owner's side: beyond a pit, in a store's end, all of a side in one line.
func (l layout) tally(place int) point {
	p := l.at(place)
	if l.isStore(place) {
		return point{p.x, p.y + l.out(place)*(channel/2+2*l.radius+beyond)}
	}
	return point{p.x, p.y + l.out(place)*(l.radius+beyond)}
}

// name is the middle of a pit's label, beyond its count.
func (l layout) name(place int) point {
	p := l.at(place)
	return point{p.x, p.y + l.out(place)*(l.radius+49)}
}
