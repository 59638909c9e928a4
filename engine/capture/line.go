package capture

// Line is one way to capture: when a seed falls in a pit as the conditions say, the pits
// of Takes are captured. A capture applies if all conditions hold, and the first of its pits
// and those joined by "and" hold seeds. Read its text form aloud: "last own empty: it and
// facing" is "the last seed, in a pit of my own that was empty, takes itself and the pit
// facing it".
type Line struct {
	When When

	// The conditions on the pit that the seed fell in.
	Whose  Whose
	Row    Row
	Before Before
	Next   Next
	At     Numbers // its number from its owner's left is one of these; 0 is any pit
	Makes  Numbers // it holds one of these numbers of seeds; 0 is any number
	Facing Numbers // the pit facing it does; 0 is any number, [SameNumber] as many as it, [EmptyNumber] none

	// The pits that are captured, where their seeds go, and what follows.
	Takes  [3]Take
	Most   uint8 // the most seeds that are taken from a pit, or 0 for all
	Claims bool  // the mover owns the pits from then on; see [Owned] for their seeds
	Limits Limits
	Chain  Chain
	Count  Count
	To     Taker
	Sown   Sown
	Then   Then

	Further uint8 // the pits of the other player that the mover then chooses, and captures: see More
}

// More returns the number of pits of the other player that the mover then chooses and captures, and
// whether they may be left.
func (c *Line) More() (n int, optional bool) {
	if c.Further > MostFurther {
		return int(c.Further) - MostFurther, true
	}
	return int(c.Further), false
}

// Fits reports whether a pit with a number of seeds meets the conditions Before and Makes, and
// is owned if the capture is about owned pits. empty means that it held no seeds, or none but
// the one that fell in it.
func (c *Line) Fits(seeds int, empty, owned bool) bool {
	return (c.Before == BeforeAny || empty == (c.Before == BeforeEmpty)) && (c.Makes == 0 || c.Makes.Has(seeds)) && owned == (c.Whose == OwnedPit)
}

// numbers returns the numbers of a part that is a set of them, or nil.
func (c *Line) numbers(part string) *Numbers {
	switch part {
	case atPart:
		return &c.At
	case makesPart:
		return &c.Makes
	case facingPart:
		return &c.Facing
	}
	return nil
}

// TakesFacing reports whether the pit that faces the seed is captured, first or after the pit of the seed.
func (c *Line) TakesFacing() bool {
	return c.Takes[0].Pit == PitFacing || c.Takes[0].Pit == PitIt && c.Takes[1].Pit == PitFacing
}

// BeginsFacing reports whether the first pit that is captured is, on four rows, one of the other side.
func (c *Line) BeginsFacing() bool {
	return c.Takes[0].Pit == PitFacing || c.Takes[0].Pit >= PitFacingNext
}

// SowsOn reports whether the mover sows on after the capture.
func (c *Line) SowsOn() bool { return c.Then >= ThenSowOn }

// TakesPit reports whether the capture takes a pit of this kind.
func (c *Line) TakesPit(pit Pit) bool {
	for _, take := range c.Takes {
		if take.Pit == pit {
			return true
		}
	}
	return false
}

// Overlaps reports whether another capture may apply to a last seed to which this one applies.
func (c *Line) Overlaps(other *Line) bool {
	differ := func(x, y uint8) bool { return x != 0 && y != 0 && x != y }
	switch {
	case c.When != WhenLast || other.When != WhenLast,
		(c.Whose == OwnedPit) != (other.Whose == OwnedPit), c.At != 0 && other.At != 0 && c.At&other.At == 0,
		differ(uint8(c.Whose), uint8(other.Whose)), differ(uint8(c.Row), uint8(other.Row)), differ(uint8(c.Before), uint8(other.Before)):
		return false
	}
	return c.made()&other.made() != 0
}

// Hides reports whether this capture keeps another one from ever being made, because it applies
// first whenever the other would.
func (c *Line) Hides(other *Line) bool {
	within := func(x, y uint8) bool { return x == 0 || x == y }
	switch {
	case c.Claims || other.When >= WhenAfter || c.When == WhenPassing && other.When != WhenPassing || (c.Whose == OwnedPit) != (other.Whose == OwnedPit),
		!within(uint8(c.Whose), uint8(other.Whose)), !within(uint8(c.Row), uint8(other.Row)), !within(uint8(c.Next), uint8(other.Next)),
		other.made()&^c.made() != 0, c.Facing != 0 && c.Facing != other.Facing, c.At != 0 && c.At != other.At, c.Sown != NotSown && other.Sown == NotSown:
		return false
	case c.When != WhenEach && (c.When == WhenLast) != (other.When == WhenLast):
		return false
	}
	needs, taken := c.pits()
	filled, _ := other.pits()
	if other.Facing != 0 && other.Facing != EmptyNumber && other.Facing != SameNumber { // an empty pit may face one that was emptied
		filled |= facingBit
	}
	if needs&^(filled|seedBit) != 0 {
		return false
	}
	if other.Makes != 0 {
		filled |= seedBit
	}
	return c.When != WhenEach || other.When != WhenLast || c.Most == 0 && taken&filled != 0 // they are empty then
}

// The bits of the pit of the seed, and of the one that faces it, in what pits returns.
const (
	seedBit   = 1 << 0
	facingBit = 1 << 1
)

// pits returns a bit for each pit that must hold seeds, and for each that is captured.
func (c *Line) pits() (needed, taken uint32) {
	at := 0
	for _, take := range c.Takes {
		switch take.Pit {
		case NoPit:
			return needed, taken
		case PitFacing:
			at ^= 1
		case PitBehind:
			at ^= 2
		case PitFacingNext:
			at = int(PitNext-PitIt)*4 ^ 1
		case PitBehindFacing:
			at = 3
		default:
			at = int(take.Pit-PitIt) * 4
		}
		taken |= 1 << at
		if !take.Optional {
			needed |= 1 << at
		}
	}
	return needed, taken
}

// made returns the numbers of seeds that a seed may have to make.
func (c *Line) made() Numbers {
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
