package solver

import (
	"runtime"
	"sync"
	"sync/atomic"
)

// hasThreads reports whether several searches can run at once. WebAssembly has one
// thread, and its module is smaller without the code that divides the work.
const hasThreads = runtime.GOARCH != "wasm"

// team answers each null-window question with several searches at once. All search
// the same board and share its tables, but a search leaves a move for later while
// another is at work on it; then it finds the answer in the table. The first to
// finish answers for all.
type team struct {
	leader  *search
	helpers []*search
	current [1 << 10]atomic.Uint64 // boards being searched, as hashes; one may displace another
}

// isWorthSharing reports whether a board's search may take long enough for others to
// avoid it: it needs several plies, and more seeds than the endgame table's boards.
func (s *search) isWorthSharing(k packed, depth int) bool {
	return depth > 3 && k.seeds() > s.endgame.seeds+8
}

// newTeam returns a team of so many searches, led by s.
func newTeam(s *search, workers int) *team {
	t := &team{leader: s}
	s.team, s.table.shared = t, true
	for range workers - 1 {
		helper := *s // shares the rules and the tables
		helper.stop = nil
		t.helpers = append(t.helpers, &helper)
	}
	return t
}

// hash returns a board's place among the current ones, and what marks it there.
func (t *team) hash(k packed) (*atomic.Uint64, uint64) {
	h := (k.mover ^ k.waiter*waiterMix) * moverMix
	return &t.current[h>>54], h | 1
}

// begin marks a board as being searched.
func (t *team) begin(k packed) {
	place, mark := t.hash(k)
	place.Store(mark)
}

// end removes the mark, unless another board has taken its place.
func (t *team) end(k packed) {
	place, mark := t.hash(k)
	place.CompareAndSwap(mark, 0)
}

// postpones reports whether a child is left for later because another search is at
// work on it. It then reopens the child behind all others. A child is postponed
// only once.
func (t *team) postpones(c *child) bool {
	place, mark := t.hash(c.board)
	if c.order < orderLast/2 || place.Load() != mark {
		return false
	}
	c.closed = false
	c.order += orderLast
	return true
}

// ask is [search.bestMove] by the whole team. The leader alone keeps to the budget,
// and its nodes count those of all.
func (t *team) ask(k packed, goal, depth int) (answer, bool) {
	var wait sync.WaitGroup
	var finished atomic.Bool
	answers := make(chan answer, len(t.helpers)+1)
	run := func(s *search) {
		if a, ok := s.bestMove(k, goal, depth); ok {
			finished.Store(true)
			answers <- a
		}
	}
	for _, h := range t.helpers {
		h.nodes, h.budget, h.poll = 0, unlimited, 0
		h.path = append(h.path[:0], t.leader.path...)
		h.stop = finished.Load
		wait.Go(func() { run(h) })
	}
	stop, budget := t.leader.stop, t.leader.budget
	t.leader.stop = func() bool { return finished.Load() || stop() }
	run(t.leader)
	t.leader.stop = stop
	finished.Store(true) // also if the leader had to stop
	wait.Wait()
	for _, h := range t.helpers {
		t.leader.nodes += h.nodes
		t.leader.cycle = t.leader.cycle || h.cycle
	}
	select {
	case a := <-answers:
		t.leader.budget = budget // a helper's answer has stopped the leader
		return a, true
	default:
		return answer{}, false
	}
}
