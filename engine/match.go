package engine

import "strconv"

// Match is a row of rounds between two players, who are called by the sides they
// sit on in the first: the winner of a round scores the difference between the
// two piles, and the first to reach the target wins (L-13, L-14).
type Match struct {
	Target int
	Rounds []Round
}

// Round is the end of one game of a match.
type Round struct {
	Result
	Turned bool // the players sat the other way round
}

// LanesTarget is the score that a match of Lane's games is played to (L-14).
const LanesTarget = 60

// Add adds a round. A match that is won takes no more; Add tells whether it did.
func (m *Match) Add(r Result, turned bool) bool {
	if _, over := m.Winner(); over {
		return false
	}
	m.Rounds = append(m.Rounds, Round{r, turned})
	return true
}

// Score is what each player has, by the side that he sat on in the first round.
func (m *Match) Score() [2]int {
	var score [2]int
	for _, r := range m.Rounds {
		winner, difference := South, r.South-r.North
		if difference < 0 {
			winner, difference = North, -difference
		}
		if r.Turned {
			winner = winner.Other()
		}
		score[winner] += difference
	}
	return score
}

// Winner is the player who has reached the target; false while nobody has.
func (m *Match) Winner() (Side, bool) {
	for s, score := range m.Score() {
		if score >= m.Target {
			return Side(s), true
		}
	}
	return 0, false
}

// String is the score line: each round as South's pile and North's, then the
// score, as in "43-29 30-42: 14-12 of 60".
func (m *Match) String() string {
	line := ""
	for _, r := range m.Rounds {
		if line != "" {
			line += " "
		}
		line += strconv.Itoa(r.South) + "-" + strconv.Itoa(r.North)
	}
	score := m.Score()
	if line != "" {
		line += ": "
	}
	return line + strconv.Itoa(score[South]) + "-" + strconv.Itoa(score[North]) + " of " + strconv.Itoa(m.Target)
}
