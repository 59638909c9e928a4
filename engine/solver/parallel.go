package solver

import (
	"sync"
	"sync/atomic"
)

// team answers each null-window question with several searches at once. They share
// the table and search moves in different orders, so each finds there what the
// others have shown, and the first to finish answers for all.
type team struct {
	leader  *search
	helpers []*search
}

// newTeam returns a team of so many searches, led by s.
func newTeam(s *search, workers int) *team {
	t := &team{leader: s}
	s.table.shared = true
	for i := 1; i < workers; i++ {
		helper := *s // shares the rules and the table
		helper.stop, helper.jitter = nil, uint64(i)
		helper.endgame.values = make([]uint8, len(s.endgame.values))
		t.helpers = append(t.helpers, &helper)
	}
	return t
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
