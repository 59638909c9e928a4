package ruleset

import "sync"

// MaxCaptures is the number of captures that a game can have.
const MaxCaptures = 4

// Captures lists the captures of a game. The first that applies to a last seed is made, and
// no other. It is a small value, for each move copies the rules; == compares two lists. The
// zero value has no captures.
type Captures struct{ list *captureList } // nil, or the only one with this content

// captureList is the content of a [Captures].
type captureList struct {
	all   [MaxCaptures]Capture // those of last seeds first
	text  string
	count uint8
	lasts uint8 // how many are of last seeds
	does  effects

	// The numbers of seeds that a seed on the way, and a last seed in a pit that nobody owns, may
	// have to make to capture.
	dropped, last Numbers
}

// lists has every list of captures that some rules had. One text has one list.
var lists struct {
	sync.Mutex
	known []*captureList
}

// share returns the captures of a list.
func (l captureList) share() Captures {
	if l.count == 0 {
		return Captures{}
	}
	l.sort()
	for i := range l.all[:l.count] {
		if i > 0 {
			l.text += "; "
		}
		l.text += l.all[i].String()
	}
	lists.Lock()
	defer lists.Unlock()
	for _, known := range lists.known {
		if known.text == l.text {
			return Captures{known}
		}
	}
	lists.known = append(lists.known, &l)
	return Captures{&l}
}

// sort puts captures of last seeds first, and keeps the order of those made at one time.
func (l *captureList) sort() {
	for i := range int(l.count) {
		for k := i; k > 0 && l.all[k].When < l.all[k-1].When; k-- {
			l.all[k], l.all[k-1] = l.all[k-1], l.all[k]
		}
	}
}

// effects is what some of the captures of a list do. Moves ask for it often.
type effects uint8

const (
	takesSeeds effects = 1 << iota
	claimsPits
	raidsPits
	takesDropped
	takesAfter
	sowsCaptured
	playsAgain
	playsAgainOnce
)

// add appends a capture.
func (c *captureList) add(one Capture) {
	c.all[c.count] = one
	c.count++
	set := func(is bool, does effects) {
		if is {
			c.does |= does
		}
	}
	set(!one.Claims && one.Whose != OwnedPit, takesSeeds)
	set(one.Claims, claimsPits)
	set(one.Whose == OwnedPit, raidsPits)
	set(one.When == WhenEach || one.When == WhenPassing, takesDropped)
	switch {
	case one.When == WhenEach || one.When == WhenPassing:
		c.dropped |= one.made()
	case one.When == WhenLast && one.Whose != OwnedPit:
		c.last |= one.made()
	}
	if one.When == WhenLast {
		c.lasts++
	}
	set(one.When == WhenAfter, takesAfter)
	set(one.Sown != NotSown || one.Then == ThenSowOn, sowsCaptured)
	set(one.Then == ThenAgain, playsAgain)
	set(one.Then == ThenAgainOnce, playsAgainOnce)
}

// Capture is one way to capture: when a seed falls in a pit as the conditions say, the pits
// of Takes are captured. A capture applies if all conditions hold, and the first of its pits
// and those joined by "and" hold seeds. Read its text form aloud: "last own empty: it and
// facing" is "the last seed, in a pit of my own that was empty, takes itself and the pit
// facing it".
type Capture struct {
	When When

	// The conditions on the pit that the seed fell in.
	Whose  Whose
	Row    Row
	Before Before
	Next   Next
	Makes  Numbers // it holds one of these numbers of seeds; 0 is any number
	Facing Numbers // the pit facing it does; 0 is any number, [SameNumber] as many as it

	// What is captured, and what becomes of it.
	Takes  [3]Take
	Most   uint8 // the most seeds that are taken from a pit, or 0 for all
	Claims bool  // the mover owns the pits from then on; see [Owned] for their seeds
	Limits Limits
	Chain  Chain
	Count  Count
	To     Taker
	Sown   Sown
	Then   Then
}

// When is the moment at which a capture is made.
type When uint8

// WhenLast: the last seed of a lap has fallen. WhenEach: any seed falls. WhenPassing: any but
// the last of a lap. WhenAfter: the last lap is over; every pit that meets the conditions is
// captured, all counted before any is taken.
const (
	NoCapture When = iota
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
type Limits [4]uint8

// The limits. LimitOneEach: each player may own one pit. LimitNotLast: not the last pit of its
// side. LimitNotSame: not the one with the same number as one that the opponent owns.
// LimitShared is no limit: the seeds of the two pits are shared evenly.
const (
	LimitOneEach = iota
	LimitNotLast
	LimitNotSame
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
// pit after those captured.
const (
	ThenEnds Then = iota
	ThenAgain
	ThenAgainOnce
	ThenSowOn
)

// All returns the captures in their order. They must not be changed.
func (c Captures) All() []Capture {
	if c.list == nil {
		return nil
	}
	return c.list.all[:c.list.count]
}

// Lasts returns the captures of last seeds.
func (c Captures) Lasts() []Capture {
	if c.list == nil {
		return nil
	}
	return c.list.all[:c.list.lasts]
}

// do reports whether one of the captures does some of what is asked for.
func (c Captures) do(does effects) bool { return c.list != nil && c.list.does&does != 0 }

// TakeSeeds reports whether seeds are captured, other than in pits that the opponent owns.
func (c Captures) TakeSeeds() bool { return c.do(takesSeeds) }

// Claim reports whether pits can be claimed.
func (c Captures) Claim() bool { return c.do(claimsPits) }

// Raid reports whether seeds are captured in pits that the opponent owns.
func (c Captures) Raid() bool { return c.do(raidsPits) }

// TakeDropped reports whether seeds on the way capture.
func (c Captures) TakeDropped() bool { return c.do(takesDropped) }

// Dropped returns the numbers of seeds that a seed on the way may have to make to capture.
func (c Captures) Dropped() Numbers {
	if c.list == nil {
		return 0
	}
	return c.list.dropped
}

// Last returns the numbers of seeds that a last seed may have to make to capture in a pit that
// nobody owns.
func (c Captures) Last() Numbers {
	if c.list == nil {
		return 0
	}
	return c.list.last
}

// TakeAfter reports whether captures follow the sowing.
func (c Captures) TakeAfter() bool { return c.do(takesAfter) }

// GoOn reports whether a capture begins another lap.
func (c Captures) GoOn() bool { return c.do(sowsCaptured) }

// PlayAgain reports whether a capture gives another turn.
func (c Captures) PlayAgain() bool { return c.do(playsAgain | playsAgainOnce) }

// PlayAgainOnce reports whether a capture gives another turn once in a turn.
func (c Captures) PlayAgainOnce() bool { return c.do(playsAgainOnce) }

// Sown returns the capture whose seeds are sown, or nil.
func (c Captures) Sown() *Capture {
	all := c.All()
	for i := range all {
		if all[i].Sown != NotSown {
			return &all[i]
		}
	}
	return nil
}

// Fits reports whether a pit with a number of seeds meets the conditions Before and Makes, and
// is owned if the capture is about owned pits. empty means that it held no seeds, or none but
// the one that fell in it.
func (c *Capture) Fits(seeds int, empty, owned bool) bool {
	return (c.Before == BeforeAny || empty == (c.Before == BeforeEmpty)) && (c.Makes == 0 || c.Makes.Has(seeds)) && owned == (c.Whose == OwnedPit)
}

// TakesPit reports whether the capture takes a pit of this kind.
func (c *Capture) TakesPit(pit Pit) bool {
	for _, take := range c.Takes {
		if take.Pit == pit {
			return true
		}
	}
	return false
}

// Overlaps reports whether another capture may apply to a last seed to which this one applies.
func (c *Capture) Overlaps(other *Capture) bool {
	differ := func(x, y uint8) bool { return x != 0 && y != 0 && x != y }
	switch {
	case c.When != WhenLast || other.When != WhenLast,
		(c.Whose == OwnedPit) != (other.Whose == OwnedPit),
		differ(uint8(c.Whose), uint8(other.Whose)), differ(uint8(c.Row), uint8(other.Row)), differ(uint8(c.Before), uint8(other.Before)):
		return false
	}
	return c.made()&other.made() != 0
}

// made returns the numbers of seeds that a seed may have to make.
func (c *Capture) made() Numbers {
	switch {
	case c.Makes != 0:
		return c.Makes
	case c.Before == BeforeEmpty:
		return 1 << 1
	case c.Before == BeforeOccupied:
		return AllNumbers &^ (1 << 1)
	}
	return AllNumbers
}
