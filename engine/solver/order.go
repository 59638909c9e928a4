package solver

// Move ordering: first the move that the table calls best, then moves that give
// another turn, then those that gain most; among equals, the pit nearest the
// mover's store.
const (
	orderTable = 1 << 20
	orderAgain = 1 << 10
	orderGain  = 1 << 4
)

// prune bounds the children without searching them: by their endings, the endgame
// table and the transposition table. It closes those that cannot reach goal and
// sets the order of the others. It returns the best bound of the closed ones; if
// that is goal or more, nothing needs to be searched.
func (s *search) prune(list []child, goal, depth int, tableMove packedMove) answer {
	var slots [maxChildren]slot
	best := worst
	for i := range list {
		c := &list[i]
		next := 0
		switch {
		case c.over:
		case c.board.seeds() <= s.endgame.seeds:
			next = s.endgameValue(c.board)
		default:
			c.order = c.priority(tableMove) + s.shuffle(c)
			if depth > 1 {
				// The table is far larger than the caches. Prefetching all
				// children lets the memory work on them at the same time.
				slots[i] = s.table.slot(c.board)
				s.table.prefetch(slots[i])
			}
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
		known, proven := s.lookUp(c.board, slots[i], depth-1)
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

// priority returns the order of a child.
func (c *child) priority(tableMove packedMove) int32 {
	order := -orderGain * int32(c.gain)
	if c.again {
		order = orderAgain + orderGain*int32(c.gain)
	}
	if c.move == tableMove {
		order += orderTable
	}
	return order + int32(c.move&7)
}

// shuffle returns what changes the order of quiet moves in a team's helper.
func (s *search) shuffle(c *child) int32 {
	if s.jitter == 0 {
		return 0
	}
	return int32((c.board.mover ^ c.board.waiter ^ s.jitter) * moverMix >> 59) // below 2*orderGain
}

// next returns the first in order of the children that are not closed, and closes
// it; nil if all are closed.
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
