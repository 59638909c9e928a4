package event

// Reason is the reason why a game is over.
type Reason uint8

// The reasons: the player to move has no legal move, a side is empty, the board is
// cleared, a position has occurred for the third time, or a store holds more than half of
// all seeds.
const (
	NotOver Reason = iota
	NoMove
	SideEmpty
	BoardCleared
	Repetition
	Majority
	reasonCount
)

var reasonNames = [reasonCount]string{"", "no-move", "side-empty", "cleared", "repetition", "majority"}

var reasonRules = [reasonCount]Rule{
	NoMove: RuleNoMove, SideEmpty: RuleSideEmpty, BoardCleared: RuleCleared, Repetition: RuleRepetition, Majority: RuleMajority,
}

// String returns no-move, side-empty, cleared, repetition or majority, or "" for NotOver.
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
