package example

import (
	"strings"

	"sowbook/engine"
	"sowbook/engine/player"
)

// isLoose reports whether the player can leave the opponent less than a goal says.
func (c *checker) isLoose(goal player.Goal) bool {
	if goal.Kind != player.LeaveAtMost && goal.Kind != player.YieldAtMost || goal.N == 0 {
		return false
	}
	goal.N--
	return c.countWays(goal).Lines > 0
}

// solve plays the solution of a task and reports whether its last move, and no
// earlier one, reaches the goal.
func (c *checker) solve(goal player.Goal) bool {
	line, task, voice := c.task["solution"], c.ex.Task, c.ex.Variant.Voice
	g := engine.NewGame(c.ex.Game.Rules(), c.ex.Game.Start())
	mover := g.Turn()
	rest := line.text
	var moves []engine.Move
	var found player.Verdict
	for rest != "" {
		text, after, _ := strings.Cut(rest, " ")
		at := line.offset + len(line.text) - len(rest)
		rest = strings.TrimLeft(after, " ")
		switch {
		case found.Met:
			c.problem(at, "the goal is reached before move "+text+"; the solution ends there")
			return false
		case g.Turn() != mover:
			c.problem(at, "the turn is over before move "+text+"; a solution is one turn")
			return false
		}
		if err := voice.Play(g, text); err != nil {
			c.problem(at, "move "+text+" cannot be played: "+err.Error())
			return false
		}
		moves, task.Solution = append(moves, g.Ply(g.Len()-1).Move), append(task.Solution, text)
		var err error
		if found, err = goal.Judge(g.Rules(), g.Start(), moves); err != nil {
			c.problem(at, err.Error())
			return false
		}
	}
	if !found.Met {
		c.problem(line.offset, "the solution does not reach the goal. "+voice.Verdict(goal, g.Start(), found))
	}
	return found.Met
}

// maxPositions is the largest number of positions that countWays visits.
const maxPositions = 20_000

// turnGoal asks for the ways to play a turn with a goal.
type turnGoal struct {
	rules  engine.Rules
	before engine.Position
	goal   player.Goal
}

// countedWays is incomplete if there are too many ways, or one cannot be judged.
type countedWays struct {
	Ways
	all bool
}

func (c *checker) countWays(goal player.Goal) countedWays {
	return remembered(turnGoal{c.ex.Game.Rules(), c.ex.Game.Start(), goal}, turnGoal.countWays)
}

// countWays tries every way to play the turn.
func (t turnGoal) countWays() countedWays {
	r := t.rules
	ways := Ways{Legal: len(r.Legal(t.before))}
	positions := 0
	var line []engine.Move
	var from func(p engine.Position) bool
	from = func(p engine.Position) bool {
		for _, m := range r.Legal(p) {
			line = append(line, m)
			lines := ways.Lines
			found, err := t.goal.Judge(r, t.before, line)
			if positions++; err != nil || positions > maxPositions || found.Reason == player.NotProven {
				return false
			}
			switch {
			case found.Met:
				ways.Lines++
			case !found.TurnOpen:
				ways.Misses++
			default:
				ply, _, err := r.Trace(p, m)
				if err != nil || !from(ply.After) {
					return false
				}
			}
			if len(line) == 1 && ways.Lines > lines {
				ways.First++
			}
			line = line[:len(line)-1]
		}
		return true
	}
	all := from(t.before)
	return countedWays{ways, all}
}
