package ruleset

import (
	"slices"
	"strings"
)

// form is a set of rules with the short form of its captures: the words capture, numbers,
// taker, lone-capture, run, captured, after-capture, claim, claim-last and raid.
type form struct {
	Set
	short
	isShort  bool // the captures have a short form
	isListed bool // the captures were chosen part by part
}

// short holds the values of the words for captures.
type short struct {
	kind      kind
	numbers   Numbers
	taker     shortTaker
	lone      bool
	oneByOne  uint8
	sown      Sown
	after     uint8
	claim     uint8
	claimLast bool
	raid      uint8
}

// The values of taker.
type shortTaker uint8

const (
	takenByOwner shortTaker = iota
	takenByMover
)

// The values of after-capture.
const (
	afterPasses uint8 = iota
	afterAgain
	afterSowsOn
	afterAgainOnce
)

// The values of claim.
const (
	noClaim uint8 = iota
	claimMakesThree
	claimFacesThree
	claimMakesFour
)

// The values of raid.
const (
	noRaid uint8 = iota
	raidPasses
	raidAgain
)

// ShortKeys returns the words of the short form of captures.
func ShortKeys() []string { return shortKeys[:] }

var shortKeys = [...]string{"capture", "numbers", "taker", "lone-capture", "run", "captured", "after-capture", "claim", "claim-last", "raid"}

// IsShortKey reports whether key is a word of the short form of captures.
func IsShortKey(key string) bool { return slices.Contains(shortKeys[:], key) }

// form returns the rules with the short form of their captures, if they have one.
func (r *Set) form() form {
	f := form{Set: *r}
	f.read()
	return f
}

// rules returns the rules, with the captures that the short form stands for.
func (f *form) rules() Set {
	if f.isShort {
		f.Captures = f.short.list().share()
	}
	return f.Set
}

// kindParts has the capture of each kind, without what other words say.
var kindParts = [...]Capture{
	noCapture:           {},
	captureAcross:       {When: WhenLast, Whose: OwnPit, Before: BeforeEmpty, Takes: [3]Take{{Pit: PitIt}, {Pit: PitFacing}}},
	captureOpposite:     {When: WhenLast, Whose: OwnPit, Before: BeforeEmpty, Takes: [3]Take{{Pit: PitFacing}}},
	captureMade:         {},
	captureRunAcross:    {When: WhenLast, Takes: [3]Take{{Pit: PitIt}, {PitFacing, true}}, Chain: ChainBack},
	captureRunTheirs:    {When: WhenLast, Whose: TheirPit, Takes: [3]Take{{Pit: PitIt}}, Chain: ChainBack},
	captureRunBoth:      {When: WhenLast, Takes: [3]Take{{Pit: PitIt}}, Chain: ChainBack},
	captureRunAhead:     {When: WhenLast, Takes: [3]Take{{Pit: PitIt}, {PitFacing, true}}, Chain: ChainAhead},
	captureInner:        {When: WhenLast, Row: InnerRow, Before: BeforeOccupied, Takes: [3]Take{{Pit: PitFacing}, {PitBehind, true}}},
	captureInnerBoth:    {When: WhenLast, Row: InnerRow, Before: BeforeOccupied, Takes: [3]Take{{Pit: PitFacing}, {Pit: PitBehind}}},
	captureLastTheirs:   {When: WhenLast, Whose: TheirPit, Takes: [3]Take{{Pit: PitIt}}},
	captureBeyond:       {When: WhenLast, Next: NextEmpty, Takes: [3]Take{{Pit: PitBeyond}}},
	captureBeyondAcross: {When: WhenLast, Next: NextEmpty, Takes: [3]Take{{Pit: PitBeyond}, {PitFacing, true}}},
	captureInnerFacing:  {When: WhenLast, Row: InnerRow, Before: BeforeOccupied, Takes: [3]Take{{Pit: PitFacing}}},
}

// claimParts has the capture of each value of claim, without the limit of claim-last.
var claimParts = [...]Capture{
	noClaim:         {},
	claimMakesThree: {When: WhenLast, Whose: TheirPit, Makes: 1 << 3, Takes: [3]Take{{Pit: PitIt}}, Claims: true, Limits: Limits{LimitOneEach: 1, LimitNotSame: 1}},
	claimFacesThree: {When: WhenLast, Whose: OwnPit, Before: BeforeEmpty, Facing: 1 << 3, Takes: [3]Take{{Pit: PitIt}, {Pit: PitFacing}}, Claims: true, Limits: Limits{LimitShared: 1}},
	claimMakesFour:  {When: WhenLast, Whose: TheirPit, Makes: 1 << 4, Takes: [3]Take{{Pit: PitIt}}, Claims: true},
}

var afterThen = [...]Then{afterPasses: ThenEnds, afterAgain: ThenAgain, afterSowsOn: ThenSowOn, afterAgainOnce: ThenAgainOnce}

// list returns the captures that the short form stands for: claims, what the last seed
// captures, what any seed captures, and raids.
func (s *short) list() (list captureList) {
	add := func(c Capture) {
		if c.When != NoCapture {
			list.add(c)
		}
	}
	claim := claimParts[s.claim]
	if s.claim == claimMakesThree && !s.claimLast {
		claim.Limits[LimitNotLast] = 1
	}
	add(claim)
	c := kindParts[s.kind]
	if s.kind.has(byNumber) {
		c.Makes = s.numbers
	}
	if s.lone && c.Takes[1].Pit != NoPit {
		c.Takes[1].Optional = true
	}
	c.Count, c.Sown, c.Then = Count(s.oneByOne), s.sown, afterThen[s.after]
	add(c)
	if s.kind.has(anySeed) && s.numbers != 0 {
		made := Capture{When: WhenEach, Makes: s.numbers, Takes: [3]Take{{Pit: PitIt}}}
		if s.taker == takenByOwner {
			made.To = ToOwner
		}
		add(made)
	}
	if s.raid != noRaid {
		raid := Capture{When: WhenLast, Whose: OwnedPit, Most: 2, Takes: [3]Take{{Pit: PitIt}}}
		if s.raid == raidAgain {
			raid.Then = ThenAgain
		}
		add(raid)
	}
	return list
}

// read finds the short form of the captures.
func (f *form) read() {
	f.short = short{}
	for _, c := range f.Captures.All() {
		switch {
		case c.Claims:
			f.readClaim(c)
		case c.Whose == OwnedPit:
			f.raid = raidPasses
			if c.Then == ThenAgain {
				f.raid = raidAgain
			}
		case c.When == WhenEach:
			if f.numbers = c.Makes; c.To != ToOwner {
				f.taker = takenByMover
			}
			if f.kind == noCapture {
				f.kind = captureMade
			}
		default:
			f.readLast(c)
		}
	}
	f.isShort = f.short.list().share() == f.Captures
}

// readClaim finds the value of claim for a capture.
func (f *form) readClaim(c Capture) {
	f.claimLast = c.Limits.Has(LimitOneEach) && !c.Limits.Has(LimitNotLast)
	c.Limits[LimitNotLast] = 0
	for i := range claimParts {
		if claimParts[i] == c {
			f.claim = uint8(i)
		}
	}
}

// readLast finds the value of capture for a capture, and those of the words that complete it.
func (f *form) readLast(c Capture) {
	if c.Makes != 0 {
		f.numbers = c.Makes
	}
	f.oneByOne = uint8(c.Count)
	f.sown = c.Sown
	for i, then := range afterThen {
		if then == c.Then {
			f.after = uint8(i)
		}
	}
	f.lone = c.Whose == OwnPit && c.Takes[1].Optional
	if f.lone {
		c.Takes[1].Optional = false
	}
	c.Makes, c.Count, c.Sown, c.Then = 0, CountTogether, NotSown, ThenEnds
	for i := range kindParts {
		if kindParts[i] == c {
			f.kind = kind(i)
		}
	}
}

// kindsIn returns the kinds that a text names, separated by commas, semicolons, plus signs or
// blanks, or nil if it names anything else.
func kindsIn(text string) (kinds []kind) {
	for _, word := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(",;+ _", r) }) {
		k := slices.Index(kindNames[:], word)
		if k <= int(noCapture) {
			if word == "and" {
				continue
			}
			return nil
		}
		kinds = append(kinds, kind(k))
	}
	return kinds
}

// kindLines writes a line of captures for each kind, as in "- last own empty: facing".
func kindLines(kinds []kind) string {
	var lines []string
	for _, k := range kinds {
		c := kindParts[k]
		switch {
		case k == captureMade:
			c = Capture{When: WhenEach, Makes: 1 << 4, Takes: [3]Take{{Pit: PitIt}}, To: ToOwner}
		case k.has(byNumber):
			c.Makes = 1<<2 | 1<<3
		case k.has(fromInnerPit):
			c.Sown = SownFromLast
		}
		lines = append(lines, "- "+c.String())
	}
	return strings.Join(lines, " and ")
}
