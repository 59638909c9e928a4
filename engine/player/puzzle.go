package player

import (
	"slices"

	"sowbook/engine"
)

// Puzzle is a position with a goal that only one first move reaches.
type Puzzle struct {
	Theme     Theme
	Level     int // 1 to 3, as LevelOf returns it
	Start     engine.Position
	Goal      Goal
	Solutions [][]engine.Move // all of them; they begin with the same move
}

// Limits on puzzles.
const (
	maxTurns      = 400 // turns and beginnings of turns
	maxEndings    = 60  // turns and beginnings of turns, if the goal is a win
	minMoves      = 4   // legal moves
	maxSolutions  = 3
	minCapture    = 4  // seeds captured
	maxCounted    = 12 // sowings of a turn, laps of a relay
	endgameSeeds  = 20 // most seeds of an ending in the pits that nobody owns
	minDifference = 5  // pits in which two puzzles of a theme differ
)

// LevelOf returns how far a player must look ahead to see that the first solution of a
// puzzle reaches the goal: to the end of one sowing (1), of two or three (2), or further
// (3). The opponent's sowings count too.
func LevelOf(r engine.Rules, p Puzzle) int {
	t, mover := newTurn(p.Start), p.Start.Turn()
	for _, m := range p.Solutions[0] {
		t, _ = t.play(r, mover, m)
	}
	sowings := len(p.Solutions[0])
	switch p.Goal.Kind {
	case LeaveAtMost, YieldAtMost:
		sowings++ // the reply
	case WinBy:
		sowings += p.Goal.judge(r, mover, t).Depth
	}
	switch {
	case sowings <= 1:
		return 1
	case sowings <= 3:
		return 2
	}
	return 3
}

// AllSolutions returns every way to reach the puzzle's goal, as [Goal.Solutions] does.
func (p Puzzle) AllSolutions(r engine.Rules) (all [][]engine.Move, complete bool) {
	limit := maxTurns
	if p.Goal.Kind == WinBy {
		limit = maxEndings // each is searched to the end of the game
	}
	return p.Goal.Solutions(r, p.Start, limit)
}

// Prove reports whether the puzzle's solutions are all the ways to reach the goal and
// begin with the same move, and there are enough other moves.
func (p Puzzle) Prove(r engine.Rules) bool {
	found, ok := p.AllSolutions(r)
	return ok && slices.EqualFunc(found, p.Solutions, slices.Equal) && p.hasOneFirstMove(r)
}

// hasOneFirstMove reports whether the puzzle has solutions, but not too many, all begin
// with the same move, and there are enough legal moves.
func (p Puzzle) hasOneFirstMove(r engine.Rules) bool {
	n := len(p.Solutions)
	if n == 0 || n > maxSolutions || len(r.Legal(p.Start)) < minMoves {
		return false
	}
	for _, line := range p.Solutions {
		if line[0] != p.Solutions[0][0] {
			return false
		}
	}
	return true
}

// IsSimilar reports whether two puzzles have the same theme and nearly the same
// position.
func (p Puzzle) IsSimilar(q Puzzle) bool {
	if q.Theme != p.Theme || q.Start.Board() != p.Start.Board() {
		return false
	}
	differ := 0
	for at := range engine.Place(2 * p.Start.Board().Pits) {
		if p.Start.Seeds(at) != q.Start.Seeds(at) {
			differ++
		}
	}
	return differ < minDifference
}
