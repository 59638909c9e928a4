package solver

// endgame keeps the value of every board with few seeds, where no board can come
// up twice: then each value follows from those of boards that come later, and a
// search that reaches so few seeds is at its end. A value is worked out when it is
// first asked for.
//
// Boards are numbered without gaps, those with fewer seeds before those with more:
// the number of a board is the sum over its pits 0, 1, 2 … of C(p+i, i+1), p being
// the seeds in pits 0 to i.
type endgame struct {
	pits   uint                                    // a side
	seeds  int                                     // the most that a board here has
	choose [2 * PackedPits][endgameMost + 1]uint32 // what a pit adds, by the seeds up to it
	values []uint8                                 // raised by known; 0: not worked out yet
}

const (
	endgameMost    = 24       // seeds
	endgameBoards  = 10 << 20 // with compiled rules and all the time in the world
	endgameHurried = 1 << 18  // else
	known          = 128
)

// newEndgame is for as many seeds as are worth it in a game that has so many. It
// is nil where the rules of the search may go round.
func newEndgame(s *search, seeds int, hurried bool) *endgame {
	if !s.forward {
		return nil
	}
	most := endgameBoards
	if hurried || s.compiled == nil {
		most = endgameHurried
	}
	e := &endgame{pits: uint(s.board.Pits)}
	for i := range e.choose {
		for p := range e.choose[i] {
			e.choose[i][p] = choose(p+i, i+1)
		}
	}
	for e.seeds = 0; e.seeds < min(seeds/3-2, endgameMost); e.seeds++ {
		if int(e.boards(e.seeds+1)) > most {
			break
		}
	}
	e.values = make([]uint8, e.boards(e.seeds))
	return e
}

// choose is the number of ways to choose k of n; 0 when there are too few.
func choose(n, k int) uint32 {
	if k > n {
		return 0
	}
	c := uint64(1)
	for i := 1; i <= k; i++ {
		c = c * uint64(n-k+i) / uint64(i)
	}
	return uint32(min(c, 1<<32-1))
}

// boards is how many boards have so many seeds at most.
func (e *endgame) boards(seeds int) uint32 { return choose(seeds+2*int(e.pits), 2*int(e.pits)) }

// number is the number of a board.
func (e *endgame) number(k packed) uint32 {
	const ones = 0x0101010101010101
	mover, waiter := k.mover*ones, (k.waiter+k.mover*ones>>56)*ones // seeds up to each pit
	n := uint32(0)
	for i := range e.pits {
		n += e.choose[i%PackedPits][mover>>byteShift(i)&31] + e.choose[(e.pits+i)%(2*PackedPits)][waiter>>byteShift(i)&31]
	}
	return n
}

// value is the value of a board that is not over.
func (e *endgame) value(s *search, k packed) int {
	number := e.number(k)
	if v := e.values[number]; v != 0 {
		return int(v) - known
	}
	var list [mostBranches]branch
	best := -known
	n := s.branches(k, &list)
	theirs := list[0].code.isTheirs() // the other side chooses
	if theirs {
		best = known
	}
	for _, b := range list[:n] {
		next := 0
		if !b.over {
			next = e.value(s, b.to)
		}
		if theirs {
			best = min(best, b.worth(next))
		} else {
			best = max(best, b.worth(next))
		}
	}
	e.values[number] = uint8(best + known)
	return best
}
