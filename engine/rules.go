package engine

import (
	"strings"
)

// Rules is what one game chooses. It is a value; == compares two rule sets.
// [ParseRules] and [Rules.String] are its one text form, in which each field
// is a word of the table in words.go, for example "seeds=4 direction=ccw".
type Rules struct {
	Pits  int   // pits a side at the start, 1 to MaxPits
	Seeds int   // seeds in each pit at the start, or in all where the players set up, 0 to MaxSeeds
	Setup Setup // who sets the board up, and how
	Begin Begin // who begins after a board set up by a player was turned

	Direction Direction // which ways a move may go
	Pick      Pick      // which of the own pits may be played
	Rightmost Rightmost // what an empty rightmost pit means where only that one is played
	Fewest    int       // fewest seeds a pit must hold to be played, 1 to 9
	Feed      bool      // whether a player must give seeds to an opponent who has none
	Give      Give      // how a side that has none is given a seed

	Stores Stores // which stores a sowing drops into
	Origin Origin // whether the pit that seeds were lifted from is sown
	Relay  bool   // whether a last seed in an occupied pit is lifted with the others and sown on

	LastInStore  LastInStore  // what a last seed in the mover's store brings
	Capture      Capture      // what is captured
	Numbers      Numbers      // the numbers of seeds that are captured
	LoneCapture  bool         // whether a last seed that captures nothing opposite is itself taken
	Run          Run          // when the pits of a run are looked at
	GrandSlam    GrandSlam    // what a capture of all the opponent's seeds takes
	AfterCapture AfterCapture // who plays after a capture

	Ends     Ends     // when a side without seeds ends the game
	Stuck    Stuck    // what a player who has seeds, but none to play, does
	LeftOver LeftOver // who gets the seeds left in the pits at the end
}

// Setup is how the board comes to be filled.
type Setup uint8

// EvenSetup puts the same number in every pit. In FreeSetup a player
// distributes all seeds as he likes; in MirroredSetup the outermost pits stay
// empty and a pit is filled exactly when the pit facing it is (LI-5, LW-5).
const (
	EvenSetup Setup = iota
	FreeSetup
	MirroredSetup
)

// Begin is who begins when one player has distributed the seeds.
type Begin uint8

// OtherBegins: the player who did not distribute. TurnedForfeits: that player
// too, unless he turned the board (L-6, LW-6).
const (
	OtherBegins Begin = iota
	TurnedForfeits
)

// Direction is the ways a move may go.
type Direction uint8

// Either way lets the player choose at each move.
const (
	Counterclockwise Direction = iota
	Clockwise
	Either
)

// Pick is which of the own pits may be played.
type Pick uint8

// PickRightmost leaves no choice: the rightmost pit is played (LI-7).
const (
	PickAny Pick = iota
	PickRightmost
)

// Rightmost is what an empty rightmost pit means.
type Rightmost uint8

// NearestFilled plays the rightmost pit that is not empty; RightmostPasses
// passes the turn.
const (
	NearestFilled Rightmost = iota
	RightmostPasses
)

// Give is how a side that has no seeds is given one by a side with two or more
// (L-11): one seed, into the receiver's first pit.
type Give uint8

// GiveWhenever: between moves, and the turn stays whose it was. GiveInstead: as
// the giver's own move, after which the receiver plays.
const (
	NoGive Give = iota
	GiveWhenever
	GiveInstead
)

// Stores is the stores that a sowing drops into as it passes.
type Stores uint8

// A store that is not sown is passed over.
const (
	OwnStore Stores = iota
	BothStores
	NoStore
)

// Origin is what happens when a sowing comes round to the pit it began in.
type Origin uint8

// OriginSown drops a seed there. OriginSkipped passes over the pit that the lap
// began in, on every round; StartSkipped over the pit that the move began in, in
// every lap.
const (
	OriginSown Origin = iota
	OriginSkipped
	StartSkipped
)

// LastInStore is what follows when the last seed falls in the mover's store.
type LastInStore uint8

// Again gives the mover another turn; TurnEnds does not.
const (
	Again LastInStore = iota
	TurnEnds
)

// Capture is what is captured, and when.
type Capture uint8

// Across: a last seed in an empty pit of the mover's takes the seeds of the
// opposite pit, and itself with them; Opposite leaves itself where it is.
// Made: whenever a seed makes a pit one of Numbers, the pit's owner takes its
// seeds (N-N4). RunAcross: a last seed that makes one of Numbers takes that pit
// and the pit facing it, and so, going back through the pits just sown, each
// that holds one of Numbers (L-9). RunTheirs: the same on the opponent's side
// alone, without the facing pits.
const (
	NoCapture Capture = iota
	Across
	Opposite
	Made
	RunAcross
	RunTheirs
)

// Numbers is a set of numbers of seeds, 1 to 15: bit k stands for k.
type Numbers uint16

// Has tells whether n is in the set.
func (s Numbers) Has(n uint8) bool { return n < 16 && s>>n&1 == 1 }

// Run is when the pits of a run are looked at.
type Run uint8

// Together looks at all before any is lifted; OneByOne at each after the one
// before it, and the pit facing that one, were lifted.
const (
	Together Run = iota
	OneByOne
)

// GrandSlam is what a capture that would leave the opponent no seed takes.
type GrandSlam uint8

// A grand slam takes all, or nothing.
const (
	SlamTakes GrandSlam = iota
	SlamTakesNothing
)

// AfterCapture is who plays after a capture.
type AfterCapture uint8

// CapturePasses gives the turn to the other player, CaptureAgain lets the mover
// play again (LW-9s).
const (
	CapturePasses AfterCapture = iota
	CaptureAgain
)

// Ends is when the seeds on the board end the game.
type Ends uint8

// OnTurn: when the player on turn cannot move. AtOnce: as soon as a move
// leaves either side empty, and when the player on turn cannot move. Cleared:
// when no seed is left, or one, which is its owner's (L-12, L-13).
const (
	OnTurn Ends = iota
	AtOnce
	Cleared
)

// Stuck is what happens to a player on turn who has seeds, but none that may
// be played.
type Stuck uint8

// StuckEnds ends the game; StuckPasses passes the turn, and two passes in a
// row end the game.
const (
	StuckEnds Stuck = iota
	StuckPasses
)

// LeftOver is who gets the seeds that lie in the pits when the game ends.
type LeftOver uint8

// ToNobody leaves them uncounted. ToOther gives the player who can still move
// the seeds of his own side; those of a player who cannot are nobody's.
// ToOwners gives each player those of his own side.
const (
	ToNobody LeftOver = iota
	ToOther
	ToOwners
)

// String writes every word of the rules in the order of the table.
func (r Rules) String() string {
	var b strings.Builder
	for i, w := range words {
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(w.key)
		b.WriteByte('=')
		b.WriteString(w.text(w.get(r)))
	}
	return b.String()
}

// ParseRules reads words KEY=VALUE separated by white space. A word that is
// left out keeps the first value the table has for it. An unknown key, a value
// not allowed, a key said twice, or a combination without meaning is a
// [*TextError] that names the key and what is allowed.
func ParseRules(text string) (Rules, error) {
	r := defaultRules()
	seen := map[string]bool{}
	for offset, field := range fields(text) {
		key, value, ok := strings.Cut(field, "=")
		if !ok {
			return r, &TextError{offset, "rules are words KEY=VALUE, as in direction=ccw; this is " + quote(field)}
		}
		if seen[key] {
			return r, &TextError{offset, key + " is said twice"}
		}
		seen[key] = true
		var err error
		if r, err = r.set(key, value); err != nil {
			return r, shift(err, offset)
		}
	}
	return r, r.Check()
}

// With is the same rules with the word key changed to value, under the same
// checks as [ParseRules].
func (r Rules) With(key, value string) (Rules, error) {
	q, err := r.set(key, value)
	if err == nil {
		err = q.Check()
	}
	return q, err
}

// Value is the value of the word key, and whether there is such a word.
func (r Rules) Value(key string) (string, bool) {
	for _, w := range words {
		if w.key == key {
			return w.text(w.get(r)), true
		}
	}
	return "", false
}

// set changes one word without looking at the combination.
func (r Rules) set(key, value string) (Rules, error) {
	for _, w := range words {
		if w.key != key {
			continue
		}
		n, ok := w.parse(value)
		if !ok {
			return r, &TextError{len(key) + 1, key + " is " + w.allowed() + ", not " + quote(value)}
		}
		w.set(&r, n)
		return r, nil
	}
	return r, &TextError{0, "there is no rule " + quote(key) + "; the rules are " + list(Keys())}
}

// fields yields the words of a text separated by white space, each with its
// offset.
func fields(text string) func(yield func(int, string) bool) {
	return func(yield func(int, string) bool) {
		for start := 0; start < len(text); {
			length := strings.IndexAny(text[start:], " \t\r\n")
			if length < 0 {
				length = len(text) - start
			}
			if length > 0 && !yield(start, text[start:start+length]) {
				return
			}
			start += length + 1
		}
	}
}

// shift moves the place of a text error by the offset that its text began at.
func shift(err error, offset int) error {
	if e, ok := err.(*TextError); ok {
		return &TextError{e.Offset + offset, e.Why}
	}
	return err
}
