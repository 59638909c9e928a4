package engine

import "sowbook/internal/lite"

// Rules is the set of rules of one game. It is a value; == compares two sets. In its
// text form, for [ParseRules] and [Rules.String], each field is a word of the table in
// words.go, as in "seeds=4 direction=ccw".
type Rules struct {
	Pits  int   // pits in each row at the start, 1 to MaxPits
	Rows  Rows  // rows of the board
	Seeds int   // seeds in each pit at the start, or in all if a player sets up the board, 0 to MaxSeeds
	Setup Setup // how the board is filled at the start
	Begin Begin // who begins if a player sets up the board

	Direction Direction // the directions in which a move may go
	Pick      Pick      // which of the mover's pits may be played
	Rightmost Rightmost // what a player does whose rightmost pit is empty, with PickRightmost
	Fewest    int       // fewest seeds a pit must hold to be played, 1 to 9
	Feed      bool      // whether a move must give seeds to an opponent who has none
	Give      Give      // how a side without seeds is given one

	Stores   Stores   // which stores a sowing drops into
	StoreEnd StoreEnd // the end of the board at which each player's store is
	Origin   Origin   // whether the pit that seeds were lifted from is sown
	Relay    Relay    // where another lap begins

	LastInStore  LastInStore  // what follows a last seed in the mover's store
	Capture      Capture      // what is captured
	Numbers      Numbers      // numbers of seeds for captures by number
	Taker        Taker        // who captures the pits that a seed on the way makes one of Numbers
	LoneCapture  bool         // whether a last seed is captured alone if the opposite pit is empty
	Run          Run          // when the pits of a run are counted
	GrandSlam    GrandSlam    // what becomes of a capture of all the opponent's seeds
	Captured     Captured     // where the captured seeds go
	AfterCapture AfterCapture // who plays after a capture

	Claim     Claim // how a player makes a pit their own
	ClaimLast bool  // whether the opponent's last pit can be claimed, with ClaimMakesThree
	Owned     Owned // what becomes of seeds sown into a pit that a player owns

	Ends     Ends     // when a side without seeds ends the game
	Majority bool     // whether a store with more than half of all seeds ends the game
	Stuck    Stuck    // what happens to a player who has no playable pit
	LeftOver LeftOver // who gets the seeds left in the pits at the end
	Repeats  Repeats  // who gets the seeds left in the pits when a position has repeated
	Wins     Wins     // who wins

	Refill     Refill     // how the pits are filled for the next round
	NextBegins NextBegins // who begins the next round
}

// Rows is the number of rows of the board.
type Rows uint8

// With TwoRows each side has one row, and sowings go round the board. With FourRows each
// side has two, and sowings go round the rows of the player's own side.
const (
	TwoRows Rows = iota
	FourRows
)

// Board returns the shape of the board that games begin on.
func (r Rules) Board() Board {
	if r.Rows == FourRows {
		return Board{Pits: 2 * r.Pits, Rows: 2}
	}
	return Board{Pits: r.Pits, Rows: 1}
}

// KeepsSeeds reports whether all seeds stay in the pits: none is sown into a store,
// captured or swept.
func (r Rules) KeepsSeeds() bool {
	return r.Stores == NoStore && (r.Capture == NoCapture || r.Captured != CapturedStored) && r.LeftOver == ToNobody && r.Ends != EndsCleared
}

// Setup is the way in which the board is filled at the start.
type Setup uint8

// EvenSetup puts the same number in every pit. With FreeSetup a player distributes
// all seeds at will; with MirroredSetup the outermost pits stay empty, and a pit is
// filled exactly when the pit facing it is (LI-5, LW-5). With TwoEachSetup every pit gets
// at least two (CD-4). With four rows, OuterSetup puts the same number in every pit of the
// outer rows, and RightHalfSetup also in the right half of each inner row, as its owner
// sees it.
const (
	EvenSetup Setup = iota
	FreeSetup
	MirroredSetup
	TwoEachSetup
	OuterSetup
	RightHalfSetup
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
// columns if the first lap captures; all laps after it go counterclockwise.
const (
	Counterclockwise Direction = iota
	Clockwise
	EitherWay
	ReverseToCapture
)

// Pick is the rule for which of the mover's pits may be played.
type Pick uint8

// PickRightmost leaves no choice: the rightmost pit must be played (LI-7).
const (
	PickAny Pick = iota
	PickRightmost
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

// LastInStore is the rule for a last seed in the mover's store.
type LastInStore uint8

// LastPlaysAgain gives the mover another turn; LastEndsTurn does not.
const (
	LastPlaysAgain LastInStore = iota
	LastEndsTurn
)

// Numbers is a set of numbers of seeds, 1 to 15, by bit; or [EvenNumbers].
type Numbers uint16

// EvenNumbers is the set of all even numbers.
const EvenNumbers Numbers = 1

// Has reports whether n is in the set.
func (s Numbers) Has(n int) bool {
	if s == EvenNumbers {
		return n > 0 && n%2 == 0
	}
	return uint(n) < 16 && s>>n&1 == 1
}

// Taker is who captures a pit that any seed makes one of the numbers.
type Taker uint8

// With TakenByOwner the owner of the pit does, whoever sows; with TakenByMover the mover.
const (
	TakenByOwner Taker = iota
	TakenByMover
)

// Run is when the pits of a run are counted.
type Run uint8

// Together counts them before any of them is captured; OneByOne counts each after the
// captures before it.
const (
	Together Run = iota
	OneByOne
)

// GrandSlam is the rule for a capture that would leave the opponent no seeds.
type GrandSlam uint8

// SlamTakes captures them; SlamTakesNothing captures none. SlamForbidden makes the move
// illegal. SlamLeavesFirst captures all but the pit of the last seed, and SlamLeavesLast
// all but the last pit of the run. SlamGivesRest captures them, and the opponent gets all
// seeds left on the board.
const (
	SlamTakes GrandSlam = iota
	SlamTakesNothing
	SlamForbidden
	SlamLeavesFirst
	SlamLeavesLast
	SlamGivesRest
)

// Captured is where captured seeds go.
type Captured uint8

// CapturedStored puts them in a store. The others sow them in the same move: SownOn from
// the pit after the last seed, SownFromStart from the pit after the one that the capturing
// lap began in.
const (
	CapturedStored Captured = iota
	SownOn
	SownFromStart
)

// AfterCapture is the rule for who plays after a capture.
type AfterCapture uint8

// With CapturePasses the other player does; with CaptureAgain the mover (LW-9s). With
// CaptureSowsOn the mover sows on from the first occupied pit after those captured. With
// CaptureAgainOnce the mover plays again, but only once in a turn.
const (
	CapturePasses AfterCapture = iota
	CaptureAgain
	CaptureSowsOn
	CaptureAgainOnce
)

// Claim is the rule by which a player makes a pit their own, whichever row it is in. Owned
// pits are never played or captured, and a last seed there ends the turn.
type Claim uint8

// ClaimMakesThree: a last seed that makes three in one of the opponent's pits takes them and
// claims the pit (TK-6). Each player may own one; not the one with the same number as the
// opponent's (TK-7). ClaimFacesThree: a last seed in one of the mover's empty pits, facing
// three seeds, gets one of them, and both pits are claimed (LG-6).
const (
	NoClaim Claim = iota
	ClaimMakesThree
	ClaimFacesThree
)

// Owned is the rule for seeds sown into a pit that a player owns.
type Owned uint8

// OwnedKeeps leaves them there; the owner takes them at the end of the game. OwnedTakes
// gives them to the owner at once. OwnedSkipped skips the pit.
const (
	OwnedKeeps Owned = iota
	OwnedTakes
	OwnedSkipped
)

// Ends is the condition that ends the game.
type Ends uint8

// With EndsNoMove the game ends if the player to move has no legal move, with
// EndsSideEmpty also as soon as a move leaves a side empty. With EndsCleared it ends when
// at most one seed is left, which its owner takes (L-12, L-13).
const (
	EndsNoMove Ends = iota
	EndsSideEmpty
	EndsCleared
)

// Stuck is what happens to a player to move who has no playable pit.
type Stuck uint8

// StuckEnds ends the game. With StuckPasses a player who has seeds passes; two passes in
// a row end the game. With EmptyPasses a player without seeds passes, too, and the game
// ends as soon as neither side can move.
const (
	StuckEnds Stuck = iota
	StuckPasses
	EmptyPasses
)

// LeftOver is the rule for who gets the seeds left in the pits at the end.
type LeftOver uint8

// ToNobody: they are not counted. ToOther: a player who can still move takes the seeds
// on their own side; the other side's are not counted. ToOwners: each player takes the
// seeds on their own side.
const (
	ToNobody LeftOver = iota
	ToOther
	ToOwners
)

// Repeats is the rule for the seeds left in the pits when a position has occurred for the
// third time.
type Repeats uint8

// RepeatsToNobody: they are not counted. RepeatsToOwners: each player takes the seeds on
// their own side.
const (
	RepeatsToNobody Repeats = iota
	RepeatsToOwners
)

// Wins is the rule for who wins.
type Wins uint8

// With MostWins the player with the most seeds in the store wins. With LastMoverWins a
// player to move who has no pit to play loses.
const (
	MostWins Wins = iota
	LastMoverWins
)

// String writes every word of the rules, in the order of [Keys].
func (r Rules) String() string {
	var parts []string
	for i := range words {
		w := &words[i]
		parts = append(parts, w.key+"="+w.text(w.get(&r)))
	}
	return lite.Join(parts, " ")
}

// ParseRules parses words KEY=VALUE separated by white space. Missing words have their
// defaults. The error, a [*TextError], names an unknown or repeated key, a wrong value or
// a contradiction (see [Rules.Check]), and says what would be right.
func ParseRules(text string) (Rules, error) {
	r := defaultRules()
	var seen []string
	for start, end := nextWord(text, 0); start < end; start, end = nextWord(text, end) {
		key, value, ok := lite.Cut(text[start:end], "=")
		if !ok {
			return r, &TextError{Offset: start, Why: "rules are words KEY=VALUE, as in direction=ccw; this is " + lite.Quote(key), Key: key}
		}
		if lite.Contains(seen, key) {
			return r, &TextError{Offset: start, Why: key + " appears twice", Key: key}
		}
		seen = append(seen, key)
		if err := r.set(key, value); err != nil {
			err.Offset += start
			return r, err
		}
	}
	return r, r.Check()
}

// With returns the rules with the word key changed to value. The error is that of
// [ParseRules].
func (r Rules) With(key, value string) (Rules, error) {
	if err := r.set(key, value); err != nil {
		return r, err
	}
	return r, r.Check()
}

// Value returns the value of the word key. ok is false if there is no such word.
func (r Rules) Value(key string) (value string, ok bool) {
	if w := find(key); w != nil {
		return w.text(w.get(&r)), true
	}
	return "", false
}

// set changes one word without checking the combination.
func (r *Rules) set(key, value string) *TextError {
	w := find(key)
	if w == nil {
		return &TextError{Offset: 0, Why: "there is no rule " + lite.Quote(key) + "; the rules are " + lite.List(Keys()), Key: key}
	}
	n, ok := w.parse(value)
	if !ok {
		return &TextError{Offset: len(key) + 1, Why: key + " is " + w.allowed() + ", not " + lite.Quote(value), Key: key}
	}
	w.put(r, n)
	return nil
}

// nextWord returns the offsets of the start and end of the first word at or after offset.
// They are equal if no word follows.
func nextWord(text string, offset int) (start, end int) {
	for start = offset; start < len(text) && isSpace(text[start]); start++ {
	}
	for end = start; end < len(text) && !isSpace(text[end]); end++ {
	}
	return start, end
}

func isSpace(c byte) bool { return c == ' ' || c == '\t' || c == '\r' || c == '\n' }
