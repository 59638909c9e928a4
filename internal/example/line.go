package example

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"sowbook/engine"
	"sowbook/engine/event"
	"sowbook/internal/diag"
	"sowbook/internal/page"
	"sowbook/internal/variant"
)

// lineReader reads one line of an example. It keeps the first error. Results after an
// error are meaningless.
type lineReader struct {
	line page.Line
	at   int // the next byte of line.Text
	now  checkpoint
	err  *lineError
}

// lineError is an error at a byte offset of the page.
type lineError struct {
	offset int
	what   string
	fix    *diag.Fix // or nil
}

// fail records an error at a byte of the line, unless there is one already.
func (r *lineReader) fail(at int, what string) {
	if r.err == nil {
		r.err = &lineError{offset: r.line.Offset + at, what: what}
	}
}

// failText records an error of the engine's parsers in the text at a byte of the line.
func (r *lineReader) failText(at int, err error) {
	if e, ok := err.(*engine.TextError); ok {
		at += e.Offset
	}
	r.fail(at, err.Error())
}

// skipSpace advances to the next word and returns its position.
func (r *lineReader) skipSpace() int {
	for r.at < len(r.line.Text) && strings.IndexByte(" \t", r.line.Text[r.at]) >= 0 {
		r.at++
	}
	return r.at
}

// word reads the next word.
func (r *lineReader) word() string {
	start := r.skipSpace()
	for r.at < len(r.line.Text) && strings.IndexByte(" \t", r.line.Text[r.at]) < 0 {
		r.at++
	}
	if start == r.at {
		r.fail(start, "missing word at the end of the line")
	}
	return r.line.Text[start:r.at]
}

// rest reads the rest of the line, which must not be empty.
func (r *lineReader) rest() string {
	start := r.skipSpace()
	text := strings.TrimRight(r.line.Text[start:], " \t")
	r.at = len(r.line.Text)
	if text == "" {
		r.fail(start, "missing text at the end of the line")
	}
	return text
}

// end checks that the line has been read.
func (r *lineReader) end() {
	if at := r.skipSpace(); at < len(r.line.Text) {
		r.fail(at, "unexpected "+strconv.Quote(r.line.Text[at:])+" at the end of the line")
	}
}

// maxNumber is the largest number that an example may contain.
const maxNumber = 9999

// number reads a whole number, 0 or more.
func (r *lineReader) number() int {
	at := r.skipSpace()
	text := r.word()
	n, err := strconv.ParseUint(text, 10, 31)
	if err != nil || n > maxNumber {
		r.fail(at, fmt.Sprintf("expected a number from 0 to %d, not %q", maxNumber, text))
	}
	return int(n)
}

// position reads a position and returns its text.
func (r *lineReader) position() string {
	at := r.skipSpace()
	text := r.rest()
	if _, err := engine.ParsePosition(text); err != nil {
		r.failText(at, err)
	}
	return text
}

// readings reads one or more readings KEY=VALUE to the end of the line and adds
// them to those before. It returns all of them and the rules under them.
func (r *lineReader) readings(v *variant.Variant, before []string) (all []string, rules engine.Rules) {
	all = slices.Clone(before)
	rules, err := v.RulesWith(all)
	if err != nil {
		r.failText(r.skipSpace(), err)
	}
	for first := true; r.err == nil && (first || r.skipSpace() < len(r.line.Text)); first = false {
		at := r.skipSpace()
		all = append(all, r.word())
		if rules, err = v.RulesWith(all); err != nil {
			r.failText(at, err)
		}
	}
	return all, rules
}

// place reads a pit or a store to the end of the line.
func (r *lineReader) place() engine.Place { return r.parsePlace(r.skipSpace(), r.rest()) }

// places reads pits and stores separated by commas.
func (r *lineReader) places() []engine.Place {
	at := r.skipSpace()
	var places []engine.Place
	for part := range strings.SplitSeq(r.rest(), ",") {
		places = append(places, r.parsePlace(at, part))
		at += len(part) + 1
	}
	return places
}

// parsePlace parses a pit or a store in the text at a byte of the line.
func (r *lineReader) parsePlace(at int, text string) engine.Place {
	mover := r.now.pos.Turn()
	if r.now.ply != nil {
		mover = r.now.ply.Player
	}
	name := strings.TrimSpace(text)
	place, err := parsePlace(r.now.voice, r.now.pos.Board(), mover, name)
	if err != nil {
		r.fail(at+strings.Index(text, name), err.Error())
	}
	return place
}

// rule reads the name of a rule.
func (r *lineReader) rule() engine.Rule {
	at := r.skipSpace()
	text := r.word()
	rule, err := event.ParseRule(text)
	if err != nil {
		r.fail(at, fmt.Sprintf("unknown rule %q; %s", text, diag.FullHint(text, variant.RuleNames())))
	}
	return rule
}

// one reads one of names, to the end of the line. what describes it in errors.
func (r *lineReader) one(what string, names ...string) string {
	at := r.skipSpace()
	text := r.rest()
	if !slices.Contains(names, text) {
		r.fail(at, fmt.Sprintf("%s must be one of %s, not %q%s", what, strings.Join(names, ", "), text, diag.NearHint(text, names)))
	}
	return text
}

// claim reads a claim to the end of the line.
func (r *lineReader) claim() claim {
	at := r.skipSpace()
	word := r.word()
	read := claims[word]
	if read == nil {
		r.fail(at, fmt.Sprintf("unknown claim %q; %s", word, diag.Hint(word, claimWords())))
		return nil
	}
	c := read(r)
	r.end()
	return c
}
