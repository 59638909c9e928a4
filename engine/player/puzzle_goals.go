package player

import (
	"slices"

	"sowbook/engine"
	"sowbook/engine/solver"
)

// newPuzzle returns the puzzle with a goal. ok is false unless exactly one first move
// reaches the goal.
func newPuzzle(r engine.Rules, theme Theme, p engine.Position, g Goal) (puzzle Puzzle, ok bool) {
	puzzle = Puzzle{Theme: theme, Start: p, Goal: g}
	puzzle.Solutions, ok = puzzle.AllSolutions(r)
	if !ok || !puzzle.hasOneFirstMove(r) {
		return puzzle, false
	}
	for _, m := range slices.Concat(puzzle.Solutions...) {
		if m.Kind != engine.Sow {
			return puzzle, false // a forced gift or pass is no decision
		}
	}
	puzzle.Level = level(r, puzzle)
	return puzzle, true
}

// level returns the difficulty of a puzzle: the solver must look ahead to the end of the
// first sowing (1), of the first few (2), or further (3).
func level(r engine.Rules, puzzle Puzzle) int {
	t, mover := newTurn(puzzle.Start), puzzle.Start.Turn()
	for _, m := range puzzle.Solutions[0] {
		t, _ = t.play(r, mover, m)
	}
	plies := len(puzzle.Solutions[0])
	switch puzzle.Goal.Kind {
	case LeaveAtMost:
		plies++ // the reply
	case WinBy:
		plies += puzzle.Goal.judge(r, mover, t).Depth
	case RunLaps, Land:
		plies = (t.laps + 2) / 3
	}
	switch {
	case plies <= 1:
		return 1
	case plies <= 3:
		return 2
	}
	return 3
}

// goalFor returns a goal of a theme that perhaps only one first move reaches. ok is
// false if the position has none.
func goalFor(r engine.Rules, theme Theme, p engine.Position) (goal Goal, ok bool) {
	switch theme {
	case ThemeCapture:
		n, next, ok := bestFirstMoves(r, p, func(t turn) int { return t.captured })
		return Goal{Kind: CaptureAtLeast, N: n}, ok && n >= minCapture && n-next >= 2
	case ThemeTurn:
		n, next, ok := bestFirstMoves(r, p, func(t turn) int { return t.sowings })
		return Goal{Kind: SowTimes, N: n}, ok && n >= 3 && n > next
	case ThemeRelay:
		n, next, ok := bestFirstMoves(r, p, func(t turn) int { return t.laps })
		return Goal{Kind: RunLaps, N: n}, ok && n >= 4 && n-next >= 2
	case ThemeLand:
		return landGoal(r, p)
	case ThemeThreat, ThemeSave:
		return defenseGoal(r, theme, p)
	case ThemeEnding, ThemeOnly:
		return winGoal(r, theme, p)
	}
	return Goal{}, false
}

// bestFirstMoves returns the largest count that one first move can reach in the turn, and
// the largest of the other first moves.
func bestFirstMoves(r engine.Rules, p engine.Position, count func(turn) int) (most, next int, ok bool) {
	var best engine.Move
	byFirst := map[engine.Move]int{}
	ok = walkTurns(r, p, maxTurns, func(line []engine.Move, t turn) bool {
		n := count(t)
		byFirst[line[0]] = max(byFirst[line[0]], n)
		if n > most {
			most, best = n, line[0]
		}
		return true
	})
	for m, n := range byFirst {
		if m != best {
			next = max(next, n)
		}
	}
	return most, next, ok
}

// landGoal returns the goal of a pit in which one move's relay ends after several laps.
func landGoal(r engine.Rules, p engine.Position) (Goal, bool) {
	var goal Goal
	laps := 0
	for _, m := range r.Legal(p) {
		t, err := newTurn(p).play(r, p.Turn(), m)
		if err == nil && t.laps > max(laps, 2) && t.laps <= 9 && t.landed != engine.Hand && p.Board().IsPit(t.landed) {
			goal, laps = Goal{Kind: Land, Place: t.landed}, t.laps
		}
	}
	return goal, laps > 0
}

// maxDefenses is the number of turns that are tried as answers to a threat.
const maxDefenses = 40

// defenseGoal returns the goal of a threat that one first move answers much better than
// the others: fully for ThemeSave, partly for ThemeThreat.
func defenseGoal(r engine.Rules, theme Theme, p engine.Position) (Goal, bool) {
	nullMove := p.WithTurn(p.Turn().Other())
	threat, _, complete := maxCapture(r, newTurn(nullMove))
	if !complete || threat < minThreat {
		return Goal{}, false
	}
	least, next := engine.MaxSeeds, engine.MaxSeeds
	var best engine.Move
	turns := 0
	ok := walkTurns(r, p, maxTurns, func(line []engine.Move, t turn) bool {
		if !t.over {
			return true
		}
		n, _, counted := maxCapture(r, t)
		if turns++; turns > maxDefenses || !counted {
			complete = false
		}
		switch {
		case line[0] == best && n <= least:
			least = n
		case n < least:
			least, next, best = n, least, line[0]
		case line[0] != best && n < next:
			next = n
		}
		return complete
	})
	if !ok || !complete || next-least < 3 || 2*least > threat || (least == 0) != (theme == ThemeSave) {
		return Goal{}, false
	}
	return Goal{Kind: LeaveAtMost, N: least}, true
}

// winNodes is the node limit of a search that proves all moves of an ending.
const winNodes = 6000

// winGoal returns the goal of an ending that one first move wins by more than any
// other (ThemeEnding), or that one move alone wins (ThemeOnly).
func winGoal(r engine.Rules, theme Theme, p engine.Position) (Goal, bool) {
	left := p.InAllPits()
	if stored := p.Margin(p.Turn()); max(stored, -stored) > left {
		return Goal{}, false // the game is won already
	}
	if left > endgameSeeds && theme == ThemeEnding || left > 2*endgameSeeds {
		return Goal{}, false
	}
	a := solver.Analyse(engine.NewGame(r, p), shallowMemory)
	a.Step(winNodes)
	best, ok := a.Best()
	if !ok || best.Certainty != solver.Proven || best.Margin < 1 {
		return Goal{}, false
	}
	next := -engine.MaxSeeds
	for _, s := range a.Scores() {
		if s.Certainty != solver.Proven {
			return Goal{}, false
		}
		if s.Move != best.Move {
			next = max(next, s.Margin)
		}
	}
	if theme == ThemeOnly {
		return Goal{Kind: WinBy, N: 1}, next < 1
	}
	return Goal{Kind: WinBy, N: best.Margin}, best.Margin-next >= 2
}
