// Package protocol is what a page may ask of the engine, and the one shape in which
// a played line reaches a board: text in, JSON out. The generator writes the
// lines of its examples with it, and the wasm door answers with it, so a board
// shows a documented line and a reader's own in the same way.
package protocol

import (
	"sowbook/engine"
	"sowbook/internal/prose"
)

// teller is a voice whose sentences may number the pits in another way than the
// variant does. Moves are always written and read in the variant's own notation:
// they are what links, records and the command line know a move by.
type teller struct {
	voice    prose.Voice
	notation engine.Labels
}

// move is a move in the variant's notation.
func (t teller) move(g *engine.Game, m engine.Move) string {
	return g.Rules.Format(t.notation, g.Start.Board(), m)
}

// play plays a move in the variant's notation, or says why it cannot be played.
func (t teller) play(g *engine.Game, text string) (why prose.Sentences, ok bool) {
	m, err := g.Rules.ParseMove(t.notation, g.Position(), text)
	if err != nil {
		return prose.Sentences{Text: t.foreign(prose.Sentence(err.Error()))}, false
	}
	if why := g.Refuses(m); why != nil {
		return t.voice.Refusal(g.Rules, g.Position(), why), false
	}
	return prose.Sentences{}, g.Play(m) == nil
}

// foreign is what the engine says in English whatever the language is, why a text cannot be read: between the two characters that keep it
// from left to right among words of another language, and by which a page knows it.
func (t teller) foreign(text string) string {
	if t.voice.Words == nil {
		return text
	}
	return "\u2066" + text + "\u2069"
}

// AppendStates appends the states of a game from index from on, as a JSON
// array: state 0 is the start, state k the board after ply k.
func AppendStates(buf []byte, g *engine.Game, v prose.Voice, from int) []byte {
	return appendStates(buf, g, teller{v, v.Labels}, from)
}

func appendStates(buf []byte, g *engine.Game, t teller, from int) []byte {
	o := object{buf: append(buf, '[')}
	for k := from; k <= len(g.Plies); k++ {
		if k > from {
			o.buf = append(o.buf, ',')
		}
		o.state(g, t, k)
	}
	return append(o.buf, ']')
}

// state writes one state: the position, what is said of it, and for a ply the
// move with its steps.
func (o *object) state(g *engine.Game, t teller, k int) {
	pos, said := g.Start, t.voice.Start(g)
	if k > 0 {
		pos, said = g.Plies[k-1].After, t.voice.Ply(g, k-1)
	} else if g.Over != nil && len(g.Plies) == 0 {
		pos = g.Position()
	}
	o.open()
	o.text("position", pos.String())
	o.key("seeds")
	o.seeds(pos)
	o.text("turn", pos.Turn().String())
	o.said(said)
	if over := g.Over; over != nil && k == len(g.Plies) {
		o.key("over")
		o.open()
		o.text("reason", over.Reason.String())
		o.number("south", over.South)
		o.number("north", over.North)
		o.text("winner", over.Winner())
		o.text("say", t.voice.Result(*over))
		o.close()
	}
	if k > 0 {
		o.ply(g, t, k-1)
	}
	o.close()
}

// ply writes the move of ply i and its steps.
func (o *object) ply(g *engine.Game, t teller, i int) {
	ply, before := g.Plies[i], g.Start
	if i > 0 {
		before = g.Plies[i-1].After
	}
	o.text("move", t.move(g, ply.Move))
	o.text("player", ply.Player.String())
	o.number("captured", ply.Captured)
	o.key("again")
	o.bool(ply.Again)
	o.key("steps")
	o.buf = append(o.buf, '[')
	pos, steps := before, g.Trace[i]
	last := prose.LastDrop(steps)
	for k, s := range steps {
		pos = engine.Apply(pos, []engine.Step{s})
		if k > 0 {
			o.buf = append(o.buf, ',')
		}
		o.open()
		o.text("do", s.Do.String())
		o.text("rule", s.Rule.String())
		o.number("from", int(s.From))
		o.number("to", int(s.To))
		o.number("seeds", s.Seeds)
		o.said(t.voice.Step(s, pos, ply.Player, k == last))
		o.close()
	}
	o.buf = append(o.buf, ']')
}

// playing answers play. Its lines are
//
//	rules TEXT           as engine.ParseRules reads them
//	set KEY=VALUE …      readings on top of the rules; may be left out
//	voice TEXT           as prose.Parse reads it
//	words TEXT           the language of the sentences, as prose.ParseLanguage reads it; English when left out
//	labels NAME          how sentences number the pits: near, left or cell; the voice's own when left out
//	start POSITION
//	moves MOVE …         in the voice's own numbering, whatever labels says
//	from N               the first state wanted; 0 when left out
//
// The answer has the states from N on, what may be played after the last of them
// (can, by pit; pass, where that is all) and why each other pit may not be
// (cannot). A move that cannot be played ends the line: stopped tells which ply it
// would have been, the move and why, the last state is the one before it, and that
// one is there even where it comes before N. Why a move cannot be read is said in
// English; where words says another language, between U+2066 and U+2069.
func playing(text string) ([]byte, error) {
	q, err := parseQuery(text, aboutALine...)
	if err != nil {
		return nil, err
	}
	g, stopped := q.play()
	o := object{}
	o.open()
	o.key("states")
	o.buf = appendStates(o.buf, g, q.tell, min(q.from, len(g.Plies)))
	if stopped != nil {
		o.key("stopped")
		o.open()
		o.number("ply", stopped.ply)
		o.text("move", stopped.move)
		o.said(stopped.why)
		o.close()
	}
	o.pits(g, q.tell)
	o.close()
	return o.buf, nil
}

func failure(why string) []byte {
	o := object{}
	o.open()
	o.text("error", why)
	o.close()
	return o.buf
}

// pits writes which pits may be played now, with which moves, and why each
// other pit may not.
func (o *object) pits(g *engine.Game, t teller) {
	p, legal := g.Position(), g.Legal()
	b := p.Board()
	asked := engine.Move{Act: engine.Sow} // what playing a pit means now
	if g.Rules.Direction == engine.Clockwise {
		asked.Way = engine.Left
	}
	can := map[engine.Place][]string{}
	for _, m := range legal {
		if m.Act != engine.Pass {
			asked.Act = m.Act
			can[m.Pit] = append(can[m.Pit], t.move(g, m))
		}
	}
	o.key("can")
	o.open()
	for at := engine.Place(0); b.IsPit(at); at++ {
		if moves := can[at]; moves != nil {
			o.key(placeKey(at))
			o.texts(moves)
		}
	}
	o.close()
	o.key("cannot")
	o.open()
	for at := engine.Place(0); b.IsPit(at); at++ {
		if can[at] == nil {
			o.key(placeKey(at))
			o.open()
			asked.Pit = at
			o.said(t.voice.Refusal(g.Rules, p, g.Refuses(asked)))
			o.close()
		}
	}
	o.close()
	if len(legal) == 1 && legal[0].Act == engine.Pass {
		o.text("pass", t.move(g, legal[0]))
	}
}
