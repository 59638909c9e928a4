package capture

import (
	"slices"
	"strconv"
	"strings"

	"sowbook/engine/board"
	"sowbook/internal/errtext"
)

// Address is the key of a part of one capture, such as captures-1-then.
type Address struct {
	line int // from 0
	name string
}

// takesPart is what is taken, as the text form has it. It asks what pits and if-empty ask.
const takesPart = "takes"

// usualNumbers is the value of at, makes and facing that stands for any number.
const usualNumbers = "any"

// ParseAddress parses the key of a part of a capture.
func ParseAddress(key string) (a Address, ok bool) {
	rest, ok := strings.CutPrefix(key, Key+"-")
	if !ok {
		return a, false
	}
	number, name, _ := strings.Cut(rest, "-")
	line, ok := board.ParseNumber(number, MaxLines)
	return Address{line - 1, name}, ok && line > 0
}

// part returns the part with the name, or nil.
func (a Address) part() *part {
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

// Values lists the values of the part that are words. It is nil if there is no such part.
func (a Address) Values() []string {
	if p := a.part(); p != nil {
		return p.values()
	}
	return nil
}

// values lists the values of the part that are words.
func (p *part) values() []string {
	if p.name == parts[0].name { // every capture has a moment
		return p.words[1:]
	}
	return p.words
}

// Value returns the value of the part. ok is false if there is no such capture or part.
func (a Address) Value(captures List) (value string, ok bool) {
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
	switch numbers := c.numbers(a.name); {
	case numbers == nil:
		return "", false
	case *numbers == 0:
		return usualNumbers, true
	default:
		return numbers.String(), true
	}
}

// Put returns the captures with the part changed to value. The error says why that is wrong.
func (a Address) Put(captures List, value string) (List, *board.TextError) {
	lines := slices.Clone(captures.All())
	var one parsedLine
	if a.line >= len(lines) {
		one.fail("the game has no capture " + strconv.Itoa(a.line+1))
	} else {
		one.Line = lines[a.line]
		a.put(&one, value)
	}
	if one.Why != "" {
		return captures, &one.TextError
	}
	one.tidy()
	lines[a.line] = one.Line
	return New(lines), nil
}

// put changes the part of a capture. It reports whether nothing is wrong.
func (a Address) put(one *parsedLine, value string) bool {
	switch part := a.part(); {
	case a.name == takesPart || a.name == pitsPart:
		partial := a.name == pitsPart && one.Takes[1].Optional
		one.Takes, one.Most, one.Claims = [3]Take{}, 0, false
		if one.parsePits(strings.Fields(value)) && partial {
			one.join(true)
		}
	case part != nil && part.words != nil:
		n := slices.Index(part.values(), value)
		if n < 0 {
			return one.fail(a.name + " is " + errtext.List(part.values()) + ", not " + errtext.Quote(value))
		}
		if part.field == nil {
			one.join(n > 0)
		} else {
			*part.field(&one.Line) = uint8(n + len(part.words) - len(part.values()))
		}
	case one.numbers(a.name) == nil:
		one.Wrong, one.Known = a.name, partNames()
		return one.fail("a capture has no part " + errtext.Quote(a.name) + "; its parts are " + errtext.List(one.Known))
	default:
		*one.numbers(a.name) = 0
		return value == usualNumbers || one.parseNumbers(a.name, value)
	}
	return true
}
