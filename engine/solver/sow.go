package solver

import "sowbook/engine"

// outcome is the result of a move on a packed board; see [engine.Ply].
type outcome struct {
	captured uint8
	again    bool
	end      engine.Reason
}

// play sows the mover's pit, which must be a legal move. It returns the board as
// the next side to move sees it; if the game is over, after the sweep.
func (c *compiled) play(k packed, pit uint, w engine.Way) (packed, outcome) {
	return c.sow(k, pit, &c.sowings[w&1][(pit&7)<<8|byteAt(k.mover, pit)])
}

// sow is like play, with the sowing already looked up. The masks of shifts let the
// compiler omit range checks.
func (c *compiled) sow(k packed, pit uint, s *sowing) (packed, outcome) {
	k.mover = k.mover&^(0xff<<byteShift(pit)) + s.mover
	k.waiter += s.waiter
	var result outcome
	switch {
	case s.effect == extraTurn:
		result.again = true
	case s.effect == mayCapture && k.mover>>(s.last&63)&0xff == 1:
		k, result.captured = c.capture(k, s)
		result.again = c.moveAgain && result.captured > 0
	}
	if !result.again {
		k = k.swapped()
	}
	if c.over(k) {
		return c.sweep(k, &result), result
	}
	return k, result
}

// capture takes the seeds opposite the last pit, which was empty before, and
// returns the number of seeds stored.
func (c *compiled) capture(k packed, s *sowing) (packed, uint8) {
	taken := k.waiter >> (s.facing & 63) & 0xff
	if taken == 0 && !c.takesAlone {
		return k, 0
	}
	k.waiter &^= 0xff << (s.facing & 63)
	if c.takesLast {
		k.mover &^= 0xff << (s.last & 63)
		taken++
	}
	k.mover += taken << byteShift(uint(c.board.Pits))
	return k, uint8(taken)
}

// over reports whether the game has ended.
func (c *compiled) over(k packed) bool {
	switch {
	case k.mover&c.pits == 0:
		return true
	case c.atOnce && k.waiter&c.pits == 0:
		return true
	}
	return c.fewest > 1 && !c.canMove(k)
}

// canMove reports whether the side to move has a pit to play.
func (c *compiled) canMove(k packed) bool {
	for pit := range uint(c.board.Pits) {
		if byteAt(k.mover, pit) >= c.fewest {
			return true
		}
	}
	return false
}

// sweep ends a game: it sets the reason and moves the seeds left in the pits to the
// stores.
func (c *compiled) sweep(k packed, result *outcome) packed {
	result.end = engine.NoMove
	if c.atOnce && (k.mover&c.pits == 0 || k.waiter&c.pits == 0) {
		result.end = engine.SideEmpty
	}
	if c.leftOver == engine.ToNobody {
		return k
	}
	k.waiter = c.store(k.waiter)
	if c.leftOver == engine.ToOwners || result.end == engine.SideEmpty {
		k.mover = c.store(k.mover)
	}
	return k
}

// store moves all seeds of a row to its store.
func (c *compiled) store(row uint64) uint64 {
	return row&^c.pits + sumBytes(row&c.pits)<<byteShift(uint(c.board.Pits))
}
