package ruleset

import (
	"slices"
	"strconv"
	"strings"

	"sowbook/engine/board"
	"sowbook/internal/errtext"
)

// address is the key of a part of one capture, such as captures-1-then.
type address struct {
	line int // from 0
	name string
}

// takesPart is what is taken, as the text form has it. It asks what pits and if-empty ask.
const takesPart = "takes"

// usualNumbers is the value of makes and facing that stands for any number.
const usualNumbers = "any"

// parseAddress parses the key of a part of a capture.
func parseAddress(key string) (a address, ok bool) {
	rest, ok := strings.CutPrefix(key, CapturesKey+"-")
	if !ok {
		return a, false
	}
	number, name, _ := strings.Cut(rest, "-")
	line, ok := board.ParseNumber(number, MaxCaptures)
	return address{line - 1, name}, ok && line > 0
}

// part returns the part with the name, or nil.
func (a address) part() *part {
	for i := range parts {
		if parts[i].name == a.name {
			return &parts[i]
		}
	}
	return nil
}

// partNames lists the parts that an address can have.
func partNames() (all []string) {
	for i := range parts {
		all = append(all, parts[i].name)
	}
	return append(all, takesPart)
}

// values lists the values of the part that are words.
func (p *part) values() []string {
	if p.name == parts[0].name { // every capture has a moment
		return p.words[1:]
	}
	return p.words
}

// value returns the value of the part. ok is false if there is no such capture or part.
func (a address) value(captures Captures) (value string, ok bool) {
	all := captures.All()
	if a.line >= len(all) {
		return "", false
	}
	c := &all[a.line]
	part := a.part()
	switch {
	case part != nil && part.field != nil:
		return part.words[*part.field(c)], true
	case a.name == takesPart:
		return c.actText()[1:], true
	case a.name == pitsPart:
		return strings.ReplaceAll(c.actText()[1:], " with ", " and "), true
	case a.name == ifEmptyPart && c.Takes[1].Optional:
		return ifEmptyWords[1], true
	case a.name == ifEmptyPart:
		return ifEmptyWords[0], true
	}
	numbers := c.Makes
	if a.name == facingPart {
		numbers = c.Facing
	}
	ok = a.name == makesPart || a.name == facingPart
	if numbers == 0 {
		return usualNumbers, ok
	}
	return numbers.String(), ok
}

// put returns the captures with the part changed to value, or why that is wrong.
func (a address) put(captures Captures, value string) (changed Captures, why string) {
	all := captures.All()
	if a.line >= len(all) {
		return captures, "the game has no capture " + strconv.Itoa(a.line+1)
	}
	one := parsedCapture{Capture: all[a.line]}
	switch part := a.part(); {
	case a.name == takesPart || a.name == pitsPart:
		partial := a.name == pitsPart && one.Takes[1].Optional
		one.Takes, one.Most, one.Claims = [3]Take{}, 0, false
		if !one.parsePits(strings.Fields(value)) {
			return captures, one.Why
		}
		if partial {
			one.join(true)
		}
	case part != nil && part.words != nil:
		n := slices.Index(part.values(), value)
		if n < 0 {
			return captures, a.name + " is " + errtext.List(part.values()) + ", not " + errtext.Quote(value)
		}
		if part.field == nil {
			one.join(n > 0)
		} else {
			*part.field(&one.Capture) = uint8(n + len(part.words) - len(part.values()))
		}
	case a.name != makesPart && a.name != facingPart:
		return captures, "a capture has no part " + errtext.Quote(a.name) + "; its parts are " + errtext.List(partNames())
	default:
		field := &one.Makes
		if a.name == facingPart {
			field = &one.Facing
		}
		*field = 0
		if value != usualNumbers {
			if !one.parseNumbers(a.name, value) {
				return captures, one.Why
			}
		}
	}
	one.tidy()
	var list captureList
	for i, c := range all {
		if i == a.line {
			c = one.Capture
		}
		list.add(c)
	}
	return list.share(), ""
}
