package prose

import (
	"sowbook/engine"
	"sowbook/engine/player"
)

// Goal says what a goal asks of the player on turn in a position.
func (v Voice) Goal(g player.Goal, p engine.Position) string {
	sentence := [...]message{
		player.Land: goalLand, player.CaptureAtLeast: goalCapture, player.SowTimes: goalSowings, player.RunLaps: goalLaps,
		player.DropSeeds: goalDrops, player.LeaveAtMost: goalLeave, player.WinBy: goalWin,
	}[g.Aim]
	if g.Aim == player.LeaveAtMost && g.N == 0 {
		sentence = goalLeaveNone
	}
	return v.goal(sentence, g, g.N, p)
}

// Verdict says how what was played meets a goal of the player on turn in position p, or why it does not.
func (v Voice) Verdict(g player.Goal, p engine.Position, found player.Verdict) string {
	var sentence message
	switch found.Miss {
	case player.NotMissed:
		sentence = goalMet
	case player.Elsewhere:
		sentence, g.Place = missElsewhere, found.Place
		if found.Place == engine.Hand {
			sentence = missNothing
		}
	case player.TooFew:
		sentence = [...]message{
			player.CaptureAtLeast: missCapture, player.SowTimes: missSowings, player.RunLaps: missLaps, player.DropSeeds: missDrops,
		}[g.Aim]
	case player.Answered:
		sentence = missAnswered
	case player.NotWon:
		sentence = missNotWon
		switch {
		case found.Got < 0:
			sentence, found.Got = missBehind, -found.Got
		case found.Got == 0:
			sentence = missLevel
		}
	case player.NotProven:
		sentence = missNotProven
	}
	if found.Open {
		sentence = missOpen
	}
	return v.goal(sentence, g, found.Got, p)
}

// goal fills the sentence of a goal in.
func (v Voice) goal(sentence message, g player.Goal, n int, p engine.Position) string {
	fills := append(v.names(p.Turn()), Count("n", n))
	if g.Aim == player.Land && g.Place != engine.Hand {
		fills = append(fills, Text("place", v.place(p.Board(), g.Place)))
	}
	return v.Words.sentence(sentence, fills...)
}
