package ruleset

import (
	"strconv"
	"strings"

	"sowbook/engine/board"
	"sowbook/internal/errtext"
)

// The words of the parts of a capture, by their values. A part without a word is usual.
var (
	whenWords   = [...]string{"", "last", "each", "passing", "after"}
	whoseWords  = [...]string{"", "own", "theirs", "owned"}
	rowWords    = [...]string{"", "inner", "outer"}
	beforeWords = [...]string{"", "empty", "occupied"}
	pitWords    = [...]string{"", "it", "facing", "behind", "next", "beyond"}
	chainWords  = [...]string{"", "back", "ahead"}
	takerWords  = [...]string{"", "to owner"}
	sownWords   = [...]string{"", "sown from last", "sown from start", "sown from end"}
	thenWords   = [...]string{"", "again", "again once", "sow on"}
	limitWords  = [...]string{"one each", "not last", "not same", "shared"}
)

// String writes the captures as [ParseCaptures] reads them, or none.
func (c Captures) String() string {
	if c.list == nil {
		return "none"
	}
	var lines []string
	for _, one := range c.All() {
		lines = append(lines, one.String())
	}
	return strings.Join(lines, "; ")
}

// String writes the capture, as in "last theirs makes 2,3: it, back".
func (c *Capture) String() string {
	head := []string{whenWords[c.When], whoseWords[c.Whose], rowWords[c.Row], beforeWords[c.Before]}
	if c.NextEmpty {
		head = append(head, "next-empty")
	}
	if c.Makes != 0 {
		head = append(head, "makes", c.Makes.String())
	}
	switch {
	case c.FacingSame:
		head = append(head, "facing same")
	case c.Facing != 0:
		head = append(head, "facing", c.Facing.String())
	}
	var act []string
	if c.Claims {
		act = append(act, "claim")
	}
	if c.Most > 0 {
		act = append(act, strconv.Itoa(int(c.Most)), "of")
	}
	for i, take := range c.Takes {
		if take.Pit == NoPit {
			break
		}
		if i > 0 && take.Optional {
			act = append(act, "with")
		} else if i > 0 {
			act = append(act, "and")
		}
		act = append(act, pitWords[take.Pit])
	}
	phrases := []string{joinWords(head) + ": " + joinWords(act)}
	add := func(phrase string) {
		if phrase != "" {
			phrases = append(phrases, phrase)
		}
	}
	for i, word := range limitWords {
		if c.Limits.Has(1 << i) {
			add(word)
		}
	}
	add(chainWords[c.Chain])
	if c.OneByOne {
		add("one by one")
	}
	add(takerWords[c.To])
	add(sownWords[c.Sown])
	add(thenWords[c.Then])
	return strings.Join(phrases, ", ")
}

// CapturesForm is the grammar of a list of captures.
const CapturesForm = "none, or up to 4 captures separated by ; each WHEN [own | theirs | owned] [inner | outer] [empty | occupied] [next-empty] [makes NUMBERS] [facing NUMBERS | facing same]: " +
	"[claim | N of] PIT [and PIT | with PIT]… [, PHRASE]… with WHEN last, each, passing or after, PIT it, facing, behind, next or beyond, NUMBERS as 2,3 or even, odd, 5+, and " +
	"PHRASE back, ahead, one by one, to owner, sown from last, sown from start, sown from end, again, again once, sow on, one each, not last, not same or shared"

// joinWords joins words with blanks and leaves out empty ones.
func joinWords(words []string) string {
	var b strings.Builder
	for _, word := range words {
		if word != "" && b.Len() > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(word)
	}
	return b.String()
}

// ParseCaptures parses a list of captures, separated by semicolons, or none. A blank may be
// written as _. The error is a [*board.TextError], whose offset is that of the capture.
func ParseCaptures(text string) (Captures, error) {
	var list captureList
	text = strings.ReplaceAll(text, "_", " ")
	if strings.TrimSpace(text) == "none" {
		return Captures{}, nil
	}
	offset := 0
	for {
		line, rest, more := strings.Cut(text[offset:], ";")
		if list.count == MaxCaptures {
			return Captures{}, captureError(offset, "a game has at most "+strconv.Itoa(MaxCaptures)+" captures")
		}
		var one Capture
		if why := one.parse(line); why != "" {
			return Captures{}, captureError(offset, why)
		}
		list.add(one)
		if !more {
			return list.share(), nil
		}
		offset = len(text) - len(rest)
	}
}

func captureError(offset int, why string) error {
	return &board.TextError{Offset: offset, Why: why, Key: "captures"}
}

// parse parses one capture. It returns what is wrong, or "".
func (c *Capture) parse(line string) (why string) {
	head, act, ok := strings.Cut(line, ":")
	if !ok {
		return "a capture is when, where and if, a colon, and what is taken, as in last own empty: it and facing; not " + errtext.Quote(strings.TrimSpace(line))
	}
	if why := c.parseHead(strings.Fields(head)); why != "" {
		return why
	}
	pits, phrases, _ := strings.Cut(act, ",")
	if why := c.parsePits(strings.Fields(pits)); why != "" {
		return why
	}
	for phrase := range strings.SplitSeq(phrases, ",") {
		phrase = strings.Join(strings.Fields(phrase), " ")
		if phrase != "" && !c.setPhrase(phrase) {
			return "what follows a capture is " + errtext.List(phraseWords()) + ", each at most once; not " + errtext.Quote(phrase)
		}
	}
	return ""
}

// parseHead parses what stands before the colon.
func (c *Capture) parseHead(words []string) (why string) {
	if len(words) == 0 || !setWord(whenWords[:], words[0], &c.When) {
		return "a capture begins with " + errtext.List(whenWords[1:]) + ", as in last own empty: it and facing"
	}
	for i := 1; i < len(words); i++ {
		word := words[i]
		switch {
		case setWord(whoseWords[:], word, &c.Whose), setWord(rowWords[:], word, &c.Row), setWord(beforeWords[:], word, &c.Before):
			continue
		case word == "next-empty" && !c.NextEmpty:
			c.NextEmpty = true
			continue
		}
		value := ""
		if i++; i < len(words) {
			value = words[i]
		}
		numbers, ok := parseNumbers(value)
		switch {
		case word == "facing" && value == "same" && c.Facing == 0 && !c.FacingSame:
			c.FacingSame = true
		case word == "makes" && ok && c.Makes == 0:
			c.Makes = numbers
		case word == "facing" && ok && c.Facing == 0 && !c.FacingSame:
			c.Facing = numbers
		case word == "makes" || word == "facing":
			return word + " is followed by numbers of seeds, as in " + word + " 2,3, or even, odd or 5+; not " + errtext.Quote(value)
		default:
			return "the conditions of a capture are own, theirs or owned, inner or outer, empty or occupied, next-empty, makes and facing with numbers, each at most once; not " + errtext.Quote(word)
		}
	}
	return ""
}

// parsePits parses the pits that are taken.
func (c *Capture) parsePits(words []string) (why string) {
	if len(words) > 0 && words[0] == "claim" {
		c.Claims, words = true, words[1:]
	}
	if len(words) > 2 && words[1] == "of" {
		n, ok := board.ParseNumber(words[0], 99)
		if !ok || n == 0 {
			return "the number of seeds taken is from 1 to 99, not " + errtext.Quote(words[0])
		}
		c.Most, words = uint8(n), words[2:]
	}
	for i := range words {
		ok := i/2 < len(c.Takes)
		switch {
		case !ok:
		case i%2 == 0:
			ok = setWord(pitWords[:], words[i], &c.Takes[i/2].Pit)
		case i/2+1 < len(c.Takes):
			c.Takes[i/2+1].Optional = words[i] == "with"
			ok = words[i] == "with" || words[i] == "and"
		}
		if !ok {
			return "what is taken is " + errtext.List(pitWords[1:]) + ", up to three of them joined by and or with; not " + errtext.Quote(strings.Join(words, " "))
		}
	}
	if len(words)%2 == 0 {
		return "say which pits are taken after the colon, as in it and facing"
	}
	return ""
}

// setPhrase sets the part of the capture that a phrase stands for. It returns false if there
// is no such phrase, or another has set the part.
func (c *Capture) setPhrase(phrase string) bool {
	for i, word := range limitWords {
		if word == phrase && !c.Limits.Has(1<<i) {
			c.Limits |= 1 << i
			return true
		}
	}
	if phrase == "one by one" && !c.OneByOne {
		c.OneByOne = true
		return true
	}
	return setWord(chainWords[:], phrase, &c.Chain) || setWord(takerWords[:], phrase, &c.To) ||
		setWord(sownWords[:], phrase, &c.Sown) || setWord(thenWords[:], phrase, &c.Then)
}

// phraseWords lists the phrases that can follow what is taken.
func phraseWords() []string {
	var all []string
	for _, words := range [...][]string{chainWords[1:], {"one by one"}, takerWords[1:], sownWords[1:], thenWords[1:], limitWords[:]} {
		all = append(all, words...)
	}
	return all
}

// setWord sets part to the value of a word, if it has one and part is not set.
func setWord[Part ~uint8](words []string, word string, part *Part) bool {
	for i, name := range words {
		if name == word && word != "" && *part == 0 {
			*part = Part(i)
			return true
		}
	}
	return false
}
