package prose

import (
	"sowbook/engine"
	"sowbook/engine/player"
)

// Goal describes a goal of the player to move in a position.
func (v *Voice) Goal(g player.Goal, p engine.Position) string {
	m := [...]string{
		player.Land: "goal-land", player.CaptureAtLeast: "goal-capture", player.OwnPits: "goal-own", player.SowTimes: "goal-sowings", player.RunLaps: "goal-laps",
		player.DropSeeds: "goal-drops", player.LeaveAtMost: "goal-leave", player.YieldAtMost: "goal-yield",
		player.WinBy: "goal-win",
	}[g.Kind]
	switch {
	case g.N > 0:
	case g.Kind == player.LeaveAtMost:
		m = "goal-leave-none"
	case g.Kind == player.YieldAtMost:
		m = "goal-yield-none"
	}
	return v.goal(m, g, g.N, p)
}

// Verdict says whether moves meet a goal of the player to move in position p, and why
// not.
func (v *Voice) Verdict(g player.Goal, p engine.Position, found player.Verdict) string {
	m, n := "goal-met", found.Reached
	switch found.Reason {
	case player.WrongPlace:
		m, g.Place = "miss-elsewhere", found.Place
		if found.Place == engine.Hand {
			m = "miss-nothing"
		}
	case player.TooFew:
		m = [...]string{
			player.CaptureAtLeast: "miss-capture", player.OwnPits: "miss-own", player.SowTimes: "miss-sowings", player.RunLaps: "miss-laps", player.DropSeeds: "miss-drops",
		}[g.Kind]
	case player.Countered:
		m = "miss-answered"
		if g.Kind == player.YieldAtMost {
			m = "miss-yielded"
		}
	case player.NotWon:
		m = "miss-not-won"
		switch {
		case n < 0:
			m, n = "miss-behind", -n
		case n == 0:
			m = "miss-level"
		}
	case player.NotProven:
		m = "miss-not-proven"
	}
	if found.TurnOpen {
		m = "miss-open"
	}
	return v.goal(m, g, n, p)
}

// goal returns the message of a goal, filled in.
func (v *Voice) goal(m string, g player.Goal, n int, p engine.Position) string {
	x := v.values(p.Board(), p.Turn())
	x.n = n
	if g.Kind == player.Land {
		x.place = g.Place
	}
	return x.sentence(m)
}
