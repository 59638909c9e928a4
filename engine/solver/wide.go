package solver

import "sowbook/engine"

// wideSearch searches boards too wide to be packed: alpha-beta to a fixed depth
// without a table, for endings on large boards. Its stack is explicit, so that it
// can stop after any number of nodes and continue later.
type wideSearch struct {
	rules engine.Rules
	side  engine.Side // margins are this side's
	stack []wideNode
	nodes uint64
	cut   bool // a line was not searched to its end

	value int           // of the first position, when the search is finished
	line  []engine.Move // the best play from there
}

// wideNode is a position on the path to the one searched.
type wideNode struct {
	position    engine.Position
	moves       []engine.Move
	next        int // index of the move to search
	alpha, beta int
	depth       int
	line        []engine.Move // the best play so far
	maximizes   bool          // the player of the moves is the search's side
}

// newWideSearch returns a search of the given moves of a position, depth plies deep, for
// the margin of the side to move.
func newWideSearch(r engine.Rules, p engine.Position, moves []engine.Move, depth int) *wideSearch {
	w := &wideSearch{rules: r, side: p.Turn()}
	w.push(p, moves, -engine.MaxSeeds, engine.MaxSeeds, depth)
	return w
}

func (w *wideSearch) push(p engine.Position, moves []engine.Move, alpha, beta, depth int) {
	w.stack = append(w.stack, wideNode{position: p, moves: moves, alpha: alpha, beta: beta, depth: depth, maximizes: w.rules.Mover(&p) == w.side})
}

// run searches until it is finished or nodes reach budget, and reports whether it is
// finished.
func (w *wideSearch) run(budget uint64) bool {
	for len(w.stack) > 0 {
		n := &w.stack[len(w.stack)-1]
		if n.next == len(n.moves) || n.alpha >= n.beta {
			w.pop()
			continue
		}
		if w.nodes >= budget {
			return false
		}
		w.nodes++
		ply := w.rules.Apply(&n.position, n.moves[n.next])
		if ply.End == engine.NotOver && n.depth > 1 {
			w.push(ply.After, w.rules.AppendLegal(nil, &ply.After), n.alpha, n.beta, n.depth-1)
			continue
		}
		w.cut = w.cut || ply.End == engine.NotOver
		n.score(w.rules.Margin(&ply.After, ply.End, w.side), nil)
	}
	return true
}

// pop removes the last position and gives its value to the one before.
func (w *wideSearch) pop() {
	n := w.stack[len(w.stack)-1]
	value := n.beta
	if n.maximizes {
		value = n.alpha
	}
	w.stack = w.stack[:len(w.stack)-1]
	if len(w.stack) == 0 {
		w.value, w.line = value, n.line
		return
	}
	w.stack[len(w.stack)-1].score(value, n.line)
}

// score records the value of the move searched, and the play after it.
func (n *wideNode) score(value int, after []engine.Move) {
	better := n.maximizes && value > n.alpha || !n.maximizes && value < n.beta
	if better || len(n.line) == 0 {
		n.line = append([]engine.Move{n.moves[n.next]}, after...)
	}
	switch {
	case better && n.maximizes:
		n.alpha = value
	case better:
		n.beta = value
	}
	n.next++
}

// wideEvaluator searches the moves of an analysis on wide boards. A move whose next
// iteration takes more than maxWideNodes is searched no deeper.
type wideEvaluator struct {
	searches []*wideSearch // in progress, by move
	lines    [][]engine.Move
	provable bool // no board can repeat one of the game so far
}

const maxWideNodes = 1 << 14

// newWideEvaluator returns an evaluator for the position of g, which must not be over.
func newWideEvaluator(a *Analysis, g *engine.Game) *wideEvaluator {
	n := len(a.scores)
	return &wideEvaluator{make([]*wideSearch, n), make([][]engine.Move, n), isForward(g.Rules) || len(g.Plies) == 0}
}

func (e *wideEvaluator) step(a *Analysis, i int, budget uint64) bool {
	w, depth := e.searches[i], a.scores[i].Depth+1
	if w == nil {
		w = newWideSearch(a.rules, a.start, []engine.Move{a.scores[i].Move}, depth)
		e.searches[i] = w
	}
	before := w.nodes
	finished := w.run(min(before+budget-a.nodes, maxWideNodes))
	a.nodes += w.nodes - before
	switch {
	case !finished && w.nodes >= maxWideNodes:
		a.final[i] = true
	case !finished:
		return false
	case !w.cut && e.provable:
		a.set(i, Score{Margin: w.value, Certainty: Proven}, true)
	default:
		a.set(i, Score{Margin: w.value, Certainty: Searched, Depth: depth}, depth >= a.maxDepth)
	}
	e.searches[i] = nil
	if finished {
		e.lines[i] = w.line[1:]
	}
	return true
}

func (e *wideEvaluator) line(_ *Analysis, i int) []engine.Move { return e.lines[i] }
