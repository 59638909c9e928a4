package player

import (
	"sowbook/engine"
	"sowbook/internal/lite"
)

// Match is a series of rounds between two players, each named by the side they sit on
// in the first round. The winner of a round scores the difference between the two
// piles, and the first player to reach the target wins (L-13, L-14).
type Match struct {
	Target int
	Rounds []Round
}

// Round is the end of one game of a match.
type Round struct {
	engine.Result
	Turned bool // the players sat on each other's side
}

// LanesTarget is the target of a match of Lane's games (L-14).
const LanesTarget = 60

// Add adds a round and reports whether it did: a match that is won takes no more.
func (m *Match) Add(r engine.Result, turned bool) bool {
	if _, over := m.Winner(); over {
		return false
	}
	m.Rounds = append(m.Rounds, Round{r, turned})
	return true
}

// Score returns what each player has, by the side they sat on in the first round.
func (m *Match) Score() [2]int {
	var score [2]int
	for _, r := range m.Rounds {
		winner, difference := engine.South, r.South-r.North
		if difference < 0 {
			winner, difference = engine.North, -difference
		}
		if r.Turned {
			winner = winner.Other()
		}
		score[winner] += difference
	}
	return score
}

// Winner returns the player who has reached the target, or false while nobody has.
func (m *Match) Winner() (engine.Side, bool) {
	for s, score := range m.Score() {
		if score >= m.Target {
			return engine.Side(s), true
		}
	}
	return 0, false
}

// String returns the score line: each round as South's pile and North's, then the
// score, as in "43-29 30-42: 14-12 of 60".
func (m *Match) String() string {
	var rounds []string
	for _, r := range m.Rounds {
		rounds = append(rounds, lite.Itoa(r.South)+"-"+lite.Itoa(r.North))
	}
	score := m.Score()
	text := lite.Itoa(score[engine.South]) + "-" + lite.Itoa(score[engine.North]) + " of " + lite.Itoa(m.Target)
	if len(rounds) > 0 {
		text = lite.Join(rounds, " ") + ": " + text
	}
	return text
}
