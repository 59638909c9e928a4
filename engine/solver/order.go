package solver

// What is looked at first: the move that was best before, then other turns, then
// what gains most; among equals the pit nearest the mover's store.
const (
	orderTable = 1 << 20
	orderAgain = 1 << 10
	orderGain  = 1 << 4
)

// glance looks at what is known of the branches without looking beyond them: games
// that are over, and what the table says. It returns the best value that is sure,
// or one below all when nothing is, with its move, and orders the rest.
func (s *search) glance(list []branch, goal, depth int, before code) (int, code) {
	best, move := -boundShift, noCode
	for i := range list {
		b := &list[i]
		if next, ok := s.known(b); ok {
			b.closed = true
			if value := b.worth(next); value > best {
				best, move = value, b.code
			}
			continue
		}
		gain := b.gain
		if b.again {
			b.order = orderAgain
		} else {
			gain = -gain
		}
		b.order += orderGain*gain + int(b.code&7)
		if b.code == before {
			b.order += orderTable
		}
	}
	if best >= goal || depth < 2 {
		return best, move
	}
	return s.recall(list, goal, depth, best, move)
}

// known is the value of what follows a branch when the game is over, or near it.
func (s *search) known(b *branch) (int, bool) {
	switch {
	case b.over:
		return 0, true
	case s.endgame != nil && int(sum(b.to.mover)+sum(b.to.waiter)) <= s.endgame.seeds:
		return s.endgame.value(s, b.to), true
	}
	return 0, false
}

// recall looks the branches up in the table, for one that is known to be good
// enough, and takes out those that are known not to be. The table is far larger
// than the caches: all its places are read first, with nothing that waits for any
// of them, so that the memory works on them together.
func (s *search) recall(list []branch, goal, depth, best int, move code) (int, code) {
	var buckets, rests [mostBranches]uint64
	var touched uint64
	for i := range list {
		if !list[i].closed {
			buckets[i], rests[i] = s.table.place(list[i].to)
			touched |= s.table.buckets[buckets[i]][0].waiter
		}
	}
	if touched == 0 {
		return best, move
	}
	for i := range list {
		b := &list[i]
		if b.closed {
			continue
		}
		known, ok := s.table.findAt(b.to, buckets[i], rests[i])
		if !ok || known.work < proven && int(known.work) < depth-1 {
			continue
		}
		least, most := b.worth(known.lower), b.worth(known.upper)
		if !b.again {
			least, most = most, least
		}
		switch {
		case least >= goal:
			s.rests(known.work)
			return least, b.code
		case most < goal && known.work >= proven:
			b.closed = true
			if most > best {
				best, move = most, b.code
			}
		}
	}
	return best, move
}

// pick moves the branch to be looked at next to the front of the list.
func pick(list []branch) *branch {
	first := 0
	for i := range list {
		if list[i].order > list[first].order {
			first = i
		}
	}
	list[0], list[first] = list[first], list[0]
	return &list[0]
}
