package engine

import (
	"slices"

	"sowbook/engine/event"
	"sowbook/engine/ruleset"
	"sowbook/engine/score"
)

// Game is a line of plies from a start. Unlike a position it knows its history: which
// positions have repeated, and passes in a row. Only its methods change it.
type Game struct {
	rules      Rules
	start, now Position
	plies      []Ply
	trace      [][]Step         // the steps of each ply
	end        Reason           // why the game is over, or NotOver
	seen       map[Position]int // number of times each position occurred
}

// NewGame returns a game that begins at a position, which may already be over.
func NewGame(r Rules, start Position) *Game {
	g := &Game{rules: r, start: start, seen: map[Position]int{start.WithoutStores(): 1}}
	g.now, g.end, _ = r.EndAtStart(start)
	return g
}

// Rules returns the rules of the game.
func (g *Game) Rules() Rules { return g.rules }

// Start returns the position in which the game began.
func (g *Game) Start() Position { return g.start }

// Len returns the number of plies played so far.
func (g *Game) Len() int { return len(g.plies) }

// Ply returns a ply; the first is 0.
func (g *Game) Ply(i int) Ply { return g.plies[i] }

// Plies returns all plies played so far.
func (g *Game) Plies() []Ply { return slices.Clone(g.plies) }

// Steps returns the steps of a ply; the first ply is 0.
func (g *Game) Steps(i int) []Step { return g.trace[i] }

// Over reports whether the game is over, or a round of it.
func (g *Game) Over() bool { return g.end != event.NotOver }

// Result returns the result. It has a meaning only if the game is over.
func (g *Game) Result() Result { return g.rules.Result(g.now, g.end) }

// Margin returns how many more seeds a side has than its opponent: see [Rules.Margin].
func (g *Game) Margin(s Side) int { return g.rules.Margin(&g.now, g.end, s) }

// Position returns the position after the plies played so far, and after the sweep if
// the game is over.
func (g *Game) Position() Position { return g.now }

// Turn returns the side to move.
func (g *Game) Turn() Side { return g.now.Turn() }

// Board returns the shape of the board.
func (g *Game) Board() Board { return g.now.Board() }

// PositionAfter returns the position after the first n plies, and after the sweep if the
// game is over then.
func (g *Game) PositionAfter(n int) Position {
	switch n {
	case len(g.plies):
		return g.now
	case 0:
		return g.start
	}
	return g.plies[n-1].After
}

// Legal returns the legal moves; none if the game is over.
func (g *Game) Legal() []Move {
	if g.Over() {
		return nil
	}
	return g.rules.Legal(g.now)
}

// WhyIllegal returns why a move is illegal now, or nil if it is legal.
func (g *Game) WhyIllegal(m Move) *Refusal {
	switch {
	case !g.Over():
	case m.Kind == NextRound && g.HasNextRound():
		return nil
	default:
		return &Refusal{Rule: g.end.Rule(), Pit: Hand}
	}
	return g.rules.WhyIllegal(g.now, m)
}

// Play makes a move. After the end of a round the move is [NextRound]; then the game goes
// on, and repetitions are counted anew. The game also ends at the third repetition or the second pass in a
// row. If the move is illegal, the error is a [*Refusal] and the game is unchanged.
func (g *Game) Play(m Move) error {
	if why := g.WhyIllegal(m); why != nil {
		return why
	}
	if m.Kind == NextRound {
		g.nextRound()
		return nil
	}
	var steps []Step
	var ply Ply
	g.rules.apply(&ply, &g.now, m, &steps)
	g.endByHistory(&ply, &steps)
	g.seen[ply.After.WithoutStores()]++
	g.plies = append(g.plies, ply)
	g.trace = append(g.trace, steps)
	g.now, g.end = ply.After, ply.End
	return nil
}

// Preview returns what [Game.Play] would do with a move, without playing it. If the move
// is illegal the error is a [*Refusal].
func (g *Game) Preview(m Move) (Ply, error) {
	if why := g.WhyIllegal(m); why != nil {
		return Ply{}, why
	}
	var ply Ply
	g.rules.Apply(&ply, &g.now, m)
	g.endByHistory(&ply, nil)
	return ply, nil
}

// endByHistory ends the game if a ply, which is not in g yet, is the second pass in a
// row, repeats a position for the third time, or is one of too many without a capture. It
// appends the steps of the end, unless steps is nil.
func (g *Game) endByHistory(ply *Ply, steps *[]Step) {
	r, cause, left := &g.rules, event.NoCause, ruleset.ToNobody
	switch {
	case ply.End != event.NotOver:
		return
	case r.Stuck == ruleset.StuckPasses && ply.Move.Kind == Pass && len(g.plies) > 0 && g.plies[len(g.plies)-1].Move.Kind == Pass:
		ply.End, cause = event.NoMove, event.BothPassed
	case r.Repeats != ruleset.RepeatsIgnored && g.seen[ply.After.WithoutStores()] >= 2:
		if ply.End = event.Repetition; r.Repeats == ruleset.RepeatsToOwners {
			left = ruleset.ToOwners
		}
	case r.NoCapture > 0 && g.withoutGain(ply) >= r.NoCapture:
		ply.End, left = event.NoCapture, r.LeftOver
	default:
		return
	}
	if steps != nil {
		appendStep(steps, Step{Kind: event.EndStep, Rule: ply.End.Rule(), From: Hand, To: Hand, Cause: cause})
	}
	ply.After.EndTurn()
	switch {
	case ply.End == event.NoMove:
		ply.After = r.afterPasses(ply.After, steps)
		return
	case r.Wins != ruleset.MostWins:
		left = ruleset.ToNobody
	}
	end := score.End{Rules: &r.Set, Pos: &ply.After, Reason: ply.End, Mover: ply.Player, Steps: steps}
	end.Sweep(left)
	if ply.End == event.Repetition && r.Repeats == ruleset.RepeatsLose && ply.After.Turn() == ply.Player {
		giveTurn(&ply.After, steps)
	}
}

// withoutGain returns how many plies of this round in a row, the last of them a ply that is not
// in g yet, have neither captured nor won a seed.
func (g *Game) withoutGain(ply *Ply) int {
	free := func(p *Position) int { return p.InAllPits() }
	if g.rules.Captures.Claim() {
		free = func(p *Position) int { return p.Free(South) + p.Free(North) }
	}
	n, after := 0, &ply.After
	for i := len(g.plies); ; i-- {
		before := &g.start
		if i > 0 {
			before = &g.plies[i-1].After
		}
		if ply.Move.Kind == NextRound || ply.Captured > 0 || free(after) < free(before) {
			return n
		}
		if !after.InTurn() && before.Further() == 0 {
			n++
		}
		if i == 0 {
			return n
		}
		ply, after = &g.plies[i-1], before
	}
}

// FirstDifference returns the first difference between two games from the same position, as
// [event.FirstDifference] does. Ply 0 means that only one game is over at its start.
func FirstDifference(a, b *Game) (d Difference, ok bool) {
	if (a.Over() && a.Len() == 0) != (b.Over() && b.Len() == 0) {
		return Difference{}, true
	}
	return event.FirstDifference(a.trace, b.trace)
}
