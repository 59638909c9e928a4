package capture

// Trait is a property of captures. The rules, their checks and the sentences about them depend on
// these; conditions of package ruleset name them, as in captures:in-runs.
type Trait uint8

// The traits that Go code asks for. No capture has noTrait.
const (
	noTrait        Trait = iota
	none                 // the empty list has it
	takesSeeds           // seeds are captured, other than in pits that the opponent owns
	claimsPits           // pits can be claimed
	raidsPits            // seeds are captured in pits that the opponent owns
	TakesDropped         // seeds on the way capture
	TakesBefore          // captures precede the sowing
	TakesAfter           // captures follow the sowing
	GoesOn               // a capture begins another lap
	playsAgain           // a capture gives another turn
	PlaysAgainOnce       // ... once in a turn
	LeavesFurther        // the mover may leave further pits
	TakesVariously       // a capture is not last occupied: facing
	TakesElsewhere       // ... nor last occupied: facing, with the pit behind
)

const _ = uint(32 - len(traits)) // a list of captures has a bit for each

var never = func(*Line) bool { return false }

var traits = [...]struct {
	name string
	any  bool // also of captures that claim a pit, or take seeds of a pit that the opponent owns
	is   func(c *Line) bool
}{
	noTrait:        {is: never},
	none:           {name: "none", is: never},
	takesSeeds:     {name: "takes", is: func(*Line) bool { return true }},
	claimsPits:     {name: "claim", any: true, is: func(c *Line) bool { return c.Claims }},
	raidsPits:      {name: "owned", any: true, is: func(c *Line) bool { return c.Whose == OwnedPit }},
	TakesDropped:   {name: "any-seed", any: true, is: func(c *Line) bool { return c.When == WhenEach || c.When == WhenPassing }},
	TakesBefore:    {name: "before", any: true, is: func(c *Line) bool { return c.When == WhenBefore }},
	TakesAfter:     {name: "after", any: true, is: func(c *Line) bool { return c.When == WhenAfter }},
	GoesOn:         {name: "goes-on", any: true, is: func(c *Line) bool { return c.Sown != NotSown || c.SowsOn() }},
	playsAgain:     {name: "again", any: true, is: func(c *Line) bool { return c.Then == ThenAgain || c.Then == ThenAgainOnce }},
	PlaysAgainOnce: {name: "plays-again-once", any: true, is: func(c *Line) bool { return c.Then == ThenAgainOnce }},
	LeavesFurther:  {name: "further-optional", any: true, is: func(c *Line) bool { return c.Further > MostFurther }},
	TakesVariously: {name: "more-than-facing", any: true, is: func(c *Line) bool { return !c.takesOpposite() || c.Takes[1].Pit != NoPit }},
	TakesElsewhere: {name: "more-than-opposite", any: true, is: func(c *Line) bool { return !c.takesOpposite() }},

	{name: "claim-limited", any: true, is: func(c *Line) bool { return c.Limits != Limits{} }},
	// A last seed in an empty pit captures, that seed alone if the facing pit is empty.
	{name: "from-empty-pit", is: func(c *Line) bool { return c.Before == BeforeEmpty }},
	{name: "lone", is: func(c *Line) bool {
		return c.Before == BeforeEmpty && c.Takes[0].Pit == PitIt && c.Takes[1].Optional
	}},
	// A last seed in an occupied pit, or any seed there, may capture.
	{name: "from-occupied", any: true, is: func(c *Line) bool {
		return (c.When == WhenLast || c.When == WhenEach) && c.Whose != OwnedPit && c.Before != BeforeEmpty && c.Makes != 1<<1 && c.Next != NextEmpty
	}},
	{name: "facing", is: func(c *Line) bool { return c.TakesPit(PitFacing) }},
	{name: "beyond-empty", is: func(c *Line) bool { return c.Next == NextEmpty }},
	// A last seed may capture where the next pit holds seeds.
	{name: "before-filled", is: func(c *Line) bool { return c.When == WhenLast && c.Next != NextEmpty }},
	{name: "by-number", is: func(c *Line) bool { return c.Makes != 0 }},
	{name: "only-theirs", is: func(c *Line) bool { return c.Whose == TheirPit }},
	{name: "elsewhere", is: func(c *Line) bool { return c.Whose != OwnPit }},
	{name: "inner", is: func(c *Line) bool { return c.Row == InnerRow }},
	{name: "in-runs", is: func(c *Line) bool { return c.Chain != NoChain }},
	{name: "last-stored", is: func(c *Line) bool { return c.When == WhenLast && c.Sown == NotSown }},
	{name: "stored", is: func(c *Line) bool { return c.Sown == NotSown }},
	{name: "sown", is: func(c *Line) bool { return c.Sown != NotSown }},
	{name: "sown-from-end", is: func(c *Line) bool { return c.Sown == SownFromEnd }},
	{name: "sow-on", any: true, is: (*Line).SowsOn},
	{name: "further", is: func(c *Line) bool { return c.Further > 0 }},
}

// ParseTrait returns the trait with a name, or one that no captures have.
func ParseTrait(name string) Trait {
	for i := range traits {
		if traits[i].name == name {
			return Trait(i)
		}
	}
	return noTrait
}

// Has reports whether one of the captures has a trait.
func (c List) Has(t Trait) bool { return c.content().traits>>t&1 == 1 }

// note notes the traits of a capture.
func (c *content) note(one *Line) {
	for i := range traits {
		if t := &traits[i]; (t.any || !one.Claims && one.Whose != OwnedPit) && t.is(one) {
			c.traits |= 1 << i
		}
	}
	switch {
	case one.When == WhenEach || one.When == WhenPassing:
		c.dropped |= one.made()
	case one.When == WhenLast && one.Whose != OwnedPit:
		c.last |= one.made()
	}
	if one.When == WhenLast {
		c.lasts++
	}
}

// takesOpposite reports whether a capture is last occupied: facing, or facing with the pit behind.
func (c *Line) takesOpposite() bool {
	behind := c.Takes[1]
	return (behind.Pit == NoPit || behind.Pit == PitBehind) &&
		*c == Line{When: WhenLast, Row: c.Row, Before: BeforeOccupied, Takes: [3]Take{{Pit: PitFacing}, behind}, Sown: c.Sown}
}
