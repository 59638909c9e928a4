package solver

import (
	"sowbook/engine"
	"sowbook/engine/event"
)

// DefaultAnalysisMemory is the default size in bytes of an analysis's table.
const DefaultAnalysisMemory = 16 << 20

// MoveScore is a legal move and its value to the player who makes it.
type MoveScore struct {
	Move engine.Move
	Score
}

// Analysis finds the value of every legal move of a position by iterative deepening, in slices: call [Analysis.Step]
// while there is time, and read the results between calls.
//
// Repetitions count from the start of the game: a move that repeats a board for the
// third time ends the game, and a value that depends on an earlier board is not proven.
type Analysis struct {
	rules     engine.Rules
	start     engine.Position
	maxDepth  int // plies
	scores    []MoveScore
	final     []bool     // by move: more nodes would not change the score
	nodes     uint64     // after the last step; the search may have spent more on lines
	evaluator *evaluator // nil if there is no move
	search    *search    // of packed boards; Reuse takes its tables
}

// Analyse returns an analysis of the position of g. Its table takes memory bytes, or
// [DefaultAnalysisMemory] if memory is 0. If the game is over, there are no moves.
func Analyse(g *engine.Game, memory int) *Analysis { return AnalyseTo(g, memory, 0) }

// AnalyseTo is like [Analyse], but searches at most plies plies deep; 0 means no limit.
func AnalyseTo(g *engine.Game, memory, plies int) *Analysis { return analyse(g, memory, plies, nil) }

// Reuse is like [Analyse], but takes over the tables of a if they hold under the rules of g. Do not step a afterwards.
func (a *Analysis) Reuse(g *engine.Game) *Analysis { return analyse(g, 0, 0, a.search) }

// analyse is like [AnalyseTo], with the tables of an earlier search if they can be used; that may be nil.
func analyse(g *engine.Game, memory, plies int, earlier *search) *Analysis {
	if memory <= 0 {
		memory = DefaultAnalysisMemory
	}
	if plies <= 0 {
		plies = maxDepth + 1 // the deepenings begin one ply later
	}
	a := &Analysis{rules: g.Rules(), start: g.Position(), maxDepth: plies, search: earlier}
	for _, m := range g.Legal() {
		a.scores = append(a.scores, MoveScore{Move: m})
	}
	a.final = make([]bool, len(a.scores))
	switch {
	case len(a.scores) == 0:
	case !Fits(a.rules, &a.start):
		a.evaluator = newWideEvaluator(a, g, memory)
	default:
		a.evaluator = newPackedEvaluator(a, g, memory)
	}
	for i, f := range a.scores {
		if ply, err := g.Preview(f.Move); err == nil && ply.End != event.NotOver {
			a.set(i, Score{Margin: a.rules.Margin(&ply.After, ply.End, a.start.Turn()), Certainty: Proven}, true)
		}
	}
	return a
}

// set records the score of move i, to the side to move, and whether it is final.
// A gift is made by the other side, so its score is negated.
func (a *Analysis) set(i int, score Score, final bool) {
	if a.rules.Mover(&a.start) != a.start.Turn() {
		score.Margin = -score.Margin
	}
	a.scores[i].Score, a.final[i] = score, final
}

// Step searches at most nodes more nodes and reports whether all scores are final.
func (a *Analysis) Step(nodes int) (done bool) {
	budget := a.nodes + uint64(max(nodes, 1))
	for i := a.next(); i >= 0; i = a.next() {
		if a.nodes >= budget || !a.evaluator.step(a, i, budget) {
			return false
		}
	}
	return true
}

// next returns the move to search next, the best of those searched least deeply, or -1 if all are final.
func (a *Analysis) next() int {
	best := -1
	for i, f := range a.scores {
		if a.final[i] {
			continue
		}
		if best < 0 || f.Depth < a.scores[best].Depth || f.Depth == a.scores[best].Depth && f.Margin > a.scores[best].Margin {
			best = i
		}
	}
	return best
}

// Grow adds the values of at most n boards to the table of endgames, so that this analysis and those that reuse it need not search
// them. It reports whether the table has reached its full size.
func (a *Analysis) Grow(n int) (done bool) { return a.search == nil || a.search.grow(n) }

// Nodes returns the number of nodes searched so far.
func (a *Analysis) Nodes() uint64 { return a.nodes }

// Scores returns every legal move with its score so far, in the order of [engine.Rules.Legal].
func (a *Analysis) Scores() []MoveScore { return append([]MoveScore(nil), a.scores...) }

// Depth returns the smallest depth of the moves that are not proven, or 0 if all are.
func (a *Analysis) Depth() int {
	depth, open := 0, false
	for _, f := range a.scores {
		if f.Certainty != Proven && (!open || f.Depth < depth) {
			depth, open = f.Depth, true
		}
	}
	return depth
}

// Best returns the move with the largest margin, if possible a proven one. ok is false if there is no move.
func (a *Analysis) Best() (best MoveScore, ok bool) {
	for i, f := range a.scores {
		if i == 0 || f.Certainty != Unsearched && (best.Certainty == Unsearched || f.Margin > best.Margin || f.Margin == best.Margin && f.Certainty > best.Certainty) {
			best = f
		}
	}
	return best, len(a.scores) > 0
}

// Line returns move i of [Analysis.Scores] and the best play after it, as far as known.
func (a *Analysis) Line(i int) []engine.Move {
	line := []engine.Move{a.scores[i].Move}
	if a.scores[i].Certainty == Unsearched {
		return line
	}
	return append(line, a.evaluator.lineAfter(i)...)
}
