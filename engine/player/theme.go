package player

import (
	"slices"

	"sowbook/engine"
	"sowbook/engine/solver"
)

// puzzle makes a puzzle of a goal, where the goal makes one.
func puzzle(r engine.Rules, t Theme, p engine.Position, g Goal) (Puzzle, bool) {
	z := Puzzle{Theme: t, Level: 1, Start: p, Goal: g}
	lines, ok := z.Ways(r)
	z.Solutions = lines
	if !ok || len(lines) == 0 || !z.Prove(r) {
		return z, false
	}
	for _, m := range slices.Concat(lines...) {
		if m.Act != engine.Sow {
			return z, false // a gift or a pass on the way is no part of an idea
		}
	}
	z.Level = level(r, z)
	return z, true
}

// level is how far one has to look: to the end of the first sowing, of some, or further.
func level(r engine.Rules, z Puzzle) int {
	plies := len(z.Solutions[0])
	switch z.Goal.Aim {
	case LeaveAtMost:
		plies++ // the answer
	case WinBy:
		f := begin(z.Start)
		for _, m := range z.Solutions[0] {
			f, _ = f.and(r, z.Start.Turn(), m)
		}
		plies += z.Goal.judge(r, z.Start.Turn(), f).Depth
	case RunLaps, Land:
		f := begin(z.Start)
		for _, m := range z.Solutions[0] {
			f, _ = f.and(r, z.Start.Turn(), m)
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

// has tells whether a game can have puzzles of a theme at all.
func has(r engine.Rules, t Theme) bool {
	again := r.Stores != engine.NoStore && r.LastInStore == engine.Again || r.AfterCapture == engine.CaptureAgain
	switch t {
	case ThemeCapture, ThemeThreat, ThemeSave:
		return r.Capture != engine.NoCapture
	case ThemeTurn:
		return again
	case ThemeRelay, ThemeLand:
		return r.Relay
	}
	return true
}

// goalFor is a goal of a theme that one first move alone may reach in a position.
func goalFor(r engine.Rules, t Theme, p engine.Position) (Goal, bool) {
	switch t {
	case ThemeCapture:
		n, next, ok := firsts(r, p, func(f feat) int { return f.captured })
		return Goal{Aim: CaptureAtLeast, N: n}, ok && n >= leastTaken && n-next >= 2
	case ThemeTurn:
		n, next, ok := firsts(r, p, func(f feat) int { return f.sowings })
		return Goal{Aim: SowTimes, N: n}, ok && n >= 3 && n > next
	case ThemeRelay:
		n, next, ok := firsts(r, p, func(f feat) int { return f.laps })
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

// firsts is the most that a first move can lead to in the turn, and the most of the
// other first moves.
func firsts(r engine.Rules, p engine.Position, of func(feat) int) (most, next int, ok bool) {
	var best engine.Move
	byFirst := map[engine.Move]int{}
	ok = turns(r, p, puzzleTurns, func(line []engine.Move, f feat) bool {
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

// landing is a pit in which the relay of one move alone ends, after some laps.
func landing(r engine.Rules, p engine.Position) (Goal, bool) {
	var goal Goal
	laps := 0
	for _, m := range r.Legal(p) {
		f, err := begin(p).and(r, p.Turn(), m)
		if err == nil && f.laps > max(laps, 2) && f.laps <= 9 && f.landed != engine.Hand && p.Board().IsPit(f.landed) {
			goal, laps = Goal{Aim: Land, Place: f.landed}, f.laps
		}
	}
	return goal, laps > 0
}

// parry is a threat to be met: so that less is lost, or nothing.
func parry(r engine.Rules, t Theme, p engine.Position) (Goal, bool) {
	waiting := p.WithTurn(p.Turn().Other())
	threat, _, sure := mostCaptured(r, begin(waiting))
	if !sure || threat < leastThreat {
		return Goal{}, false
	}
	least, next := engine.MaxSeeds, engine.MaxSeeds
	var best engine.Move
	ends := 0
	ok := turns(r, p, puzzleTurns, func(line []engine.Move, f feat) bool {
		if !f.over {
			return true
		}
		n, _, known := mostCaptured(r, f)
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

// winningBoards is how many boards are looked at to find an ending.
const winningBoards = 6000

// winning is an ending that one first move wins by more than any other, or that one
// alone wins.
func winning(r engine.Rules, t Theme, p engine.Position) (Goal, bool) {
	left := p.InPits(engine.South) + p.InPits(engine.North)
	if stored := p.Margin(p.Turn()); max(stored, -stored) > left {
		return Goal{}, false // the game is won already
	}
	if left > endingSeeds && t == ThemeEnding || left > 2*endingSeeds {
		return Goal{}, false
	}
	a := solver.Analyse(engine.NewGame(r, p), overviewMemory)
	a.Step(winningBoards)
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
