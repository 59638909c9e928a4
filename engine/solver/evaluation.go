package solver

import "sowbook/engine"

// Evaluation finds the value of a position and its best move by iterative deepening, in slices: call [Evaluation.Step]
// while there is time. Repetitions count from the start of the game. It searches deeper than an [Analysis], which finds
// the value of every move.
type Evaluation struct {
	margin    int  // of the position, for the side whose value the search finds
	negate    bool // that side is not the one to move
	deepening *deepening
	table     []bucket // of the search, until Release
}

// Evaluate returns an evaluation of the position of g, which must not be over. Its move has a
// meaning only if the side to move chooses it: see [engine.Rules.Mover]. The table takes memory bytes,
// or [DefaultAnalysisMemory] if memory is 0.
func Evaluate(g *engine.Game, memory int) *Evaluation {
	if memory <= 0 {
		memory = DefaultAnalysisMemory
	}
	r, p := g.Rules(), g.Position()
	if !Fits(r, &p) {
		mover := r.Mover(&p)
		return &Evaluation{margin: p.Margin(mover), negate: mover != p.Turn(), deepening: newWideSearch(g, memory).deepen(&p, maxDepth)}
	}
	e := &Evaluation{margin: p.Margin(p.Turn())}
	s := newSearch(r, p, memory, quickEndgame)
	if hasThreads {
		e.table = s.table.buckets
	}
	if !s.forward {
		s.played = playedBoards(g, s)
		s.played = s.played[:len(s.played)-1] // the search adds the position itself
	}
	s.useKnown(p.InAllPits())
	endgame := shareForMove
	if p.InAllPits() <= solvableSeeds {
		endgame = shareForProof
	}
	e.deepening = s.deepen(pack(&p).masked(s.pits), p.Turn(), maxDepth, endgame)
	return e
}

// solvableSeeds is the most seeds in the pits with which a search of some million nodes may reach the end.
const solvableSeeds = 36

// Release lets later evaluations use the memory of this one, which can search no more.
func (e *Evaluation) Release() {
	if hasThreads && len(e.table) == 1<<minBits {
		used := e.table
		spare.Put(&used)
		e.table = nil
	}
}

// Step searches at most nodes more nodes and reports whether the value is final.
func (e *Evaluation) Step(nodes int) (done bool) {
	budget := e.Nodes() + uint64(max(nodes, 1))
	for !e.deepening.done() {
		if !e.deepening.step(budget) {
			return false
		}
	}
	return true
}

// Score returns the current value of the position to the side to move.
func (e *Evaluation) Score() Score {
	score := e.deepening.best
	if score.Certainty != Unsearched {
		score.Margin += e.margin
	}
	if e.negate {
		score.Margin = -score.Margin
	}
	return score
}

// Move returns the best move so far. ok is false if none is known yet.
func (e *Evaluation) Move() (m engine.Move, ok bool) {
	if e.deepening.move == noMove {
		return engine.Move{}, false
	}
	return e.deepening.unpack(e.deepening.move), true
}

// Line returns the best line of play from the position, as far as known.
func (e *Evaluation) Line() []engine.Move { return e.deepening.line(toTheEnd, shortVariation) }

// Nodes returns the number of nodes searched so far.
func (e *Evaluation) Nodes() uint64 { return e.deepening.effort.nodes }
