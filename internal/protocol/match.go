package protocol

import (
	"errors"
	"strings"

	"sowbook/engine"
	"sowbook/engine/player"
)

// match answers match: the score of a match. Its only key is
//
//	rounds S-N …         the stores at the end of each round, South's first; may be left out
//
// The players keep their sides. The answer has the scores (south, north), the target, and
// the winner: S, N, or empty. Rounds after the end of the match are an error.
func (w *writer) match(text string) error {
	m := player.Match{Target: player.LanesTarget}
	text, _ = strings.CutSuffix(text, "\n")
	text, _ = strings.CutPrefix(text, "rounds")
	for _, round := range strings.Fields(text) {
		one, two, _ := strings.Cut(round, "-")
		south, ok := engine.ParseNumber(one, engine.MaxSeeds)
		north, ok2 := engine.ParseNumber(two, engine.MaxSeeds)
		if !ok || !ok2 {
			return errors.New("rounds: a round is South's pile and North's, such as 42-30, not " + round)
		}
		if !m.Add(engine.Result{South: south, North: north}, false) {
			return errors.New("rounds: the match was over before " + round)
		}
	}
	score := m.Score()
	w.number("south", score[engine.South])
	w.number("north", score[engine.North])
	w.number("target", m.Target)
	winner := ""
	if side, over := m.Winner(); over {
		winner = side.String()
	}
	w.text("winner", winner)
	return nil
}
