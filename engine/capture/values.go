package capture

// When is the moment at which a capture is made.
type When uint8

const (
	Never       When = iota
	WhenLast         // the last seed of a lap has fallen
	WhenEach         // any seed falls
	WhenPassing      // any but the last of a lap falls
	WhenAfter        // the last lap is over; all pits that meet the conditions are counted, then captured
	WhenBefore       // no seed has been lifted; otherwise as WhenAfter
)

// Whose is the owner of the pit that the seed fell in.
type Whose uint8

const (
	AnyPit   Whose = iota // a pit of either side
	OwnPit                // one of the mover's side
	TheirPit              // one of the opponent's side
	OwnedPit              // one that the opponent owns; other captures leave owned pits alone
)

// Row is the row of the pit, on boards of four rows.
type Row uint8

const (
	AnyRow Row = iota
	InnerRow
	OuterRow
)

// Before is what the pit held before the seed fell. In the further pits of a chain it is what
// the pit holds.
type Before uint8

const (
	BeforeAny Before = iota
	BeforeEmpty
	BeforeOccupied
)

// Next is what the next pit on the way holds.
type Next uint8

const (
	NextAny Next = iota
	NextEmpty
)

// Pit is a pit that a capture names.
type Pit uint8

const (
	NoPit           Pit = iota
	PitIt               // the pit of the seed
	PitFacing           // the pit that faces the one named before it, or else PitIt
	PitBehind           // the other pit in the column of the one named before
	PitNext             // the next pit on the way
	PitBeyond           // the one after PitNext
	PitFacingNext       // the pit that faces PitNext
	PitBehindFacing     // the other pit in the column of the one that faces PitIt
)

// Take is a pit to capture. A pit that is optional is taken if it holds seeds; if one of the
// others holds none, nothing is captured.
type Take struct {
	Pit      Pit
	Optional bool
}

// Limits are the pits that cannot be claimed: those whose value is 1.
type Limits [5]uint8

const (
	LimitOneEach   = iota // a player may own one pit
	LimitNotLast          // not the pit of its side that the lap reaches last
	LimitNotSame          // not the one with the same number as one that the opponent owns
	LimitNotFacing        // not one that faces one that the opponent owns
	LimitShared           // no limit: the seeds of the two pits are shared evenly
)

// Has reports whether a limit is among l.
func (l *Limits) Has(limit int) bool { return l[limit] > 0 }

// Chain is the pits at which a capture goes on as long as its conditions hold there.
type Chain uint8

const (
	NoChain          Chain = iota
	ChainBack              // the pits that this lap sowed, backwards
	ChainAhead             // those that follow the last seed
	ChainBothWays          // both, back first
	ChainAlternating       // every second pit ahead, as long as an empty pit and one that holds seeds follow
)

// Count is when the pits of a chain are counted.
type Count uint8

const (
	CountTogether Count = iota // before any of them is captured
	CountOneByOne              // each after the captures before it
)

// Taker is the player who gets the captured seeds.
type Taker uint8

const (
	ToMover Taker = iota // the player who made the move
	ToOwner              // the player on whose side the pit is
	ToOther              // the one who did not move
)

// MostFurther is the largest number of further pits that a capture lets the mover choose.
const MostFurther = 3

// Sown is where captured seeds are sown in the same move.
type Sown uint8

// SownFromEnd begins at the near end if the last seed fell in one of the two columns there, and
// otherwise at the end that keeps the direction (BA-7, BA-8).
const (
	NotSown       Sown = iota // they go to a store
	SownFromLast              // from the pit after the last seed
	SownFromStart             // from the pit after the one that the capturing lap began in
	SownFromEnd               // from an end of the inner row towards its middle
)

// Then is what follows a capture that is not sown.
type Then uint8

const (
	ThenEnds      Then = iota // the other player moves
	ThenAgain                 // the mover does (LW-9s)
	ThenAgainOnce             // ... but only once in a turn
	ThenSowOn                 // the mover sows on from the first occupied pit after those captured
	ThenSowNext               // ... from the next pit, if it is occupied
	ThenSowIt                 // ... from the pit of the last seed, if it is occupied
)
