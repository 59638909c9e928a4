package solver

import (
	"sowbook/engine"
	"sowbook/engine/capture"
	"sowbook/engine/ruleset"
)

// packed is a board of up to [PackedPits] pits a side in two machine words, one
// for the side to move and one for its opponent. Each byte is a pit, from its
// owner's left to right; the byte after the last pit is the owner's store. No
// byte overflows, because a position has at most [engine.MaxSeeds] seeds.
type packed struct{ mover, waiter uint64 }

// PackedPits is the largest number of pits a side that a packed board can have.
const PackedPits = 7

// packs reports whether a board can be packed: each side has one row of at most
// [PackedPits] pits.
func packs(b engine.Board) bool { return b.Pits <= PackedPits && b.Rows < 2 }

// Fits reports whether a position fits a packed board: each side has one row of at most
// [PackedPits] pits, all its own and in play, and the opening is over. Packed boards have no stores and no owned pits, so rules
// that end a game by majority, claim pits, let players choose further pits, capture before the sowing or give only one further move do not fit.
func Fits(r engine.Rules, p *engine.Position) bool {
	return packs(p.Board()) && r.Wins == ruleset.MostWins && !p.HasClosed() && p.Opening() == 0 && !p.HasHeld() && !r.Majority && r.NoCapture == 0 && !r.Captures.Has(capture.PlaysAgainOnce) && !r.Captures.Claim() && r.Captures.Further() == 0 && !r.Captures.Has(capture.TakesBefore)
}

// pack returns a position as the side to move sees it.
func pack(p *engine.Position) packed {
	turn := p.Turn()
	return packed{packRow(p, turn), packRow(p, turn.Other())}
}

// packRow returns the pits and the store of one side.
func packRow(p *engine.Position, s engine.Side) uint64 {
	var room [PackedPits + 1]uint8
	var word uint64
	for i, n := range p.AppendRow(room[:0], s) {
		word |= uint64(n) << byteShift(uint(i))
	}
	return word
}

// unpack returns the position on board b with side s to move.
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

// swapped returns the board with the other side to move.
func (k packed) swapped() packed { return packed{k.waiter, k.mover} }

// masked returns the board with only the bits of mask in each row.
func (k packed) masked(mask uint64) packed { return packed{k.mover & mask, k.waiter & mask} }

// seeds returns the number of seeds on a board, at most [engine.MaxSeeds]. The stores must
// be empty.
func (k packed) seeds() int { return int(sumBytes(k.mover) + sumBytes(k.waiter)) }

// pitMask returns the bits of all pits of a row on board b, without the store.
func pitMask(b engine.Board) uint64 { return 1<<byteShift(uint(b.Pits)) - 1 }

// byteShift returns the position of byte i in a word, in bits.
func byteShift(i uint) uint { return 8 * i & 63 }

// byteAt returns byte i of a row.
func byteAt(row uint64, i uint) uint { return uint(row>>byteShift(i)) & 0xff }

// sumBytes returns the sum of the bytes of a row, which must be below 256.
func sumBytes(row uint64) uint64 { return row * 0x0101010101010101 >> 56 }
