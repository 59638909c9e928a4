package ruleset

// Endless is the rule for a relay that repeats a board of the same move and would never end.
type Endless uint8

// With EndlessEndsTurn the turn ends there. With EndlessLoses the player who made the move has lost.
// With EndlessForbidden the move is illegal, unless the opening prescribes it.
const (
	EndlessEndsTurn Endless = iota
	EndlessLoses
	EndlessForbidden
)

// BothEnds is the rule for a player who captures at both ends of the board in one move: in the
// leftmost column and in the rightmost.
type BothEnds uint8

// With BothEndsWins they have won; with BothEndsNo this means nothing (OM-12).
const (
	BothEndsNo BothEnds = iota
	BothEndsWins
)
