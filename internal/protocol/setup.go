package protocol

import (
	"errors"

	"sowbook/engine"
	"sowbook/engine/player"
)

// setupRequest asks for a decision of a computer player before a game, or for the start
// position of a game. Its keys are rules and set of a [lineRequest], strength and seed of a
// [chooseRequest], and
//
//	part NAME            distribute, turn, arrange, cut or choose
//	by SIDE              S or N: the player who distributes
//	start POSITION       the distribution, for turn, arrange and choose
//	turned yes           for arrange: the other player has turned the board
//	nodes N              for distribute and cut: nodes to search before the answer
//
// For distribute and cut, the answer has the position so far, done (it is final), and the number
// of distributions tried and of those to try (tries). A request that differs from the last one
// only in nodes continues it. Other answers have turn (whether the board is turned), for turn;
// side (the side taken) and first (the side that plays first), for choose; the start position,
// for arrange.
type setupRequest struct {
	lineRequest
	part     string
	by       engine.Side
	turned   bool
	strength player.Strength
	seed     uint64
	nodes    int
}

func (r *setupRequest) set(key, value string) (err error) {
	switch key {
	case "part":
		r.part = value
	case "by":
		if value == "N" {
			r.by = engine.North
		} else if value != "S" {
			err = errors.New("S or N, not " + value)
		}
	case "turned":
		if r.turned = value == "yes"; !r.turned && value != "no" {
			err = errors.New("yes or no, not " + value)
		}
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

func (s *Session) setup(w *writer, text string) error {
	r := setupRequest{strength: player.Best, nodes: defaultNodes}
	if err := r.parse(text, r.set, "rules", "part"); err != nil {
		return err
	}
	switch r.part {
	case "distribute", "cut":
		return s.distribute(w, text, &r)
	case "turn", "choose", "arrange":
	default:
		return errors.New("part: distribute, turn, arrange, cut or choose, not " + r.part)
	}
	if r.start.Board().Pits == 0 {
		return missing("start")
	}
	after, err := r.rules.Distributed(r.start, r.by, r.turned)
	switch {
	case err != nil:
		return err
	case r.part == "arrange":
		w.text("position", after.String())
	case r.part == "turn":
		w.bool("turn", player.ShouldTurnBoard(r.rules, r.start, r.by, r.strength, r.seed))
	default:
		side, first := player.ChooseSide(r.rules, r.start, r.strength, r.seed)
		w.text("side", side.String())
		w.text("first", first.String())
	}
	return nil
}

// distribute continues the search for a distribution.
func (s *Session) distribute(w *writer, text string, r *setupRequest) error {
	err := s.resume("setup", text, func() error {
		if r.part == "cut" {
			s.distribution = player.DivideEvenly(r.rules, r.strength, r.seed)
		} else {
			s.distribution = player.Distribute(r.rules, r.by, r.strength, r.seed)
		}
		return nil
	})
	if err != nil {
		return err
	}
	done := s.distribution.Step(r.nodes)
	p, ok := s.distribution.Position()
	if !ok {
		return errors.New("these rules allow no distribution")
	}
	tried, tries := s.distribution.Tries()
	w.bool("done", done)
	w.number("tried", tried)
	w.number("tries", tries)
	w.text("position", p.String())
	return nil
}
