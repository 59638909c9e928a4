package ruleset

// part is a part of a capture whose values are words.
type part struct {
	name  string   // in a key such as captures-1-chain
	words []string // by value; the first is usual, and a line of captures leaves it out
	field func(*Capture) *uint8
}

// parts lists the parts of a capture in the order of the text form: conditions, which stand
// before the colon, and phrases, which follow the pits that are taken.
var parts = [...]part{
	{"when", []string{"", "last", "each", "passing", "after"}, func(c *Capture) *uint8 { return (*uint8)(&c.When) }},
	{"whose", []string{"any", "own", "theirs", "owned"}, func(c *Capture) *uint8 { return (*uint8)(&c.Whose) }},
	{"row", []string{"any", "inner", "outer"}, func(c *Capture) *uint8 { return (*uint8)(&c.Row) }},
	{"before", []string{"any", "empty", "occupied"}, func(c *Capture) *uint8 { return (*uint8)(&c.Before) }},
	{"next", []string{"any", "next-empty"}, func(c *Capture) *uint8 { return (*uint8)(&c.Next) }},

	{"limit-each", []string{"no", "one each"}, func(c *Capture) *uint8 { return &c.Limits[LimitOneEach] }},
	{"limit-last", []string{"no", "not last"}, func(c *Capture) *uint8 { return &c.Limits[LimitNotLast] }},
	{"limit-same", []string{"no", "not same"}, func(c *Capture) *uint8 { return &c.Limits[LimitNotSame] }},
	{"shared", []string{"no", "shared"}, func(c *Capture) *uint8 { return &c.Limits[LimitShared] }},
	{"chain", []string{"no", "back", "ahead", "both ways", "alternating"}, func(c *Capture) *uint8 { return (*uint8)(&c.Chain) }},
	{"count", []string{"together", "one by one"}, func(c *Capture) *uint8 { return (*uint8)(&c.Count) }},
	{"to", []string{"store", "to owner"}, func(c *Capture) *uint8 { return (*uint8)(&c.To) }},
	{"sown", []string{"no", "sown from last", "sown from start", "sown from end"}, func(c *Capture) *uint8 { return (*uint8)(&c.Sown) }},
	{"then", []string{"ends", "again", "again once", "sow on"}, func(c *Capture) *uint8 { return (*uint8)(&c.Then) }},
}

// conditionParts is how many of parts stand before the colon.
const conditionParts = 5

// pitWords are the words for pits, by value.
var pitWords = [...]string{"", "it", "facing", "behind", "next", "beyond"}

// set sets the part among some to the value of a word, if it has one and is not set.
func (c *Capture) set(some []part, word string) bool {
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
