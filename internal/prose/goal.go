package prose

import (
	"sowbook/engine"
	"sowbook/engine/player"
)

// Goal describes a goal of the player to move in a position.
func (v *Voice) Goal(g player.Goal, p engine.Position) string {
	m := [...]message{
		player.Land: goalLand, player.CaptureAtLeast: goalCapture, player.OwnPits: goalOwn, player.SowTimes: goalSowings, player.RunLaps: goalLaps,
		player.DropSeeds: goalDrops, player.LeaveAtMost: goalLeave, player.YieldAtMost: goalYield,
		player.WinBy: goalWin,
	}[g.Kind]
	switch {
	case g.N > 0:
	case g.Kind == player.LeaveAtMost:
		m = goalLeaveNone
	case g.Kind == player.YieldAtMost:
		m = goalYieldNone
	}
	return v.goal(m, g, g.N, p)
}

// Verdict says whether moves meet a goal of the player to move in position p, and why
// not.
func (v *Voice) Verdict(g player.Goal, p engine.Position, found player.Verdict) string {
	m, n := goalMet, found.Reached
	switch found.Reason {
	case player.WrongPlace:
		m, g.Place = missElsewhere, found.Place
		if found.Place == engine.Hand {
			m = missNothing
		}
	case player.TooFew:
		m = [...]message{
			player.CaptureAtLeast: missCapture, player.OwnPits: missOwn, player.SowTimes: missSowings, player.RunLaps: missLaps, player.DropSeeds: missDrops,
		}[g.Kind]
	case player.Countered:
		m = missAnswered
		if g.Kind == player.YieldAtMost {
			m = missYielded
		}
	case player.NotWon:
		m = missNotWon
		switch {
		case n < 0:
			m, n = missBehind, -n
		case n == 0:
			m = missLevel
		}
	case player.NotProven:
		m = missNotProven
	}
	if found.TurnOpen {
		m = missOpen
	}
	return v.goal(m, g, n, p)
}

// goal returns the message of a goal, filled in.
func (v *Voice) goal(m message, g player.Goal, n int, p engine.Position) string {
	x := v.values(p.Board(), p.Turn())
	x.n = n
	if g.Kind == player.Land {
		x.place = g.Place
	}
	return x.sentence(m)
}
