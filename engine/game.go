package engine

import (
	"sowbook/engine/event"
	"sowbook/engine/ruleset"
)

// Game is a line of plies from a start. Unlike a position it knows its history: which
// positions have repeated, and passes in a row.
type Game struct {
	Rules      Rules
	Start      Position
	Plies      []Ply
	Trace      [][]Step // the steps of each ply
	Over       *Result  // nil if the game is not over
	StartSteps []Step   // the sweep, if the game was over at its start

	now  Position
	seen map[Position]int // number of times each position occurred
}

// NewGame returns a game that begins at a position, which may already be over.
func NewGame(r Rules, start Position) *Game {
	g := &Game{Rules: r, Start: start, seen: map[Position]int{start.WithoutStores(): 1}}
	var reason Reason
	g.now, reason, g.StartSteps = r.EndAtStart(start)
	g.finish(reason)
	return g
}

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
	case len(g.Plies):
		return g.now
	case 0:
		return g.Start
	}
	return g.Plies[n-1].After
}

// Legal returns the legal moves; none if the game is over.
func (g *Game) Legal() []Move {
	if g.Over != nil {
		return nil
	}
	return g.Rules.Legal(g.now)
}

// WhyIllegal returns why a move is illegal now, or nil if it is legal.
func (g *Game) WhyIllegal(m Move) *Refusal {
	switch {
	case g.Over == nil:
	case m.Kind == NextRound && g.HasNextRound():
		return nil
	default:
		return &Refusal{Rule: g.Over.Reason.Rule(), Pit: Hand}
	}
	return g.Rules.WhyIllegal(g.now, m)
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
	g.Rules.apply(&ply, &g.now, m, &steps)
	g.endByHistory(&ply, &steps)
	g.seen[ply.After.WithoutStores()]++
	g.Plies = append(g.Plies, ply)
	g.Trace = append(g.Trace, steps)
	g.now = ply.After
	g.finish(ply.End)
	return nil
}

// Preview returns what [Game.Play] would do with a move, without playing it. If the move
// is illegal the error is a [*Refusal].
func (g *Game) Preview(m Move) (Ply, error) {
	if why := g.WhyIllegal(m); why != nil {
		return Ply{}, why
	}
	var ply Ply
	g.Rules.Apply(&ply, &g.now, m)
	g.endByHistory(&ply, nil)
	return ply, nil
}

// endByHistory ends the game if a ply, which is not in g yet, is the second pass in a
// row, repeats a position for the third time, or is one of too many without a capture. It
// appends the steps of the end, unless steps is nil.
func (g *Game) endByHistory(ply *Ply, steps *[]Step) {
	r, cause, left := &g.Rules, event.NoCause, ruleset.ToNobody
	switch {
	case ply.End != event.NotOver:
		return
	case r.Stuck == ruleset.StuckPasses && ply.Move.Kind == Pass && len(g.Plies) > 0 && g.Plies[len(g.Plies)-1].Move.Kind == Pass:
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
	ply.After.SetAgain(false)
	switch {
	case ply.End == event.NoMove:
		ply.After = r.afterPasses(ply.After, steps)
		return
	case r.Wins != ruleset.MostWins:
		left = ruleset.ToNobody
	}
	ply.After = r.sweepAs(left, ply.After, ply.Player, ply.End, steps)
	if ply.End == event.Repetition && r.Repeats == ruleset.RepeatsLose && ply.After.Turn() == ply.Player {
		giveTurn(&ply.After, steps)
	}
}

// withoutGain returns how many plies of this round in a row, the last of them a ply that is not
// in g yet, have neither captured nor won a seed.
func (g *Game) withoutGain(ply *Ply) int {
	n, after := 0, &ply.After
	for i := len(g.Plies); ; i-- {
		before := &g.Start
		if i > 0 {
			before = &g.Plies[i-1].After
		}
		if ply.Move.Kind == NextRound || ply.Captured > 0 || before.Free(South)+before.Free(North) != after.Free(South)+after.Free(North) {
			return n
		}
		if n++; i == 0 {
			return n
		}
		ply, after = &g.Plies[i-1], before
	}
}

// finish sets the result, unless reason is NotOver.
func (g *Game) finish(reason Reason) {
	if reason != event.NotOver {
		over := g.Rules.Result(g.now, reason)
		g.Over = &over
	}
}
