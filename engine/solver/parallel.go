package solver

import (
	"runtime"
	"sync"
	"sync/atomic"
)

// hasThreads reports whether several searches can run at once. WebAssembly has one
// thread, and its module is smaller without the code that divides the work.
const hasThreads = runtime.GOARCH != "wasm"

// team runs several searches for each null-window question. They search the same board
// and share its tables, but a search postpones a move while another one searches it; then
// it finds the answer in the table. The first to finish gives the answer.
type team struct {
	leader  *search
	helpers []*search
	current [1 << 10]atomic.Uint64 // boards being searched, as hashes; one may displace another
}

// isWorthSharing reports whether the search of a board may take so long that others
// should avoid it: it takes several plies and does not soon reach the endgame table.
func (s *search) isWorthSharing(k packed, depth int) bool {
	return depth > 3 && k.seeds() > s.endgame.seeds+8
}

// newTeam returns a team of workers searches, led by s.
func newTeam(s *search, workers int) *team {
	t := &team{leader: s}
	s.team, s.table.shared = t, true
	for range workers - 1 {
		helper := *s // shares the rules and the tables
		helper.stop, helper.lists = nil, nil
		t.helpers = append(t.helpers, &helper)
	}
	return t
}

// hash returns a board's place in current, and its mark there.
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

// postpones reports whether a child is postponed because another search is searching it.
// It then reopens the child behind all others. A child is postponed only once.
func (t *team) postpones(c *child) bool {
	place, mark := t.hash(c.board)
	if c.order < orderLast/2 || place.Load() != mark {
		return false
	}
	c.closed = false
	c.order += orderLast
	return true
}

// ask is like [search.bestMove], by the whole team. Only the leader checks the budget; its
// node count includes the helpers' nodes.
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
