package solver

import "sowbook/engine/ruleset"

// sow plays the mover's pit, which must be a legal move with that sowing. It returns the
// board as the next side to move sees it, before the sweep if the game is over. The masks
// of shifts let the compiler omit range checks.
func (c *compiled) sow(k packed, pit uint, s *sowing) (next packed, again, over bool) {
	k.mover = k.mover&^(0xff<<byteShift(pit)) + s.mover
	k.waiter += s.waiter
	again = s.again
	if k.mover>>(s.last&63)&0xff == s.captureAt {
		k, again = c.capture(k, s)
	}
	if !again {
		k = k.swapped()
	}
	return k, again, c.over(k)
}

// capture takes the seeds opposite the last pit, which was empty before. It also reports
// whether the capture gives another turn.
func (c *compiled) capture(k packed, s *sowing) (packed, bool) {
	taken := k.waiter >> (s.facing & 63) & 0xff
	if taken == 0 && !c.takesAlone {
		return k, false
	}
	k.waiter &^= 0xff << (s.facing & 63)
	if c.takesLast {
		k.mover &^= 0xff << (s.last & 63)
		taken++
	}
	k.mover += taken << byteShift(uint(c.board.Pits))
	return k, c.moveAgain && taken > 0
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

// sideEmpty reports whether the game has ended because a row is empty.
func (c *compiled) sideEmpty(k packed) bool {
	return c.atOnce && (k.mover&c.pits == 0 || k.waiter&c.pits == 0)
}

// sweep ends a game: it moves the seeds left in the pits to the stores.
func (c *compiled) sweep(k packed) packed {
	if c.leftOver == ruleset.ToNobody {
		return k
	}
	bothRows := c.leftOver == ruleset.ToOwners || c.sideEmpty(k)
	k.waiter = c.store(k.waiter)
	if bothRows {
		k.mover = c.store(k.mover)
	}
	return k
}

// store moves all seeds of a row to its store.
func (c *compiled) store(row uint64) uint64 {
	return row&^c.pits + sumBytes(row&c.pits)<<byteShift(uint(c.board.Pits))
}
