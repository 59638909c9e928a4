package capture

import (
	"slices"
	"strings"
)

// Kind is a capture that has a name: a short form of a list of captures, which other words
// complete.
type Kind uint8

// KindAcross: a last seed in one of the mover's empty pits takes itself and the seeds
// of the opposite pit. KindOpposite takes only the seeds of the opposite pit.
//
// KindMade: whenever a dropped seed brings a pit to one of Numbers, the pit's owner
// takes its seeds (N-N4).
//
// KindRunAcross: a last seed that brings a pit to one of Numbers takes that pit and
// the pit facing it, and continues back through the pits just sown while they hold one
// of Numbers (L-9). KindRunTheirs takes only the opponent's pits and no facing pits.
// KindRunBoth takes the pits of both sides and no facing pits.
// KindLastTheirs takes only the pit of the last seed, on the opponent's side.
// KindRunAhead is like KindRunAcross, but continues ahead through the pits that
// follow the last (CD-9).
//
// KindInner, in games with four rows: a last seed in one of the mover's occupied inner
// pits takes the seeds of the facing pit, if it holds any, and of the pit behind that one.
// KindInnerBoth takes them only if both hold seeds. KindInnerFacing takes the seeds of
// the facing pit alone.
//
// KindBeyond: if the pit after the last seed is empty, the mover takes the pit beyond
// it. KindBeyondAcross takes that pit and the pit facing it. With Numbers, seeds on the
// way capture as in KindMade.
const (
	KindNone Kind = iota
	KindAcross
	KindOpposite
	KindMade
	KindRunAcross
	KindRunTheirs
	KindRunBoth
	KindRunAhead
	KindInner
	KindInnerBoth
	KindLastTheirs
	KindBeyond
	KindBeyondAcross
	KindInnerFacing
)

// KindNames lists the names of the kinds.
var KindNames = [...]string{"none", "across", "opposite", "made", "run-across", "run-theirs", "run-both", "run-ahead", "inner", "inner-both", "last-theirs", "beyond", "beyond-across", "inner-facing"}

// byNumber reports whether a pit is captured only when it holds one of [Short.Numbers].
func (k Kind) byNumber() bool {
	switch k {
	case KindMade, KindRunAcross, KindRunTheirs, KindRunBoth, KindRunAhead, KindLastTheirs:
		return true
	}
	return false
}

// anySeed reports whether seeds on the way capture, too.
func (k Kind) anySeed() bool { return k == KindMade || k == KindBeyond || k == KindBeyondAcross }

// Short holds the values of the words for captures that have a short form.
type Short struct {
	Kind      Kind
	Numbers   Numbers
	Taker     ShortTaker
	Lone      bool
	OneByOne  uint8
	Sown      Sown
	After     uint8
	Claim     uint8
	ClaimLast bool
	Raid      uint8
}

// ShortTaker is a value of taker.
type ShortTaker uint8

const (
	takenByOwner ShortTaker = iota
	takenByMover
)

// The values of after-capture: whose turn it is after a capture.
const (
	afterPasses uint8 = iota
	afterAgain
	afterSowsOn
	afterAgainOnce
)

// The values of claim.
const (
	NoClaim uint8 = iota
	ClaimMakesThree
	ClaimFacesThree
	ClaimMakesFour
)

// The values of raid.
const (
	noRaid uint8 = iota
	raidPasses
	raidAgain
)

// kindParts has the capture of each kind, without what other words say.
var kindParts = [...]Line{
	KindAcross:       line("last own empty: it and facing"),
	KindOpposite:     line("last own empty: facing"),
	KindRunAcross:    line("last: it with facing, back"),
	KindRunTheirs:    line("last theirs: it, back"),
	KindRunBoth:      line("last: it, back"),
	KindRunAhead:     line("last: it with facing, ahead"),
	KindInner:        line("last inner occupied: facing with behind"),
	KindInnerBoth:    line("last inner occupied: facing and behind"),
	KindLastTheirs:   line("last theirs: it"),
	KindBeyond:       line("last next-empty: beyond"),
	KindBeyondAcross: line("last next-empty: beyond with facing"),
	KindInnerFacing:  line("last inner occupied: facing"),
}

// claimParts has the capture of each value of claim, without the limit of claim-last.
var claimParts = [...]Line{
	ClaimMakesThree: line("last theirs makes 3: claim it, one each, not same"),
	ClaimFacesThree: line("last own empty facing 3: claim it and facing, shared"),
	ClaimMakesFour:  line("last theirs makes 4: claim it"),
}

// line reads a capture that is known to be right.
func line(text string) Line {
	line, _ := ParseLine(text)
	return line
}

// The captures of any seed and of a raid, without what other words say.
var eachMade, lastRaids = line("each: it"), line("last owned: 2 of it")

var afterThen = [...]Then{afterPasses: ThenEnds, afterAgain: ThenAgain, afterSowsOn: ThenSowOn, afterAgainOnce: ThenAgainOnce}

// List returns the captures that the short form stands for.
func (s *Short) List() List {
	var room [MaxLines]Line
	return New(s.Lines(room[:0]))
}

// Lines appends these captures to all: claims, what the last seed captures, what any seed
// captures, and raids.
func (s *Short) Lines(all []Line) []Line {
	add := func(c Line) {
		if c.When != Never {
			all = append(all, c)
		}
	}
	claim := claimParts[s.Claim]
	if s.Claim == ClaimMakesThree && !s.ClaimLast {
		claim.Limits[LimitNotLast] = 1
	}
	add(claim)
	c := kindParts[s.Kind]
	if s.Kind.byNumber() {
		c.Makes = s.Numbers
	}
	if s.Lone && c.Takes[1].Pit != NoPit {
		c.Takes[1].Optional = true
	}
	c.Count, c.Sown, c.Then = Count(s.OneByOne), s.Sown, afterThen[s.After]
	add(c)
	if s.Kind.anySeed() && s.Numbers != 0 {
		made := eachMade
		made.Makes = s.Numbers
		if s.Taker == takenByOwner {
			made.To = ToOwner
		}
		add(made)
	}
	if s.Raid != noRaid {
		raid := lastRaids
		if s.Raid == raidAgain {
			raid.Then = ThenAgain
		}
		add(raid)
	}
	return all
}

// ReadShort returns the short form of a list, and whether it stands for the whole list.
func ReadShort(list List) (s Short, ok bool) {
	for _, c := range list.All() {
		switch {
		case c.Claims:
			s.readClaim(c)
		case c.Whose == OwnedPit:
			s.Raid = raidPasses
			if c.Then == ThenAgain {
				s.Raid = raidAgain
			}
		case c.When == WhenEach:
			if s.Numbers = c.Makes; c.To != ToOwner {
				s.Taker = takenByMover
			}
			if s.Kind == KindNone {
				s.Kind = KindMade
			}
		default:
			s.readLast(c)
		}
	}
	return s, s.List() == list
}

// readClaim finds the value of claim for a capture.
func (s *Short) readClaim(c Line) {
	s.ClaimLast = c.Limits.Has(LimitOneEach) && !c.Limits.Has(LimitNotLast)
	c.Limits[LimitNotLast] = 0
	for i := range claimParts {
		if claimParts[i] == c {
			s.Claim = uint8(i)
		}
	}
}

// readLast finds the value of capture for a capture, and those of the words that complete it.
func (s *Short) readLast(c Line) {
	if c.Makes != 0 {
		s.Numbers = c.Makes
	}
	s.OneByOne = uint8(c.Count)
	s.Sown = c.Sown
	for i, then := range afterThen {
		if then == c.Then {
			s.After = uint8(i)
		}
	}
	s.Lone = c.Whose == OwnPit && c.Takes[1].Optional
	if s.Lone {
		c.Takes[1].Optional = false
	}
	c.Makes, c.Count, c.Sown, c.Then = 0, CountTogether, NotSown, ThenEnds
	for i := range kindParts {
		if kindParts[i] == c {
			s.Kind = Kind(i)
		}
	}
}

// KindsIn returns the kinds that a text names, separated by commas, semicolons, plus signs or
// blanks, or nil if it names anything else.
func KindsIn(text string) (kinds []Kind) {
	for _, word := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(",;+ _", r) }) {
		k := slices.Index(KindNames[:], word)
		if k <= int(KindNone) {
			if word == "and" {
				continue
			}
			return nil
		}
		kinds = append(kinds, Kind(k))
	}
	return kinds
}

// KindLines writes a line of captures for each kind, as in "- last own empty: facing".
func KindLines(kinds []Kind) string {
	var lines []string
	for _, k := range kinds {
		c := kindParts[k]
		switch {
		case k == KindMade:
			c = line("each makes 4: it, to owner")
		case k.byNumber():
			c.Makes = 1<<2 | 1<<3
		case c.Row == InnerRow:
			c.Sown = SownFromLast
		}
		lines = append(lines, "- "+c.String())
	}
	return strings.Join(lines, " and ")
}
