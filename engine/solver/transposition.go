package solver

import (
	"sync"
	"sync/atomic"

	"sowbook/internal/hugepages"
)

// transpositions is the transposition table: bounds of boards in a fixed amount of
// memory. Several searches may share it.
//
// An entry identifies its board completely, not by a hash, so a lookup never returns the bounds of another board. It is
// two words. The first has the mover's seven bytes. The waiter's are multiplied by an odd number, which can be undone:
// the upper bits of the product, combined with a hash of the mover's, select the bucket, and only the rest is kept. The
// bounds fill the bits left over.
type transpositions struct {
	bits    uint // log2 of the number of buckets
	buckets []bucket
	shared  bool // several searches write to it
}

// bucket has two entries: the result of the most work, and the latest.
type bucket [2]entry

// entry is the two words. Before storing, the first is combined with the second by exclusive or: if two searches write
// an entry at once and their words mix, the first word decodes to garbage and matches no board.
type entry struct{ first, second uint64 }

// bounds are the bounds of a board's value, lower <= value <= upper, that a search of that much work has found.
type bounds struct {
	lower, upper int
	move         packedMove // the best move, or noMove
	work         uint8
}

// provenWork is the smallest work of proven bounds, which hold at any depth; work-provenWork is the log2 of the nodes
// that proved them. Less work is the depth of a search that met its horizon.
const provenWork = 100

// proven reports whether the bounds hold at any depth.
func (b bounds) proven() bool { return b.work >= provenWork }

const (
	rowBits    = 56 // a row of seven pits
	rowMask    = 1<<rowBits - 1
	restBits   = 40 // bits kept of the waiter's row
	restMask   = 1<<restBits - 1
	minBits    = rowBits - restBits // of the bucket's number
	maxBits    = 30
	boundBits  = 9
	boundMask  = 1<<boundBits - 1
	boundShift = 256 // added to a bound to make it positive
	moverMix   = 0x9e3779b97f4a7c15
	waiterMix  = 0xd6e8feb86659fd93
	wordMix    = 0xff51afd7ed558ccd
)

// newTranspositions returns an empty table of at most bytes bytes, but at least 2 MiB, and
// no larger than is useful for a board with seeds seeds.
func newTranspositions(bytes, seeds int) transpositions {
	bits := uint(minBits)
	for bits < maxBits && 64<<bits <= bytes && int(bits) < minBits+(seeds-20)/3 {
		bits++
	}
	if hasThreads && bits == minBits {
		if used, ok := spare.Get().(*[]bucket); ok {
			clear(*used)
			return transpositions{bits: bits, buckets: *used}
		}
	}
	t := transpositions{bits: bits, buckets: make([]bucket, 1<<bits)}
	hugepages.Advise(t.buckets)
	return t
}

// spare has tables (*[]bucket) of 2 MiB that are no longer used. A build proves many short endings, one after another; a page does not.
var spare sync.Pool

// slot is the place of a board in the table.
type slot struct {
	bucket uint64
	rest   uint64 // of the waiter's row
}

// slot returns the place of a board with empty stores.
func (t *transpositions) slot(k packed) slot {
	waiter := k.waiter * waiterMix & rowMask
	mover := (k.mover ^ k.mover>>27) * moverMix
	return slot{waiter>>(rowBits-t.bits) ^ mover>>(64-t.bits), waiter & (1<<(rowBits-t.bits) - 1)}
}

// prefetch reads a word from memory, so that later lookups find it in the cache.
// An atomic load is not optimized away; in WebAssembly it is a call.
func prefetch(word *uint64) {
	if hasThreads {
		atomic.LoadUint64(word)
	}
}

// find returns the bounds of a board with its slot. ok is false if the table has none.
func (t *transpositions) find(k packed, at slot) (b bounds, ok bool) {
	pair := &t.buckets[at.bucket]
	for i := range pair {
		if first, second := pair[i].load(); matches(first, second, k, at.rest) {
			return unpackBounds(first, second), true
		}
	}
	return bounds{}, false
}

// store records the bounds of a board.
func (t *transpositions) store(k packed, b bounds) {
	at := t.slot(k)
	pair := &t.buckets[at.bucket]
	first, second := k.mover|uint64(b.work)<<rowBits, at.rest|packBounds(b)<<restBits
	oldFirst, oldSecond := pair[0].load()
	if !matches(oldFirst, oldSecond, k, at.rest) {
		if latest, rest := pair[1].load(); matches(latest, rest, k, at.rest) || b.work < uint8(oldFirst>>rowBits) {
			t.write(&pair[1], first, second)
			return
		}
		t.write(&pair[1], oldFirst, oldSecond)
	}
	t.write(&pair[0], first, second)
}

func (e *entry) load() (first, second uint64) {
	if !hasThreads {
		return e.first ^ e.second*wordMix, e.second
	}
	second = atomic.LoadUint64(&e.second)
	return atomic.LoadUint64(&e.first) ^ second*wordMix, second
}

// write stores an entry. Atomic stores are slow, so only shared tables use them.
func (t *transpositions) write(e *entry, first, second uint64) {
	first ^= second * wordMix
	if t.shared {
		atomic.StoreUint64(&e.first, first)
		atomic.StoreUint64(&e.second, second)
	} else {
		e.first, e.second = first, second
	}
}

// matches reports whether an entry, which may be empty, is about board k.
func matches(first, second uint64, k packed, rest uint64) bool {
	return first&rowMask == k.mover && second&restMask == rest && second>>restBits != 0
}

// packBounds returns the bounds and the move in 23 bits.
func packBounds(b bounds) uint64 {
	return uint64(b.lower+boundShift) | uint64(b.upper+boundShift)<<boundBits | uint64(b.move)<<(2*boundBits)
}

// unpackBounds reads an entry: work in the upper 8 bits of the first word, the rest in the upper 24 of the second.
func unpackBounds(first, second uint64) bounds {
	known := second >> restBits
	return bounds{
		lower: int(known&boundMask) - boundShift,
		upper: int(known>>boundBits&boundMask) - boundShift,
		move:  packedMove(known >> (2 * boundBits)),
		work:  uint8(first >> rowBits),
	}
}
