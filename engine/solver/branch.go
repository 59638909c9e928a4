package solver

import "sowbook/engine"

// branch is one move from a board of a search and what it leads to. Boards of a
// search have empty stores: what goes into them is counted as it goes, for what
// lies there changes nothing that follows.
type branch struct {
	to    packed // seen by the side that plays next
	gain  int    // that side's gain of the move, less the other's
	again bool   // the same side plays next
	over  bool   // the game is
	code  code

	closed bool // enough is known of what follows, or the game is over
	order  int  // the higher, the sooner it is looked at
}

// mostBranches is the most moves that a packed board allows.
const mostBranches = 2 * PackedPits

// worth is what a branch is worth to who makes it, when what follows is worth so
// much to who plays next.
func (b *branch) worth(next int) int {
	if b.again {
		return b.gain + next
	}
	return -b.gain - next
}

// aim is the value that what follows must reach, or stay below when the other side
// plays next, for the branch to be worth goal.
func (b *branch) aim(goal int) int {
	if b.again {
		return goal - b.gain
	}
	return 1 - goal - b.gain
}

// branches lists the moves of a board that is not over, and what each leads to.
func (s *search) branches(k packed, list *[mostBranches]branch) int {
	if s.compiled == nil {
		return s.generalBranches(k, list)
	}
	n := 0
	for pit := range uint(s.board.Pits) {
		if byteAt(k.mover, pit) < s.compiled.fewest {
			continue
		}
		for w := s.compiled.first; w <= s.compiled.last; w++ {
			next, done := s.compiled.play(k, pit, w)
			list[n] = s.branch(next, code(pit)|code(w)<<3, done.again, done.end != engine.GoesOn)
			n++
		}
	}
	return n
}

// branch takes the gain of a move out of the stores.
func (s *search) branch(next packed, c code, again, over bool) branch {
	store := uint(s.board.Pits)
	b := branch{gain: int(byteAt(next.mover, store)) - int(byteAt(next.waiter, store)), again: again, over: over, code: c}
	b.to = packed{next.mover & s.rows, next.waiter & s.rows}
	return b
}

// lapsABoard is how many laps of a relay count as a board looked at, so that a search
// among relays that hardly end keeps to its budget.
const lapsABoard = 32

// generalBranches is branches by the general rules.
func (s *search) generalBranches(k packed, list *[mostBranches]branch) int {
	p := k.unpack(s.board, engine.South)
	var moves [mostBranches]engine.Move
	n := 0
	for _, m := range s.rules.AppendLegal(moves[:0], &p) {
		ply := s.rules.Apply(&p, m)
		s.nodes += uint64(ply.Laps / lapsABoard)
		after, over := ply.After, ply.End != engine.GoesOn
		if m.Act == engine.Pass && !over && s.rules.MustPass(&after) {
			after, over = s.rules.AfterPasses(after), true
		}
		list[n] = s.branch(pack(&after), encode(s.board, engine.South, m), after.Turn() == engine.South, over)
		n++
	}
	return n
}
