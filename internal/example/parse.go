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
	c := checker{page: p, ex: &Example{Variant: own, Offset: f.InfoAt}, all: all, show: -1}
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
	set      []string // the readings KEY=VALUE
	rules    engine.Rules
	start    *engine.Position
	show     int        // -1: not said
	said     []string   // the words of the lines that describe the example
	sections []*section // the example's own line first
	at       *section   // what the next line is about; nil before anything is
	task     taskLines
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
	if len(c.problems) > 0 {
		c.stop = true
		return
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
	at := r.skipSpace()
	word := r.word()
	switch {
	case heads[word] != nil && c.at == nil:
		if slices.Contains(onceOnly, word) && slices.Contains(c.said, word) {
			r.fail(at, word+" is there twice")
		}
		c.said = append(c.said, word)
		heads[word](c, r)
	case heads[word] != nil:
		r.fail(at, word+" belongs before the first play and the first claim")
	case bodies[word] == nil && claims[word] == nil:
		r.fail(at, "unknown word "+strconv.Quote(word)+"; "+diag.Expected(word, words()))
	default:
		c.begin()
		r.now = c.at.moment()
		if bodies[word] != nil {
			bodies[word](c, r)
		} else {
			r.at = at
			c.claim(r)
		}
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
		c.set, c.rules = r.readings(c.ex.Variant, c.set)
	},
	"switch": func(c *checker, r *lineReader) {
		for first := true; first || r.skipSpace() < len(r.line.Text); first = false {
			at := r.skipSpace()
			key := r.word()
			if _, err := c.ex.Variant.Reading(key); err != nil && key != "" {
				r.failText(at, err)
			} else if slices.Contains(c.ex.Switches, key) {
				r.fail(at, "the switch of "+key+" is named twice")
			}
			c.ex.Switches = append(c.ex.Switches, key)
		}
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

// onceOnly is those of heads that add nothing when they are said again.
var onceOnly = []string{"caption", "from", "show", "brief"}

// bodies is the words that play, and those that say or show something at the
// state reached. With claims they are the body of an example.
var bodies = map[string]func(c *checker, r *lineReader){
	"play":    (*checker).play,
	"instead": (*checker).instead,
	"beside":  (*checker).beside,
	"mark":    (*checker).mark,
	"arrow":   (*checker).arrow,
	"note": func(c *checker, r *lineReader) {
		state := len(c.at.Game.Plies)
		if c.at.Notes == nil {
			c.at.Notes = map[int][]string{}
		}
		c.at.Notes[state] = append(c.at.Notes[state], r.rest())
	},
}

// words is every word that a line may begin with.
func words() []string {
	list := claimWords()
	for word := range heads {
		list = append(list, word)
	}
	for word := range bodies {
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
	if c.at != nil {
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
	c.open(&section{Line: &c.ex.Line, voice: c.ex.Variant.Voice, offset: c.ex.Offset,
		idle: "example " + c.ex.ID + " plays moves but claims nothing about the last"})
}

// claim checks one claim.
func (c *checker) claim(r *lineReader) {
	r.skipSpace()
	start := r.at
	claim := r.claim()
	if r.wrong != nil {
		return
	}
	c.at.claims++
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
	c.finishSections()
	if c.ex.Caption == "" {
		c.problem(f.InfoAt, "example "+c.ex.ID+" has no caption; a line caption says what it shows")
	}
	plies := len(c.ex.Game.Plies)
	if c.show == 1<<30 {
		c.show = plies
	}
	if c.show > plies {
		c.problem(f.InfoAt, "example "+c.ex.ID+" is to show ply "+strconv.Itoa(c.show)+" but has "+strconv.Itoa(plies))
	}
	c.ex.Show = max(c.show, 0)
	c.finishTask()
}
