package protocol

import (
	"strconv"

	"sowbook/engine"
	"sowbook/engine/event"
	"sowbook/engine/ruleset"
	"sowbook/internal/prose"
)

// play answers play, a [lineRequest]. The answer has the states of the line from state
// from on, the pits that may be played in the last of them (can, with the moves; pass, if
// that is the only move or begins the next round), and why each other pit may not be (cannot). An illegal move ends
// the line: stopped has its ply, the move and the reason, and the last state is the one
// before it, even if that is before from. Reasons of moves that cannot be parsed are
// English; in other languages they are between U+2066 and U+2069.
func (w *writer) play(text string) error {
	var r lineRequest
	if err := r.parse(text, r.set, lineKeys...); err != nil {
		return err
	}
	g, stopped := r.play()
	w.field("states")
	w.states(g, &r.speaker, min(r.from, g.Len()))
	if stopped != nil {
		w.field("stopped")
		w.open('{')
		w.number("ply", stopped.ply)
		w.text("move", stopped.move)
		w.sentences(stopped.why)
		w.close('}')
	}
	w.pits(g, &r.speaker)
	return nil
}

// States returns the states of a game from state from on as a JSON list. State 0 is
// the start, state k the position after ply k.
func States(g *engine.Game, v prose.Voice, from int) []byte {
	w := writer{}
	w.states(g, &speaker{v, v.Labels}, from)
	return w.buf
}

// Next returns what can be played at the start of a game: an object with can and
// pass, as in the answer to play, and next, the state after each legal move, whose steps
// have neither rules nor sentences. If that takes more than limit bytes, or a pit has
// several moves, so that more is asked before the first one, next is left out.
func Next(g *engine.Game, v prose.Voice, limit int) []byte {
	s := speaker{v, v.Labels}
	w := writer{brief: true}
	w.open('{')
	w.pits(g, &s)
	pits := len(w.buf)
	w.field("next")
	w.open('[')
	legal := g.Legal()
	for i, m := range legal {
		if i > 0 && m.Pit == legal[i-1].Pit || len(w.buf) > limit {
			return append(w.buf[:pits], '}')
		}
		played := engine.NewGame(g.Rules(), g.Start())
		if err := played.Play(m); err != nil {
			panic(err) // it is legal
		}
		w.state(played, &s, 1)
	}
	w.close(']')
	if len(w.buf) > limit {
		w.buf = w.buf[:pits]
	}
	w.close('}')
	return w.buf
}

func (w *writer) states(g *engine.Game, s *speaker, from int) {
	w.open('[')
	for k := from; k <= g.Len(); k++ {
		w.state(g, s, k)
	}
	w.close(']')
}

// state writes one state: the position with its sentences, and the move that led to it
// with its steps. At the end of a game over has the result, and next if another round can
// follow.
func (w *writer) state(g *engine.Game, s *speaker, k int) {
	var said prose.Sentences
	if k > 0 {
		said = s.voice.Ply(g, k-1)
	} else {
		said = s.voice.Start(g)
	}
	pos := g.PositionAfter(k)
	w.open('{')
	w.text("position", pos.String())
	w.seeds(pos)
	w.text("turn", pos.Turn().String())
	w.sentences(said)
	if over := g.Result(); g.Over() && k == g.Len() {
		w.field("over")
		w.open('{')
		w.text("reason", over.Reason.String())
		w.number("south", over.South)
		w.number("north", over.North)
		w.text("winner", over.Winner())
		w.text("say", s.voice.Result(over))
		if g.HasNextRound() {
			w.bool("next", true)
		}
		w.close('}')
	}
	if k > 0 {
		w.ply(g, s, k-1)
	}
	w.close('}')
}

// ply writes the move of ply i and its steps.
func (w *writer) ply(g *engine.Game, s *speaker, i int) {
	ply, pos, steps := g.Ply(i), g.PositionAfter(i), g.Steps(i)
	w.text("move", s.moveAt(g, i, ply.Move))
	w.text("player", ply.Player.String())
	if !w.brief || ply.Captured > 0 || ply.Again {
		w.number("captured", ply.Captured)
		w.bool("again", ply.Again)
	}
	w.field("steps")
	w.open('[')
	last := prose.LastDrop(steps)
	for k := range steps {
		step := &steps[k]
		pos = event.Apply(pos, steps[k:k+1])
		w.open('{')
		w.text("do", step.Kind.String())
		if !w.brief {
			w.text("rule", step.Rule.String())
		}
		w.number("from", int(step.From))
		w.number("to", int(step.To))
		w.number("seeds", step.Seeds)
		if !w.brief {
			w.sentences(s.voice.Step(*step, pos, ply.Player, k == last))
		}
		w.close('}')
	}
	w.close(']')
}

// pits writes the pits that may be played, with their moves, and why each other pit may
// not be.
func (w *writer) pits(g *engine.Game, s *speaker) {
	p, legal := g.Position(), g.Legal()
	pits := engine.Place(2 * p.Board().Pits)
	try := engine.Move{Kind: engine.Sow} // what playing a pit means now
	if g.Rules().Direction == ruleset.Clockwise {
		try.Way = engine.Left
	}
	if len(legal) > 0 && legal[0].Kind != engine.Pass {
		try.Kind = legal[0].Kind
	}
	can := make([][]string, pits)
	for _, m := range legal {
		if m.Kind != engine.Pass {
			can[m.Pit] = append(can[m.Pit], s.move(g, m))
		}
	}
	w.field("can")
	w.open('{')
	for at, moves := range can {
		if moves != nil {
			w.texts(strconv.Itoa(at), moves)
		}
	}
	w.close('}')
	if !w.brief {
		w.field("cannot")
		w.open('{')
	}
	for at, moves := range can {
		if moves == nil && !w.brief {
			try.Pit = engine.Place(at)
			w.field(strconv.Itoa(at))
			w.open('{')
			why := g.WhyIllegal(try)
			if why != nil && why.Rule == event.RuleDirection { // the other direction says more
				other := try
				other.Way ^= 1
				why = g.WhyIllegal(other)
			}
			w.sentences(s.voice.Refusal(g, why))
			w.close('}')
		}
	}
	if !w.brief {
		w.close('}')
	}
	switch {
	case len(legal) > 0 && legal[len(legal)-1].Kind == engine.Pass:
		w.text("pass", s.move(g, engine.Move{Kind: engine.Pass}))
	case g.HasNextRound():
		w.text("pass", s.move(g, engine.Move{Kind: engine.NextRound}))
	}
}
