package example

import (
	"strconv"
	"strings"

	"sowbook/engine"
	"sowbook/internal/prose"
	"sowbook/internal/variant"
)

// section is one of the lines of an example, with those lines of text that are
// about it: the example's own, a side line, or the second game.
type section struct {
	*Line
	voice  prose.Voice
	offset int    // in the page, of what begins it
	idle   string // what is wrong when nothing is claimed after its last move
	claims int    // since then
	aside  *Aside // of a side line
}

func (s *section) moment() moment { return latest(s.Game, s.voice) }

// open begins a section; the lines that follow are about it.
func (c *checker) open(s *section) {
	c.sections = append(c.sections, s)
	c.at = s
}

// play makes the moves of a line, from where the example's own line stands.
func (c *checker) play(r *lineReader) {
	if c.besideBegan(r) {
		return
	}
	c.at = c.sections[0]
	c.moves(r)
}

// moves makes the moves of a line in the section that it is about.
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

// mostAside is the most plies that a side line has.
const mostAside = 6

// instead plays a side line in place of the ply just played, or of the first
// when none was.
func (c *checker) instead(r *lineReader) {
	if c.besideBegan(r) {
		return
	}
	at := r.skipSpace()
	main := c.ex.Game
	shared := max(len(main.Plies)-1, 0)
	aside := &Aside{Ply: shared + 1, Line: Line{Game: engine.NewGame(main.Rules, main.Start)}}
	for _, ply := range main.Plies[:shared] {
		if err := aside.Game.Play(ply.Move); err != nil {
			panic(err) // it was played before
		}
	}
	c.open(&section{Line: &aside.Line, voice: c.ex.Variant.Voice, offset: r.line.Offset + at, aside: aside,
		idle: "this side line claims nothing about its last state"})
	c.moves(r)
	if n := len(aside.Game.Plies) - aside.Ply + 1; n > mostAside {
		r.fail(at, "a side line has at most "+strconv.Itoa(mostAside)+" plies, and this one "+strconv.Itoa(n)+"; make it an example of its own")
	}
}

// beside plays the moves of the example from the same start in another variant,
// or under other readings of its own.
func (c *checker) beside(r *lineReader) {
	if c.besideBegan(r) {
		return
	}
	at := r.skipSpace()
	other, rules := c.besides(r)
	main := c.ex.Game
	switch {
	case r.wrong != nil || c.stop:
		return
	case len(main.Plies) == 0:
		r.fail(at, "beside plays the moves of the example in another game, and there are none before it")
		return
	case other == c.ex.Variant && rules == main.Rules:
		r.fail(at, "beside is the same game as the example; name another variant, or a reading that differs")
		return
	}
	b := &Beside{Variant: other, Line: Line{Game: engine.NewGame(rules, main.Start)}}
	for i, ply := range main.Plies {
		m := carried(ply.Move, main.Rules, rules)
		if why := b.Game.Refuses(m); why != nil {
			said := other.Voice.Refusal(rules, b.Game.Position(), why)
			b.Stopped = &Stopped{i + 1, rules.Format(other.Voice.Labels, main.Start.Board(), m), said}
			break
		}
		if err := b.Game.Play(m); err != nil {
			panic(err) // it is not refused
		}
	}
	c.ex.Beside = b
	c.open(&section{Line: &b.Line, voice: other.Voice, offset: r.line.Offset + at,
		idle: "the game beside claims nothing about its last state"})
}

// besides reads which game is played beside: a variant, readings, or both.
func (c *checker) besides(r *lineReader) (*variant.Variant, engine.Rules) {
	other, set := c.ex.Variant, c.set
	start := r.skipSpace()
	if word := r.word(); strings.Contains(word, "=") {
		r.at = start
	} else {
		v, wrong := variant.Find(c.all, word)
		switch {
		case word == "":
			return nil, engine.Rules{}
		case wrong != "":
			r.fail(start, wrong)
			return nil, engine.Rules{}
		case !v.Sound:
			c.stop = true
			return nil, engine.Rules{}
		}
		if v != c.ex.Variant {
			other, set = v, nil
		}
		if r.skipSpace() == len(r.line.Text) {
			rules, err := other.Set(set)
			if err != nil {
				r.failText(start, err)
			}
			return other, rules
		}
	}
	_, rules := r.readings(other, set)
	return other, rules
}

// carried is a move of one game in another: the same pit, and the same way
// unless all moves go one way in both.
func carried(m engine.Move, from, to engine.Rules) engine.Move {
	if m.Act == engine.Sow && from.Direction != engine.Either && to.Direction != engine.Either {
		m.Way = engine.Right
		if to.Direction == engine.Clockwise {
			m.Way = engine.Left
		}
	}
	return m
}

// besideBegan tells whether the last section of the example has begun, after
// which no move is played.
func (c *checker) besideBegan(r *lineReader) bool {
	if c.ex.Beside != nil {
		r.fail(len(r.line.Text)-len(strings.TrimLeft(r.line.Text, " \t")), "beside is the last section of an example; what is played or compared belongs before it")
	}
	return c.ex.Beside != nil
}

// finishSections checks what can only be known when every line is played.
func (c *checker) finishSections() {
	for _, s := range c.sections {
		if len(s.Game.Plies) > 0 && s.claims == 0 {
			c.problem(s.offset, s.idle+"; add a line position, captured, again …")
		}
	}
	if c.ex.Brief && len(c.sections) > 1 {
		c.problem(c.sections[1].offset, "a brief example shows only its start and its end, so it has no side line and no game beside")
	}
	plies := c.ex.Game.Plies
	for _, s := range c.sections {
		switch aside := s.aside; {
		case aside == nil:
		case aside.Ply > len(plies):
			c.problem(s.offset, "instead stands for a ply of the example, which plays none")
		case aside.Game.Plies[aside.Ply-1].Move == plies[aside.Ply-1].Move:
			c.problem(s.offset, "a side line begins with another move than the example; put it below the ply where they part")
		default:
			c.ex.Asides = append(c.ex.Asides, *aside)
		}
	}
}
