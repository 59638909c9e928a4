package solver

import "sowbook/engine"

// deepening finds the value of one board by iterative deepening, in slices: it can stop after any number of nodes and
// continue later. Only the last null-window search is then repeated.
//
// Each iteration searches to a horizon one ply deeper. If no board can repeat, it also tries from time to time to
// search to the end of the game, with a budget in proportion to the nodes spent so far.
type deepening struct {
	_ [0]func() // not comparable: Go would add a comparison to the WebAssembly module

	effort   *effort
	ask      func(goal, depth int) (answer, bool)        // whether the value is at least goal
	line     func(depth int, nodes uint64) []engine.Move // the best play to a depth, as far as nodes nodes show
	unpack   func(m packedMove) engine.Move              // a move from the board
	maxDepth int
	endgame  share // of the search to the end; 0 if there is none

	best Score      // of the last finished iteration
	move packedMove // the move that best depends on

	// Proven bounds of the value, from all iterations.
	provenLower, provenUpper int
	provenMove               packedMove // gives provenLower

	// The iteration in progress.
	depth        int // or toTheEnd
	lower, upper int
	guess        int
	raised       bool // it has raised lower, so move is from it
	proven       bool // all answers of this iteration are proven
	spent        uint64

	sinceEnd  uint64 // nodes of the iterations since the last search to the end
	endBudget uint64
}

// share is the budget of a search to the end, in quarters of the nodes of the iterations since the last one.
type share uint64

const (
	shareForMove   share = 1 // for a move in limited time: a ply deeper matters more
	shareForProof  share = 16
	shareUnlimited share = 1 << 40 // the first search to the end never gives up
)

// firstIterations is the number of nodes of the iterations before the first search to the end.
const firstIterations = 1 << 12

// maxDepth is the largest depth in plies of a search with a horizon that fits in a table entry.
const maxDepth = provenWork - 1

// newDeepening returns a deepening for a board on which the game is not over, whose value is
// at most limit, and at least -limit. The caller sets its functions.
func newDeepening(e *effort, limit, depth int) *deepening {
	d := &deepening{effort: e, maxDepth: min(depth, maxDepth), move: noMove, provenMove: noMove, provenLower: -limit, provenUpper: limit}
	d.start(1)
	return d
}

// start begins an iteration.
func (d *deepening) start(depth int) {
	d.depth, d.spent, d.proven, d.raised = depth, 0, true, false
	d.lower, d.upper, d.guess = d.provenLower, d.provenUpper, d.best.Margin
}

// done reports whether more nodes would not change the result.
func (d *deepening) done() bool { return d.best.Certainty == Proven || d.best.Depth >= d.maxDepth }

// step searches until an iteration with a horizon finishes or the value is proven. It returns false if the search had
// to stop before, because its nodes reached budget or its function stop returned true.
func (d *deepening) step(budget uint64) bool {
	for !d.done() {
		d.effort.budget = budget
		if d.depth == toTheEnd {
			d.effort.budget = min(budget, d.effort.nodes+d.endBudget-min(d.endBudget, d.spent))
		}
		finished, depth := d.iterate(), d.depth
		switch {
		case finished:
			d.finish()
			if depth != toTheEnd {
				return true
			}
		case depth == toTheEnd && d.spent >= d.endBudget:
			d.start(d.best.Depth + 1)
		default:
			return false
		}
	}
	return true
}

// iterate continues the iteration. It returns false if the search had to stop.
func (d *deepening) iterate() bool {
	for d.lower < d.upper {
		if d.effort.nodes >= d.effort.budget {
			return false
		}
		goal, nodes := max(d.lower+1, min(d.guess, d.upper)), d.effort.nodes
		a, ok := d.ask(goal, d.depth)
		d.spent += d.effort.nodes - nodes
		if !ok {
			return false
		}
		d.narrow(a, goal)
	}
	return true
}

// narrow narrows the bounds by the answer to whether the value is at least goal.
func (d *deepening) narrow(a answer, goal int) {
	d.guess = a.value
	d.proven = d.proven && a.proven
	if a.value >= goal {
		d.lower, d.move, d.raised = a.value, a.move, true
		if a.proven && a.value > d.provenLower {
			d.provenLower, d.provenMove = a.value, a.move
		}
		return
	}
	d.upper = a.value
	if a.proven {
		d.provenUpper = min(d.provenUpper, a.value)
	}
}

// finish records the result of an iteration and begins the next.
func (d *deepening) finish() {
	if d.depth != toTheEnd {
		d.sinceEnd += d.spent
	}
	if !d.raised && d.provenMove != noMove {
		d.move = d.provenMove // the last iteration's move was chosen with less knowledge
	}
	d.best = Score{Margin: d.lower, Certainty: Searched, Depth: d.depth}
	if d.proven {
		d.best = Score{Margin: d.lower, Certainty: Proven}
	}
	if d.endgame > 0 && d.sinceEnd >= firstIterations {
		d.endBudget, d.sinceEnd = min(d.sinceEnd*uint64(d.endgame)/4, unlimited/2), 0
		d.start(toTheEnd)
		return
	}
	d.start(d.best.Depth + 1)
}
