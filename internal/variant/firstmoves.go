package variant

import (
	"slices"

	"sowbook/engine"
	"sowbook/engine/event"
)

const (
	maxTried  = 4000 // moves that FirstMoves tries for the shortest line
	maxPlayed = 24   // moves of a line that it plays without trying others
)

// FirstMoves plays moves from the start of the game to a first capture: the fewest that lead to
// one, and of several such lines the first in the order of pits. In a game where captures come too late
// to try all moves, both players sow from their first pit until they can capture. It returns nil if the
// players lay out the seeds.
func (v *Variant) FirstMoves() *engine.Game {
	start, err := v.Rules.Start()
	if err != nil {
		return nil
	}
	line := v.shortestCapture(start)
	if line == nil {
		line = v.laterCapture(start)
	}
	g := engine.NewGame(v.Rules, start)
	for _, m := range line {
		if g.Play(m) != nil {
			break // a repetition has ended the game
		}
	}
	return g
}

// shortestCapture returns the fewest moves to a capture, or nil if there are too many moves to try.
func (v *Variant) shortestCapture(start engine.Position) []engine.Move {
	type line struct {
		at    engine.Position
		moves []engine.Move
	}
	lines := []line{{at: start}}
	for tried := 0; len(lines) > 0 && tried < maxTried; lines = lines[1:] {
		for _, m := range v.legal(lines[0].at) {
			moves := append(slices.Clip(lines[0].moves), m)
			after, captures := v.try(lines[0].at, m)
			if captures {
				return moves
			}
			lines = append(lines, line{after, moves})
			tried++
		}
	}
	return nil
}

// laterCapture returns moves up to a capture, or the first maxPlayed of a game without one.
func (v *Variant) laterCapture(at engine.Position) (moves []engine.Move) {
	for len(moves) < maxPlayed {
		legal := v.legal(at)
		if len(legal) == 0 {
			break
		}
		next := legal[0]
		for _, m := range legal {
			if _, captures := v.try(at, m); captures {
				return append(moves, m)
			}
		}
		at, _ = v.try(at, next)
		moves = append(moves, next)
	}
	return moves
}

// legal returns the legal moves, none if the game is over.
func (v *Variant) legal(at engine.Position) []engine.Move {
	if v.Rules.Ended(at) != event.NotOver {
		return nil
	}
	return v.Rules.Legal(at)
}

// try plays a legal move and reports whether it captures.
func (v *Variant) try(at engine.Position, m engine.Move) (after engine.Position, captures bool) {
	ply, steps, err := v.Rules.Trace(at, m)
	if err != nil {
		panic(err) // the move is legal
	}
	return ply.After, slices.ContainsFunc(steps, func(s engine.Step) bool { return s.Kind == event.CaptureStep || s.Kind == event.ClaimStep })
}
