package solver

import (
	"sync/atomic"

	"sowbook/internal/hugepages"
)

// endgame is a table of the exact values of boards with few seeds. It exists only for rules under which no board can
// repeat. Values are computed when first needed. Several searches may share the table.
//
// Boards are numbered without gaps, those with fewer seeds first: the number of a board is the sum of C(p+i, i+1) over
// its pits i = 0, 1, 2 …, where p is the number of seeds in pits 0 to i.
type endgame struct {
	pits   uint             // a side
	seeds  int              // the largest number on a board in the table; -1 for no table
	choose [2][8][32]uint32 // C(p+i, i+1) by the side of pit i, its place in the row, and p
	values []uint64         // by number, eight to a word: the value plus endgameShift, or 0 if not computed
}

const (
	maxEndgame      = 24 // seeds
	endgameShift    = 128
	wholeEndgame    = 18 << 20 // boards, for an unlimited search
	analysisEndgame = 3 << 20  // ... for an analysis: the next one uses the table again
	quickEndgame    = 1 << 18  // ... for a short search, which does not repay a larger table
)

// newEndgame returns a table of at most size boards, for as many seeds as is worth
// computing in a game with that many seeds.
func newEndgame(s *search, seeds, size int) endgame {
	e := endgame{pits: uint(s.board.Pits), seeds: -1}
	if !s.forward {
		return e
	}
	for i := range s.board.Pits {
		for p := range maxEndgame + 1 {
			e.choose[0][i][p] = binomial(p+i, i+1)
			e.choose[1][i][p] = binomial(p+i+s.board.Pits, i+s.board.Pits+1)
		}
	}
	for e.seeds = 0; e.seeds < min(seeds*3/8-1, maxEndgame) && int(e.boards(e.seeds+1)) <= size; e.seeds++ {
	}
	e.values = make([]uint64, e.boards(e.seeds)/8+1)
	hugepages.Advise(e.values)
	return e
}

// binomial returns the number of ways to choose k of n.
func binomial(n, k int) uint32 {
	if k > n {
		return 0
	}
	c := uint64(1)
	for i := 1; i <= k; i++ {
		c = c * uint64(n-k+i) / uint64(i)
	}
	return uint32(min(c, 1<<32-1))
}

// boards returns the number of boards with at most seeds seeds.
func (e *endgame) boards(seeds int) uint32 {
	return binomial(seeds+2*int(e.pits), 2*int(e.pits))
}

// number returns the number of a board.
func (e *endgame) number(k packed) uint32 {
	const ones = 0x0101010101010101
	mover, waiter := k.mover*ones, (k.waiter+k.mover*ones>>56)*ones // each byte: the seeds up to that pit
	n := uint32(0)
	for i := range e.pits {
		n += e.choose[0][i&7][mover>>byteShift(i)&31] + e.choose[1][i&7][waiter>>byteShift(i)&31]
	}
	return n
}

// word returns the word with the value of a board.
func (e *endgame) word(number uint32) *uint64 { return &e.values[number/8] }

// endgameValue returns the value of a board in the endgame table, which has that number, on which the game is not over.
func (s *search) endgameValue(k packed, number uint32) int {
	word, shift := s.endgame.word(number), number%8*8
	if v := atomic.LoadUint64(word) >> shift & 0xff; v != 0 {
		return int(v) - endgameShift
	}
	var list [maxChildren]child
	n := s.children(k, &list)
	best, byOpponent := -endgameShift, list[0].move.byOpponent()
	if byOpponent {
		best = endgameShift
	}
	for i := range list[:n] {
		c, next := &list[i], 0
		if !c.over {
			next = s.endgameValue(c.board, s.endgame.number(c.board))
		}
		if byOpponent {
			best = min(best, c.value(next))
		} else {
			best = max(best, c.value(next))
		}
	}
	atomic.OrUint64(word, uint64(best+endgameShift)<<shift) // another search can only set the same bits
	return best
}
