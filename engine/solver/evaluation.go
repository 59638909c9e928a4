package solver

import "sowbook/engine"

// Evaluation finds the value of a position and its best move by iterative deepening, in
// slices: call [Evaluation.Step] while there is time. Repetitions count from the start
// of the game. It searches deeper than an [Analysis], which finds the value of every
// move.
type Evaluation struct {
	start     engine.Position
	search    *search
	deepening deepening
}

// Evaluate returns an evaluation of the position of g, which must not be over and must fit
// a packed board (see [Fits]). The table takes memory bytes, or [DefaultAnalysisMemory]
// if memory is 0.
func Evaluate(g *engine.Game, memory int) *Evaluation {
	if memory <= 0 {
		memory = DefaultAnalysisMemory
	}
	p := g.Position()
	s := newSearch(g.Rules, p, memory, true)
	if !s.forward {
		s.played = playedBoards(g, s)
		s.played = s.played[:len(s.played)-1] // the search adds the position itself
	}
	endgame := shareForMove
	if p.InAllPits() <= solvableSeeds {
		endgame = shareForProof
	}
	return &Evaluation{p, s, newDeepening(pack(&p).masked(s.pits), maxDepth, endgame)}
}

// solvableSeeds is the most seeds in the pits with which a search of some million
// nodes may reach the end.
const solvableSeeds = 36

// Step searches at most nodes more nodes and reports whether the value is final.
func (e *Evaluation) Step(nodes int) (done bool) {
	budget := e.search.nodes + uint64(max(nodes, 1))
	for !e.deepening.done() {
		if !e.deepening.step(e.search, budget) {
			return false
		}
	}
	return true
}

// Score returns the current value of the position to the side to move.
func (e *Evaluation) Score() Score {
	score := e.deepening.best
	if score.Certainty != Unsearched {
		score.Margin += e.start.Margin(e.start.Turn())
	}
	return score
}

// Move returns the best move so far. ok is false if none is known yet. The side to move
// must be the one who chooses: see [engine.Rules.Mover].
func (e *Evaluation) Move() (m engine.Move, ok bool) {
	if e.deepening.move == noMove {
		return engine.Move{}, false
	}
	return e.deepening.move.unpack(e.search.board, e.start.Turn()), true
}

// Line returns the best line of play from the position, as far as known.
func (e *Evaluation) Line() []engine.Move {
	return e.search.variation(e.deepening.board, e.start.Turn(), e.deepening.best.Margin, toTheEnd, shortVariation)
}

// Nodes returns the number of nodes searched so far.
func (e *Evaluation) Nodes() uint64 { return e.search.nodes }
