package prose

import (
	"errors"
	"strings"

	"sowbook/engine"
)

// Legal returns the legal moves of a game in the variant's numbering, in pit order.
func (v *Voice) Legal(g *engine.Game) []string {
	moves := []string{}
	for _, m := range g.Legal() {
		moves = append(moves, g.Rules().Format(v.Labels, g.Position(), m))
	}
	return moves
}

// Play plays a move given as text. If the move is illegal the error says why, in the
// words of the variant, and which moves are legal; the game does not change.
func (v *Voice) Play(g *engine.Game, text string) error {
	m, err := g.Rules().ParseMove(v.Labels, g.Position(), text)
	if err != nil {
		return err
	}
	why := g.WhyIllegal(m)
	if why == nil {
		return g.Play(m)
	}
	legal := "No move is legal here."
	if moves := v.Legal(g); len(moves) > 0 {
		legal = "Legal here: " + strings.Join(moves, " ") + "."
	}
	return errors.New(v.Refusal(g, why).Text + " " + legal)
}
