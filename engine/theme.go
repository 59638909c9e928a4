package engine

import "slices"

// puzzle makes a puzzle of a goal, where the goal makes one.
func (r Rules) puzzle(t Theme, p Position, g Goal) (Puzzle, bool) {
	z := Puzzle{Theme: t, Level: 1, Start: p, Goal: g}
	lines, ok := z.Ways(r)
	z.Solutions = lines
	if !ok || len(lines) == 0 || !z.Prove(r) {
		return z, false
	}
	for _, m := range slices.Concat(lines...) {
		if m.Act != Sow {
			return z, false // a gift or a pass on the way is no part of an idea
		}
	}
	z.Level = r.level(z)
	return z, true
}

// level is how far one has to look: to the end of the first sowing, of some, or further.
func (r Rules) level(z Puzzle) int {
	plies := len(z.Solutions[0])
	switch z.Goal.Aim {
	case LeaveAtMost:
		plies++ // the answer
	case WinBy:
		f := begin(z.Start)
		for _, m := range z.Solutions[0] {
			f, _ = f.and(r, z.Start.turn, m)
		}
		plies += z.Goal.judge(r, z.Start.turn, f).Depth
	case RunLaps, Land:
		f := begin(z.Start)
		for _, m := range z.Solutions[0] {
			f, _ = f.and(r, z.Start.turn, m)
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
func (r Rules) has(t Theme) bool {
	again := r.Stores != NoStore && r.LastInStore == Again || r.AfterCapture == CaptureAgain
	switch t {
	case ThemeCapture, ThemeThreat, ThemeSave:
		return r.Capture != NoCapture
	case ThemeTurn:
		return again
	case ThemeRelay, ThemeLand:
		return r.Relay
	}
	return true
}

// goalFor is a goal of a theme that one first move alone may reach in a position.
func (r Rules) goalFor(t Theme, p Position) (Goal, bool) {
	switch t {
	case ThemeCapture:
		n, next, ok := r.firsts(p, func(f feat) int { return f.captured })
		return Goal{Aim: CaptureAtLeast, N: n}, ok && n >= leastTaken && n-next >= 2
	case ThemeTurn:
		n, next, ok := r.firsts(p, func(f feat) int { return f.sowings })
		return Goal{Aim: SowTimes, N: n}, ok && n >= 3 && n > next
	case ThemeRelay:
		n, next, ok := r.firsts(p, func(f feat) int { return f.laps })
		return Goal{Aim: RunLaps, N: n}, ok && n >= 4 && n-next >= 2
	case ThemeLand:
		return r.landing(p)
	case ThemeThreat, ThemeSave:
		return r.parry(t, p)
	case ThemeEnding, ThemeOnly:
		return r.winning(t, p)
	}
	return Goal{}, false
}

// firsts is the most that a first move can lead to in the turn, and the most of the
// other first moves.
func (r Rules) firsts(p Position, of func(feat) int) (most, next int, ok bool) {
	var best Move
	byFirst := map[Move]int{}
	ok = r.turns(p, puzzleTurns, func(line []Move, f feat) bool {
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
func (r Rules) landing(p Position) (Goal, bool) {
	var goal Goal
	laps := 0
	for _, m := range r.Legal(p) {
		f, err := begin(p).and(r, p.turn, m)
		if err == nil && f.laps > max(laps, 2) && f.laps <= 9 && f.landed != Hand && p.Board().IsPit(f.landed) {
			goal, laps = Goal{Aim: Land, Place: f.landed}, f.laps
		}
	}
	return goal, laps > 0
}

// parry is a threat to be met: so that less is lost, or nothing.
func (r Rules) parry(t Theme, p Position) (Goal, bool) {
	waiting := p.WithTurn(p.turn.Other())
	threat, _, sure := r.mostCaptured(begin(waiting))
	if !sure || threat < leastThreat {
		return Goal{}, false
	}
	least, next := MaxSeeds, MaxSeeds
	var best Move
	ends := 0
	ok := r.turns(p, puzzleTurns, func(line []Move, f feat) bool {
		if !f.over {
			return true
		}
		n, _, known := r.mostCaptured(f)
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
func (r Rules) winning(t Theme, p Position) (Goal, bool) {
	left := p.InPits(South) + p.InPits(North)
	if stored := margin(p, p.turn); max(stored, -stored) > left {
		return Goal{}, false // the game is won already
	}
	if left > endingSeeds && t == ThemeEnding || left > 2*endingSeeds {
		return Goal{}, false
	}
	a := Analyse(NewGame(r, p), overviewMemory)
	a.Step(winningBoards)
	best, ok := a.Best()
	if !ok || best.Basis != Proven || best.Margin < 1 {
		return Goal{}, false
	}
	next := -MaxSeeds
	for _, f := range a.findings {
		if f.Basis != Proven {
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
