package player

import (
	"slices"
	"sync"

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
	if g.Kind == LeaveAtMost || g.Kind == WinBy {
		if puzzle.RefusesCapture(r) != (theme == ThemeRefuse) {
			return puzzle, false
		}
	}
	if _, easy := puzzle.SolvedByThumb(r); easy {
		return puzzle, false
	}
	puzzle.Level = LevelOf(r, puzzle)
	return puzzle, true
}

// goalFor returns a goal of a theme that perhaps only one first move reaches. ok is
// false if the position has none.
func goalFor(r engine.Rules, theme Theme, s *study) (goal Goal, ok bool) {
	p := s.position
	switch theme {
	case ThemeCapture:
		n, next, ok := bestFirstMoves(r, p, func(t turn) int { return t.captured })
		return Goal{Kind: CaptureAtLeast, N: n}, ok && n >= minCapture && n-next >= 2
	case ThemeTurn:
		n, next, ok := bestFirstMoves(r, p, func(t turn) int { return t.sowings })
		return Goal{Kind: SowTimes, N: n}, ok && n >= 3 && n <= maxCounted && n > next
	case ThemeRelay:
		n, next, ok := bestFirstMoves(r, p, func(t turn) int { return t.laps })
		return Goal{Kind: RunLaps, N: n}, ok && n >= 4 && n <= maxCounted && n-next >= 2
	case ThemeLand:
		return landGoal(r, p)
	case ThemeClaim:
		n, next, ok := bestFirstMoves(r, p, func(t turn) int { return t.claimed })
		return Goal{Kind: OwnPits, N: n}, ok && n > next
	case ThemeGuard:
		return defenseGoal(r, p, YieldAtMost)
	case ThemeThreat:
		goal, ok := s.defense()
		return goal, ok && goal.N > 0
	case ThemeSave:
		goal, ok := s.defense()
		return goal, ok && goal.N == 0
	case ThemeEnding:
		best, next, ok := s.win()
		return Goal{Kind: WinBy, N: best}, ok && next > 0
	case ThemeOnly:
		_, next, ok := s.win()
		return Goal{Kind: WinBy, N: 1}, ok && next < 1
	case ThemeRefuse:
		if _, next, ok := s.win(); ok && next < 1 {
			return Goal{Kind: WinBy, N: 1}, true
		}
		return s.defense()
	}
	return Goal{}, false
}

// study is a position and what slow searches find in it, which several themes need.
type study struct {
	position engine.Position
	defense  func() (Goal, bool)
	win      func() (best, next int, ok bool)
}

func newStudy(r engine.Rules, p engine.Position) *study {
	s := &study{position: p, defense: sync.OnceValues(func() (Goal, bool) { return defenseGoal(r, p, LeaveAtMost) })}
	var best, next int
	search := sync.OnceValue(func() (ok bool) {
		best, next, ok = searchWin(r, p)
		return ok
	})
	s.win = func() (int, int, bool) {
		ok := search()
		return best, next, ok
	}
	return s
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

// defenseLimits are limits on threats and answers to them: the least that is threatened,
// the most that the best answer leaves, and how much more every other one leaves.
var defenseLimits = map[GoalKind]struct{ threat, left, better int }{
	LeaveAtMost: {4, 5, 3}, // seeds
	YieldAtMost: {1, 0, 1}, // pits
}

// defenseGoal returns the goal of a threat that one first move answers much better than
// the others. No other first move may gain more seeds, or pits, than the opponent can then
// take back.
func defenseGoal(r engine.Rules, p engine.Position, kind GoalKind) (Goal, bool) {
	limits := defenseLimits[kind]
	nullMove := p.WithTurn(p.Turn().Other())
	threat, _, complete := mostTaken(r, newTurn(nullMove), kind)
	if !complete || threat < limits.threat {
		return Goal{}, false
	}
	left, gain := map[engine.Move]int{}, map[engine.Move]int{} // by first move: left to the opponent; taken, less left
	turns := 0
	ok := walkTurns(r, p, maxTurns, func(line []engine.Move, t turn) bool {
		if !t.over {
			return true
		}
		n, _, counted := mostTaken(r, t, kind)
		if turns++; turns > maxDefenses || !counted {
			complete = false
		}
		first := line[0]
		if _, seen := left[first]; !seen {
			left[first], gain[first] = n, t.taken(kind)-n
		}
		left[first], gain[first] = min(left[first], n), max(gain[first], t.taken(kind)-n)
		return complete
	})
	least, next := engine.MaxSeeds, engine.MaxSeeds
	most, best := -engine.MaxSeeds, engine.Move{}
	for m, n := range left {
		if n < least {
			least, next, best = n, least, m
		} else {
			next = min(next, n)
		}
		most = max(most, gain[m])
	}
	if !ok || !complete || next-least < limits.better || 2*least > threat || least > limits.left || gain[best] < most {
		return Goal{}, false
	}
	return Goal{Kind: kind, N: least}, true
}

// winNodes is the node limit of a search that proves all moves of an ending.
const winNodes = 6000

// searchWin returns the margin of the best move of an ending, if it wins, and of the next
// best. ok is false if the two are less than two seeds apart, the position is no ending, or
// the margin of a move cannot be proven.
func searchWin(r engine.Rules, p engine.Position) (best, next int, ok bool) {
	if seedsInPlay(r, p) > endgameSeeds {
		return 0, 0, false
	}
	a := solver.Analyse(engine.NewGame(r, p), shallowMemory)
	a.Step(winNodes)
	top, ok := a.Best()
	if !ok || top.Margin < 1 {
		return 0, 0, false
	}
	next = -engine.MaxSeeds
	for _, s := range a.Scores() {
		if s.Certainty != solver.Proven {
			return 0, 0, false
		}
		if s.Move != top.Move {
			next = max(next, s.Margin)
		}
	}
	return top.Margin, next, top.Margin-next >= 2
}
