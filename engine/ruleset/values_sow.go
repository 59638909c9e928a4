package ruleset

// Rows is the number of rows of the board.
type Rows uint8

const (
	TwoRows   Rows = iota // each side has one; sowings go round the board
	ThreeRows             // each also has the right half of the middle row, which sowings reach after its own (SA-1)
	FourRows              // each has two; sowings go round the rows of the player's own side
)

// Setup is the way in which the board is filled at the start. From firstLayout on it is a
// layout, which gives the seeds of every pit.
type Setup uint32

const (
	EvenSetup      Setup = iota // the same number in every pit
	FreeSetup                   // a player distributes all seeds at will
	MirroredSetup               // ... but leaves the ends empty, and fills both of two facing pits or neither (LI-5, LW-5)
	TwoEachSetup                // ... but puts at least two in every pit (CD-4)
	OuterSetup                  // with four rows, the same number in every pit of the outer rows
	RightHalfSetup              // ... and in the right half of each inner row, as its owner sees it
	HouseSetup                  // three times that number in each house, and that number in the two pits to its right (BA-19)
	firstLayout
)

// Begin is the rule for who begins after one player has distributed the seeds.
type Begin uint8

const (
	OtherBegins       Begin = iota // the other player
	TurnedForfeits                 // the other player, unless they turn the board (L-6, LW-6)
	DistributorBegins              // the player who did; nobody turns the board (CD-5)
)

// Direction is the rule for the directions of moves.
type Direction uint8

// With ReverseToCapture moves go counterclockwise, with four rows also clockwise from the pits of the
// mover's two leftmost columns if the first lap captures; all laps after it go counterclockwise. With
// ReverseAnyLap a later lap may go clockwise too, if it captures and begins in those columns or sows what
// a clockwise lap captured.
const (
	Counterclockwise Direction = iota
	Clockwise
	EitherWay // the player chooses in each move
	ReverseToCapture
	Halves        // to the right from the right half of a row, to the left from the left, either way from the middle
	Parity        // an odd number of seeds goes counterclockwise, an even number clockwise
	LapsAlternate // the player chooses for the first lap; each lap goes the other way than the one before
	ReverseAnyLap
)

// Pick is the rule for which of the mover's pits may be played.
type Pick uint8

const (
	PickAny        Pick = iota
	PickRightmost       // only the rightmost (LI-7)
	PickInnerFirst      // on four rows, a move that does not capture begins in the inner row if it can, and leaves seeds there (BA-13, BA-14)
)

// Rightmost is what a player does whose rightmost pit is empty, under PickRightmost.
type Rightmost uint8

const (
	NearestFilled   Rightmost = iota // they play the rightmost pit that is not empty
	RightmostPasses                  // they pass
)

// Give is whether and when a side with two or more seeds gives one to a side without
// (L-11). The seed goes to the receiver's first pit.
type Give uint8

const (
	NoGive       Give = iota
	GiveWhenever      // between moves; the turn stays as it was
	GiveInstead       // as the giver's move; the receiver plays next
)

// Stores is the rule for which stores are sown. The others are skipped.
type Stores uint8

const (
	OwnStore Stores = iota
	BothStores
	NoStore
)

// StoreEnd is the end of the board at which each player's store is, from that player's
// seat.
type StoreEnd uint8

const (
	StoresRight StoreEnd = iota // a store follows its owner's pits counterclockwise
	StoresLeft                  // clockwise
)

// Origin is the rule for sowings that come round to the pit they began in.
type Origin uint8

const (
	OriginSown    Origin = iota // it is sown
	OriginSkipped               // the pit that the lap began in is skipped
	StartSkipped                // the pit that the move began in is skipped, in every lap
	FirstReturns                // the first seed goes there, unless it is the only one
)

// Relay is the rule for further laps.
type Relay uint8

const (
	NoRelay   Relay = iota
	RelayLast       // a last seed in an occupied pit is lifted with the others and sown on
	RelayNext       // the seeds of the pit after the last seed are sown on, until that pit is empty
)

// RelayIn is whose pits a further lap may begin in. In any other pit the relay ends.
type RelayIn uint8

const (
	RelayInAny    RelayIn = iota // those of both sides
	RelayInOwn                   // those of the mover's side
	RelayInTheirs                // those of the opponent's
)
