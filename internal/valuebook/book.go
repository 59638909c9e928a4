package main

import (
	"sowbook/engine"
	"sowbook/engine/event"
	"sowbook/engine/solver"
	"sowbook/engine/values"
)

// board is the pits of a position: those of the side to move from its left to right, then those of the other.
type board [12]uint8

// boardOf returns the pits of a position as a side sees them.
func boardOf(p *engine.Position, s engine.Side) (b board) {
	copy(b[:], p.AppendRow(p.AppendRow(nil, s)[:6], s.Other()))
	return b
}

// position returns the position with empty stores, South to move.
func (b board) position() engine.Position {
	p := engine.Even(6, 0, engine.South)
	for i, n := range b {
		p.Set(engine.Place(i), int(n))
	}
	return p
}

// entry is what is known of a board: its value to the side to move, and whether values of its moves are known.
type entry struct {
	value           int
	isKnown, goesOn bool
}

// book is what is known of boards.
type book struct {
	rules   engine.Rules
	entries map[board]*entry
}

// next is a board after a move: what the mover has gained, and whether the mover goes on.
type next struct {
	board
	gain, left int
	again      bool
	over       bool
}

// worth returns the value of the move, given that of the board after it.
func (n next) worth(value int) int {
	if n.again {
		return n.gain + value
	}
	return n.gain - value
}

// most returns the value with which a loss of a move from an entry is compared, as package values says.
func (e *entry) most(n next) int {
	if e.isKnown {
		return e.value
	}
	return n.gain + n.left
}

// moves lists the boards after the moves from a board.
func (k *book) moves(b board) (all []next) {
	p := b.position()
	for _, m := range k.rules.Legal(p) {
		ply, err := k.rules.Play(p, m)
		if err != nil {
			panic(err)
		}
		after := &ply.After
		all = append(all, next{boardOf(after, after.Turn()), after.Margin(engine.South), after.InAllPits(), after.Turn() == engine.South, ply.End != event.NotOver})
	}
	return all
}

func start() board {
	p := engine.Even(6, 4, engine.South)
	return boardOf(&p, engine.South)
}

// walk visits each board after the start, breadth first, in the order of a text, and goes on from those from which visit returns true.
func (k *book) walk(visit func(from *entry, to next) bool) {
	seen, queue := map[board]bool{start(): true}, []board{start()}
	for i := 0; i < len(queue); i++ {
		for _, n := range k.moves(queue[i]) {
			if n.over || seen[n.board] {
				continue
			}
			seen[n.board] = true
			if visit(k.entries[queue[i]], n) {
				queue = append(queue, n.board)
			}
		}
	}
}

// read reads a text of values.
func read(r engine.Rules, text string) *book {
	k := &book{r, map[board]*entry{start(): {values.Start, true, true}}}
	k.walk(func(from *entry, n next) bool {
		letter := int(text[0])
		text = text[1:]
		e := &entry{isKnown: letter >= values.NoLoss}
		if e.isKnown {
			letter -= values.NoLoss
			e.value = from.most(n) - letter&^1 - n.gain
			if !n.again {
				e.value = -e.value
			}
		}
		e.goesOn = letter&1 != 0
		k.entries[n.board] = e
		return e.goesOn
	})
	return k
}

// mark says that values of a board's moves will be known.
func (k *book) mark(b board) {
	if k.entries[b] == nil {
		k.entries[b] = new(entry)
	}
	k.entries[b].goesOn = true
}

// findMoves notes the values that find returns for the moves from a board, and the board's own, which is the best of them.
func (k *book) findMoves(b board, find func(engine.Position) []solver.MoveScore) {
	best, scores := -engine.MaxSeeds, find(b.position())
	for i, n := range k.moves(b) {
		worth := scores[i].Margin
		best = max(best, worth)
		if n.over {
			continue
		}
		e := k.entries[n.board]
		if e == nil {
			e = new(entry)
			k.entries[n.board] = e
		}
		if e.value, e.isKnown = worth-n.gain, true; !n.again {
			e.value = -e.value
		}
	}
	*k.entries[b] = entry{best, true, true}
}

// text writes the values as read reads them. It goes on only from boards after which something is known.
func (k *book) text() string {
	useful := map[board]bool{}
	var isUseful func(b board) bool
	isUseful = func(b board) bool {
		found, seen := useful[b]
		if e := k.entries[b]; seen || e == nil || !e.goesOn {
			return found
		}
		for _, n := range k.moves(b) {
			e := k.entries[n.board]
			found = found || !n.over && e != nil && (e.isKnown || isUseful(n.board))
		}
		useful[b] = found
		return found
	}
	var text []byte
	k.walk(func(from *entry, n next) bool {
		letter := values.Unknown
		if e := k.entries[n.board]; e != nil && e.isKnown {
			letter = rune(values.NoLoss + from.most(n) - n.worth(e.value))
		}
		goesOn := isUseful(n.board)
		if goesOn {
			letter++
		}
		text = append(text, byte(letter))
		return goesOn
	})
	return string(text)
}
