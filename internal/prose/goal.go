package prose

import (
	"sowbook/engine"
	"sowbook/engine/player"
)

// goals are the messages for each kind of goal: for a goal, for one of none, and for a miss that reached fewer.
var goals = [...]struct{ goal, none, few string }{
	player.Land:           {goal: "goal-land"},
	player.CaptureAtLeast: {goal: "goal-capture", few: "miss-capture"},
	player.OwnPits:        {goal: "goal-own", few: "miss-own"},
	player.SowTimes:       {goal: "goal-sowings", few: "miss-sowings"},
	player.RunLaps:        {goal: "goal-laps", few: "miss-laps"},
	player.DropSeeds:      {goal: "goal-drops", few: "miss-drops"},
	player.LeaveAtMost:    {goal: "goal-leave", none: "goal-leave-none"},
	player.YieldAtMost:    {goal: "goal-yield", none: "goal-yield-none"},
	player.WinBy:          {goal: "goal-win"},
}

// Goal describes a goal of the player to move in a position.
func (v *Voice) Goal(g player.Goal, p engine.Position) string {
	m := goals[g.Kind]
	if g.N == 0 && m.none != "" {
		return v.goal(m.none, g, g.N, p)
	}
	return v.goal(m.goal, g, g.N, p)
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
		m = goals[g.Kind].few
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
