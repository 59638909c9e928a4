package example

import (
	"fmt"
	"strings"

	"sowbook/engine"
	"sowbook/engine/ruleset"
	"sowbook/internal/prose"
	"sowbook/internal/variant"
)

// section is a part of an example with its own game: the main line, a side line or
// the second game.
type section struct {
	*Line
	voice   prose.Voice
	offset  int       // byte offset of its first line in the page
	claims  int       // since the last move
	noClaim string    // the problem if there are none
	aside   *SideLine // of a side line, else nil
}

func (c *checker) open(s *section) {
	c.sections = append(c.sections, s)
	c.at = s
}

// play reads moves and makes them in the main line.
func (c *checker) play(r *lineReader) {
	if !c.canPlay(r) {
		return
	}
	c.at = c.sections[0]
	c.moves(r)
}

// moves reads moves and makes them in the current section.
func (c *checker) moves(r *lineReader) {
	for first := true; first || r.skipSpace() < len(r.line.Text); first = false {
		at := r.skipSpace()
		text := r.word()
		if text == "" {
			return
		}
		if err := c.at.voice.Play(c.at.Game, text); err != nil {
			r.fail(at, "move "+text+" cannot be played: "+err.Error())
			return
		}
		c.at.claims = 0
	}
}

// maxAside is the largest number of plies of a side line.
const maxAside = 6

// instead reads a side line, which replaces the last ply of the main line, or its
// first ply if none has been played.
func (c *checker) instead(r *lineReader) {
	if !c.canPlay(r) {
		return
	}
	at := r.skipSpace()
	main := c.ex.Game
	shared := max(main.Len()-1, 0)
	aside := &SideLine{Ply: shared + 1, Line: Line{Game: engine.NewGame(main.Rules(), main.Start())}}
	for _, ply := range main.Plies()[:shared] {
		if err := aside.Game.Play(ply.Move); err != nil {
			panic(err) // the main line has played it
		}
	}
	c.open(&section{Line: &aside.Line, voice: c.ex.Variant.Voice, offset: r.line.Offset + at, aside: aside,
		noClaim: "this side line claims nothing about its last move"})
	c.moves(r)
	if n := aside.Game.Len() - aside.Ply + 1; n > maxAside {
		r.fail(at, fmt.Sprintf("a side line has at most %d plies, and this one has %d; make it a separate example", maxAside, n))
	}
}

// beside reads another variant or other readings and plays the moves of the main line
// from the same start.
func (c *checker) beside(r *lineReader) {
	if !c.canPlay(r) {
		return
	}
	at := r.skipSpace()
	other, rules := c.otherGame(r)
	main := c.ex.Game
	switch {
	case r.err != nil || c.stop:
		return
	case main.Len() == 0:
		r.fail(at, "beside repeats the moves of the example in another game, but there are no moves before it")
		return
	case other == c.ex.Variant && rules == main.Rules():
		r.fail(at, "beside plays the same game as the example; name another variant or reading")
		return
	}
	b := &Beside{Variant: other, Line: Line{Game: engine.NewGame(rules, main.Start())}}
	for i, ply := range main.Plies() {
		m := translateMove(ply.Move, main.Rules(), rules)
		if why := b.Game.WhyIllegal(m); why != nil {
			b.Illegal = &IllegalMove{i + 1, rules.Format(other.Voice.Labels, b.Game.Position(), m), why}
			break
		}
		if err := b.Game.Play(m); err != nil {
			panic(err) // the move is legal
		}
	}
	c.ex.Beside = b
	c.open(&section{Line: &b.Line, voice: other.Voice, offset: r.line.Offset + at,
		noClaim: "the second game claims nothing about its last move"})
}

// otherGame reads the second game: a variant, readings, or both.
func (c *checker) otherGame(r *lineReader) (*variant.Variant, engine.Rules) {
	other, set := c.ex.Variant, c.set
	at := r.skipSpace()
	word := r.word()
	if word == "" {
		return nil, engine.Rules{}
	}
	if strings.Contains(word, "=") {
		r.at = at
		_, rules := r.readings(other, set)
		return other, rules
	}
	v, err := variant.Find(c.all, word)
	if err != nil {
		r.fail(at, err.Error())
		return nil, engine.Rules{}
	}
	if c.stop = !v.Playable; c.stop {
		return nil, engine.Rules{}
	}
	if v != other {
		other, set = v, nil
	}
	if r.skipSpace() < len(r.line.Text) {
		_, rules := r.readings(other, set)
		return other, rules
	}
	rules, err := other.RulesWith(set)
	if err != nil {
		r.failText(at, err)
	}
	return other, rules
}

// translateMove returns a move of one game as a move of another: the same pit, and
// the same direction unless each game has only one.
func translateMove(m engine.Move, from, to engine.Rules) engine.Move {
	if m.Kind == engine.Sow && !from.BothWays() && !to.BothWays() {
		m.Way = engine.Right
		if to.Direction == ruleset.Clockwise {
			m.Way = engine.Left
		}
	}
	return m
}

// canPlay reports whether the line may make moves, and fails if not: in a task, or after
// the second game, which is the last section.
func (c *checker) canPlay(r *lineReader) bool {
	at := len(r.line.Text) - len(strings.TrimLeft(r.line.Text, " \t"))
	switch {
	case c.isTask():
		r.fail(at, "a task plays no moves; set up its board with from, and give the moves that reach its goal with solution")
	case c.ex.Beside != nil:
		r.fail(at, "beside is the last section of an example; move this line before it")
	}
	return r.err == nil
}

// finishSections makes the checks that need all sections.
func (c *checker) finishSections() {
	for _, s := range c.sections {
		if s.Game.Len() > 0 && s.claims == 0 {
			c.problem(s.offset, s.noClaim+"; add a line such as captured or again, or position "+s.Game.Position().String())
		}
	}
	if c.ex.Brief && len(c.sections) > 1 {
		c.problem(c.sections[1].offset, "a brief example shows only its start and end; it cannot have side lines or a second game")
	}
	plies := c.ex.Game.Plies()
	for _, s := range c.sections {
		switch aside := s.aside; {
		case aside == nil:
		case aside.Ply > len(plies):
			c.problem(s.offset, "instead replaces a ply of the example, which has none")
		case aside.Game.Ply(aside.Ply-1).Move == plies[aside.Ply-1].Move:
			c.problem(s.offset, "a side line must begin with a different move; put it after the ply where the lines diverge")
		default:
			c.ex.SideLines = append(c.ex.SideLines, *aside)
		}
	}
}
