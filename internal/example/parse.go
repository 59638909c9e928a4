package example

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"sowbook/engine"
	"sowbook/internal/diag"
	"sowbook/internal/page"
	"sowbook/internal/variant"
)

// Check reads the example in a fence of a page, plays it and checks its claims.
// own is the variant of the page, or nil; all are the variants that an example
// may name instead. What is wrong is added to problems, and the example is then
// not to be shown: Check returns nil. So it does, without a word, when the variant's
// own front matter has problems: they are reported, and those of its examples
// would only follow from them.
func Check(p *page.Page, f *page.Fence, own *variant.Variant, all []*variant.Variant, problems *diag.Problems) *Example {
	c := checker{page: p, ex: &Example{Variant: own, Notes: map[int][]string{}, Offset: f.InfoAt}, all: all, show: -1}
	c.info(f)
	for _, line := range f.Body {
		if strings.TrimSpace(line.Text) != "" && !c.stop {
			c.line(line)
		}
	}
	if !c.stop {
		c.finish(f)
	}
	problems.Add(c.problems...)
	if c.stop || len(c.problems) > 0 {
		return nil
	}
	return c.ex
}

// checker reads one example from top to bottom, playing as it goes.
type checker struct {
	page     *page.Page
	ex       *Example
	all      []*variant.Variant
	rules    engine.Rules
	start    *engine.Position
	show     int // -1: not said
	claims   int // claims seen since the last play
	stop     bool
	problems diag.Problems
}

func (c *checker) problem(offset int, what string, notes ...string) {
	c.problems.Add(c.page.At(offset, what, notes...))
}

var idPattern = regexp.MustCompile(`^[a-z][a-z0-9]*(-[a-z0-9]+)*$`)

// info reads the rest of the info string: the id of the example, and of a
// variant when it is not the page's own.
func (c *checker) info(f *page.Fence) {
	words := strings.Fields(f.Info)
	switch {
	case len(words) == 0:
		c.problem(f.InfoAt, "an example needs an id after sow, as in ```sow p-f3")
	case len(words) > 2:
		c.problem(f.InfoAt, "after sow come the example's id and, if it is not the page's, a variant; nothing more")
	case !idPattern.MatchString(words[0]):
		c.problem(f.InfoAt, "an id is small letters and digits with - between them, as in p-f3, not "+strconv.Quote(words[0]))
	default:
		c.ex.ID = words[0]
	}
	if len(words) == 2 {
		v, wrong := variant.Find(c.all, words[1])
		if wrong != "" {
			c.problem(f.InfoAt+strings.LastIndex(f.Info, words[1]), wrong)
		}
		c.ex.Variant = v
	} else if c.ex.Variant == nil {
		c.problem(f.InfoAt, "this page has no variant of its own, so the example must name one, as in ```sow p-f3 pratt-egyptian")
	}
	if c.stop = len(c.problems) > 0 || !c.ex.Variant.Sound; !c.stop {
		c.rules = c.ex.Variant.Rules
	}
}

// line reads one line that is not empty.
func (c *checker) line(line page.Line) {
	r := &lineReader{line: line}
	if c.ex.Game != nil {
		r.now = latest(c.ex.Game, c.ex.Variant.Voice)
	}
	at := r.skipSpace()
	switch word := r.word(); {
	case heads[word] != nil && c.ex.Game == nil:
		heads[word](c, r)
	case heads[word] != nil:
		r.fail(at, word+" belongs before the first play and the first claim")
	case word == "mark":
		c.begin()
		r.now = latest(c.ex.Game, c.ex.Variant.Voice)
		c.mark(r)
	case word == "note":
		c.begin()
		state := len(c.ex.Game.Plies)
		c.ex.Notes[state] = append(c.ex.Notes[state], r.rest())
	case word == "play":
		c.begin()
		c.play(r)
	case claims[word] != nil:
		c.begin()
		r.now = latest(c.ex.Game, c.ex.Variant.Voice)
		r.at = at
		c.claim(r)
	default:
		r.fail(at, "unknown word "+strconv.Quote(word)+"; "+diag.Expected(word, words()))
	}
	if r.wrong != nil {
		c.problem(r.wrong.offset, r.wrong.what)
		c.stop = true
	}
}

// heads is the words that describe an example, before anything is played.
var heads = map[string]func(c *checker, r *lineReader){
	"caption": func(c *checker, r *lineReader) {
		c.ex.Captions = r.line.Offset + r.skipSpace()
		c.ex.Caption = r.rest()
	},
	"clauses": func(c *checker, r *lineReader) {
		for r.skipSpace() < len(r.line.Text) {
			at := r.line.Offset + r.at
			c.ex.Clauses = append(c.ex.Clauses, variant.Ref{Text: r.word(), Offset: at})
		}
	},
	"from": func(c *checker, r *lineReader) {
		if p, err := engine.ParsePosition(r.position()); err == nil {
			c.start = &p
		}
	},
	"set": func(c *checker, r *lineReader) {
		at := r.skipSpace()
		rules, err := c.ex.Variant.Set(strings.Fields(r.rest()))
		if err != nil {
			r.failText(at, err)
		}
		c.rules = rules
	},
	"brief": func(c *checker, r *lineReader) {
		r.end()
		c.ex.Brief = true
	},
	"show": func(c *checker, r *lineReader) {
		if r.rest() == "last" {
			c.show = 1 << 30
			return
		}
		r.at = strings.Index(r.line.Text, "show") + len("show")
		c.show = r.number()
	},
}

// words is every word that a line may begin with.
func words() []string {
	list := append(claimWords(), "mark", "note", "play")
	for word := range heads {
		list = append(list, word)
	}
	slices.Sort(list)
	return list
}

func claimWords() []string {
	var list []string
	for word := range claims {
		list = append(list, word)
	}
	slices.Sort(list)
	return list
}

// begin sets the board up, once the lines that describe it are read.
func (c *checker) begin() {
	if c.ex.Game != nil {
		return
	}
	var start engine.Position
	if c.start != nil {
		start = *c.start
	} else {
		var err error
		if start, err = c.rules.Start(); err != nil {
			c.problem(c.ex.Offset, err.Error()+", as in from 0,9,9,9,9,0/0,9,9,9,9,0 0,0 S")
			c.stop = true
		}
	}
	c.ex.Game = engine.NewGame(c.rules, start)
}

// mark reads a letter, a place, a colon, and what the letter points out.
func (c *checker) mark(r *lineReader) {
	letter := r.word()
	if len(letter) != 1 || letter[0] < 'A' || letter[0] > 'Z' {
		r.fail(r.at-len(letter), "a mark is one letter from A to Z, a place, a colon and a text, as in mark A Lower 4: the source says here")
		return
	}
	at := r.skipSpace()
	name, text, ok := strings.Cut(r.rest(), ":")
	place, wrong := r.parsePlace(strings.TrimSpace(name))
	switch {
	case !ok:
		r.fail(at, "after the place comes a colon and what the mark points out")
	case wrong != "":
		r.fail(at, wrong)
	}
	c.ex.Marks = append(c.ex.Marks, Mark{letter, place, strings.TrimSpace(text), len(c.ex.Game.Plies)})
}

// play makes the moves of a line.
func (c *checker) play(r *lineReader) {
	g, v := c.ex.Game, c.ex.Variant.Voice
	for first := true; first || r.skipSpace() < len(r.line.Text); first = false {
		at := r.skipSpace()
		text := r.word()
		if text == "" {
			return
		}
		if err := v.Play(g, text); err != nil {
			r.fail(at, "move "+text+" cannot be played: "+err.Error())
			return
		}
		c.claims = 0
	}
}

// claim checks one claim.
func (c *checker) claim(r *lineReader) {
	r.skipSpace()
	start := r.at
	claim := r.claim()
	if r.wrong != nil {
		return
	}
	c.claims++
	if ok, fact := claim.holds(r.now); !ok {
		text := strings.TrimSpace(r.line.Text[start:])
		_, value := factAt(r.line.Text[start:])
		c.problem(r.line.Offset+start+value, "the page claims "+strconv.Quote(text)+"; the engine finds "+fact,
			"claim: "+text, "fact:  "+fact, "board: "+r.now.pos.String())
	}
}

// factAt is the keyword of a claim and where what it claims begins.
func factAt(text string) (keyword string, at int) {
	keyword, rest, _ := strings.Cut(text, " ")
	return keyword, len(text) - len(strings.TrimLeft(rest, " "))
}

// finish checks what can only be known at the end of the example.
func (c *checker) finish(f *page.Fence) {
	c.begin()
	plies := len(c.ex.Game.Plies)
	switch {
	case c.ex.Caption == "":
		c.problem(f.InfoAt, "example "+c.ex.ID+" has no caption; a line caption says what it shows")
	case plies > 0 && c.claims == 0:
		c.problem(f.InfoAt, "example "+c.ex.ID+" plays moves but claims nothing about the last; add a line position, captured, again …")
	}
	if c.show == 1<<30 {
		c.show = plies
	}
	if c.show > plies {
		c.problem(f.InfoAt, "example "+c.ex.ID+" is to show ply "+strconv.Itoa(c.show)+" but has "+strconv.Itoa(plies))
	}
	c.ex.Show = max(c.show, 0)
}
