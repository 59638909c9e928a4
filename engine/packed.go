package engine

// packed is a board of up to seven pits a side in two machine words: the side
// that is to play, and the one that waits. A byte is a pit, from its owner's
// left to right, and the byte after the last pit is the owner's store. No byte
// overflows, for a position has at most [MaxSeeds] seeds.
type packed struct{ mover, waiter uint64 }

// packedPits is the most pits a side that a packed board has.
const packedPits = 7

// byteShift is where the byte of a pit, or of the store, begins in its word.
func byteShift(i uint) uint { return 8 * i & 63 }

// byteAt is the number of seeds in byte i of a row.
func byteAt(row uint64, i uint) uint { return uint(row>>byteShift(i)) & 0xff }

// sum adds up the bytes of a row.
func sum(row uint64) uint64 { return row * 0x0101010101010101 >> 56 }

// rows is the bits of all pits of a row on board b, without the store.
func (b Board) rows() uint64 { return 1<<byteShift(uint(b.Pits)) - 1 }

// pack is a position seen by the side on turn; the board must fit.
func pack(p *Position) packed {
	b := p.Board()
	word := func(s Side) uint64 {
		row := uint64(p.seeds[b.Store(s)])
		for i := b.Pits - 1; i >= 0; i-- {
			row = row<<8 | uint64(p.seeds[int(b.First(s))+i])
		}
		return row
	}
	return packed{word(p.turn), word(p.turn.Other())}
}

// unpack is the position of a packed board on board b with side s to play.
func (k packed) unpack(b Board, s Side) Position {
	p := Position{pits: uint8(b.Pits), turn: s}
	for i := range b.Pits {
		p.seeds[int(b.First(s))+i] = uint8(byteAt(k.mover, uint(i)))
		p.seeds[int(b.First(s.Other()))+i] = uint8(byteAt(k.waiter, uint(i)))
	}
	p.seeds[b.Store(s)] = uint8(byteAt(k.mover, uint(b.Pits)))
	p.seeds[b.Store(s.Other())] = uint8(byteAt(k.waiter, uint(b.Pits)))
	return p
}

// swapped is the board with the other side to play.
func (k packed) swapped() packed { return packed{k.waiter, k.mover} }
