package solver

import "math/bits"

// Move ordering: first the best move of the table, then by gain, with a bonus for another
// turn; among equals, the pit nearest the mover's store. A search to the end also counts
// the seeds kept in the mover's pits, which may end in their store, and the opponent's
// replies.
const (
	orderTable = 1 << 20
	orderGain  = 1 << 6
	orderAgain = 5 * orderGain
	orderKept  = 1 << 3
	orderReply = 1 << 3
	orderLast  = -1 << 22 // added to postponed moves
)

// prune bounds the children without searching them, by finished games, the endgame table
// and the transposition table. It closes those that cannot reach goal and sets the order
// of the others. It returns the best bound of the closed ones; if that reaches goal,
// nothing needs to be searched.
func (s *search) prune(list []child, goal, depth int, tableMove packedMove) answer {
	s.prefetch(list, depth)
	keeps := s.keeps && depth > maxDepth
	best := worst
	for i := range list {
		c := &list[i]
		next := 0
		switch {
		case c.over:
		case int(c.left) <= s.endgame.seeds:
			next = s.endgameValue(c.board, c.number)
		default:
			c.order = c.priority(tableMove, keeps)
			continue
		}
		c.closed = true
		best.raise(c.value(next), c.move, true)
		if best.value >= goal {
			return best
		}
	}
	if depth <= 1 {
		return best
	}
	for i := range list {
		c := &list[i]
		if c.closed {
			continue
		}
		known, proven := s.lookUp(c.board, c.slot, int(c.left), depth-1)
		lower, upper := c.value(known.lower), c.value(known.upper)
		if !c.again {
			lower, upper = upper, lower
		}
		switch {
		case lower >= goal:
			return answer{lower, c.move, proven}
		case upper < goal:
			c.closed = true
			best.raise(upper, c.move, proven)
		}
	}
	return best
}

// prefetch finds the children's places in the tables and reads them. The tables are larger
// than the caches; reading all places first lets the memory work on them at the same time.
func (s *search) prefetch(list []child, depth int) {
	for i := range list {
		c := &list[i]
		switch {
		case c.over:
		case int(c.left) <= s.endgame.seeds:
			c.number = s.endgame.number(c.board)
			prefetch(s.endgame.word(c.number))
		case depth > 1:
			c.slot = s.table.slot(c.board)
			prefetch(&s.table.buckets[c.slot.bucket][0].second)
		}
	}
}

// priority returns the order of a child. If keeps is true, seeds kept and the
// opponent's replies count.
func (c *child) priority(tableMove packedMove, keeps bool) int32 {
	order := int32(c.move & 7)
	ours, theirs := c.board.waiter, c.board.mover // rows, for the player who moves now
	if c.again {
		ours, theirs = theirs, ours
		order += orderAgain
	}
	order += orderGain * int32(c.gain)
	if keeps {
		order += orderKept*int32(sumBytes(ours)) - orderReply*filled(theirs)
	}
	if c.move == tableMove {
		order += orderTable
	}
	return order
}

// filled returns the number of pits in a row that have seeds.
func filled(row uint64) int32 {
	const low = 0x7f7f7f7f7f7f7f7f
	return int32(bits.OnesCount64((row&low + low | row) &^ low))
}

// next closes and returns the first in order of the children that are not closed, or nil.
func next(list []child) *child {
	var first *child
	for i := range list {
		if c := &list[i]; !c.closed && (first == nil || c.order > first.order) {
			first = c
		}
	}
	if first != nil {
		first.closed = true
	}
	return first
}
