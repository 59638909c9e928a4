package event

import "sowbook/engine/board"

// Result is the result of a finished game.
type Result struct {
	Reason       Reason
	South, North int        // seeds in the stores
	By           Rule       // the rule that names the winner whatever the stores hold, or RuleSow
	Won          board.Side // the winner by that rule,
	Nobody       bool       // unless nobody wins
}

// Winner returns "S", "N" or "draw".
func (r Result) Winner() string {
	winner := r.Won
	switch {
	case r.By != RuleSow && r.Nobody || r.By == RuleSow && r.South == r.North:
		return "draw"
	case r.By != RuleSow:
	case r.South > r.North:
		winner = board.South
	default:
		winner = board.North
	}
	return winner.String()
}
