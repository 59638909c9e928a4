package solver

// table remembers what a search has shown of boards, in a fixed amount of memory.
// Boards are kept whole, never as a hash alone, so what it answers is always about
// the board that was asked for.
//
// An entry is two words. The mover's seven bytes stand in the first. The waiter's
// are multiplied by an odd number, which can be undone; the upper bits of the
// product, mixed with a hash of the mover's, choose the bucket, and only the rest
// is written down. What is known of the board fills the bits left over.
type table struct {
	bits    uint // a bucket is chosen by so many
	buckets [][2]entry
}

type entry struct{ mover, waiter uint64 }

// bounds is what is known of a board: its value lies from lower to upper, as far
// as a search of so much work has seen. move is what was best.
type bounds struct {
	lower, upper int
	move         code
	work         uint8 // see proven
}

// work below proven is the depth of a search that has met its horizon. From proven
// on the bounds are true however deep one looks, and work-proven is the logarithm
// of the boards it took to show them.
const proven = 100

const (
	wordBits   = 56 // of a row of seven pits
	leastBits  = 16 // so that what is left of the waiter's row fits 40 bits
	restBits   = 40
	mostBits   = 30
	moverMix   = 0x9e3779b97f4a7c15
	waiterMix  = 0xd6e8feb86659fd93
	wordMask   = 1<<wordBits - 1
	restMask   = 1<<restBits - 1
	boundBits  = 9 // of a bound, raised by boundShift to be positive
	boundShift = 256
)

// newTable is a table of at most so many bytes, and as many as a board with so
// many seeds has use for; 2 MiB at least.
func newTable(bytes, seeds int) table {
	bits := uint(leastBits)
	for bits < mostBits && 64<<bits <= bytes && int(bits) < leastBits+(seeds-20)/3 {
		bits++
	}
	return table{bits, make([][2]entry, 1<<bits)}
}

// place is the bucket of a board without stores, and what of the waiter's row the
// bucket does not say.
func (t *table) place(k packed) (bucket, rest uint64) {
	waiter := k.waiter * waiterMix & wordMask
	mover := (k.mover ^ k.mover>>27) * moverMix
	return waiter>>(wordBits-t.bits) ^ mover>>(64-t.bits), waiter & (1<<(wordBits-t.bits) - 1)
}

// find is what is known of a board, and false when nothing is.
func (t *table) find(k packed) (bounds, bool) {
	bucket, rest := t.place(k)
	return t.findAt(k, bucket, rest)
}

// findAt is find where the place of the board is known.
func (t *table) findAt(k packed, bucket, rest uint64) (bounds, bool) {
	for i := range t.buckets[bucket] {
		if e := &t.buckets[bucket][i]; e.is(k, rest) {
			return e.read(), true
		}
	}
	return bounds{}, false
}

// is tells whether an entry, which may be empty, is about a board.
func (e *entry) is(k packed, rest uint64) bool {
	return e.mover&wordMask == k.mover && e.waiter&restMask == rest && e.waiter>>restBits != 0
}

// read unpacks what an entry says: in the upper 24 bits of the second word the
// bounds and five bits for the move, in the upper 8 of the first the work.
func (e *entry) read() bounds {
	known := e.waiter >> restBits
	return bounds{
		lower: int(known&(1<<boundBits-1)) - boundShift,
		upper: int(known>>boundBits&(1<<boundBits-1)) - boundShift,
		move:  code(known >> (2 * boundBits)),
		work:  uint8(e.mover >> wordBits),
	}
}

// keep writes down what is known of a board. Of the two places of a bucket the
// first holds what took most work, the second what came last.
func (t *table) keep(k packed, b bounds) {
	bucket, rest := t.place(k)
	pair := &t.buckets[bucket]
	made := entry{
		k.mover | uint64(b.work)<<wordBits,
		rest | (uint64(b.lower+boundShift)|uint64(b.upper+boundShift)<<boundBits|uint64(b.move)<<(2*boundBits))<<restBits,
	}
	switch {
	case pair[0].is(k, rest):
		pair[0] = made
	case pair[1].is(k, rest):
		pair[1] = made
	case b.work >= uint8(pair[0].mover>>wordBits):
		pair[1], pair[0] = pair[0], made
	default:
		pair[1] = made
	}
}
