package player

import (
	"slices"

	"sowbook/engine"
	"sowbook/engine/solver"
)

// puzzle returns the puzzle with a goal, or false if the goal makes none.
func puzzle(r engine.Rules, t Theme, p engine.Position, g Goal) (Puzzle, bool) {
	z := Puzzle{Theme: t, Level: 1, Start: p, Goal: g}
	lines, ok := z.Ways(r)
	z.Solutions = lines
	if !ok || len(lines) == 0 || !z.Prove(r) {
		return z, false
	}
	for _, m := range slices.Concat(lines...) {
		if m.Act != engine.Sow {
			return z, false // a forced gift or pass only distracts
		}
	}
	z.Level = level(r, z)
	return z, true
}

// level returns how far ahead one has to look: to the end of the first sowing (1), of
// the first few (2), or further (3).
func level(r engine.Rules, z Puzzle) int {
	plies := len(z.Solutions[0])
	switch z.Goal.Aim {
	case LeaveAtMost:
		plies++ // the reply
	case WinBy:
		f := newTurn(z.Start)
		for _, m := range z.Solutions[0] {
			f, _ = f.play(r, z.Start.Turn(), m)
		}
		plies += z.Goal.judge(r, z.Start.Turn(), f).Depth
	case RunLaps, Land:
		f := newTurn(z.Start)
		for _, m := range z.Solutions[0] {
			f, _ = f.play(r, z.Start.Turn(), m)
		}
		plies = (f.laps + 2) / 3
	}
	switch {
	case plies <= 1:
		return 1
	case plies <= 3:
		return 2
	}
	return 3
}

// goalFor returns a goal of a theme that only one first move may reach. It reports
// false if the position has none.
func goalFor(r engine.Rules, t Theme, p engine.Position) (Goal, bool) {
	switch t {
	case ThemeCapture:
		n, next, ok := firsts(r, p, func(f turn) int { return f.captured })
		return Goal{Aim: CaptureAtLeast, N: n}, ok && n >= minCapture && n-next >= 2
	case ThemeTurn:
		n, next, ok := firsts(r, p, func(f turn) int { return f.sowings })
		return Goal{Aim: SowTimes, N: n}, ok && n >= 3 && n > next
	case ThemeRelay:
		n, next, ok := firsts(r, p, func(f turn) int { return f.laps })
		return Goal{Aim: RunLaps, N: n}, ok && n >= 4 && n-next >= 2
	case ThemeLand:
		return landing(r, p)
	case ThemeThreat, ThemeSave:
		return parry(r, t, p)
	case ThemeEnding, ThemeOnly:
		return winning(r, t, p)
	}
	return Goal{}, false
}

// firsts returns the most that one first move can reach in the turn, and the most of
// the other first moves.
func firsts(r engine.Rules, p engine.Position, of func(turn) int) (most, next int, ok bool) {
	var best engine.Move
	byFirst := map[engine.Move]int{}
	ok = walkTurns(r, p, maxTurns, func(line []engine.Move, f turn) bool {
		n := of(f)
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

// landing returns a pit where one move's relay ends after several laps.
func landing(r engine.Rules, p engine.Position) (Goal, bool) {
	var goal Goal
	laps := 0
	for _, m := range r.Legal(p) {
		f, err := newTurn(p).play(r, p.Turn(), m)
		if err == nil && f.laps > max(laps, 2) && f.laps <= 9 && f.landed != engine.Hand && p.Board().IsPit(f.landed) {
			goal, laps = Goal{Aim: Land, Place: f.landed}, f.laps
		}
	}
	return goal, laps > 0
}

// parry returns the goal of a threat that one first move answers much better than the
// others: fully for ThemeSave, partly for ThemeThreat.
func parry(r engine.Rules, t Theme, p engine.Position) (Goal, bool) {
	waiting := p.WithTurn(p.Turn().Other())
	threat, _, sure := maxCapture(r, newTurn(waiting))
	if !sure || threat < minThreat {
		return Goal{}, false
	}
	least, next := engine.MaxSeeds, engine.MaxSeeds
	var best engine.Move
	ends := 0
	ok := walkTurns(r, p, maxTurns, func(line []engine.Move, f turn) bool {
		if !f.over {
			return true
		}
		n, _, known := maxCapture(r, f)
		if ends++; ends > 40 || !known {
			sure = false
		}
		switch {
		case line[0] == best && n <= least:
			least = n
		case n < least:
			least, next, best = n, least, line[0]
		case line[0] != best && n < next:
			next = n
		}
		return sure
	})
	if !ok || !sure || next-least < 3 || 2*least > threat || (least == 0) != (t == ThemeSave) {
		return Goal{}, false
	}
	return Goal{Aim: LeaveAtMost, N: least}, true
}

// winningNodes is how many nodes a search may take to prove all moves of an ending.
const winningNodes = 6000

// winning returns the goal of an ending that one first move wins by more than any
// other (ThemeEnding), or that one move alone wins (ThemeOnly).
func winning(r engine.Rules, t Theme, p engine.Position) (Goal, bool) {
	left := p.InPits(engine.South) + p.InPits(engine.North)
	if stored := p.Margin(p.Turn()); max(stored, -stored) > left {
		return Goal{}, false // the game is won already
	}
	if left > endgameSeeds && t == ThemeEnding || left > 2*endgameSeeds {
		return Goal{}, false
	}
	a := solver.Analyse(engine.NewGame(r, p), shallowMemory)
	a.Step(winningNodes)
	best, ok := a.Best()
	if !ok || best.Basis != solver.Proven || best.Margin < 1 {
		return Goal{}, false
	}
	next := -engine.MaxSeeds
	for _, f := range a.Scores() {
		if f.Basis != solver.Proven {
			return Goal{}, false
		}
		if f.Move != best.Move {
			next = max(next, f.Margin)
		}
	}
	if t == ThemeOnly {
		return Goal{Aim: WinBy, N: 1}, next < 1
	}
	return Goal{Aim: WinBy, N: best.Margin}, best.Margin-next >= 2
}
