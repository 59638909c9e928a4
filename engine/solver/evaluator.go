package solver

import (
	"sowbook/engine"
	"sowbook/engine/event"
)

// evaluator searches the moves of an analysis: one search, and a deepening for each move.
type evaluator struct {
	effort *effort
	moves  []evaluated
	margin int  // of the position, for the side whose values the search finds
	negate bool // that side is not the one to move
}

// evaluated is the search of one move.
type evaluated struct {
	*deepening
	gain  int  // of the side that makes the move
	again bool // that side moves again
	over  bool // the game is over after the move
}

// newPackedEvaluator returns an evaluator for the position of g, which must not be over.
// It sets the scores of moves that end the game or repeat a board.
func newPackedEvaluator(a *Analysis, g *engine.Game, memory int) *evaluator {
	s := newSearch(a.rules, a.start, memory, min(analysisEndgame, memory/4))
	if !s.forward {
		s.played = playedBoards(g, s)
		s.path = s.played
	}
	turn := a.start.Turn()
	s.ask = s.atLeast // needs no move, so that a known value is enough
	if e := a.search; e != nil && s.forward && e.rules == s.rules && e.board == s.board && e.endgame.seeds >= s.endgame.seeds && e.table.bits >= s.table.bits {
		s.table, s.endgame = e.table, e.endgame
	} else if a.maxDepth > maxDepth {
		s.useKnown(a.start.InAllPits())
	}
	a.search = s
	e := &evaluator{effort: &s.effort, margin: a.start.Margin(turn)}
	var list [maxChildren]child
	n := s.children(pack(&a.start).masked(s.pits), &list)
	for i := range list[:n] {
		c, next := &list[i], turn
		if !c.again {
			next = turn.Other()
		}
		m := evaluated{s.deepen(c.board, next, a.maxDepth-1, shareForProof), int(c.gain), c.again, c.over}
		e.add(a, m, s.onPath(c.board, c.board.seeds()))
	}
	return e
}

// newWideEvaluator is like newPackedEvaluator, for positions that do not fit packed boards.
func newWideEvaluator(a *Analysis, g *engine.Game, memory int) *evaluator {
	w, mover := newWideSearch(g, memory), a.rules.Mover(&a.start)
	w.played = append(w.played, w.hash(&a.start))
	w.begin()
	e := &evaluator{effort: &w.effort, margin: a.start.Margin(mover), negate: mover != a.start.Turn()}
	for _, f := range a.scores {
		after := new(engine.Position)
		end := w.play(&w.rules, after, &a.start, f.Move)
		m := evaluated{w.deepen(after, a.maxDepth-1), a.rules.Margin(after, end, mover) - e.margin, a.rules.Mover(after) == mover, end != event.NotOver}
		e.add(a, m, w.onPath(w.hash(after)))
	}
	w.nodes = 0 // each step has a budget of its own
	return e
}

// add adds a move. A move that ends the game or repeats a board has its score at once.
func (e *evaluator) add(a *Analysis, m evaluated, repeats bool) {
	e.moves = append(e.moves, m)
	i := len(e.moves) - 1
	switch {
	case m.over:
		a.set(i, e.score(i, Score{Certainty: Proven}), true)
	case repeats:
		a.set(i, e.score(i, Score{Certainty: Searched}), true)
	}
}

// playedBoards returns the boards of a game that may repeat, in order: those with as many
// seeds in the pits as the position.
func playedBoards(g *engine.Game, s *search) []packed {
	var boards []packed
	left := g.Position().InAllPits()
	for i := g.Len(); i >= 0; i-- {
		p := g.PositionAfter(i)
		if p.InAllPits() != left {
			break
		}
		boards = append([]packed{pack(&p).masked(s.pits)}, boards...)
	}
	return boards
}

// score returns the score of move i for the side to move, given that of the board after it.
func (e *evaluator) score(i int, after Score) Score {
	m := &e.moves[i]
	if !m.again {
		after.Margin = -after.Margin
	}
	after.Margin += e.margin + m.gain
	if e.negate {
		after.Margin = -after.Margin
	}
	if after.Certainty == Searched {
		after.Depth++
	}
	return after
}

// step searches move i until another iteration is finished, and sets its score. It returns
// false if the nodes of the analysis reach budget before.
func (e *evaluator) step(a *Analysis, i int, budget uint64) bool {
	m := &e.moves[i]
	finished := m.deepening.step(budget)
	a.nodes = e.effort.nodes
	if m.best.Certainty != Unsearched {
		a.set(i, e.score(i, m.best), m.done())
	} else {
		a.final[i] = m.done()
	}
	return finished
}

// lineAfter returns the best play after move i, as far as known.
func (e *evaluator) lineAfter(i int) []engine.Move {
	m := &e.moves[i]
	if m.over || m.best.Certainty == Unsearched {
		return nil
	}
	depth := m.best.Depth
	if m.best.Certainty == Proven {
		depth = toTheEnd
	}
	return m.line(depth, shortVariation)
}
