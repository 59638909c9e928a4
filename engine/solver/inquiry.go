package solver

// inquiry closes in on the value of one board of a search, deeper and deeper, in
// slices: it can be left after any number of boards and taken up again. What was
// shown is kept, in the table of the search and in the inquiry, so that only the
// question under way is asked again.
type inquiry struct {
	board   packed
	within  int   // plies that no look goes beyond; deepest where none is set
	hope    hope  // for the end of the game
	least   int   // proven: the value is not less
	most    int   // proven: nor more
	found   Worth // by the last look that was finished
	move    code  // the one that was good enough last
	sure    code  // the one that least rests on
	good    bool  // the look under way has shown one that is good enough
	depth   int   // of the look under way, or endless
	lower   int   // the look under way has shown: not less
	upper   int   // nor more
	guess   int
	shaky   bool   // the look under way rests on a horizon, or on a cycle
	spent   uint64 // boards of the look under way
	looks   uint64 // boards of all looks with a horizon since the last look at the end
	allowed uint64 // boards for the look at the end
}

// hope is how many boards a look at the end of the game may take, in quarters of those
// that the looks with a horizon have taken since the last one.
type hope uint64

// Who wants values proven hopes for the end. Who has to play when a time is up sees a ply
// further for hoping less, while the end is out of reach.
const (
	toProve hope = 4 * lookTimes
	toPlay  hope = 1
)

// inReach is the seeds in the pits from which some million boards may show the end.
const inReach = 36

// inquire begins to close in on a board that is not over, looking so many plies deep
// at most.
func inquire(k packed, within int, h hope) inquiry {
	left := int(sum(k.mover) + sum(k.waiter))
	q := inquiry{board: k, within: min(within, deepest), hope: h, least: -left, most: left, move: noCode, sure: noCode}
	q.look(1)
	return q
}

// look begins a look so many plies deep.
func (q *inquiry) look(depth int) {
	q.depth, q.spent, q.shaky, q.good = depth, 0, false, false
	q.lower, q.upper, q.guess = q.least, q.most, q.found.Margin
}

// ended tells whether there is nothing more to find.
func (q *inquiry) ended() bool { return q.found.Basis == Proven || q.found.Depth >= q.within }

// step goes on until a look with a horizon is finished, or the value proven; false
// when the search has come to its budget, in boards of all that it does, before.
func (q *inquiry) step(s *search, budget uint64) bool {
	for !q.ended() {
		s.budget = budget
		if q.depth == endless {
			s.budget = min(budget, s.nodes+q.allowed-min(q.allowed, q.spent))
		}
		finished := q.ask(s)
		deep := q.depth
		switch {
		case finished:
			q.close()
			q.deepen(s)
			if deep != endless {
				return true
			}
		case q.depth == endless && q.spent >= q.allowed:
			q.look(q.found.Depth + 1)
		default:
			return false
		}
	}
	return true
}

// ask goes on with the look under way; false when the search had to stop.
func (q *inquiry) ask(s *search) bool {
	s.stopped, s.path = s.nodes >= s.budget, append(s.path[:0], s.way...)
	for q.lower < q.upper && !s.stopped {
		goal := max(q.lower+1, min(q.guess, q.upper))
		nodes, horizons := s.nodes, s.horizons
		value, move := s.choose(q.board, goal, q.depth)
		q.spent += s.nodes - nodes
		if !s.stopped {
			q.learn(value, goal, s.horizons == horizons, move)
		}
	}
	return q.lower >= q.upper
}

// learn takes the answer to whether the value is goal at least, and the move that it
// rests on if it is.
func (q *inquiry) learn(value, goal int, proven bool, move code) {
	q.guess = value
	q.shaky = q.shaky || !proven
	switch {
	case value >= goal:
		q.lower, q.move, q.good = value, move, true
		if proven && value > q.least {
			q.least, q.sure = value, move
		}
	default:
		q.upper = value
		if proven {
			q.most = min(q.most, value)
		}
	}
}

// close writes down what a finished look has found.
func (q *inquiry) close() {
	if q.depth != endless {
		q.looks += q.spent
	}
	if !q.good && q.sure != noCode { // the last one good enough was so for those who see less
		q.move = q.sure
	}
	q.found = Worth{Margin: q.lower, Basis: Searched, Depth: q.depth}
	if !q.shaky {
		q.found = Worth{Margin: q.lower, Basis: Proven}
	}
}

// deepen chooses the next look: one ply deeper; or, where no board can come up
// twice and the looks have become long, at the end of the game, with as many boards
// as there is hope. What that one shows stays true when it is given up.
func (q *inquiry) deepen(s *search) {
	if s.forward && q.looks >= firstLook && q.within == deepest {
		q.allowed, q.looks = q.looks*uint64(q.hope)/4, 0
		q.look(endless)
		return
	}
	q.look(q.found.Depth + 1)
}
