package solver

import "sowbook/engine"

// Evaluation is the value of one position and the move that it depends on, found
// deeper and deeper, a slice at a time. Like an [Analysis] it has no clock, and it
// takes the game so far into account; it looks deeper than an Analysis, which has
// to find the worth of every move.
type Evaluation struct {
	start   engine.Position
	search  *search
	inquiry inquiry
}

// Evaluate begins to evaluate the position of a game that is not over, on a board of
// at most [PackedPits] pits a side. It remembers with so many bytes, or with
// [DefaultAnalysisMemory] for 0.
func Evaluate(g *engine.Game, memory int) *Evaluation {
	if memory <= 0 {
		memory = DefaultAnalysisMemory
	}
	p := g.Position()
	k := pack(&p)
	s := newSearch(g.Rules, p, Limits{Memory: memory, Depth: deepest})
	if !s.forward {
		s.way = way(g, s)
		s.way = s.way[:len(s.way)-1] // the position itself is asked about
	}
	h := toPlay
	if p.InPits(engine.South)+p.InPits(engine.North) <= inReach {
		h = toProve
	}
	return &Evaluation{p, s, inquire(packed{k.mover & s.rows, k.waiter & s.rows}, deepest, h)}
}

// Step looks at so many boards more. It reports whether the value is found, so that
// no more boards would change it.
func (e *Evaluation) Step(boards int) (done bool) {
	budget := e.search.nodes + uint64(max(boards, 1))
	for !e.inquiry.ended() {
		if !e.inquiry.step(e.search, budget) {
			return false
		}
	}
	return true
}

// Worth returns what the position is worth to the side to move, as far as it is known.
func (e *Evaluation) Worth() Worth {
	w := e.inquiry.found
	if w.Basis != Unseen {
		w.Margin += e.start.Margin(e.start.Turn())
	}
	if w.Basis == Proven {
		w.Depth = 0
	}
	return w
}

// Move returns the best move so far, and false as long as none is known. It is
// for positions in which the side to move chooses: see [engine.Rules.Mover].
func (e *Evaluation) Move() (engine.Move, bool) {
	if e.inquiry.move == noCode {
		return engine.Move{}, false
	}
	return e.inquiry.move.move(e.search.board, e.start.Turn()), true
}

// Line returns the best play from the position, as far as it is known.
func (e *Evaluation) Line() []engine.Move {
	return e.search.line(e.inquiry.board, e.start.Turn(), e.inquiry.found.Margin, endless, glimpse)
}

// Nodes returns how many boards were looked at.
func (e *Evaluation) Nodes() uint64 { return e.search.nodes }
