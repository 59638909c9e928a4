package prose

import "sowbook/engine"

// Goal says what a goal asks of the player on turn in a position.
func (v Voice) Goal(g engine.Goal, p engine.Position) string {
	sentence := [...]message{
		engine.Land: goalLand, engine.CaptureAtLeast: goalCapture, engine.SowTimes: goalSowings, engine.RunLaps: goalLaps,
		engine.DropSeeds: goalDrops, engine.LeaveAtMost: goalLeave, engine.WinBy: goalWin,
	}[g.Aim]
	if g.Aim == engine.LeaveAtMost && g.N == 0 {
		sentence = goalLeaveNone
	}
	return v.goal(sentence, g, g.N, p)
}

// Verdict says how what was played meets a goal of the player on turn in position p, or why it does not.
func (v Voice) Verdict(g engine.Goal, p engine.Position, found engine.Verdict) string {
	var sentence message
	switch found.Miss {
	case engine.NotMissed:
		sentence = goalMet
	case engine.Elsewhere:
		sentence, g.Place = missElsewhere, found.Place
		if found.Place == engine.Hand {
			sentence = missNothing
		}
	case engine.TooFew:
		sentence = [...]message{
			engine.CaptureAtLeast: missCapture, engine.SowTimes: missSowings, engine.RunLaps: missLaps, engine.DropSeeds: missDrops,
		}[g.Aim]
	case engine.Answered:
		sentence = missAnswered
	case engine.NotWon:
		sentence = missNotWon
		switch {
		case found.Got < 0:
			sentence, found.Got = missBehind, -found.Got
		case found.Got == 0:
			sentence = missLevel
		}
	case engine.NotProven:
		sentence = missNotProven
	}
	if found.Open {
		sentence = missOpen
	}
	return v.goal(sentence, g, found.Got, p)
}

// goal fills the sentence of a goal in.
func (v Voice) goal(sentence message, g engine.Goal, n int, p engine.Position) string {
	fills := append(v.names(p.Turn()), Count("n", n))
	if g.Aim == engine.Land && g.Place != engine.Hand {
		fills = append(fills, Text("place", v.place(p.Board(), g.Place)))
	}
	return v.Words.sentence(sentence, fills...)
}
