package solver

import (
	"sync/atomic"

	"sowbook/engine/numbering"
	"sowbook/engine/values"
	"sowbook/internal/hugepages"
)

// endgame is a table of the exact values of boards with few seeds. It exists only for rules under which no board can
// repeat. Values are computed when first needed. Several searches may share the table.
type endgame struct {
	numbers *numbering.Numbering
	seeds   int      // the largest number on a board in the table; -1 for no table
	most    int      // ... that it may grow to
	next    packed   // the board to compute next when it grows
	values  []uint64 // by number, eight to a word: the value plus endgameShift, or 0 if not computed
}

const (
	endgameShift    = 128
	wholeEndgame    = 18 << 20 // boards, for an unlimited search
	analysisEndgame = 3 << 20  // ... for an analysis: the next one uses the table again
	quickEndgame    = 1 << 18  // ... for a short search, which does not repay a larger table
	grownEndgame    = 32 << 20 // ... after an analysis has been idle
)

// newEndgame returns a table of at most size boards, for as many seeds as is worth
// computing in a game with that many seeds.
func newEndgame(s *search, seeds, size int) endgame {
	if !s.forward {
		return endgame{seeds: -1}
	}
	n := numbering.For(s.board.Pits)
	e := endgame{numbers: n, seeds: n.Seeds(seeds*3/8-1, size), most: n.Seeds(seeds/2, grownEndgame)}
	e.values = make([]uint64, n.Boards(e.seeds)/8+1)
	hugepages.Advise(e.values)
	return e
}

// number returns the number of a board.
func (e *endgame) number(k packed) uint32 { return e.numbers.Number(k.mover, k.waiter) }

// grow computes the values of at most n boards with one more seed than those in the table. Once all of them are computed,
// searches use them. It reports whether the table has reached its full size.
func (s *search) grow(n int) (done bool) {
	e := &s.endgame
	if s.compiled == nil || e.seeds < 0 || e.seeds >= e.most {
		return true
	}
	if e.next == (packed{}) {
		e.next.mover = uint64(e.seeds + 1)
	}
	if need := int(e.numbers.Boards(e.most)/8 + 1); len(e.values) < need {
		e.values = append(make([]uint64, 0, need), e.values...)[:need]
	}
	for range n {
		s.endgameValue(e.next, e.number(e.next))
		var ok bool
		if e.next.mover, e.next.waiter, ok = e.numbers.Following(e.next.mover, e.next.waiter); !ok {
			e.seeds++
			e.next = packed{}
			break
		}
	}
	if e.seeds == values.EndgameSeeds && s.everyday {
		values.Endgames = e.values
	}
	return e.seeds >= e.most
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
