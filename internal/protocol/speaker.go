package protocol

import (
	"sowbook/engine"
	"sowbook/internal/prose"
)

// speaker is a voice whose sentences may use another numbering of pits than the variant.
// Moves are always in the variant's notation, as in links and records and on the command
// line.
type speaker struct {
	voice    prose.Voice
	notation engine.Labels
}

// move returns a move of the present round in the variant's notation.
func (s *speaker) move(g *engine.Game, m engine.Move) string { return s.moveAt(g, g.Len(), m) }

// moveAt returns a move after some plies in the variant's notation.
func (s *speaker) moveAt(g *engine.Game, plies int, m engine.Move) string {
	return g.Rules().Format(s.notation, g.PositionAfter(plies), m)
}

// moves returns moves in the variant's notation.
func (s *speaker) moves(g *engine.Game, moves []engine.Move) []string {
	texts := []string{}
	for _, m := range moves {
		texts = append(texts, s.move(g, m))
	}
	return texts
}

// play plays a move in the variant's notation. If it is illegal, play returns why, and
// false.
func (s *speaker) play(g *engine.Game, text string) (why prose.Sentences, ok bool) {
	m, err := g.Rules().ParseMove(s.notation, g.Position(), text)
	if err != nil {
		return prose.Sentences{Text: s.foreign(prose.Sentence(err.Error()))}, false
	}
	if why := g.WhyIllegal(m); why != nil {
		return s.voice.Refusal(g, why), false
	}
	return prose.Sentences{}, g.Play(m) == nil
}

// foreign marks an error, which is English, for a page in another language: the two
// characters around it set it from left to right, and the page recognizes it by them.
func (s *speaker) foreign(text string) string {
	if s.voice.Words == nil {
		return text
	}
	return "\u2066" + text + "\u2069"
}
