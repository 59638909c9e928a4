package ruleset

import (
	"slices"
	"strings"

	"sowbook/engine/board"
	"sowbook/engine/capture"
	"sowbook/internal/errtext"
)

// oldWord is one of the words that described captures before rules had a list of them. Links,
// stored games, readings and pages still contain them; they are read, never written.
type oldWord struct {
	key     string
	values  []string // the default first; nil for numbers of seeds
	instead string   // how a line of captures says it
}

// The old words, by index in [oldWords].
const (
	oldCapture = iota
	oldNumbers
	oldTaker
	oldLone
	oldRun
	oldSown
	oldThen
	oldClaim
	oldClaimLast
	oldRaid
	oldCount
)

var oldWords = [oldCount]oldWord{
	{"capture", oldCaptures[:], "a line for each capture"},
	{"numbers", nil, "makes and the numbers in a line, as in last theirs makes 2,3: it, back"},
	{"taker", []string{"owner", "mover"}, "to owner in a line of each, or nothing for the mover"},
	{"lone-capture", []string{"no", "yes"}, "with in place of and in a line, as in last own empty: it with facing"},
	{"run", []string{"together", "one-by-one"}, "one by one in the line of the run"},
	{"captured", []string{"stored", "sown-on", "sown-from-start", "sown-from-end"}, "sown from last, start or end in the line"},
	{"after-capture", []string{"passes", "again", "sows-on", "again-once"}, "again, again once or sow on in the line"},
	{"claim", []string{"no", "makes-three", "faces-three", "makes-four"}, "a line that claims, as in last theirs makes 4: claim it"},
	{"claim-last", []string{"no", "yes"}, "not last in the line of the claim, or leave it out"},
	{"raid", []string{"no", "passes", "again"}, "a line for owned pits, as in last owned: 2 of it"},
}

var oldCaptures = [...]string{"none", "across", "opposite", "made", "run-across", "run-theirs", "run-both", "run-ahead", "inner", "inner-both", "last-theirs", "beyond", "beyond-across", "inner-facing"}

// oldLines has the capture of a last seed for each of [oldCaptures]. With numbers, a line that
// says makes needs them; one that does not has a capture of each seed beside it.
var oldLines = [len(oldCaptures)]string{"", "last own empty: it and facing", "last own empty: facing", "", "last makes 1: it with facing, back", "last theirs makes 1: it, back", "last makes 1: it, back",
	"last makes 1: it with facing, ahead", "last inner occupied: facing with behind", "last inner occupied: facing and behind", "last theirs makes 1: it", "last next-empty: beyond", "last next-empty: beyond with facing", "last inner occupied: facing"}

// made is the capture of [oldCaptures] that only each seed makes.
const made = 3

// oldClaims has the line of each value of claim.
var oldClaims = [...]string{"", "last theirs makes 3: claim it, one each, not same", "last own empty facing 3: claim it and facing, shared", "last theirs makes 4: claim it"}

// oldThens has the value of [capture.Then] for each value of after-capture.
var oldThens = [...]capture.Then{capture.ThenEnds, capture.ThenAgain, capture.ThenSowOn, capture.ThenAgainOnce}

// OldKeys returns the old words for captures.
func OldKeys() (keys []string) {
	for i := range oldWords {
		keys = append(keys, oldWords[i].key)
	}
	return keys
}

// IsOld reports whether key is an old word for captures.
func IsOld(key string) bool { return findOld(key) >= 0 }

// findOld returns the index of an old word, or -1.
func findOld(key string) int {
	return slices.IndexFunc(oldWords[:], func(w oldWord) bool { return w.key == key })
}

// old is captures as the old words describe them: a value for each. That of numbers is the
// set.
type old [oldCount]uint32

// set sets old word i to a value.
func (o *old) set(i int, value string) *board.TextError {
	w := &oldWords[i]
	if w.values == nil {
		numbers, ok := capture.ParseNumbers(value)
		if o[i] = uint32(numbers); ok || value == "none" {
			return nil
		}
		return &board.TextError{Offset: len(w.key) + 1, Why: w.key + " must be none" + capture.NumbersForm + ", not " + errtext.Quote(value), Key: w.key}
	}
	n := slices.Index(w.values, value)
	if n >= 0 {
		o[i] = uint32(n)
		return nil
	}
	why := w.key + " has no value " + errtext.Quote(value) + "; use " + errtext.List(w.values)
	if lines := linesFor(value); i == oldCapture && strings.Contains(lines, " and - ") {
		why = "a game can have several captures; write captures: with a line for each, as in " + lines
	}
	return &board.TextError{Offset: len(w.key) + 1, Why: why, Key: w.key}
}

// list returns the captures that the old words describe: claims, what the last seed captures,
// what each seed captures, and raids.
func (o *old) list() capture.List {
	var lines []capture.Line
	add := func(text string, change func(*capture.Line)) {
		if text != "" {
			c, _ := capture.ParseLine(text)
			change(&c)
			lines = append(lines, c)
		}
	}
	numbers := capture.Numbers(o[oldNumbers])
	add(oldClaims[o[oldClaim]], func(c *capture.Line) {
		if c.Limits.Has(capture.LimitOneEach) && o[oldClaimLast] == 0 {
			c.Limits[capture.LimitNotLast] = 1
		}
	})
	line := oldLines[o[oldCapture]]
	add(line, func(c *capture.Line) {
		if c.Makes != 0 {
			c.Makes = numbers
		}
		c.Takes[1].Optional = c.Takes[1].Optional || o[oldLone] > 0 && c.Takes[1].Pit != capture.NoPit
		c.Count, c.Sown, c.Then = capture.Count(o[oldRun]), capture.Sown(o[oldSown]), oldThens[o[oldThen]]
	})
	if numbers != 0 && (o[oldCapture] == made || strings.Contains(line, "beyond")) {
		add("each: it, to owner", func(c *capture.Line) {
			if c.Makes = numbers; o[oldTaker] > 0 {
				c.To = capture.ToMover
			}
		})
	}
	if o[oldRaid] > 0 && o[oldClaim] > 0 {
		add("last owned: 2 of it", func(c *capture.Line) {
			if o[oldRaid] == 2 {
				c.Then = capture.ThenAgain
			}
		})
	}
	return capture.New(lines)
}

// readOld returns the captures of a list as the old words describe them, and whether they can.
func readOld(list capture.List) (o old, ok bool) {
	for _, c := range list.All() {
		index := func(texts []string) uint32 { return uint32(max(0, slices.Index(texts, c.String()))) }
		switch {
		case c.Claims:
			if c.Limits.Has(capture.LimitOneEach) && !c.Limits.Has(capture.LimitNotLast) {
				o[oldClaimLast] = 1
			}
			c.Limits[capture.LimitNotLast] = 0
			o[oldClaim] = index(oldClaims[:])
		case c.Whose == capture.OwnedPit:
			if o[oldRaid] = 1; c.Then == capture.ThenAgain {
				o[oldRaid] = 2
			}
		case c.When == capture.WhenEach:
			if o[oldNumbers] = uint32(c.Makes); c.To != capture.ToOwner {
				o[oldTaker] = 1
			}
			if o[oldCapture] == 0 {
				o[oldCapture] = made
			}
		default:
			o[oldRun], o[oldSown], o[oldThen] = uint32(c.Count), uint32(c.Sown), uint32(max(0, slices.Index(oldThens[:], c.Then)))
			if c.Makes != 0 {
				o[oldNumbers], c.Makes = uint32(c.Makes), 1<<1
			}
			if c.Whose == capture.OwnPit && c.Takes[1].Optional {
				o[oldLone], c.Takes[1].Optional = 1, false
			}
			c.Count, c.Sown, c.Then = 0, 0, 0
			o[oldCapture] = index(oldLines[:])
		}
	}
	return o, o.list() == list
}

// oldValue returns the value of an old word. ok is false if there is no such word, or the old
// words cannot say the captures.
func oldValue(captures capture.List, key string) (value string, ok bool) {
	i := findOld(key)
	if i < 0 {
		return "", false
	}
	o, ok := readOld(captures)
	if i == oldNumbers {
		return capture.Numbers(o[i]).String(), ok
	}
	return oldWords[i].values[o[i]], ok
}

// setOld sets the captures to those that the old words describe. changed has a bit for each
// word that was set, by its index.
func (r *Set) setOld(o *old, changed uint) *board.TextError {
	if o[oldNumbers] == 0 && (o[oldCapture] == made || strings.Contains(oldLines[o[oldCapture]], "makes")) {
		return &board.TextError{Why: "a capture by number needs the numbers; say numbers=2,4, or use capture=across", Key: oldWords[oldNumbers].key}
	}
	list := o.list()
	read, _ := readOld(list)
	for i := range oldWords {
		if changed>>i&1 == 1 && o[i] != read[i] && i != oldClaimLast && (i != oldRaid || o[oldClaim] > 0) {
			key := oldWords[i].key
			return &board.TextError{Why: key + " changes nothing here; leave it out, or write captures: " + oldWords[i].instead, Key: key}
		}
	}
	r.Captures = list
	return nil
}

// changeOld changes the captures as an old word says.
func (r *Set) changeOld(i int, value string) *board.TextError {
	o, ok := readOld(r.Captures)
	if !ok && i != oldCapture {
		return &board.TextError{Why: oldWords[i].key + " is not supported with these captures, which the old words cannot say; change a part of a line, as in captures-1-then", Key: oldWords[i].key}
	}
	if !ok {
		o = old{}
	}
	if err := o.set(i, value); err != nil {
		return err
	}
	return r.setOld(&o, 1<<i)
}

// linesFor writes a line of captures for each of [oldCaptures] that a text names, as in "- last
// own empty: facing", or "" if it names anything else.
func linesFor(text string) string {
	var lines []string
	for _, separator := range [...]string{",", ";", "+", "_"} {
		text = strings.ReplaceAll(text, separator, " ")
	}
	for _, word := range strings.Fields(text) {
		switch k := slices.Index(oldCaptures[:], word); {
		case word == "and":
		case k == made:
			lines = append(lines, "- each makes 4: it, to owner")
		case k <= 0:
			return ""
		default:
			line := strings.Replace(oldLines[k], "makes 1", "makes 2,3", 1)
			if strings.Contains(line, "inner") {
				line += ", sown from last"
			}
			lines = append(lines, "- "+line)
		}
	}
	return strings.Join(lines, " and ")
}
