package event

// Reason is the reason why a game is over.
type Reason uint8

// The reasons: the player to move has no legal move, a side is empty, the board is
// cleared or few seeds are left, a position has occurred for the third time, a store holds more
// than half of all seeds, the last move would never end, or it captured at both ends of the board,
// or nobody has captured in many moves.
const (
	NotOver Reason = iota
	NoMove
	SideEmpty
	BoardCleared
	Repetition
	Majority
	Endless
	BothEnds
	NoCapture
	reasonCount
)

var reasonNames = [reasonCount]string{"", "no-move", "side-empty", "cleared", "repetition", "majority", "endless", "both-ends", "no-capture"}

var reasonRules = [reasonCount]Rule{
	NoMove: RuleNoMove, SideEmpty: RuleSideEmpty, BoardCleared: RuleCleared, Repetition: RuleRepetition, Majority: RuleMajority,
	Endless: RuleEndlessLoses, BothEnds: RuleBothEnds, NoCapture: RuleNoCapture,
}

// String returns no-move, side-empty, cleared, repetition, majority, endless, both-ends or no-capture, or "" for NotOver.
func (r Reason) String() string { return reasonNames[r] }

// Rule returns the rule that ends a game for this reason.
func (r Reason) Rule() Rule { return reasonRules[r] }

// AllReasons returns every reason except [NotOver].
func AllReasons() []Reason {
	var reasons []Reason
	for r := NotOver + 1; r < reasonCount; r++ {
		reasons = append(reasons, r)
	}
	return reasons
}
