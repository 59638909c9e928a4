package ruleset

// Rows is the number of rows of the board.
type Rows uint8

// With TwoRows each side has one row, and sowings go round the board. With ThreeRows each
// side also has the right half of the middle row, which sowings reach after its own row
// (SA-1). With FourRows each side has two, and sowings go round the rows of the player's own
// side.
const (
	TwoRows Rows = iota
	ThreeRows
	FourRows
)

// Setup is the way in which the board is filled at the start. From firstLayout on it is a
// layout, which gives the seeds of every pit.
type Setup uint32

// EvenSetup puts the same number in every pit. With FreeSetup a player distributes
// all seeds at will; with MirroredSetup the outermost pits stay empty, and a pit is
// filled exactly when the pit facing it is (LI-5, LW-5). With TwoEachSetup every pit gets
// at least two (CD-4). With four rows, OuterSetup puts the same number in every pit of the
// outer rows, and RightHalfSetup also in the right half of each inner row, as its owner
// sees it. HouseSetup puts three times that number in each house and that number in the two pits to
// its right (BA-19).
const (
	EvenSetup Setup = iota
	FreeSetup
	MirroredSetup
	TwoEachSetup
	OuterSetup
	RightHalfSetup
	HouseSetup
	firstLayout
)

// Begin is the rule for who begins after one player has distributed the seeds.
type Begin uint8

// With OtherBegins the player who did not distribute the seeds begins. With
// TurnedForfeits they lose the first move by turning the board (L-6, LW-6). With
// DistributorBegins the player who did begins, and nobody turns the board (CD-5).
const (
	OtherBegins Begin = iota
	TurnedForfeits
	DistributorBegins
)

// Direction is the rule for the directions of moves.
type Direction uint8

// EitherWay lets the player choose in each move. With ReverseToCapture moves go
// counterclockwise, with four rows also clockwise from the pits of the mover's two leftmost
// columns if the first lap captures; all laps after it go counterclockwise. With ReverseAnyLap a later
// lap may go clockwise too, if it captures and begins in those columns or sows what a clockwise lap captured. With Halves moves go to
// the right from the right half of a row and to the left from the left half, and either way from a
// pit in the middle. With Parity an odd number of seeds goes counterclockwise and an even number
// clockwise. With LapsAlternate the player chooses the direction of the first lap, and each lap
// goes the other way than the one before.
const (
	Counterclockwise Direction = iota
	Clockwise
	EitherWay
	ReverseToCapture
	Halves
	Parity
	LapsAlternate
	ReverseAnyLap
)

// Pick is the rule for which of the mover's pits may be played.
type Pick uint8

// PickRightmost leaves no choice: the rightmost pit must be played (LI-7). With
// PickInnerFirst, on boards with four rows, a move that does not capture begins in the inner
// row while a pit there can be played, and may not leave that row empty (BA-13, BA-14).
const (
	PickAny Pick = iota
	PickRightmost
	PickInnerFirst
)

// Rightmost is what a player does whose rightmost pit is empty, under PickRightmost.
type Rightmost uint8

// With NearestFilled they play the rightmost pit that is not empty; with
// RightmostPasses they pass.
const (
	NearestFilled Rightmost = iota
	RightmostPasses
)

// Give is whether and when a side with two or more seeds gives one to a side without
// (L-11). The seed goes to the receiver's first pit.
type Give uint8

// With GiveWhenever the gift comes between moves and the turn stays as it was. With
// GiveInstead it is the giver's move, and the receiver plays next.
const (
	NoGive Give = iota
	GiveWhenever
	GiveInstead
)

// Stores is the rule for which stores are sown.
type Stores uint8

// A store that is not sown is skipped.
const (
	OwnStore Stores = iota
	BothStores
	NoStore
)

// StoreEnd is the end of the board at which each player's store is, from that player's
// seat.
type StoreEnd uint8

// With StoresRight a store follows its owner's pits counterclockwise; with StoresLeft,
// clockwise.
const (
	StoresRight StoreEnd = iota
	StoresLeft
)

// Origin is the rule for sowings that come round to the pit they began in.
type Origin uint8

// OriginSown drops a seed there. OriginSkipped skips the pit that the lap began in.
// StartSkipped skips the pit that the move began in, in every lap. FirstReturns drops the
// first seed there, unless it is the only one.
const (
	OriginSown Origin = iota
	OriginSkipped
	StartSkipped
	FirstReturns
)

// Relay is the rule for further laps.
type Relay uint8

// With RelayLast a last seed in an occupied pit is lifted with the others and sown on.
// With RelayNext the seeds of the pit after the last seed are sown on, until that pit is
// empty.
const (
	NoRelay Relay = iota
	RelayLast
	RelayNext
)

// RelayIn is whose pits a further lap may begin in.
type RelayIn uint8

// RelayInAny: pits of both sides. RelayInOwn: those of the mover's side, RelayInTheirs: those of the
// opponent's. In any other pit the relay ends.
const (
	RelayInAny RelayIn = iota
	RelayInOwn
	RelayInTheirs
)
