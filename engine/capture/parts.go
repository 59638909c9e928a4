package capture

import "strconv"

// part is a part of a capture. Each answers one question.
type part struct {
	name  string   // in a key such as captures-1-chain
	words []string // by value; the first is usual, and a line of captures leaves it out
	field func(*Line) *uint8
	needs property // a part of captures without one of them has its usual value
}

// property is a set of properties of a capture and of the board that parts depend on.
type property uint16

const (
	onFourRows  property = 1 << iota
	facesPits            // pits face each other
	whileSowing          // it is not made after the sowing
	ofLasts              // the last seed captures
	mayHold              // the pit may have held seeds
	takesSeed            // seeds are taken
	claimsPit
	ofSeveral // several pits are taken
	inChain
	notSown
	endsTurn
	ofMover
)

// parts lists the parts of a capture. Those of the text form come first, in its order:
// conditions, which stand before the colon, and phrases, which follow the pits that are taken.
var parts = [...]part{
	{"when", []string{"", "last", "each", "passing", "after", "before"}, func(c *Line) *uint8 { return (*uint8)(&c.When) }, 0},
	{"whose", []string{"any", "own", "theirs", "owned"}, func(c *Line) *uint8 { return (*uint8)(&c.Whose) }, 0},
	{"row", []string{"any", "inner", "outer"}, func(c *Line) *uint8 { return (*uint8)(&c.Row) }, onFourRows},
	{"before", []string{"any", "empty", "occupied"}, func(c *Line) *uint8 { return (*uint8)(&c.Before) }, whileSowing},
	{"next", []string{"any", "next-empty"}, func(c *Line) *uint8 { return (*uint8)(&c.Next) }, whileSowing},

	{"limit-each", []string{"no", "one each"}, func(c *Line) *uint8 { return &c.Limits[LimitOneEach] }, claimsPit},
	{"limit-last", []string{"no", "not last"}, func(c *Line) *uint8 { return &c.Limits[LimitNotLast] }, claimsPit},
	{"limit-same", []string{"no", "not same"}, func(c *Line) *uint8 { return &c.Limits[LimitNotSame] }, claimsPit},
	{"limit-facing", []string{"no", "not facing"}, func(c *Line) *uint8 { return &c.Limits[LimitNotFacing] }, claimsPit | facesPits},
	{"shared", []string{"no", "shared"}, func(c *Line) *uint8 { return &c.Limits[LimitShared] }, claimsPit | ofSeveral},
	{"chain", []string{"no", "back", "ahead", "both ways", "alternating"}, func(c *Line) *uint8 { return (*uint8)(&c.Chain) }, ofLasts | takesSeed},
	{"count", []string{"together", "one by one"}, func(c *Line) *uint8 { return (*uint8)(&c.Count) }, inChain},
	{"to", []string{"store", "to owner", "to other"}, func(c *Line) *uint8 { return (*uint8)(&c.To) }, takesSeed | notSown},
	{"sown", []string{"no", "sown from last", "sown from start", "sown from end"}, func(c *Line) *uint8 { return (*uint8)(&c.Sown) }, ofLasts | takesSeed | onFourRows},
	{"then", []string{"ends", "again", "again once", "sow on", "sow next", "sow it"}, func(c *Line) *uint8 { return (*uint8)(&c.Then) }, ofLasts | notSown},
	{"further", []string{"no", "1 more", "2 more", "3 more", "up to 1 more", "up to 2 more", "up to 3 more"}, func(c *Line) *uint8 { return &c.Further }, ofLasts | takesSeed | notSown | endsTurn | ofMover},

	{atPart, nil, nil, 0},
	{makesPart, nil, nil, mayHold},
	{facingPart, nil, nil, facesPits},
	{pitsPart, pitChoices, nil, 0},
	{ifEmptyPart, ifEmptyWords, nil, takesSeed | ofSeveral},
}

// How many of parts stand before the colon, and how many are words of the text form.
const (
	conditionParts = 5
	wordParts      = 16
)

// The names of the other parts.
const (
	atPart      = "at"
	makesPart   = "makes"
	facingPart  = "facing"
	pitsPart    = "pits"     // what is taken, all pits joined by and
	ifEmptyPart = "if-empty" // whether pits are taken without others that are empty
)

// pitChoices lists the values of pitsPart that are worth choosing from.
var pitChoices = []string{"it", "it and facing", "facing", "facing and behind", "behind-facing", "next", "next and facing", "beyond", "beyond and facing", "facing-next", "2 of it", "claim it", "claim it and facing"}

// numberParts lists the parts that are sets of numbers, in the order of the text form.
var numberParts = [...]string{atPart, makesPart, facingPart}

// ifEmptyWords lists the values of ifEmptyPart.
var ifEmptyWords = []string{"nothing", "rest"}

// PartCount is the number of parts of a capture.
const PartCount = len(parts)

// PartName returns the name of part k of a capture.
func PartName(k int) string { return parts[k].name }

// PartKey returns the key of part k of capture n, from 0, as in captures-1-when.
func PartKey(n, k int) string { return Key + "-" + strconv.Itoa(n+1) + "-" + parts[k].name }

// PartValue returns the value of a part that is a word, such as when.
func (c *Line) PartValue(name string) string {
	p := Address{name: name}.part()
	return p.words[*p.field(c)]
}

// AsksPart reports whether part k of a capture can have another value than the usual one, with
// the other parts as they are, on a board that has inner rows, and on one whose pits face others.
func (c *Line) AsksPart(k int, inner, facing bool) bool {
	has := c.has()
	if inner {
		has |= onFourRows
	}
	if facing {
		has |= facesPits
	}
	return parts[k].needs&^has == 0
}

// has returns the properties of the capture on any board.
func (c *Line) has() (has property) {
	for i, is := range [...]bool{c.When < WhenAfter, c.When == WhenLast, c.Before != BeforeEmpty, !c.Claims, c.Claims, c.Takes[1].Pit != NoPit, c.Chain != NoChain, c.Sown == NotSown, c.Then == ThenEnds, c.To == ToMover} {
		if is {
			has |= whileSowing << i
		}
	}
	return has
}

// tidy gives the parts that can have no other value any more their usual one.
func (c *Line) tidy() {
	for k := range parts[:wordParts] {
		if !c.AsksPart(k, true, true) {
			*parts[k].field(c) = 0
		}
	}
	if c.Before == BeforeEmpty {
		c.Makes = 0
	}
}

// pitWords are the words for pits, by value.
var pitWords = [...]string{"", "it", "facing", "behind", "next", "beyond", "facing-next", "behind-facing"}

// String returns the word for a pit, as in facing, or "" for [NoPit].
func (p Pit) String() string { return pitWords[p] }

// join makes the pits after the first optional, or needed.
func (c *Line) join(optional bool) {
	for i := range c.Takes {
		c.Takes[i].Optional = optional && i > 0 && c.Takes[i].Pit != NoPit
	}
}

// set sets the part among some to the value of a word, if it has one and is not set.
func (c *Line) set(some []part, word string) bool {
	for i := range some {
		for value, name := range some[i].words {
			if field := some[i].field(c); value > 0 && name == word && *field == 0 {
				*field = uint8(value)
				return true
			}
		}
	}
	return false
}

// phrases lists the words of some parts.
func phrases(some []part) (all []string) {
	for i := range some {
		all = append(all, some[i].words[1:]...)
	}
	return all
}
