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
	known bool // else the walk only passes by
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
		s.walk(make(knownTable, 1<<12))
	}
}

// walk visits boards from the start, breadth first, reads their values from the text, and stores them in the transposition table.
func (s *search) walk(t knownTable) {
	start, text, queue := packed{everydayStart, everydayStart}, values.Everyday, make([]*knownBoard, 1, len(t))
	queue[0] = t.at(start)
	*queue[0] = knownBoard{start, values.Start, true}
	for i := 0; i < len(queue); i++ {
		at := queue[i]
		var list [maxChildren]child
		for i := range list[:s.children(at.board, &list)] {
			c := &list[i]
			b := t.at(c.board)
			if c.over || b.board != (packed{}) {
				continue
			}
			letter := text[0]
			text, b.board = text[1:], c.board
			if letter >= values.NoLoss {
				letter -= values.NoLoss
				b.value, b.known = at.value-int(letter&^1)-int(c.gain), true
				if !at.known {
					b.value += int(c.left) - at.value + int(c.gain)
				}
				if !c.again {
					b.value = -b.value
				}
				s.table.store(b.board, bounds{b.value, b.value, noMove, 200}) // more work than a search has, which cannot take its place
			}
			if letter&1 != 0 {
				queue = append(queue, b)
			}
		}
	}
}
