package solver

import "sowbook/engine"

// compiled is rules made ready for packed boards of one size: where each sowing
// puts its seeds is read from a table, not walked. A sowing that neither captures
// on its way nor goes on from where it ends adds the same seeds to the same
// places whatever lies there, so one lift and two additions make it.
//
// [compile] decides, rule by rule, what may be compiled. The general engine fills
// the table, so that the track, what is passed over and how often a sowing comes
// round are said in one place.
type compiled struct {
	board    engine.Board
	rows     uint64     // the bits of the pits of a row
	fewest   uint       // seeds that a pit must hold to be played
	first    engine.Way // the ways that moves go: first to last
	last     engine.Way
	itself   bool // a capture across takes the last seed itself too
	alone    bool // … even where nothing lies opposite
	captures bool // after a capture the mover plays again
	atOnce   bool // an empty side ends the game on either player's turn
	leftOver engine.LeftOver
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
// is false where they do not fit; [engine.Rules.Play] is then all there is.
func compile(r engine.Rules, b engine.Board, seeds int) (*compiled, bool) {
	switch {
	case b.Pits > PackedPits || r.Relay, // a relay depends on what lies where it ends
		r.Capture != engine.NoCapture && r.Capture != engine.Across && r.Capture != engine.Opposite,
		r.Pick != engine.PickAny || r.Feed || r.Give != engine.NoGive || r.Stuck != engine.StuckEnds:
		return nil, false
	}
	c := &compiled{
		board: b, rows: rows(b), fewest: uint(r.Fewest), first: engine.Right, last: engine.Left,
		itself:   r.Capture == engine.Across,
		alone:    r.LoneCapture,
		captures: r.AfterCapture == engine.CaptureAgain,
		atOnce:   r.Ends == engine.AtOnce,
		leftOver: r.LeftOver,
	}
	if r.Direction == engine.Counterclockwise {
		c.last = engine.Right
	} else if r.Direction == engine.Clockwise {
		c.first = engine.Left
	}
	for w := c.first; w <= c.last; w++ {
		c.sowings[w] = new([1 << 11]sowing)
		for pit := range b.Pits {
			for n := 1; n <= seeds; n++ {
				c.sowings[w][pit<<8|n] = newSowing(r, b, engine.Move{Act: engine.Sow, Pit: engine.Place(pit), Way: w}, n)
			}
		}
	}
	return c, true
}

// newSowing returns what a sowing of n seeds from one of South's pits adds.
func newSowing(r engine.Rules, b engine.Board, m engine.Move, n int) sowing {
	after, last := r.Lap(engine.Even(b.Pits, 0, engine.South).With(m.Pit, n), m)
	k := pack(&after)
	s := sowing{mover: k.mover, waiter: k.waiter}
	switch {
	case last == b.Store(engine.South) && r.LastInStore == engine.Again:
		s.brings = another
	case int(last) < b.Pits && r.Capture != engine.NoCapture:
		s.brings = across
		s.last = uint8(byteShift(uint(last)))
		s.facing = uint8(byteShift(uint(b.Pits) - 1 - uint(last)))
	}
	return s
}

// outcome is what a move on a packed board did, as in [engine.Ply].
type outcome struct {
	captured uint8
	again    bool
	end      engine.Reason
}

// play makes a move: the seeds of the mover's pit go the given way. The pit must
// be one that may be played. The board that comes back is seen by the side that
// is to play next; when the game is over it is the board after the sweep.
func (c *compiled) play(k packed, pit uint, w engine.Way) (packed, outcome) {
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
	done.end = engine.NoMove
	if c.atOnce && (k.mover&c.rows == 0 || k.waiter&c.rows == 0) {
		done.end = engine.SideEmpty
	}
	if c.leftOver == engine.ToNobody {
		return k
	}
	k.waiter = c.gather(k.waiter)
	if c.leftOver == engine.ToOwners || done.end == engine.SideEmpty {
		k.mover = c.gather(k.mover)
	}
	return k
}

// gather puts the seeds in the pits of a row into its store.
func (c *compiled) gather(row uint64) uint64 {
	return row&^c.rows + sum(row&c.rows)<<byteShift(uint(c.board.Pits))
}
