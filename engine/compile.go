package engine

// compiled is rules made ready for packed boards of one size: where each sowing
// puts its seeds is read from a table, not walked. A sowing that neither captures
// on its way nor goes on from where it ends adds the same seeds to the same
// places whatever lies there, so one lift and two additions make it.
//
// What may be compiled is said by [Rules.compile] in terms of single rules. The
// table is filled by the general engine, so that the track, what is passed over
// and how often a sowing comes round are said in one place.
type compiled struct {
	board    Board
	rows     uint64 // the bits of the pits of a row
	fewest   uint   // seeds that a pit must hold to be played
	first    Way    // the ways that moves go: first to last
	last     Way
	itself   bool // a capture across takes the last seed itself too
	alone    bool // … even where nothing lies opposite
	captures bool // after a capture the mover plays again
	atOnce   bool // an empty side ends the game on either player's turn
	leftOver LeftOver
	sowings  [2]*[1 << 11]sowing // by way, pit and seeds: see sowing
}

// sowing is what one sowing adds to the mover's word and to the waiter's, and what
// its last seed may bring.
type sowing struct {
	mover, waiter uint64
	brings        brings
	last          uint8 // where the byte of the pit begins that may capture
	facing        uint8 // and that of the pit opposite
}

// brings is what a last seed may bring, by where it falls.
type brings uint8

const (
	nothing brings = iota
	another        // turn, in the mover's store
	across         // a capture, in a pit of the mover's that was empty
)

// compile makes rules ready for boards of b's size with up to so many seeds. It
// is false where they do not fit; [Rules.Play] is then all there is.
func (r Rules) compile(b Board, seeds int) (*compiled, bool) {
	switch {
	case b.Pits > packedPits || r.Relay, // a relay depends on what lies where it ends
		r.Capture != NoCapture && r.Capture != Across && r.Capture != Opposite,
		r.Pick != PickAny || r.Feed || r.Give != NoGive || r.Stuck != StuckEnds:
		return nil, false
	}
	c := &compiled{
		board: b, rows: b.rows(), fewest: uint(r.Fewest), first: Right, last: Left,
		itself:   r.Capture == Across,
		alone:    r.LoneCapture,
		captures: r.AfterCapture == CaptureAgain,
		atOnce:   r.Ends == AtOnce,
		leftOver: r.LeftOver,
	}
	if r.Direction == Counterclockwise {
		c.last = Right
	} else if r.Direction == Clockwise {
		c.first = Left
	}
	for w := c.first; w <= c.last; w++ {
		c.sowings[w] = new([1 << 11]sowing)
		for pit := range b.Pits {
			for n := 1; n <= seeds; n++ {
				c.sowings[w][pit<<8|n] = r.sowing(b, Move{Sow, Place(pit), w}, n)
			}
		}
	}
	return c, true
}

// sowing is what a sowing of n seeds from a pit of South's adds.
func (r Rules) sowing(b Board, m Move, n int) sowing {
	t := turn{rules: r, board: b, pos: Even(b.Pits, 0, South).With(m.Pit, n), move: m, mover: South, at: m.Pit}
	t.lap()
	k := pack(&t.pos)
	s := sowing{mover: k.mover, waiter: k.waiter}
	switch {
	case t.at == b.Store(South) && r.LastInStore == Again:
		s.brings = another
	case int(t.at) < b.Pits && r.Capture != NoCapture:
		s.brings = across
		s.last = uint8(byteShift(uint(t.at)))
		s.facing = uint8(byteShift(uint(b.Pits) - 1 - uint(t.at)))
	}
	return s
}

// outcome is what a move on a packed board did, as in [Ply].
type outcome struct {
	captured uint8
	again    bool
	end      Reason
}

// play makes a move: the seeds of the mover's pit go the given way. The pit must
// be one that may be played. The board that comes back is seen by the side that
// is to play next; when the game is over it is the board after the sweep.
func (c *compiled) play(k packed, pit uint, w Way) (packed, outcome) {
	return c.sow(k, pit, &c.sowings[w&1][(pit&7)<<8|byteAt(k.mover, pit)])
}

// sow is play where the sowing is known.
func (c *compiled) sow(k packed, pit uint, s *sowing) (packed, outcome) {
	k.mover = k.mover&^(0xff<<byteShift(pit)) + s.mover
	k.waiter += s.waiter
	var done outcome
	switch {
	case s.brings == another:
		done.again = true
	case s.brings == across && k.mover>>(s.last&63)&0xff == 1:
		k, done.captured = c.capture(k, s)
		done.again = c.captures && done.captured > 0
	}
	if !done.again {
		k = k.swapped()
	}
	if c.over(k) {
		return c.sweep(k, &done), done
	}
	return k, done
}

// capture takes the seeds that face the mover's pit where the last seed fell
// alone, and tells how many went to the store.
func (c *compiled) capture(k packed, s *sowing) (packed, uint8) {
	taken := k.waiter >> (s.facing & 63) & 0xff
	if taken == 0 && !c.alone {
		return k, 0
	}
	k.waiter &^= 0xff << (s.facing & 63)
	if c.itself {
		k.mover &^= 0xff << (s.last & 63)
		taken++
	}
	k.mover += taken << byteShift(uint(c.board.Pits))
	return k, uint8(taken)
}

// over tells whether the game has ended.
func (c *compiled) over(k packed) bool {
	switch {
	case k.mover&c.rows == 0:
		return true
	case c.atOnce && k.waiter&c.rows == 0:
		return true
	}
	return c.fewest > 1 && !c.canSow(k)
}

// canSow tells whether the mover has a pit to play.
func (c *compiled) canSow(k packed) bool {
	for pit := range uint(c.board.Pits) {
		if byteAt(k.mover, pit) >= c.fewest {
			return true
		}
	}
	return false
}

// sweep ends a game that is over: it says why, and gives the seeds left in the
// pits to those who take them.
func (c *compiled) sweep(k packed, done *outcome) packed {
	done.end = NoMove
	if c.atOnce && (k.mover&c.rows == 0 || k.waiter&c.rows == 0) {
		done.end = SideEmpty
	}
	if c.leftOver == ToNobody {
		return k
	}
	k.waiter = c.gather(k.waiter)
	if c.leftOver == ToOwners || done.end == SideEmpty {
		k.mover = c.gather(k.mover)
	}
	return k
}

// gather puts the seeds in the pits of a row into its store.
func (c *compiled) gather(row uint64) uint64 {
	return row&^c.rows + sum(row&c.rows)<<byteShift(uint(c.board.Pits))
}
