package ruleset

// Endless is the rule for a relay that repeats a board of the same move and would never end.
type Endless uint8

const (
	EndlessEndsTurn  Endless = iota // the turn ends there
	EndlessLoses                    // the player who made the move has lost
	EndlessForbidden                // the move is illegal, unless the opening prescribes it
)

// BothEnds is the rule for a player who captures at both ends of the board in one move: in the
// leftmost column and in the rightmost.
type BothEnds uint8

const (
	BothEndsNo   BothEnds = iota // it means nothing (OM-12)
	BothEndsWins                 // they have won
)
