package player

import (
	"strconv"
	"strings"

	"sowbook/engine"
)

// Match is a series of rounds between two players, named by their sides in the first
// round. The winner of a round scores the difference between the stores, and the first
// player to reach the target wins (L-13, L-14).
type Match struct {
	Target int
	Rounds []Round
}

// Round is the result of one game of a match.
type Round struct {
	_ [0]func() // not comparable: Go would add a comparison to the WebAssembly module

	engine.Result
	Turned bool // the players had changed sides
}

// LanesTarget is the target of a match of Lane's games (L-14).
const LanesTarget = 60

// Add adds a round. It returns false, and adds nothing, if the match is already won.
func (m *Match) Add(r engine.Result, turned bool) bool {
	if _, over := m.Winner(); over {
		return false
	}
	m.Rounds = append(m.Rounds, Round{Result: r, Turned: turned})
	return true
}

// Score returns the score of each player, by their side in the first round.
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

// Winner returns the player who has reached the target. ok is false if neither has.
func (m *Match) Winner() (winner engine.Side, ok bool) {
	for s, score := range m.Score() {
		if score >= m.Target {
			return engine.Side(s), true
		}
	}
	return 0, false
}

// String returns the score line: the stores of South and North after each round, then
// the score, as in "43-29 30-42: 14-12 of 60".
func (m *Match) String() string {
	var rounds []string
	for _, r := range m.Rounds {
		rounds = append(rounds, strconv.Itoa(r.South)+"-"+strconv.Itoa(r.North))
	}
	score := m.Score()
	text := strconv.Itoa(score[engine.South]) + "-" + strconv.Itoa(score[engine.North]) + " of " + strconv.Itoa(m.Target)
	if len(rounds) > 0 {
		text = strings.Join(rounds, " ") + ": " + text
	}
	return text
}
