package engine

import "sowbook/internal/lite"

// Rules holds the choices that make one game. It is a value; == compares two rule
// sets. [ParseRules] and [Rules.String] are its one text form, in which each field
// is a word of the table in words.go, for example "seeds=4 direction=ccw".
type Rules struct {
	Pits  int   // pits on each side at the start, 1 to MaxPits
	Seeds int   // seeds in each pit at the start, or in all where the players set up, 0 to MaxSeeds
	Setup Setup // how the board is filled at the start
	Begin Begin // who begins where a player sets the board up

	Direction Direction // which ways a move may go
	Pick      Pick      // which of the mover's pits may be played
	Rightmost Rightmost // what an empty rightmost pit means, with PickRightmost
	Fewest    int       // fewest seeds a pit must hold to be played, 1 to 9
	Feed      bool      // whether a move must give seeds to an opponent who has none
	Give      Give      // how a side without seeds is given one

	Stores Stores // which stores a sowing drops into
	Origin Origin // whether the pit that seeds were lifted from is sown
	Relay  bool   // whether a last seed in an occupied pit is lifted with the others and sown on

	LastInStore  LastInStore  // what follows a last seed in the mover's store
	Capture      Capture      // what is captured
	Numbers      Numbers      // the numbers of seeds that captures by number take
	LoneCapture  bool         // whether a last seed that captures nothing opposite is itself taken
	Run          Run          // when the pits of a run are counted
	GrandSlam    GrandSlam    // what a capture of all the opponent's seeds takes
	AfterCapture AfterCapture // who plays after a capture

	Ends     Ends     // when a side without seeds ends the game
	Stuck    Stuck    // what happens to a player with seeds, but none to play
	LeftOver LeftOver // who gets the seeds left in the pits at the end
}

// Setup is how the board is filled at the start.
type Setup uint8

// EvenSetup puts the same number in every pit. With FreeSetup a player distributes
// all seeds at will; with MirroredSetup the outermost pits stay empty, and a pit is
// filled exactly when the pit facing it is (LI-5, LW-5).
const (
	EvenSetup Setup = iota
	FreeSetup
	MirroredSetup
)

// Begin is who begins after one player has distributed the seeds.
type Begin uint8

// With OtherBegins the player who did not distribute begins; with TurnedForfeits
// that player gives up the first move by turning the board (L-6, LW-6).
const (
	OtherBegins Begin = iota
	TurnedForfeits
)

// Direction is which ways a move may go.
type Direction uint8

// EitherWay lets the player choose at each move.
const (
	Counterclockwise Direction = iota
	Clockwise
	EitherWay
)

// Pick is which of the mover's pits may be played.
type Pick uint8

// PickRightmost leaves no choice: the rightmost pit is played (LI-7).
const (
	PickAny Pick = iota
	PickRightmost
)

// Rightmost is what an empty rightmost pit means.
type Rightmost uint8

// With NearestFilled the rightmost pit that is not empty is played; with
// RightmostPasses the turn passes.
const (
	NearestFilled Rightmost = iota
	RightmostPasses
)

// Give is how a side without seeds is given one by a side with two or more (L-11).
// The seed goes into the receiver's first pit.
type Give uint8

// With GiveWhenever the gift comes between moves and the turn stays as it was. With
// GiveInstead it is the giver's move, and the receiver plays next.
const (
	NoGive Give = iota
	GiveWhenever
	GiveInstead
)

// Stores is which stores a sowing drops into as it passes.
type Stores uint8

// A store that is not sown is skipped.
const (
	OwnStore Stores = iota
	BothStores
	NoStore
)

// Origin is what happens when a sowing comes round to the pit it began in.
type Origin uint8

// OriginSown drops a seed there. OriginSkipped skips the pit that the lap began in,
// on every round; StartSkipped skips the pit that the move began in, in every lap.
const (
	OriginSown Origin = iota
	OriginSkipped
	StartSkipped
)

// LastInStore is what follows when the last seed falls in the mover's store.
type LastInStore uint8

// LastPlaysAgain gives the mover another turn; LastEndsTurn does not.
const (
	LastPlaysAgain LastInStore = iota
	LastEndsTurn
)

// Numbers is a set of numbers of seeds, 1 to 15: bit k stands for k.
type Numbers uint16

// Has reports whether n is in the set.
func (s Numbers) Has(n uint8) bool { return n < 16 && s>>n&1 == 1 }

// Run is when the pits of a run are counted.
type Run uint8

// Together counts the pits of a run before any of them is captured. OneByOne counts
// each pit after the one before it, and the pit facing that one, were captured.
const (
	Together Run = iota
	OneByOne
)

// GrandSlam is what happens to a capture that would leave the opponent no seeds.
type GrandSlam uint8

// A grand slam takes all seeds, or none.
const (
	SlamTakes GrandSlam = iota
	SlamTakesNothing
)

// AfterCapture is who plays after a capture.
type AfterCapture uint8

// CapturePasses gives the turn to the other player; CaptureAgain lets the mover
// play again (LW-9s).
const (
	CapturePasses AfterCapture = iota
	CaptureAgain
)

// Ends is when the seeds on the board end the game.
type Ends uint8

// With EndsNoMove the game ends when the player to move cannot. With EndsSideEmpty it ends as
// soon as a move leaves either side empty, too. With EndsCleared it ends when no more
// than one seed is left, which its owner takes (L-12, L-13).
const (
	EndsNoMove Ends = iota
	EndsSideEmpty
	EndsCleared
)

// Stuck is what happens to a player to move who has seeds, but none that may be
// played.
type Stuck uint8

// StuckEnds ends the game; StuckPasses passes the turn, and two passes in a
// row end the game.
const (
	StuckEnds Stuck = iota
	StuckPasses
)

// LeftOver is who gets the seeds left in the pits when the game ends.
type LeftOver uint8

// ToNobody leaves them uncounted. ToOther gives a player who can still move the
// seeds on that player's side, and nobody the seeds of a player who cannot.
// ToOwners gives each player the seeds on their own side.
const (
	ToNobody LeftOver = iota
	ToOther
	ToOwners
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

// ParseRules parses words KEY=VALUE separated by white space. A word that is left
// out keeps its default. The error is a [*TextError]: for an unknown key, a value
// that is not allowed, a repeated key, or a combination without a meaning (see
// [Rules.Check]). It says what would be right.
func ParseRules(text string) (Rules, error) {
	r := defaultRules()
	var seen []string
	for start, end := nextWord(text, 0); start < end; start, end = nextWord(text, end) {
		key, value, ok := lite.Cut(text[start:end], "=")
		if !ok {
			return r, &TextError{start, "rules are words KEY=VALUE, as in direction=ccw; this is " + lite.Quote(key), key}
		}
		if lite.Contains(seen, key) {
			return r, &TextError{start, key + " appears twice", key}
		}
		seen = append(seen, key)
		if err := r.set(key, value); err != nil {
			err.Offset += start
			return r, err
		}
	}
	return r, r.Check()
}

// With returns the same rules with the word key changed to value. It checks the
// result as [ParseRules] does.
func (r Rules) With(key, value string) (Rules, error) {
	if err := r.set(key, value); err != nil {
		return r, err
	}
	return r, r.Check()
}

// Value returns the value of the word key, and whether there is such a word.
func (r Rules) Value(key string) (string, bool) {
	if w := find(key); w != nil {
		return w.text(w.get(&r)), true
	}
	return "", false
}

// set changes one word without checking the combination.
func (r *Rules) set(key, value string) *TextError {
	w := find(key)
	if w == nil {
		return &TextError{0, "there is no rule " + lite.Quote(key) + "; the rules are " + lite.List(Keys()), key}
	}
	n, ok := w.parse(value)
	if !ok {
		return &TextError{len(key) + 1, key + " is " + w.allowed() + ", not " + lite.Quote(value), key}
	}
	w.put(r, n)
	return nil
}

// nextWord returns where the first word of a text from an offset on begins and ends.
// White space separates words; start and end are equal where no word follows.
func nextWord(text string, offset int) (start, end int) {
	for start = offset; start < len(text) && isSpace(text[start]); start++ {
	}
	for end = start; end < len(text) && !isSpace(text[end]); end++ {
	}
	return start, end
}

func isSpace(c byte) bool { return c == ' ' || c == '\t' || c == '\r' || c == '\n' }
