package score

import (
	"sowbook/engine/board"
	"sowbook/engine/event"
	"sowbook/engine/ruleset"
)

// Result returns the result of a game that is over in position p for a reason.
func Result(r *ruleset.Set, p *board.Position, end event.Reason) event.Result {
	by, winner, wins := named(r, p, end)
	return event.Result{Reason: end, South: p.Stored(board.South), North: p.Stored(board.North), By: by, Won: winner, Nobody: by != event.RuleSow && !wins}
}

// Margin returns how many more seeds side s has than its opponent. At the end of a game
// whose winner another rule names, the winner has at least one more.
func Margin(r *ruleset.Set, p *board.Position, end event.Reason, s board.Side) int {
	margin := p.Margin(s)
	if end == event.NotOver {
		return margin
	}
	switch by, winner, wins := named(r, p, end); {
	case by == event.RuleSow:
		return margin
	case !wins:
		return 0
	case winner == s:
		return max(1, margin)
	}
	return min(-1, margin)
}

// named returns the rule that names the winner of a game that is over, whatever the stores
// hold, and the winner. by is [event.RuleSow] if the most seeds win; wins is false if nobody
// does.
func named(r *ruleset.Set, p *board.Position, end event.Reason) (by event.Rule, winner board.Side, wins bool) {
	switch {
	case end == event.Repetition && r.Repeats == ruleset.RepeatsLose:
		return event.RuleRepetition, p.Turn(), true
	case end == event.BothEnds:
		return event.RuleBothEnds, p.Turn().Other(), true
	case end == event.Endless:
		return event.RuleEndlessLoses, p.Turn(), true
	case r.Wins == ruleset.LastMoverWins:
		return event.RuleLastMover, p.Turn().Other(), end != event.Repetition && end != event.NoCapture
	case r.Wins != ruleset.MostWins:
		if (p.InPits(board.North) == 0) == (r.Wins == ruleset.FirstEmptyWins) {
			winner = board.North
		}
		return event.RuleFirstEmpty, winner, (p.InPits(board.South) == 0) != (p.InPits(board.North) == 0)
	}
	return event.RuleSow, 0, false
}
