package ruleset

// SingleEntry is the rule for pits with a single seed that take a seed of the stock in a move
// without captures.
type SingleEntry uint8

// With SingleOwner they may take it if the player owns the house or no pit of the inner row
// holds more (BA-21). With SingleWorking the house must also work. SingleAny sets no limit.
const (
	SingleOwner SingleEntry = iota
	SingleWorking
	SingleAny
)

// HouseRights is the rule for a lap that ends in the mover's working house and captures
// nothing.
type HouseRights uint8

// With HouseStageOne a lap from the stock stops there, and in a move with captures the mover
// may sow on instead (BA-23). HouseAnyMove gives that choice in moves without captures too.
// With HouseUntilCapture moves without captures also stop there when the stock is empty, until
// the first capture of that stage, by which both players lose their houses. With HouseBothStages the
// rule is the same in both stages.
const (
	HouseStageOne HouseRights = iota
	HouseAnyMove
	HouseUntilCapture
	HouseBothStages
)

// Bind is the rule for the only pit of the opponent that the mover threatens after a move
// without captures, if no stock is left and the opponent cannot capture. In the next move the
// opponent may not empty a bound pit (BA-24).
type Bind uint8

// With BindThreatened the pit is bound, but not a house that its owner still owns, and not the
// only pit of the row that holds seeds, or enough of them to be played (BA-25). BindNotSingle
// also leaves single seeds free. With BindHousePasses a bound pit does not stop a first lap
// from the house.
const (
	NoBind Bind = iota
	BindThreatened
	BindNotSingle
	BindHousePasses
)
