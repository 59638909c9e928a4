package solver

import "strconv"

// Certainty is the certainty of a [Score].
type Certainty uint8

const (
	Unsearched Certainty = iota // not searched yet
	Searched                    // searched to a limited depth, counting the stores there
	Proven                      // searched to the end of the game; exact
)

var certaintyNames = []string{"unseen", "searched", "proven"}

// String returns unseen, searched or proven.
func (c Certainty) String() string { return certaintyNames[c] }

// Score is the value of a position to the side to move, or of a move to the
// player who makes it.
type Score struct {
	Margin    int // at the end of the game with best play: your store less the opponent's
	Certainty Certainty
	Depth     int // plies searched if Certainty is Searched, otherwise 0
}

// String returns, for example, "+4 proven", "-2 at 9 plies" or "?".
func (s Score) String() string {
	if s.Certainty == Unsearched {
		return "?"
	}
	text := strconv.Itoa(s.Margin)
	if s.Margin > 0 {
		text = "+" + text
	}
	if s.Certainty == Proven {
		return text + " proven"
	}
	return text + " at " + strconv.Itoa(s.Depth) + " plies"
}
