package capture

import (
	"slices"
	"strconv"
	"strings"

	"sowbook/engine/board"
	"sowbook/internal/errtext"
)

// String writes the capture, as in "last theirs makes 2,3: it, back".
func (c *Line) String() string {
	text := ""
	for i := range parts[:wordParts] {
		if i == conditionParts {
			text = text[1:] + c.numbersText() + ":" + c.actText()
		}
		switch value := *parts[i].field(c); {
		case value == 0:
		case i < conditionParts:
			text += " " + parts[i].words[value]
		default:
			text += ", " + parts[i].words[value]
		}
	}
	return text
}

// numbersText writes the conditions that are numbers, each after a blank.
func (c *Line) numbersText() (text string) {
	for _, part := range numberParts {
		if numbers := *c.numbers(part); numbers != 0 {
			text += " " + part + " " + numbers.String()
		}
	}
	return text
}

// actText writes what is taken, after a blank.
func (c *Line) actText() (text string) {
	if c.Claims {
		text = " claim"
	}
	if c.Most > 0 {
		text += " " + strconv.Itoa(int(c.Most)) + " of"
	}
	for i, take := range c.Takes {
		if take.Pit == NoPit {
			break
		}
		if i > 0 && take.Optional {
			text += " with"
		} else if i > 0 {
			text += " and"
		}
		text += " " + pitWords[take.Pit]
	}
	return text
}

// Form returns the grammar of a list of captures.
func Form() string {
	text := "none, or up to " + strconv.Itoa(MaxLines) + " captures separated by ; each WHEN"
	for i := range parts[1:conditionParts] {
		text += " [" + strings.Join(parts[1+i].words[1:], " | ") + "]"
	}
	return text + " [at NUMBERS] [makes NUMBERS] [facing NUMBERS | facing same | facing empty]: [claim | N of] PIT [and PIT | with PIT]… [, PHRASE]… with WHEN " + errtext.List(parts[0].words[1:]) +
		", PIT " + errtext.List(pitWords[1:]) + ", NUMBERS as 2,3 or even, odd, 5+, and PHRASE " + errtext.List(phrases(parts[conditionParts:wordParts]))
}

// Parse parses a list of captures, separated by semicolons, or none. A blank may be written as _.
// The offset of an error is that of the capture.
func Parse(text string) (List, *board.TextError) {
	text = strings.ReplaceAll(text, "_", " ")
	if plain(text) == "none" {
		return List{}, nil
	}
	var lines []Line
	offset := 0
	for {
		line, rest, more := strings.Cut(text[offset:], ";")
		if len(lines) == MaxLines {
			return List{}, &board.TextError{Offset: offset, Why: "a game has at most " + strconv.Itoa(MaxLines) + " captures", Key: Key}
		}
		one, err := ParseLine(line)
		if err != nil {
			err.Offset = offset
			return List{}, err
		}
		lines = append(lines, one)
		if !more {
			return New(lines), nil
		}
		offset = len(text) - len(rest)
	}
}

// ParseLine parses one capture.
func ParseLine(line string) (Line, *board.TextError) {
	var one parsedLine
	if one.parse(line); one.Why != "" {
		one.Key = Key
		return Line{}, &one.TextError
	}
	return one.Line, nil
}

// parsedLine is a capture that is parsed. Its error has no Why as long as nothing is wrong.
type parsedLine struct {
	Line
	board.TextError
}

// fail notes what is wrong, and returns false.
func (c *parsedLine) fail(why string) bool {
	c.Why = why
	return false
}

// unknown notes that a word is not among those that may stand in its place, and returns false.
func (c *parsedLine) unknown(word string, known []string, why string) bool {
	c.Wrong, c.Known = word, known
	return c.fail(why + "; not " + errtext.Quote(word))
}

// parse parses one capture. It reports whether nothing is wrong.
func (c *parsedLine) parse(line string) bool {
	head, act, ok := strings.Cut(line, ":")
	if line = plain(line); !ok {
		return c.fail("a capture is when, where and if, a colon, and what is taken, as in last own empty: it and facing; not " + errtext.Quote(line))
	}
	pits, after, _ := strings.Cut(act, ",")
	if !c.parseHead(strings.Fields(head)) || !c.parsePits(strings.Fields(pits)) {
		return false
	}
	for _, phrase := range strings.Split(after, ",") {
		if phrase = plain(phrase); phrase != "" && !c.parsePhrase(phrase) {
			return false
		}
	}
	return true
}

// plain returns a text with single blanks between its words.
func plain(text string) string { return strings.Join(strings.Fields(text), " ") }

// parsePhrase parses one of the phrases after the pits.
func (c *parsedLine) parsePhrase(phrase string) bool {
	known := parts[conditionParts:wordParts]
	if c.set(known, phrase) {
		return true
	}
	if first, _, _ := strings.Cut(phrase, " "); new(Pit).parse(first) {
		return c.fail("pits are joined by and or with, as in it and facing; not by a comma before " + errtext.Quote(phrase))
	}
	return c.unknown(phrase, phrases(known), "what follows a capture is "+errtext.List(phrases(known))+", each at most once")
}

// parseHead parses what stands before the colon.
func (c *parsedLine) parseHead(words []string) bool {
	if len(words) == 0 {
		words = []string{""}
	}
	if !c.set(parts[:1], words[0]) {
		return c.unknown(words[0], parts[0].words[1:], "a capture begins with "+errtext.List(parts[0].words[1:])+", as in last own empty: it and facing")
	}
	for i := 1; i < len(words); i++ {
		word := words[i]
		if c.set(parts[1:conditionParts], word) {
			continue
		}
		value := ""
		if i++; i < len(words) {
			value = words[i]
		}
		if !c.parseNumbers(word, value) {
			return false
		}
	}
	return true
}

// parseNumbers parses the numbers that follow at, makes or facing.
func (c *parsedLine) parseNumbers(word, value string) bool {
	numbers := c.numbers(word)
	if numbers == nil || *numbers != 0 {
		known := phrases(parts[1:conditionParts])
		return c.unknown(word, append(known, numberParts[:]...), "the conditions of a capture are "+errtext.List(known)+", and at, makes and facing with numbers, each at most once")
	}
	read, ok := ParseNumbers(value)
	switch {
	case word != facingPart:
	case value == sameWord:
		read, ok = SameNumber, true
	case value == emptyWord:
		read, ok = EmptyNumber, true
	}
	if !ok {
		return c.fail(word + " is followed by numbers, as in " + word + " 2,3, or even, odd or 5+; not " + errtext.Quote(value))
	}
	*numbers = read
	return true
}

// parsePits parses the pits that are taken.
func (c *parsedLine) parsePits(words []string) bool {
	if len(words) > 0 && words[0] == "claim" {
		c.Claims, words = true, words[1:]
	}
	if len(words) > 2 && words[1] == "of" {
		n, ok := board.ParseNumber(words[0], 99)
		if !ok || n == 0 {
			return c.fail("the number of seeds taken is from 1 to 99, not " + errtext.Quote(words[0]))
		}
		c.Most, words = uint8(n), words[2:]
	}
	for i := range words {
		ok := i/2 < len(c.Takes)
		switch {
		case !ok:
		case i%2 == 0:
			ok = c.Takes[i/2].Pit.parse(words[i])
		case i/2+1 < len(c.Takes):
			c.Takes[i/2+1].Optional = words[i] == "with"
			ok = words[i] == "with" || words[i] == "and"
		}
		if !ok {
			return c.wrongPits(words, i)
		}
	}
	if len(words)%2 == 0 {
		return c.fail("say which pits are taken after the colon, as in it and facing")
	}
	return true
}

// wrongPits notes that a word among those for pits is wrong, and returns false.
func (c *parsedLine) wrongPits(words []string, i int) bool {
	if after := strings.Join(words[i:], " "); i%2 == 1 && slices.Contains(phrases(parts[conditionParts:wordParts]), after) {
		return c.fail("write a comma before " + after + ", as in " + strings.Join(words[:i], " ") + ", " + after)
	}
	why := "what is taken is " + errtext.List(pitWords[1:]) + ", up to three of them joined by and or with; not " + errtext.Quote(strings.Join(words, " "))
	if i/2 < len(c.Takes) {
		c.Wrong, c.Known = words[i], pitWords[1:]
		if i%2 == 1 {
			c.Known = []string{"and", "with"}
		}
	}
	return c.fail(why)
}

// parse sets the pit to that of a word.
func (p *Pit) parse(word string) bool {
	for i, name := range pitWords {
		if name == word && i > 0 {
			*p = Pit(i)
			return true
		}
	}
	return false
}
