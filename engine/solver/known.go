package solver

import (
	"sowbook/engine"
	"sowbook/engine/values"
)

// knownTable has boards with known values, of which board is not empty. Its size is a power of two.
type knownTable []knownBoard

type knownBoard struct {
	board packed
	value int
	plies int // before walk goes on from here; 0 if it does not
}

// at returns the place of a board, which is empty if the table does not have it.
//
//go:noinline
func (t knownTable) at(k packed) *knownBoard {
	i := (k.mover ^ k.waiter*waiterMix) * moverMix >> 40
	for t[i%uint64(len(t))].board != k && t[i%uint64(len(t))].board != (packed{}) {
		i++
	}
	return &t[i%uint64(len(t))]
}

const everydayStart = 0x040404040404 // the row of each side

// isEveryday reports whether the rules are those of everyday mancala and of Kalah: a last seed in the store gives
// another turn, one in an empty pit captures if the pit facing it has seeds, and a sowing skips only the other store.
func (s *search) isEveryday() bool {
	const left, round = 5<<8 | 1, 13 // one seed from the last pit; from the first pit, once round
	c := s.compiled
	return c != nil && s.allStored && s.board.Pits == 6 && c.first == c.last && c.atOnce && c.fewest == 1 && c.takesLast && !c.takesAlone && !c.moveAgain &&
		c.sowings[engine.Right][left].again && c.sowings[engine.Right][round].mover == 0x01010101010101 && c.sowings[engine.Right][round].waiter == 0x010101010101
}

// useKnown stores the values that are known under the rules in the table.
func (s *search) useKnown() {
	if s.isEveryday() {
		s.walk(make(knownTable, 1<<12), nil)
	}
}

// walk visits boards from the start, breadth first, reads their values, and stores them in the transposition table. After the
// end of the text, next, if not nil, returns the seeds that a move loses compared with the best one, or false to end the walk.
func (s *search) walk(t knownTable, next func(c *child, best int) (loss int, ok bool)) {
	start, text, queue := packed{everydayStart, everydayStart}, values.Everyday[1:], make([]*knownBoard, 1, len(t))
	queue[0] = t.at(start)
	*queue[0] = knownBoard{start, start.seeds() - int(values.Everyday[0]-values.NoLoss), 1}
	var list [maxChildren]child
	for i := 0; i < len(queue); i++ {
		at := queue[i]
		for i := range list[:s.children(at.board, &list)] {
			c := &list[i]
			if c.over {
				continue
			}
			b := t.at(c.board)
			loss, ok := at.value-c.value(b.value), text != ""
			if b.board == (packed{}) {
				if ok {
					loss, text = int(text[0])-values.NoLoss, text[1:]
				} else if hasThreads && next != nil { // no page looks for more
					loss, ok = next(c, at.value)
				}
				if !ok {
					return
				}
				b.board, b.value = c.board, at.value-loss-int(c.gain)
				if !c.again {
					b.value = -b.value
				}
				s.table.store(b.board, bounds{b.value, b.value, noMove, 200}) // more work than a search has, which cannot take its place
			}
			if b.plies == 0 && (at.plies < values.WholePlies || at.plies < values.NearPlies && loss <= values.NearLoss) {
				b.plies = at.plies + 1
				queue = append(queue, b)
			}
		}
	}
}

// FindEveryday finds values under the rules of everyday mancala after those in [values.Everyday], with two tables of at most memory bytes each. It calls
// write with each letter, until that returns false.
func FindEveryday(r engine.Rules, memory int, write func(letter byte) bool) {
	s := newSearch(r, engine.Even(6, 4, engine.South), memory, wholeEndgame)
	s.endgame = newEndgame(s, engine.MaxSeeds, memory/8)
	s.walk(make(knownTable, 1<<20), func(c *child, best int) (loss int, ok bool) {
		loss = best - c.value(s.exact(c.board))
		return loss, write(byte(values.NoLoss + loss))
	})
}

// exact returns the proven value of a board, if no board can repeat.
func (s *search) exact(k packed) int {
	d := s.deepen(k, engine.South, maxDepth, shareUnlimited)
	for !d.done() {
		d.step(unlimited)
	}
	return d.best.Margin
}
