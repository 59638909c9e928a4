package protocol

import (
	"errors"
	"strconv"
	"strings"

	"sowbook/engine"
)

// match answers match: how a match of rounds stands. Its only line is
//
//	rounds S-N …         the piles that each round ended with, South's first; may be left out
//
// The players keep their sides. The answer has what each has scored (south, north), what they
// play to (target) and the winner: S, N, or none yet. A round after the last is an error.
func match(text string) ([]byte, error) {
	value, _ := strings.CutPrefix(strings.TrimSuffix(text, "\n"), "rounds")
	m := engine.Match{Target: engine.LanesTarget}
	for _, round := range strings.Fields(value) {
		south, north, _ := strings.Cut(round, "-")
		s, wrongSouth := strconv.Atoi(south)
		n, wrongNorth := strconv.Atoi(north)
		if wrongSouth != nil || wrongNorth != nil || s < 0 || n < 0 || s > engine.MaxSeeds || n > engine.MaxSeeds {
			return nil, errors.New("rounds: a round is South's pile and North's, such as 42-30, not " + round)
		}
		if !m.Add(engine.Result{South: s, North: n}, false) {
			return nil, errors.New("rounds: the match was over before " + round)
		}
	}
	score := m.Score()
	o := object{}
	o.open()
	o.number("south", score[engine.South])
	o.number("north", score[engine.North])
	o.number("target", m.Target)
	winner := ""
	if side, over := m.Winner(); over {
		winner = side.String()
	}
	o.text("winner", winner)
	o.close()
	return o.buf, nil
}
