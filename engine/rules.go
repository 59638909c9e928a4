package engine

import (
	"strconv"
	"strings"
)

// Rules is what one game chooses. It is a value; == compares two rule sets.
// [ParseRules] and [Rules.String] are its one text form, in which each field
// is a word of the table in words.go, for example "seeds=4 direction=ccw".
type Rules struct {
	Pits        int         // pits a side at the start, 1 to MaxPits
	Seeds       int         // seeds in each pit at the start, 0 to MaxSeeds
	Direction   Direction   // which ways a move may go
	Stores      Stores      // which stores a sowing drops into
	Origin      Origin      // whether the pit a sowing began in is sown
	Fewest      int         // fewest seeds a pit must hold to be played, 1 to 9
	LastInStore LastInStore // what a last seed in the mover's store brings
	Capture     Capture     // what a last seed captures
	LoneCapture bool        // whether a last seed that captures nothing opposite is itself taken
	Ends        Ends        // when a side without seeds ends the game
	Stuck       Stuck       // what a player who has seeds, but none to play, does
	LeftOver    LeftOver    // who gets the seeds left in the pits at the end
}

// Direction is the ways a move may go.
type Direction uint8

// Either way lets the player choose at each move.
const (
	Counterclockwise Direction = iota
	Clockwise
	Either
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

// OriginSown drops a seed there, OriginSkipped passes over it on every round.
const (
	OriginSown Origin = iota
	OriginSkipped
)

// LastInStore is what follows when the last seed falls in the mover's store.
type LastInStore uint8

// Again gives the mover another turn; TurnEnds does not.
const (
	Again LastInStore = iota
	TurnEnds
)

// Capture is what the last seed of a sowing may take.
type Capture uint8

// Across: a last seed in an empty pit of the mover's takes the seeds of the
// opposite pit, and itself with them.
const (
	NoCapture Capture = iota
	Across
)

// Ends is when a side without seeds ends the game.
type Ends uint8

// OnTurn: when the player on turn cannot move. AtOnce: as soon as a move
// leaves either side empty, and when the player on turn cannot move.
const (
	OnTurn Ends = iota
	AtOnce
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

// Start is the position that a game by these rules begins with, South to play.
func (r Rules) Start() Position { return Even(r.Pits, r.Seeds, South) }

// Check tells whether the choices go together. The error names the words of
// the combination that has no meaning, and what would have one.
func (r Rules) Check() error {
	switch {
	case 2*r.Pits*r.Seeds > MaxSeeds:
		return &TextError{0, "pits=" + strconv.Itoa(r.Pits) + " with seeds=" + strconv.Itoa(r.Seeds) + " makes " +
			strconv.Itoa(2*r.Pits*r.Seeds) + " seeds; " + strconv.Itoa(MaxSeeds) + " is the most"}
	case r.Stores == NoStore && r.LastInStore == Again:
		return &TextError{0, "last-in-store=again has no meaning with stores=none, where no seed falls in a store; use last-in-store=ends"}
	case r.LoneCapture && r.Capture != Across:
		return &TextError{0, "lone-capture=yes has no meaning with capture=none; use capture=across, or lone-capture=no"}
	case r.Stuck == StuckPasses && r.Fewest < 2:
		return &TextError{0, "stuck=passes has no meaning with fewest=1, where a player who has seeds can always play; use fewest=2 or more, or stuck=ends"}
	}
	return nil
}

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
