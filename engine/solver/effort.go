package solver

import "sowbook/engine"

// effort counts the nodes of a search and says when to stop.
type effort struct {
	nodes  uint64
	ply    engine.Ply  // played last; here, because clearing one for each move takes time
	cycle  bool        // a board repeated
	budget uint64      // nodes at which to stop
	poll   uint64      // nodes at which to check the budget and call stop
	stop   func() bool // reports whether to stop; may be nil
}

// Progress is called by every search, after a few thousand nodes at most, unless it is nil. It
// must be set before the first search.
var Progress func()

const (
	unlimited     = 1 << 62 // budget of a search that may take any number of nodes
	nodesPerCheck = 1 << 12
)

// tick counts a node and reports whether the search may continue.
func (e *effort) tick() bool {
	e.nodes++
	if e.nodes < e.poll && e.nodes < e.budget {
		return true
	}
	e.poll = e.nodes + nodesPerCheck
	if Progress != nil {
		Progress()
	}
	if e.nodes >= e.budget {
		return false
	}
	if e.stop != nil && e.stop() {
		e.budget = 0 // so that all callers stop, too
		return false
	}
	return true
}
