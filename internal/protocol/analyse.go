package protocol

import (
	"sowbook/engine/player"
	"sowbook/engine/solver"
)

// analyseRequest asks for the value of each move after a line. It has the keys of a
// [lineRequest], and
//
//	nodes N              nodes to search before the answer
//	line MOVE            a move whose best line is wanted, besides the best move
//	grow yes             compute as many endgames, for later searches, instead of searching; the answer has only done
//
// A request that differs from the last one only in these continues it. The answer has
// done (all values are final; with grow, all endgames are computed), nodes (searched so far), depth (of every move), best (the
// best move), and moves: for each its value for the player who makes it, the basis of the
// value (unseen, searched or proven) and the depth if it was searched.
type analyseRequest struct {
	lineRequest
	nodes int
	move  string
	grow  bool
}

func (r *analyseRequest) set(key, value string) (err error) {
	switch key {
	case "nodes":
		r.nodes, err = nodes(value)
	case "line":
		r.move = value
	case "grow":
		r.grow = true
	default:
		return r.lineRequest.set(key, value)
	}
	return err
}

func (s *Session) analyse(w *writer, text string) error {
	r := analyseRequest{nodes: defaultNodes}
	if err := r.parse(text, r.set, lineKeys...); err != nil {
		return err
	}
	err := s.resumeAfter("analyse", text, &r.lineRequest, func() { s.analysis = *s.analysis.Reuse(s.game) })
	if err != nil {
		return err
	}
	if r.grow {
		w.bool("done", s.analysis.Grow(r.nodes))
		return nil
	}
	w.bool("done", s.analysis.Step(r.nodes))
	w.number("nodes", int(s.analysis.Nodes()))
	w.number("depth", s.analysis.Depth())
	best, some := s.analysis.Best()
	if some {
		w.text("best", r.speaker.move(s.game, best.Move))
	}
	w.field("moves")
	w.open('[')
	for i, f := range s.analysis.Scores() {
		move := r.speaker.move(s.game, f.Move)
		w.open('{')
		w.text("move", move)
		w.score(f.Score)
		if f.Move == best.Move || move == r.move {
			w.texts("line", r.speaker.moves(s.game, s.analysis.Line(i)))
		}
		w.close('}')
	}
	w.close(']')
	return nil
}

// score writes a value with its certainty. An unsearched move has no value.
func (w *writer) score(value solver.Score) {
	w.text("basis", value.Certainty.String())
	if value.Certainty != solver.Unsearched {
		w.number("value", value.Margin)
	}
	if value.Certainty == solver.Searched {
		w.number("depth", value.Depth)
	}
}

// chooseRequest asks for the move of a computer player after a line. It has the keys of a
// [lineRequest], and
//
//	strength N           1, a beginner, to 5, the best
//	seed N               the same seed gives the same move
//	nodes N              nodes to search before the answer
//
// A request that differs from the last one only in nodes continues it. The answer has the
// move so far, its value, nodes (searched so far) and done (the move is final).
type chooseRequest struct {
	lineRequest
	strength player.Strength
	seed     uint64
	nodes    int
}

func (r *chooseRequest) set(key, value string) (err error) {
	switch key {
	case "strength":
		r.strength, err = strength(value)
	case "seed":
		r.seed, err = seed(value)
	case "nodes":
		r.nodes, err = nodes(value)
	default:
		return r.lineRequest.set(key, value)
	}
	return err
}

func (s *Session) choose(w *writer, text string) error {
	r := chooseRequest{strength: player.Best, nodes: defaultNodes}
	if err := r.parse(text, r.set, lineKeys...); err != nil {
		return err
	}
	err := s.resumeAfter("choose", text, &r.lineRequest, func() { s.choice = player.Choose(s.game, r.strength, r.seed, 0) })
	if err != nil {
		return err
	}
	w.bool("done", s.choice.Step(r.nodes))
	w.number("nodes", int(s.choice.Nodes()))
	if m, some := s.choice.Move(); some {
		w.text("move", r.speaker.move(s.game, m))
		w.score(s.choice.Score())
	}
	return nil
}
