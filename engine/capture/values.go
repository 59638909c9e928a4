package capture

// When is the moment at which a capture is made.
type When uint8

// WhenLast: the last seed of a lap has fallen. WhenEach: any seed falls. WhenPassing: any but
// the last of a lap. WhenAfter: the last lap is over; every pit that meets the conditions is
// captured, all counted before any is taken.
const (
	Never When = iota
	WhenLast
	WhenEach
	WhenPassing
	WhenAfter
)

// Whose is the owner of the pit that the seed fell in.
type Whose uint8

// AnyPit is a pit of either side, OwnPit one of the mover's side and TheirPit one of the
// opponent's. OwnedPit is a pit that the opponent owns; other captures leave owned pits alone.
const (
	AnyPit Whose = iota
	OwnPit
	TheirPit
	OwnedPit
)

// Row is the row of the pit, on boards of four rows.
type Row uint8

// The rows.
const (
	AnyRow Row = iota
	InnerRow
	OuterRow
)

// Before is what the pit held before the seed fell. In the further pits of a chain it is what
// the pit holds.
type Before uint8

// The contents.
const (
	BeforeAny Before = iota
	BeforeEmpty
	BeforeOccupied
)

// Next is what the next pit on the way holds.
type Next uint8

// With NextEmpty it is empty.
const (
	NextAny Next = iota
	NextEmpty
)

// Pit is a pit that a capture names.
type Pit uint8

// PitIt is the pit of the seed. PitFacing faces the pit named before it, and otherwise PitIt.
// PitBehind is the other pit in the column of the one named before. PitNext and PitBeyond are
// one and two pits on.
const (
	NoPit Pit = iota
	PitIt
	PitFacing
	PitBehind
	PitNext
	PitBeyond
)

// Take is a pit to capture. A pit that is optional is taken if it holds seeds; if one of the
// others holds none, nothing is captured.
type Take struct {
	Pit      Pit
	Optional bool
}

// Limits are the pits that cannot be claimed: those whose value is 1.
type Limits [5]uint8

// The limits. LimitOneEach: each player may own one pit. LimitNotLast: not the pit of its
// side that the lap reaches last. LimitNotSame: not the one with the same number as one that the opponent owns.
// LimitNotFacing: not one that faces such a pit.
// LimitShared is no limit: the seeds of the two pits are shared evenly.
const (
	LimitOneEach = iota
	LimitNotLast
	LimitNotSame
	LimitNotFacing
	LimitShared
)

// Has reports whether a limit is among l.
func (l *Limits) Has(limit int) bool { return l[limit] > 0 }

// Chain is the pits at which a capture goes on as long as its conditions hold there.
type Chain uint8

// ChainBack goes back through the pits that this lap sowed, and ChainAhead through those that
// follow the last seed; ChainBothWays does both, back first. ChainAlternating goes on two pits
// ahead, as long as an empty pit and one that holds seeds follow.
const (
	NoChain Chain = iota
	ChainBack
	ChainAhead
	ChainBothWays
	ChainAlternating
)

// Count is when the pits of a chain are counted.
type Count uint8

// CountTogether counts them before any of them is captured; CountOneByOne counts each after
// the captures before it.
const (
	CountTogether Count = iota
	CountOneByOne
)

// Taker is the player who gets the captured seeds.
type Taker uint8

// ToMover is the player who made the move. ToOwner is the player on whose side the pit is.
const (
	ToMover Taker = iota
	ToOwner
)

// Sown is where captured seeds are sown.
type Sown uint8

// NotSown puts them in a store. The others sow them in the same move: SownFromLast from the
// pit after the last seed, SownFromStart from the pit after the one that the capturing lap
// began in. SownFromEnd sows them from an end of the inner row towards its middle: from the
// near end if the last seed fell in one of the two pits there, and otherwise from the end that
// keeps the direction (BA-7, BA-8).
const (
	NotSown Sown = iota
	SownFromLast
	SownFromStart
	SownFromEnd
)

// Then is what follows a capture that is not sown.
type Then uint8

// With ThenEnds the other player moves; with ThenAgain the mover (LW-9s), and with
// ThenAgainOnce only once in a turn. With ThenSowOn the mover sows on from the first occupied
// pit after those captured, with ThenSowNext from the next pit, and with
// ThenSowIt from that of the last seed, if they are occupied.
const (
	ThenEnds Then = iota
	ThenAgain
	ThenAgainOnce
	ThenSowOn
	ThenSowNext
	ThenSowIt
)
