package example

import (
	"slices"
	"strconv"
	"strings"

	"sowbook/engine"
	"sowbook/internal/diag"
	"sowbook/internal/page"
	"sowbook/internal/variant"
)

// lineReader reads one line of an example word by word. After the first thing
// that is wrong, everything it reads is zero, and wrong says what and where.
type lineReader struct {
	line  page.Line
	at    int // the next byte of line.Text
	now   moment
	wrong *fault
}

// fault is what is wrong at a byte offset of the page.
type fault struct {
	offset int
	what   string
}

// fail notes the first thing that is wrong, at a byte of the line.
func (r *lineReader) fail(at int, what string) {
	if r.wrong == nil {
		r.wrong = &fault{r.line.Offset + at, what}
	}
}

// skipSpace moves to the next word, and returns where that is.
func (r *lineReader) skipSpace() int {
	for r.at < len(r.line.Text) && strings.IndexByte(" \t", r.line.Text[r.at]) >= 0 {
		r.at++
	}
	return r.at
}

// word reads the next word; there must be one.
func (r *lineReader) word() string {
	start := r.skipSpace()
	for r.at < len(r.line.Text) && strings.IndexByte(" \t", r.line.Text[r.at]) < 0 {
		r.at++
	}
	if start == r.at {
		r.fail(start, "the line ends too early; a word is missing here")
	}
	return r.line.Text[start:r.at]
}

// rest reads what is left of the line; there must be something.
func (r *lineReader) rest() string {
	start := r.skipSpace()
	text := strings.TrimRight(r.line.Text[start:], " \t")
	r.at = len(r.line.Text)
	if text == "" {
		r.fail(start, "the line ends too early; something is missing here")
	}
	return text
}

// end checks that nothing is left.
func (r *lineReader) end() {
	if at := r.skipSpace(); at < len(r.line.Text) {
		r.fail(at, "nothing more belongs on this line, but there is "+strconv.Quote(r.line.Text[at:]))
	}
}

// largest is more than any number that an example has a use for.
const largest = 9999

// number reads a whole number, 0 or more.
func (r *lineReader) number() int {
	at := r.skipSpace()
	text := r.word()
	n, err := strconv.ParseUint(text, 10, 31)
	if text != "" && (err != nil || n > largest) {
		r.fail(at, "a number from 0 to "+strconv.Itoa(largest)+" is needed here, not "+strconv.Quote(text))
	}
	return int(n)
}

// position reads a position, as its text.
func (r *lineReader) position() string {
	at := r.skipSpace()
	text := r.rest()
	if _, err := engine.ParsePosition(text); err != nil && text != "" {
		r.failText(at, err)
	}
	return text
}

// readings reads KEY=VALUE, one or more, to the end of the line, on top of those
// set before, and gives all of them with the rules they make.
func (r *lineReader) readings(v *variant.Variant, before []string) (all []string, rules engine.Rules) {
	all = slices.Clone(before)
	rules, err := v.Set(all)
	if err != nil {
		r.failText(r.skipSpace(), err)
	}
	for first := true; r.wrong == nil && (first || r.skipSpace() < len(r.line.Text)); first = false {
		at := r.skipSpace()
		all = append(all, r.word())
		if rules, err = v.Set(all); err != nil {
			r.failText(at, err)
		}
	}
	return all, rules
}

// place reads a pit or a store to the end of the line.
func (r *lineReader) place() engine.Place {
	at := r.skipSpace()
	text := r.rest()
	place, wrong := r.parsePlace(text)
	if wrong != "" && text != "" {
		r.fail(at, wrong)
	}
	return place
}

// places reads pits and stores separated by commas.
func (r *lineReader) places() []engine.Place {
	at := r.skipSpace()
	var places []engine.Place
	for part := range strings.SplitSeq(r.rest(), ",") {
		name := strings.TrimSpace(part)
		place, wrong := r.parsePlace(name)
		if wrong != "" {
			r.fail(at+strings.Index(part, name), wrong)
		}
		places = append(places, place)
		at += len(part) + 1
	}
	return places
}

func (r *lineReader) parsePlace(text string) (engine.Place, string) {
	mover := r.now.pos.Turn()
	if r.now.ply != nil {
		mover = r.now.ply.Player
	}
	return parsePlace(r.now.voice, r.now.pos.Board(), mover, text)
}

// rule reads the name of a rule.
func (r *lineReader) rule() engine.Rule {
	at := r.skipSpace()
	text := r.word()
	rule, err := engine.ParseRule(text)
	if err != nil && text != "" {
		r.fail(at, "there is no rule "+strconv.Quote(text)+"; "+diag.Expected(text, ruleNames()))
	}
	return rule
}

func ruleNames() []string {
	var names []string
	for _, rule := range engine.AllRules() {
		names = append(names, rule.String())
	}
	return names
}

// one reads to the end of the line what must be one of some names.
func (r *lineReader) one(what string, names ...string) string {
	at := r.skipSpace()
	text := r.rest()
	if text != "" && !slices.Contains(names, text) {
		r.fail(at, what+" is one of "+strings.Join(names, ", ")+", not "+strconv.Quote(text)+diag.Near(text, names))
	}
	return text
}

// claim reads a claim to the end of the line.
func (r *lineReader) claim() claim {
	at := r.skipSpace()
	word := r.word()
	read := claims[word]
	if read == nil {
		r.fail(at, "unknown claim "+strconv.Quote(word)+"; "+diag.Expected(word, claimWords()))
		return nil
	}
	c := read(r)
	r.end()
	return c
}

// failText notes what is wrong with a text that the engine parsed.
func (r *lineReader) failText(at int, err error) {
	if e, ok := err.(*engine.TextError); ok {
		at += e.Offset
	}
	r.fail(at, err.Error())
}
