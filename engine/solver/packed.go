package solver

import "sowbook/engine"

// packed is a board of up to seven pits a side in two machine words: the side
// that is to play, and the one that waits. A byte is a pit, from its owner's
// left to right, and the byte after the last pit is the owner's store. No byte
// overflows, for a position has at most [engine.MaxSeeds] seeds.
type packed struct{ mover, waiter uint64 }

// PackedPits is the most pits a side of the boards that [Evaluate] takes.
const PackedPits = 7

// byteShift is where the byte of a pit, or of the store, begins in its word.
func byteShift(i uint) uint { return 8 * i & 63 }

// byteAt is the number of seeds in byte i of a row.
func byteAt(row uint64, i uint) uint { return uint(row>>byteShift(i)) & 0xff }

// sum adds up the bytes of a row.
func sum(row uint64) uint64 { return row * 0x0101010101010101 >> 56 }

// rows is the bits of all pits of a row on board b, without the store.
func rows(b engine.Board) uint64 { return 1<<byteShift(uint(b.Pits)) - 1 }

// pack is a position seen by the side on turn; the board must fit.
func pack(p *engine.Position) packed {
	turn := p.Turn()
	return packed{packRow(p, turn), packRow(p, turn.Other())}
}

// packRow is the word of one side.
func packRow(p *engine.Position, s engine.Side) uint64 {
	var room [PackedPits + 1]uint8
	var word uint64
	for i, n := range p.AppendRow(room[:0], s) {
		word |= uint64(n) << byteShift(uint(i))
	}
	return word
}

// unpack is the position of a packed board on board b with side s to play.
func (k packed) unpack(b engine.Board, s engine.Side) engine.Position {
	p := engine.Even(b.Pits, 0, s)
	for i := range b.Pits {
		p.Set(b.First(s)+engine.Place(i), int(byteAt(k.mover, uint(i))))
		p.Set(b.First(s.Other())+engine.Place(i), int(byteAt(k.waiter, uint(i))))
	}
	p.Set(b.Store(s), int(byteAt(k.mover, uint(b.Pits))))
	p.Set(b.Store(s.Other()), int(byteAt(k.waiter, uint(b.Pits))))
	return p
}

// swapped is the board with the other side to play.
func (k packed) swapped() packed { return packed{k.waiter, k.mover} }
