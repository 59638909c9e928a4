package solver

import "sowbook/engine"

// packedEvaluator searches the moves of an analysis on packed boards: one search,
// and a deepening for each move.
type packedEvaluator struct {
	search     *search
	children   []child
	deepenings []deepening
}

// newPackedEvaluator returns an evaluator for the position of g, which must not be over.
// It sets the scores of moves that end the game or repeat a board.
func newPackedEvaluator(a *Analysis, g *engine.Game, memory int) *packedEvaluator {
	s := newSearch(a.rules, a.start, memory, true)
	e := &packedEvaluator{search: s}
	if !s.forward {
		s.played = playedBoards(g, s)
		s.path = s.played
	}
	var list [maxChildren]child
	e.children = append(e.children, list[:s.children(pack(&a.start).masked(s.pits), &list)]...)
	for i := range e.children {
		c := &e.children[i]
		e.deepenings = append(e.deepenings, newDeepening(c.board, a.maxDepth-1, shareForProof))
		switch {
		case c.over:
			a.set(i, e.score(a, i, Score{Certainty: Proven}), true)
		case s.onPath(c.board, c.board.seeds()):
			a.set(i, e.score(a, i, Score{Certainty: Searched}), true)
		}
	}
	return e
}

// playedBoards returns the boards of a game that may repeat, in order: those with as many
// seeds in the pits as the position.
func playedBoards(g *engine.Game, s *search) []packed {
	var boards []packed
	left := g.Position().InAllPits()
	for i := len(g.Plies); i >= 0; i-- {
		p := g.PositionAfter(i)
		if p.InAllPits() != left {
			break
		}
		boards = append([]packed{pack(&p).masked(s.pits)}, boards...)
	}
	return boards
}

// score returns the score of move i, given that of the board after it.
func (e *packedEvaluator) score(a *Analysis, i int, after Score) Score {
	after.Margin = a.start.Margin(a.start.Turn()) + e.children[i].value(after.Margin)
	if after.Certainty == Searched {
		after.Depth++
	}
	return after
}

func (e *packedEvaluator) step(a *Analysis, i int, budget uint64) bool {
	d := &e.deepenings[i]
	finished := d.step(e.search, budget)
	a.nodes = e.search.nodes
	if d.best.Certainty != Unsearched {
		a.set(i, e.score(a, i, d.best), d.done())
	} else {
		a.final[i] = d.done()
	}
	return finished
}

func (e *packedEvaluator) line(a *Analysis, i int) []engine.Move {
	c, best := &e.children[i], e.deepenings[i].best
	if c.over || best.Certainty == Unsearched {
		return nil
	}
	turn, depth := a.start.Turn(), best.Depth
	if !c.again {
		turn = turn.Other()
	}
	if best.Certainty == Proven {
		depth = toTheEnd
	}
	return e.search.variation(c.board, turn, best.Margin, depth, shortVariation)
}
