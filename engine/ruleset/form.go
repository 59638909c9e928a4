package ruleset

import (
	"slices"
	"sowbook/engine/capture"
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
	numbers   capture.Numbers
	taker     shortTaker
	lone      bool
	oneByOne  uint8
	sown      capture.Sown
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
		f.Captures = f.short.list()
	}
	return f.Set
}

// kindParts has the capture of each kind, without what other words say.
var kindParts = [...]capture.Line{
	captureAcross:       line("last own empty: it and facing"),
	captureOpposite:     line("last own empty: facing"),
	captureRunAcross:    line("last: it with facing, back"),
	captureRunTheirs:    line("last theirs: it, back"),
	captureRunBoth:      line("last: it, back"),
	captureRunAhead:     line("last: it with facing, ahead"),
	captureInner:        line("last inner occupied: facing with behind"),
	captureInnerBoth:    line("last inner occupied: facing and behind"),
	captureLastTheirs:   line("last theirs: it"),
	captureBeyond:       line("last next-empty: beyond"),
	captureBeyondAcross: line("last next-empty: beyond with facing"),
	captureInnerFacing:  line("last inner occupied: facing"),
}

// claimParts has the capture of each value of claim, without the limit of claim-last.
var claimParts = [...]capture.Line{
	claimMakesThree: line("last theirs makes 3: claim it, one each, not same"),
	claimFacesThree: line("last own empty facing 3: claim it and facing, shared"),
	claimMakesFour:  line("last theirs makes 4: claim it"),
}

// line parses a capture.
func line(text string) capture.Line {
	line, _ := capture.ParseLine(text)
	return line
}

// The captures of any seed and of a raid, without what other words say.
var eachMade, lastRaids = line("each: it"), line("last owned: 2 of it")

var afterThen = [...]capture.Then{afterPasses: capture.ThenEnds, afterAgain: capture.ThenAgain, afterSowsOn: capture.ThenSowOn, afterAgainOnce: capture.ThenAgainOnce}

// list returns the captures that the short form stands for.
func (s *short) list() capture.List {
	var room [capture.MaxLines]capture.Line
	return capture.New(s.lines(room[:0]))
}

// lines appends these captures to all: claims, what the last seed captures, what any seed
// captures, and raids.
func (s *short) lines(all []capture.Line) []capture.Line {
	add := func(c capture.Line) {
		if c.When != capture.Never {
			all = append(all, c)
		}
	}
	claim := claimParts[s.claim]
	if s.claim == claimMakesThree && !s.claimLast {
		claim.Limits[capture.LimitNotLast] = 1
	}
	add(claim)
	c := kindParts[s.kind]
	if s.kind.has(byNumber) {
		c.Makes = s.numbers
	}
	if s.lone && c.Takes[1].Pit != capture.NoPit {
		c.Takes[1].Optional = true
	}
	c.Count, c.Sown, c.Then = capture.Count(s.oneByOne), s.sown, afterThen[s.after]
	add(c)
	if s.kind.has(anySeed) && s.numbers != 0 {
		made := eachMade
		made.Makes = s.numbers
		if s.taker == takenByOwner {
			made.To = capture.ToOwner
		}
		add(made)
	}
	if s.raid != noRaid {
		raid := lastRaids
		if s.raid == raidAgain {
			raid.Then = capture.ThenAgain
		}
		add(raid)
	}
	return all
}

// read finds the short form of the captures.
func (f *form) read() {
	f.short = short{}
	for _, c := range f.Captures.All() {
		switch {
		case c.Claims:
			f.readClaim(c)
		case c.Whose == capture.OwnedPit:
			f.raid = raidPasses
			if c.Then == capture.ThenAgain {
				f.raid = raidAgain
			}
		case c.When == capture.WhenEach:
			if f.numbers = c.Makes; c.To != capture.ToOwner {
				f.taker = takenByMover
			}
			if f.kind == noCapture {
				f.kind = captureMade
			}
		default:
			f.readLast(c)
		}
	}
	f.isShort = f.short.list() == f.Captures
}

// readClaim finds the value of claim for a capture.
func (f *form) readClaim(c capture.Line) {
	f.claimLast = c.Limits.Has(capture.LimitOneEach) && !c.Limits.Has(capture.LimitNotLast)
	c.Limits[capture.LimitNotLast] = 0
	for i := range claimParts {
		if claimParts[i] == c {
			f.claim = uint8(i)
		}
	}
}

// readLast finds the value of capture for a capture, and those of the words that complete it.
func (f *form) readLast(c capture.Line) {
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
	f.lone = c.Whose == capture.OwnPit && c.Takes[1].Optional
	if f.lone {
		c.Takes[1].Optional = false
	}
	c.Makes, c.Count, c.Sown, c.Then = 0, capture.CountTogether, capture.NotSown, capture.ThenEnds
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
			c = line("each makes 4: it, to owner")
		case k.has(byNumber):
			c.Makes = 1<<2 | 1<<3
		case k.has(fromInnerPit):
			c.Sown = capture.SownFromLast
		}
		lines = append(lines, "- "+c.String())
	}
	return strings.Join(lines, " and ")
}
