package protocol

import (
	"sowbook/engine"
	"sowbook/engine/player"
	"sowbook/internal/lite"
)

// setup answers setup: what a computer player does before a game, or the position that a
// game begins with. Besides rules and set, a request has strength and seed as for choose,
// and
//
//	part NAME            distribute, turn, arrange, cut or choose
//	by SIDE              S or N: the player who distributes
//	start POSITION       the distribution, for turn, arrange and choose
//	turned yes           for arrange: the other player has turned the board
//
// The answer has the position for distribute and cut; for turn, whether the board is
// turned; for choose, the side taken and who plays first; for arrange, the position that
// the game begins with.
func (w *writer) setup(text string) error {
	r, err := parse(text, []string{"rules", "part"}, "part", "by", "turned", "strength", "seed")
	if err != nil {
		return err
	}
	strength, seed := player.Strength(r.strength), uint64(r.seed)
	switch r.part {
	case "distribute", "cut":
		p, ok := engine.Position{}, false
		if r.part == "cut" {
			p, ok = player.Cut(r.rules, strength, seed)
		} else {
			p, ok = player.Distribute(r.rules, r.by, strength, seed)
		}
		if !ok {
			return lite.Error("these rules allow no distribution")
		}
		w.text("position", p.String())
		return nil
	case "turn", "choose", "arrange":
	default:
		return lite.Error("part: distribute, turn, arrange, cut or choose, not " + r.part)
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
		w.bool("turn", player.TurnsBoard(r.rules, r.start, r.by, strength, seed))
	default:
		side, first := player.ChooseSide(r.rules, r.start, strength, seed)
		w.text("side", side.String())
		w.text("first", first.String())
	}
	return nil
}
