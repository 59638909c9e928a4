package solver

import "sowbook/engine"

// search looks for the value of boards that fit two words: what the side to play
// gains from here on, less what the other side gains, when both play their best.
// Its boards have empty stores; see [branch].
//
// It asks yes or no: is the value this much at least? Each answer is a bound that
// holds whatever else is asked later, and the table keeps both bounds of a board.
// A few such questions close in on the value.
//
// Two things make an answer less than proven: a horizon, a board that was not
// looked beyond because it lay too deep; and a cycle, a board that came up again
// on the way to it. The rules end a game there only the third time, which depends
// on the way and not on the board, so that what was seen of boards on the cycle is
// not true of them in general. Both are counted, and an answer is proven when the
// count is the same after it as before: then each line that it rests on came to an
// end of the game without passing a board twice, so it holds however one gets there.
type search struct {
	rules    engine.Rules
	compiled *compiled // nil: the general rules play
	board    engine.Board
	rows     uint64 // the bits of the pits of a row
	table    table

	whole    bool        // all seeds end up in stores, so that margins are even or odd like them
	endgame  *endgame    // nil: there is none
	forward  bool        // no board can come up twice
	way      []packed    // the boards of the game before the search, where they can
	path     []packed    // and with them those on the way
	move     code        // what the last answer of look rests on
	nodes    uint64      // boards looked at
	horizons uint64      // answers that rest on a horizon, or on a cycle
	cycle    bool        // a board came up again
	budget   uint64      // stop after so many nodes
	poll     uint64      // look at the clock after so many
	stop     func() bool // nil: nobody asks
	report   func()      // nil: nobody listens
	stopped  bool
}

// newSearch prepares a search from a position of at most PackedPits a side.
func newSearch(r engine.Rules, p engine.Position, l Limits) *search {
	b, seeds := p.Board(), p.InPits(engine.South)+p.InPits(engine.North)
	s := &search{rules: r, board: b, rows: rows(b), table: newTable(l.Memory, seeds), stop: l.Stop}
	s.compiled, _ = compile(r, b, seeds)
	s.forward = forward(r)
	s.whole = s.forward && r.LeftOver == engine.ToOwners && r.Rightmost == engine.NearestFilled
	s.endgame = newEndgame(s, seeds, l.hurried())
	return s
}

// forward tells whether no board can come up twice. Where sowings go
// counterclockwise and stores are sown, seeds that go to no store have not left
// their mover's row, and have moved to the right in it. A pass alone changes no
// board; two in a row end the game.
func forward(r engine.Rules) bool {
	return r.Direction == engine.Counterclockwise && r.Stores != engine.NoStore
}

// polls is how many boards are looked at between two looks at the clock.
const polls = 1 << 12

// ticks counts a board and tells whether the search must stop.
func (s *search) ticks() bool {
	s.nodes++
	if s.nodes >= min(s.poll, s.budget) {
		s.poll = s.nodes + polls
		s.stopped = s.nodes >= s.budget || s.stop != nil && s.stop()
		if s.report != nil {
			s.report()
		}
	}
	return s.stopped
}

// endless is the depth of a search without a horizon.
const endless = 1 << 30

// atLeast tells whether the value of a board that is not over is goal at least,
// seen depth plies deep: what it returns is then a value of goal or more that the
// mover can be sure of; if not, one below goal that the mover cannot pass.
func (s *search) atLeast(k packed, goal, depth int) int {
	if s.ticks() {
		return 0
	}
	left := int(sum(k.mover) + sum(k.waiter))
	if s.whole && (goal+left)&1 != 0 {
		goal++
	}
	switch {
	case goal > left: // more than there is to gain
		return left
	case goal <= -left:
		return -left
	case s.endgame != nil && left <= s.endgame.seeds:
		return s.endgame.value(s, k)
	case depth == 0:
		s.horizons++
		return 0
	}
	if !s.forward {
		if s.returns(k, left) {
			s.cycle = true
			s.horizons++
			return 0
		}
	}
	known := s.recollect(k, left, depth)
	if known.lower >= goal || known.upper < goal {
		s.rests(known.work)
		if known.lower >= goal {
			return known.lower
		}
		return known.upper
	}
	return s.beyond(k, goal, depth, known)
}

// choose is atLeast for the board of an inquiry, with the move that an answer of goal or
// more rests on. It looks at the moves whatever is known of the board, which may rest on
// another move, and wherever in the game it came up before: one has to be made.
func (s *search) choose(k packed, goal, depth int) (int, code) {
	if s.ticks() {
		return 0, noCode
	}
	left := int(sum(k.mover) + sum(k.waiter))
	if s.whole && (goal+left)&1 != 0 {
		goal++
	}
	if goal > left {
		return left, noCode
	}
	value := s.beyond(k, goal, depth, s.recollect(k, left, depth))
	return value, s.move
}

// recollect is what the table knows of a board with so many seeds, seen so deep.
func (s *search) recollect(k packed, left, depth int) bounds {
	known, ok := s.table.find(k)
	if !ok {
		known = bounds{move: noCode}
	}
	if !ok || known.work < proven && int(known.work) < depth {
		known.lower, known.upper, known.work = -left, left, 0
	}
	return known
}

// beyond is look with the board on the way.
func (s *search) beyond(k packed, goal, depth int, known bounds) int {
	if s.forward {
		return s.look(k, goal, depth, known)
	}
	s.path = append(s.path, k)
	value := s.look(k, goal, depth, known)
	s.path = s.path[:len(s.path)-1]
	return value
}

// rests counts a horizon when an answer that took so much work rests on one.
func (s *search) rests(work uint8) {
	if work < proven {
		s.horizons++
	}
}

// look asks what each move leads to, until one is good enough. That one alone is
// then what the answer rests on.
func (s *search) look(k packed, goal, depth int, known bounds) int {
	began, horizons := s.nodes, s.horizons
	var list [mostBranches]branch
	n := s.branches(k, &list)
	if list[0].code.isTheirs() {
		return s.lookGiven(list[:n], k, goal, depth, known)
	}
	best, move := s.glance(list[:n], goal, depth, known.move)
	for i := 0; i < n && best < goal; i++ {
		b := pick(list[i:n])
		if b.closed {
			continue
		}
		before := s.horizons
		value := b.worth(s.atLeast(b.to, b.aim(goal), depth-1))
		if s.stopped {
			return 0
		}
		if value > best {
			best, move = value, b.code
		}
		if value >= goal && s.horizons == before {
			s.horizons = horizons
		}
	}
	s.note(k, known, best, goal, depth, move, s.horizons == horizons, s.nodes-began)
	return best
}

// lookGiven is look where the other side chooses the seed that it gives: asks what each
// gift leads to, until one is too bad. That one alone is then what the answer rests on.
func (s *search) lookGiven(list []branch, k packed, goal, depth int, known bounds) int {
	began, horizons := s.nodes, s.horizons
	best, move := boundShift, noCode
	for i := 0; i < len(list) && best >= goal; i++ {
		b, next, before := &list[i], 0, s.horizons
		if !b.over {
			next = s.atLeast(b.to, b.aim(goal), depth-1)
		}
		if s.stopped {
			return 0
		}
		if value := b.worth(next); value < best {
			best, move = value, b.code
		}
		if best < goal && s.horizons == before {
			s.horizons = horizons
		}
	}
	s.note(k, known, best, goal, depth, move, s.horizons == horizons, s.nodes-began)
	return best
}

// note keeps the answer to whether a board is worth goal: a value that is a lower bound
// when it is goal or more, else an upper one.
func (s *search) note(k packed, known bounds, value, goal, depth int, move code, sure bool, took uint64) {
	work := uint8(min(depth, proven-1))
	if sure {
		if known.work < proven { // the other bound rests on a horizon
			left := int(sum(k.mover) + sum(k.waiter))
			known.lower, known.upper = -left, left
		}
		work = proven
		for ; took > 0; took >>= 1 {
			work++
		}
	}
	known.work, known.move, s.move = work, move, move
	if value >= goal {
		known.lower = value
	} else {
		known.upper = value
	}
	s.table.keep(k, known)
}

// returns tells whether a board with so many seeds has been on the way before.
func (s *search) returns(k packed, left int) bool {
	for i := len(s.path) - 1; i >= 0; i-- {
		if s.path[i] == k {
			return true
		}
		if int(sum(s.path[i].mover)+sum(s.path[i].waiter)) != left {
			break // what has gone to a store stays there
		}
	}
	return false
}

// value closes in on the value of a board that is not over, from a guess. It is
// false when the search had to stop.
func (s *search) value(k packed, guess, depth int) (int, bool) {
	lower := -int(sum(k.mover) + sum(k.waiter))
	upper := -lower
	for lower < upper {
		goal := max(lower+1, min(guess, upper))
		guess = s.atLeast(k, goal, depth)
		switch {
		case s.stopped:
			return 0, false
		case guess >= goal:
			lower = guess
		default:
			upper = guess
		}
	}
	return lower, true
}
