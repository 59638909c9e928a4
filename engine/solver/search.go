package solver

import (
	"sowbook/engine"
	"sowbook/engine/ruleset"
)

// search finds values of packed boards: the seeds that the side to move will gain to the
// end of the game, less those of its opponent, with best play.
//
// It is alpha-beta with a null window: it answers whether a value is at least some goal, and the answer is a lower or
// an upper bound. A few such questions narrow the value. The table has both bounds of each board; they do not depend on
// the stores, so all ways to reach a board share them.
//
// An answer is not proven if it depends on a horizon, a board too deep to be searched, or on a cycle, a board that
// repeats one on the path to it. The rules end a game only at the third occurrence, which depends on the path, so
// values found on a cycle do not hold for a board in general. A proven answer depends only on lines that end the game
// without a repetition, or on which enough is stored whoever gets the seeds left, so it holds for every path.
type search struct {
	effort
	rules    engine.Rules
	compiled *compiled // nil if the rules are not compiled
	board    engine.Board
	pits     uint64 // mask of the pits of a row
	table    transpositions
	endgame  endgame

	forward   bool     // no board can repeat
	allStored bool     // every seed ends in a store, so values have the parity of the seeds left
	everyday  bool     // the rules are those of everyday mancala
	keeps     bool     // seeds left in the pits can end in their owner's store
	played    []packed // if boards can repeat: those of the game so far
	path      []packed // ... and from there to the board searched

	ply   int                                            // of the board searched
	lists []*[maxChildren]child                          // the moves of the boards on the path, by ply
	ask   func(k packed, goal, depth int) (answer, bool) // bestMove, or that of a team
	team  *team                                          // the searches that share its tables; nil if alone
}

// answer is the answer to whether a value is at least some goal. If value is less
// than the goal it is an upper bound of the value, otherwise a lower bound.
type answer struct {
	value  int
	move   packedMove // the move that gives a lower bound
	proven bool
}

// worst is an answer below all values.
var worst = answer{-boundShift, noMove, true}

// raise takes one more move of the side to move into account.
func (a *answer) raise(value int, move packedMove, proven bool) {
	a.proven = a.proven && proven
	if value > a.value {
		a.value, a.move = value, move
	}
}

// toTheEnd is the depth of a search without a horizon.
const toTheEnd = 1 << 30

// newSearch returns a search for boards that follow a position, with a table of at most endgame boards.
func newSearch(r engine.Rules, p engine.Position, memory, endgame int) *search {
	b, seeds := p.Board(), p.InAllPits()
	s := &search{effort: effort{budget: unlimited}, rules: r, board: b, pits: pitMask(b), table: newTranspositions(memory, seeds)}
	s.compiled, _ = compile(r, b, seeds)
	s.forward = isForward(r)
	s.allStored = s.forward && r.LeftOver == ruleset.ToOwners && !r.PassesRightmost()
	s.keeps = r.LeftOver != ruleset.ToNobody || r.GrandSlam == ruleset.SlamGivesRest
	if s.compiled == nil {
		endgame = quickEndgame
	}
	s.everyday = s.isEveryday()
	s.endgame = newEndgame(s, seeds, endgame)
	s.ask = s.bestMove
	return s
}

// deepen returns a deepening for a board on which the game is not over, with side turn to move.
func (s *search) deepen(k packed, turn engine.Side, depth int, endgame share) *deepening {
	d := newDeepening(&s.effort, k.seeds(), depth)
	d.ask = func(goal, depth int) (answer, bool) {
		s.path = append(s.path[:0], s.played...)
		return s.ask(k, goal, depth)
	}
	d.line = func(depth int, nodes uint64) []engine.Move { return s.variation(k, turn, d.best.Margin, depth, nodes) }
	d.unpack = func(m packedMove) engine.Move { return m.unpack(s.board, turn) }
	if s.forward && d.maxDepth == maxDepth {
		d.endgame = endgame
	}
	return d
}

// isForward reports whether no board can repeat under the rules. If sowings go
// counterclockwise and fill stores, seeds that reach no store stay in their mover's row
// and move right. A pass changes no board, and two passes in a row end the game.
func isForward(r engine.Rules) bool {
	return r.SowsToStore()
}

// atLeast answers whether the value of a board, searched depth plies deep, is at least
// goal. The game must not be over. It returns false if the search had to stop.
func (s *search) atLeast(k packed, goal, depth int) (answer, bool) {
	if !s.tick() {
		return answer{}, false
	}
	left := k.seeds()
	goal = s.possible(goal, left)
	switch {
	case goal > left:
		return answer{left, noMove, true}, true
	case goal <= -left:
		return answer{-left, noMove, true}, true
	case left <= s.endgame.seeds:
		return answer{s.endgameValue(k, s.endgame.number(k)), noMove, true}, true
	case depth == 0:
		return answer{0, noMove, false}, true
	case !s.forward && s.onPath(k, left):
		s.cycle = true
		return answer{0, noMove, false}, true
	}
	known, proven := s.lookUp(k, s.table.slot(k), left, depth)
	switch {
	case known.lower >= goal:
		return answer{known.lower, known.move, proven}, true
	case known.upper < goal:
		return answer{known.upper, noMove, proven}, true
	}
	return s.expand(k, goal, depth, known)
}

// bestMove is like atLeast, for the first board of a search: an answer that reaches goal has a move. The table may have
// such a bound without a move, so the moves are always searched.
func (s *search) bestMove(k packed, goal, depth int) (answer, bool) {
	if !s.tick() {
		return answer{}, false
	}
	left := k.seeds()
	if goal = s.possible(goal, left); goal > left {
		return answer{left, noMove, true}, true
	}
	known, _ := s.lookUp(k, s.table.slot(k), left, depth)
	return s.expand(k, goal, depth, known)
}

// possible returns the smallest possible value of a board that is at least goal.
func (s *search) possible(goal, left int) int {
	if s.allStored {
		return goal + (goal+left)&1
	}
	return goal
}

// onPath reports whether a board with left seeds is on the path.
func (s *search) onPath(k packed, left int) bool {
	for i := len(s.path) - 1; i >= 0 && s.path[i].seeds() == left; i-- { // stored seeds never return
		if s.path[i] == k {
			return true
		}
	}
	return false
}

// lookUp returns the known bounds of a board for a search depth plies deep, and whether they are proven.
func (s *search) lookUp(k packed, at slot, left, depth int) (bounds, bool) {
	known, ok := s.table.find(k, at)
	if ok && (known.proven() || int(known.work) >= depth) {
		return known, known.proven()
	}
	if !ok {
		known.move = noMove
	}
	known.lower, known.upper, known.work = -left, left, provenWork
	return known, true
}

// expand answers atLeast by searching the board's moves.
func (s *search) expand(k packed, goal, depth int, known bounds) (answer, bool) {
	if !s.forward {
		s.path = append(s.path, k)
	}
	isShared := hasThreads && s.team != nil && s.isWorthSharing(k, depth)
	if isShared {
		s.team.begin(k)
	}
	began := s.nodes
	list := s.pushList()
	n := s.children(k, list)
	var a answer
	var ok bool
	if list[0].move.byOpponent() {
		a, ok = s.opponentMoves(list[:n], goal, depth)
	} else {
		a, ok = s.moves(list[:n], goal, depth, known.move)
	}
	if !s.forward {
		s.path = s.path[:len(s.path)-1]
	}
	s.popList()
	if ok {
		s.remember(k, known, a, goal, depth, s.nodes-began)
	}
	if isShared {
		s.team.end(k)
	}
	return a, ok
}

// moves searches for a move that reaches goal. A lower bound depends on that move alone, an upper bound on all.
func (s *search) moves(list []child, goal, depth int, tableMove packedMove) (answer, bool) {
	best := s.prune(list, goal, depth, tableMove)
	for i := 0; best.value < goal; i++ {
		c := next(list)
		if c == nil {
			break
		}
		if hasThreads && i > 0 && s.team != nil && s.team.postpones(c) {
			continue
		}
		reply, ok := s.atLeast(c.board, c.goal(goal), depth-1)
		if !ok {
			return answer{}, false
		}
		value := c.value(reply.value)
		if value >= goal {
			return answer{value, c.move, reply.proven}, true
		}
		best.raise(value, c.move, reply.proven)
	}
	return best, true
}

// opponentMoves is like moves, for gifts that the opponent chooses: it searches for one that stays below goal.
func (s *search) opponentMoves(list []child, goal, depth int) (answer, bool) {
	least := answer{boundShift, noMove, true}
	for i := range list {
		c, reply := &list[i], answer{proven: true}
		if !c.over {
			var ok bool
			if reply, ok = s.atLeast(c.board, c.goal(goal), depth-1); !ok {
				return answer{}, false
			}
		}
		value := c.value(reply.value)
		if value < goal {
			return answer{value, c.move, reply.proven}, true
		}
		least.proven = least.proven && reply.proven
		if value < least.value {
			least.value, least.move = value, c.move
		}
	}
	return least, true
}

// remember stores the answer to whether a board reaches goal, which took nodes nodes.
func (s *search) remember(k packed, known bounds, a answer, goal, depth int, nodes uint64) {
	work := uint8(min(depth, provenWork-1))
	if a.proven {
		if !known.proven() { // the other bound depends on a horizon
			known.upper = k.seeds()
			known.lower = -known.upper
		}
		for work = provenWork; nodes > 0; nodes >>= 1 {
			work++
		}
	}
	known.work, known.move = work, a.move
	if a.value >= goal {
		known.lower = a.value
	} else {
		known.upper = a.value
	}
	s.table.store(k, known)
}
