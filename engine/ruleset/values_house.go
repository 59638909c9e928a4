package ruleset

// SingleEntry is the rule for pits with a single seed that take a seed of the stock in a move
// without captures.
type SingleEntry uint8

const (
	SingleOwner   SingleEntry = iota // they may if the player owns the house, or no pit of the inner row holds more (BA-21)
	SingleWorking                    // they may if the house works, or no pit of the inner row holds more
	SingleAny                        // they may
)

// HouseRights is the rule for a lap that ends in the mover's working house and captures
// nothing.
type HouseRights uint8

// HouseUntilCapture lasts until the first capture after the stock is empty, by which both players
// lose their houses.
const (
	HouseStageOne     HouseRights = iota // one from the stock stops; in a move with captures the mover may sow on (BA-23)
	HouseAnyMove                         // the mover may sow on in moves without captures too
	HouseUntilCapture                    // moves without captures also stop when the stock is empty
	HouseBothStages                      // the rule is the same when the stock is empty
)

// Bind is the rule for the only pit of the opponent that the mover threatens after a move
// without captures, if no stock is left and the opponent cannot capture. In the next move the
// opponent may not empty a bound pit (BA-24). A house that its owner still owns is never bound, nor
// the only pit of the row that holds seeds, or enough of them to be played (BA-25).
type Bind uint8

const (
	NoBind          Bind = iota
	BindThreatened       // the pit is bound
	BindNotSingle        // ... unless it holds a single seed
	BindHousePasses      // ... but does not stop a first lap from the house
)
