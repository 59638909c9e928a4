// Package wire is what a page may ask of the engine, and the one shape in which
// a played line reaches a board: text in, JSON out. The generator writes the
// lines of its examples with it, and the wasm door answers with it, so a board
// shows a documented line and a reader's own in the same way.
package wire

import (
	"strings"

	"sowbook/engine"
	"sowbook/internal/narrate"
)

// AppendStates appends the states of a game from index from on, as a JSON
// array: state 0 is the start, state k the board after ply k.
func AppendStates(buf []byte, g *engine.Game, v narrate.Voice, from int) []byte {
	o := object{buf: append(buf, '[')}
	for k := from; k <= len(g.Plies); k++ {
		if k > from {
			o.buf = append(o.buf, ',')
		}
		o.state(g, v, k)
	}
	return append(o.buf, ']')
}

// state writes one state: the position, what is said of it, and for a ply the
// move with its steps.
func (o *object) state(g *engine.Game, v narrate.Voice, k int) {
	pos, said := g.Start, v.Start(g)
	if k > 0 {
		pos, said = g.Plies[k-1].After, v.Ply(g, k-1)
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
		o.text("say", v.Result(*over))
		o.close()
	}
	if k > 0 {
		o.ply(g, v, k-1)
	}
	o.close()
}

// ply writes the move of ply i and its steps.
func (o *object) ply(g *engine.Game, v narrate.Voice, i int) {
	ply, before := g.Plies[i], g.Start
	if i > 0 {
		before = g.Plies[i-1].After
	}
	o.text("move", g.Rules.Format(v.Labels, before.Board(), ply.Move))
	o.text("player", ply.Player.String())
	o.number("captured", ply.Captured)
	o.key("again")
	o.bool(ply.Again)
	o.key("steps")
	o.buf = append(o.buf, '[')
	pos, steps := before, g.Trace[i]
	last := lastDrop(steps)
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
		o.said(v.Step(s, pos, ply.Player, k == last))
		o.close()
	}
	o.buf = append(o.buf, ']')
}

// lastDrop is the index of the last drop of a trace, or -1.
func lastDrop(steps []engine.Step) int {
	for k := len(steps) - 1; k >= 0; k-- {
		if steps[k].Do == engine.Drop {
			return k
		}
	}
	return -1
}

// Answer answers one request of a page. A request is lines, the first its
// verb, play; then rules, voice, start, moves and from, each a word, a space and
// its value. What cannot be answered gives {"error":"…"}.
func Answer(request string) []byte {
	verb, rest, _ := strings.Cut(request, "\n")
	if verb != "play" {
		return failure("the engine answers play, not " + verb)
	}
	q, err := parseQuery(rest)
	if err != nil {
		return failure(err.Error())
	}
	g, err := q.play()
	if err != nil {
		return failure(err.Error())
	}
	o := object{}
	o.open()
	o.key("states")
	o.buf = AppendStates(o.buf, g, q.voice, q.from)
	o.pits(g, q.voice)
	o.close()
	return o.buf
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
func (o *object) pits(g *engine.Game, v narrate.Voice) {
	p := g.Position()
	b := p.Board()
	can := map[engine.Place][]string{}
	for _, m := range g.Legal() {
		if m.Act != engine.Pass {
			can[m.Pit] = append(can[m.Pit], g.Rules.Format(v.Labels, b, m))
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
			o.said(v.Refusal(g.Rules, p, g.Refuses(engine.Move{Act: engine.Sow, Pit: at})))
			o.close()
		}
	}
	o.close()
	if moves := g.Legal(); len(moves) == 1 && moves[0].Act == engine.Pass {
		o.text("pass", g.Rules.Format(v.Labels, b, moves[0]))
	}
}
