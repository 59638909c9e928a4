package solver

import "sowbook/engine"

// DefaultAnalysisMemory is the bytes that an analysis remembers with when nothing
// is said: what a page can spare.
const DefaultAnalysisMemory = 16 << 20

// Finding is one legal move and what it is worth to who makes it.
type Finding struct {
	Move engine.Move
	Worth
}

// Analysis is the worth of every legal move at the end of a game, found deeper and
// deeper, a slice at a time. It has no clock: [Analysis.Step] is called for as long
// as there is time, and what was found can be read between two calls.
//
// What the line of play so far tells counts: a move that brings up a board for the
// third time ends the game, and no value is called proven that rests on a board
// which was there before.
type Analysis struct {
	rules    engine.Rules
	start    engine.Position
	stored   int       // the margin of who is on turn, already in the stores
	within   int       // plies that no look goes beyond
	findings []Finding // in the order of Legal
	nodes    uint64
	closed   []bool // by finding: there is nothing more to find
	looker   looker
}

// looker looks at the moves of an analysis: on boards of two words, or on wide ones.
type looker interface {
	// look finishes one look at move i and writes down what it is worth; false when
	// the budget, in boards of the whole analysis, was met before.
	look(a *Analysis, i int, budget uint64) bool
	// line is the best play after move i, as far as it is known.
	line(a *Analysis, i int) []engine.Move
}

// Analyse begins an analysis of the position of a game, which remembers with so
// many bytes, or with [DefaultAnalysisMemory] for 0. A game that is over has no
// moves and its analysis is done.
func Analyse(g *engine.Game, memory int) *Analysis { return AnalyseTo(g, memory, 0) }

// AnalyseTo is [Analyse] that looks at most so many plies ahead; 0 is no limit.
func AnalyseTo(g *engine.Game, memory, plies int) *Analysis {
	if memory <= 0 {
		memory = DefaultAnalysisMemory
	}
	if plies <= 0 {
		plies = deepest
	}
	p := g.Position()
	a := &Analysis{rules: g.Rules, start: p, stored: p.Margin(p.Turn()), within: plies}
	for _, m := range g.Legal() {
		a.findings = append(a.findings, Finding{Move: m})
	}
	a.closed = make([]bool, len(a.findings))
	switch {
	case len(a.findings) == 0:
		return a
	case p.Board().Pits > PackedPits:
		a.looker = &wideLooker{lines: make([][]engine.Move, len(a.findings)), fresh: forward(g.Rules) || len(g.Plies) == 0}
	default:
		a.looker = newPackedLooker(a, g, memory)
	}
	for i, f := range a.findings {
		if value, over := endedBy(g, f.Move); over {
			a.findings[i].Worth = a.worth(value, Proven, 0)
			a.closed[i] = true
		}
	}
	return a
}

// worth is a worth to who moves, from a margin of who is on turn: the two are not the
// same where the moves are gifts.
func (a *Analysis) worth(value int, basis Basis, depth int) Worth {
	if a.rules.Mover(&a.start) != a.start.Turn() {
		value = -value
	}
	if basis == Proven {
		depth = 0
	}
	return Worth{Margin: value, Basis: basis, Depth: depth}
}

// endedBy is the margin of who is on turn after a move that ends the game.
func endedBy(g *engine.Game, m engine.Move) (int, bool) {
	ply, err := g.Peek(m)
	return ply.After.Margin(g.Position().Turn()), err == nil && ply.End != engine.GoesOn
}

// Step looks at so many boards more, or a few more than that on wide boards; true
// when there is nothing more to find.
func (a *Analysis) Step(boards int) (done bool) {
	budget := a.nodes + uint64(max(boards, 1))
	for i, ok := a.next(); ok; i, ok = a.next() {
		if a.nodes >= budget || !a.looker.look(a, i, budget) {
			return false
		}
	}
	return true
}

// next is the move to look at next: the least deeply searched, the better first.
func (a *Analysis) next() (int, bool) {
	best := -1
	for i, f := range a.findings {
		if a.closed[i] {
			continue
		}
		if best < 0 || f.Depth < a.findings[best].Depth || f.Depth == a.findings[best].Depth && f.Margin > a.findings[best].Margin {
			best = i
		}
	}
	return best, best >= 0
}

// Nodes is the boards looked at so far.
func (a *Analysis) Nodes() uint64 { return a.nodes }

// Findings is every legal move with what is known of it, in the order of [engine.Rules.Legal].
func (a *Analysis) Findings() []Finding { return append([]Finding(nil), a.findings...) }

// Depth is the plies that every move was looked ahead at least, those proven left
// out; 0 when all are proven.
func (a *Analysis) Depth() int {
	depth, open := 0, false
	for _, f := range a.findings {
		if f.Basis != Proven && (!open || f.Depth < depth) {
			depth, open = f.Depth, true
		}
	}
	return depth
}

// Best is the finding with the largest margin, of equal ones the first that is
// proven, or else the first; false when there is no move.
func (a *Analysis) Best() (Finding, bool) {
	var best Finding
	for i, f := range a.findings {
		if i == 0 || f.Basis != Unseen && (best.Basis == Unseen || f.Margin > best.Margin || f.Margin == best.Margin && f.Basis > best.Basis) {
			best = f
		}
	}
	return best, len(a.findings) > 0
}

// Line is move i of the findings and the best play after it, as far as it is known.
func (a *Analysis) Line(i int) []engine.Move {
	line := []engine.Move{a.findings[i].Move}
	if a.findings[i].Basis == Unseen {
		return line
	}
	return append(line, a.looker.line(a, i)...)
}
