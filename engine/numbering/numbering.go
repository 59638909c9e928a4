// Package numbering numbers the boards with few seeds, for tables. Numbers have no gaps, and boards with fewer seeds come first. The number
// of a board is the sum of C(p+i, i+1) over its pits i = 0, 1, 2 …, where p is the number of seeds in pits 0 to i.
//
// A board is two rows of up to seven pits, a byte for each.
package numbering

import "math/bits"

// MaxSeeds is the largest number of seeds on a board with a number.
const MaxSeeds = 24

// Numbering numbers boards of one size.
type Numbering struct {
	pits   uint             // a side
	choose [2][8][32]uint32 // C(p+i, i+1) by the side of pit i, its place in the row, and p
}

// For returns the numbering of boards with that many pits a side.
func For(pits int) *Numbering {
	n := &Numbering{pits: uint(pits)}
	for i := range pits {
		for p := range MaxSeeds + 1 {
			n.choose[0][i][p] = binomial(p+i, i+1)
			n.choose[1][i][p] = binomial(p+i+pits, i+pits+1)
		}
	}
	return n
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

// Boards returns the number of boards with at most seeds seeds.
func (n *Numbering) Boards(seeds int) uint32 { return binomial(seeds+2*int(n.pits), 2*int(n.pits)) }

// Seeds returns the most seeds, up to limit, with which there are at most size boards.
func (n *Numbering) Seeds(limit, size int) (seeds int) {
	for seeds < min(limit, MaxSeeds) && int(n.Boards(seeds+1)) <= size {
		seeds++
	}
	return seeds
}

// Number returns the number of a board.
func (n *Numbering) Number(first, second uint64) (number uint32) {
	const ones = 0x0101010101010101
	first, second = first*ones, (second+first*ones>>56)*ones // each byte: the seeds up to that pit
	for i := range n.pits {
		shift := 8 * i & 63
		number += n.choose[0][i&7][first>>shift&31] + n.choose[1][i&7][second>>shift&31]
	}
	return number
}

// Following returns the next board with as many seeds. The first board has all of them in its first pit; after the last one, ok is false.
// Of the first pit that holds any, one seed moves to the pit after it, and the others move to the first pit.
func (n *Numbering) Following(first, second uint64) (_, _ uint64, ok bool) {
	row := &first
	if first == 0 {
		row = &second
	}
	at := uint(bits.TrailingZeros64(*row)) &^ 7 & 63
	seeds, end := *row>>at&0xff, uint64(1)<<(8*n.pits&63)
	*row += 1<<((at+8)&63) - seeds<<at
	if first += seeds - 1; first >= end {
		first -= end
		second++
	}
	return first, second, second < end
}
