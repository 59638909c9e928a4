package event

import "sowbook/engine/board"

// Result is the result of a finished game.
type Result struct {
	Reason       Reason
	South, North int        // seeds in the stores
	ByLastMove   bool       // the last mover wins, whatever the stores hold
	Turn         board.Side // to move at the end
}

// Winner returns "S", "N" or "draw".
func (r Result) Winner() string {
	switch {
	case r.ByLastMove && (r.Reason == NoMove || r.Reason == BothEnds):
		return r.Turn.Other().String()
	case r.ByLastMove && r.Reason == Endless:
		return r.Turn.String()
	case r.ByLastMove:
		return "draw"
	case r.South > r.North:
		return board.South.String()
	case r.North > r.South:
		return board.North.String()
	}
	return "draw"
}
