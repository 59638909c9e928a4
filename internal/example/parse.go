package example

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"sowbook/engine"
	"sowbook/internal/diag"
	"sowbook/internal/page"
	"sowbook/internal/variant"
)

// checker reads one example from top to bottom and plays it.
type checker struct {
	page     *page.Page
	ex       *Example
	own      bool // the example plays the game of its page
	all      []*variant.Variant
	set      []string // readings KEY=VALUE
	rules    engine.Rules
	start    *engine.Position
	show     int                 // the state to show: -1 if there is no line show, showLast for the last
	seen     []string            // keywords of the lines that describe the example
	sections []*section          // the example's main line first
	at       *section            // the current section; nil before the first
	task     map[string]taskLine // by keyword
	stop     bool                // the rest of the example cannot be read
	problems diag.Problems
}

func (c *checker) problem(offset int, what string, notes ...string) {
	c.problems.Add(c.page.ProblemAt(offset, what, notes...))
}

// Check parses an example of a page, plays it and checks its claims. pageVariant is the
// variant of the page, or nil; all are the variants that an example may name instead. If
// there are errors, Check adds them to problems and returns nil. It also returns nil if
// the variant's rules have problems, which are reported elsewhere.
func Check(
	p *page.Page, f *page.ExampleBlock, pageVariant *variant.Variant, all []*variant.Variant, problems *diag.Problems,
) *Example {
	c := checker{page: p, ex: &Example{Variant: pageVariant, Offset: f.InfoOffset}, all: all, show: -1, task: map[string]taskLine{}}
	c.info(f)
	c.own = pageVariant != nil && c.ex.Variant == pageVariant
	for _, line := range f.Body {
		switch {
		case strings.TrimSpace(line.Text) == "":
		case c.stop: // an unknown keyword is wrong whatever came before
			r := &lineReader{line: line}
			c.report(checkKeyword(r, r.skipSpace(), r.word()))
		default:
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

var idPattern = regexp.MustCompile(`^[a-z][a-z0-9]*(-[a-z0-9]+)*$`)

// info reads the info string: the id of the example and, if it is not the page's, the id
// of a variant.
func (c *checker) info(f *page.ExampleBlock) {
	words := strings.Fields(f.Info)
	switch {
	case len(words) == 0:
		c.problem(f.InfoOffset, "an example needs an id after sow, as in ```sow p-f3")
	case len(words) > 2:
		c.problem(f.InfoOffset, "too many words after sow; expected an id and, if it is not the page's, a variant")
	case !idPattern.MatchString(words[0]):
		c.problem(f.InfoOffset, "an id consists of lower-case letters, digits and hyphens, as in p-f3, not "+strconv.Quote(words[0]))
	default:
		c.ex.ID = words[0]
	}
	if len(c.problems) > 0 {
		c.stop = true
		return
	}
	if len(words) == 2 {
		v, err := variant.Find(c.all, words[1])
		if err != nil {
			c.problem(f.InfoOffset+strings.LastIndex(f.Info, words[1]), err.Error())
		}
		c.ex.Variant = v
	} else if c.ex.Variant == nil {
		c.problem(f.InfoOffset, "this is not the page of a variant; name one after the id, as in ```sow p-f3 pratt-egyptian")
	}
	if c.stop = len(c.problems) > 0 || !c.ex.Variant.Playable; !c.stop {
		c.rules = c.ex.Variant.Rules
	}
}

// line reads a line that is not empty.
func (c *checker) line(line page.Line) {
	r := &lineReader{line: line}
	at := r.skipSpace()
	word := r.word()
	switch {
	case heads[word] != nil && c.at == nil:
		if slices.Contains(uniqueHeads, word) && slices.Contains(c.seen, word) {
			r.fail(at, "duplicate line "+word)
		}
		c.seen = append(c.seen, word)
		heads[word](c, r)
	case heads[word] != nil:
		r.fail(at, word+" must come before the first play and the first claim")
	case bodies[word] == nil && claims[word] == nil:
		checkKeyword(r, at, word)
	default:
		c.begin()
		r.now = latest(c.at.Game, c.at.voice, c.ex.Depth)
		if bodies[word] != nil {
			bodies[word](c, r)
		} else {
			r.at = at
			c.claim(r)
		}
	}
	c.report(r)
}

// report adds the error of a line, if it has one, to the problems. Nothing is played after it.
func (c *checker) report(r *lineReader) {
	if r.err != nil {
		c.problem(r.err.offset, r.err.what)
		c.problems[len(c.problems)-1].Fix = r.err.fix
		c.stop = true
	}
}

// checkKeyword reports the first word of a line, at offset at of its text, if no line begins with it.
func checkKeyword(r *lineReader, at int, word string) *lineReader {
	if !slices.Contains(keywords(), word) {
		r.fail(at, fmt.Sprintf("unknown keyword %q; %s", word, diag.Hint(word, keywords())))
	}
	return r
}

// begin sets up the board after the lines that describe it.
func (c *checker) begin() {
	if c.at != nil {
		return
	}
	start, err := c.rules.Start()
	switch {
	case c.start != nil:
		start = *c.start
		c.checkSize(start.Board(), start.Total())
	case err != nil:
		c.problem(c.ex.Offset, err.Error()+", as in from 0,9,9,9,9,0/0,9,9,9,9,0 0,0 S")
		c.stop = true
	}
	c.ex.Game = engine.NewGame(c.rules, start)
	c.open(&section{Line: &c.ex.Line, voice: c.ex.Variant.Voice, offset: c.ex.Offset,
		noClaim: "example " + c.ex.ID + " claims nothing about its last move"})
}

// checkSize reports a position that the game of the page cannot reach: it has another
// number of rows or of pits a side, after which nothing else is checked, or too many seeds. Pages without a game may show other boards.
func (c *checker) checkSize(board engine.Board, seeds int) {
	switch {
	case !c.own:
	case board.RowsOfSide() != c.rules.Board().RowsOfSide():
		c.problem(c.ex.Offset, fmt.Sprintf("the position has %g rows, and the game has %g", 2*board.RowsOfSide(), 2*c.rules.Board().RowsOfSide()))
		c.stop = true
	case board.Pits != c.rules.Board().Pits:
		c.problem(c.ex.Offset, fmt.Sprintf("the position has %d pits a side, and the game has %d; copy another with Copy as example, in the menu of a board of this game", board.Pits, c.rules.Board().Pits))
		c.stop = true
	case seeds > c.rules.Total():
		c.problem(c.ex.Offset, fmt.Sprintf("the position has %d seeds, and the game has %d", seeds, c.rules.Total()))
	}
}

// claim reads and checks a claim.
func (c *checker) claim(r *lineReader) {
	r.skipSpace()
	start := r.at
	claim := r.claim()
	text := strings.TrimSpace(r.line.Text[start:])
	if r.err != nil {
		if strings.HasPrefix(text, "sown ") && len(r.now.steps) > 0 { // as after a change of the board
			_, fact := claim(r.now)
			r.err.what += "; the engine finds " + fact
			r.err.fix = &diag.Fix{Offset: r.line.Offset + start, Old: text, New: fixedClaim(text, fact)}
		}
		return
	}
	c.at.claims++
	if ok, fact := claim(r.now); !ok {
		_, value, _ := strings.Cut(r.line.Text[start:], " ")
		value = strings.TrimLeft(value, " ")
		c.problem(r.line.Offset+len(r.line.Text)-len(value), "the page claims "+strconv.Quote(text)+"; the engine finds "+fact,
			"claim: "+text, "fact:  "+fact, "board: "+r.now.pos.String())
		if right := fixedClaim(text, fact); right != "" {
			c.problems[len(c.problems)-1].Fix = &diag.Fix{Offset: r.line.Offset + start, Old: text, New: right}
		}
	}
}

// finish makes the checks that need the whole example.
func (c *checker) finish(f *page.ExampleBlock) {
	c.begin()
	c.finishSections()
	if c.ex.Caption == "" {
		c.problem(f.InfoOffset, "example "+c.ex.ID+" has no caption; add a line caption TEXT")
	}
	plies := c.ex.Game.Len()
	c.ex.ShowSet = c.show >= 0
	if c.show == showLast {
		c.show = plies
	}
	if c.show > plies {
		c.problem(f.InfoOffset, fmt.Sprintf("example %s cannot show ply %d; its last is ply %d", c.ex.ID, c.show, plies))
	}
	if !c.ex.Brief || c.show == plies { // a brief example shows only its start and end
		c.ex.FirstState = max(c.show, 0)
	}
	c.finishTask()
	if g := c.ex; g.Guided && (g.Task != nil || g.Brief || g.Beside != nil || len(g.SideLines) > 0 || g.FirstState > 0 || !g.Game.Over()) {
		c.problem(f.InfoOffset, "example "+g.ID+" is guided: it must play one whole game, without a task, brief, show, instead or beside")
	}
}
