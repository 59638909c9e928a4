package book_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"sowbook/engine"
)

// plainGoal is a goal: a word, and a number or a place.
type plainGoal struct {
	aim      string
	n, place int
	wins     *plainWins
}

// plainGoalOf reads the text of a goal for the player to move.
func plainGoalOf(t *testing.T, labels engine.Labels, p plain, text string) plainGoal {
	t.Helper()
	aim, value, _ := strings.Cut(text, " ")
	g := plainGoal{aim: aim}
	if aim == "land" {
		name, theirs := strings.CutPrefix(value, "their ")
		side := p.turn
		if theirs {
			side = 1 - side
		}
		if g.place = 12 + side; name != "store" {
			g.place = plainPit(t, labels, side, name)
		}
		return g
	}
	var err error
	if g.n, err = strconv.Atoi(value); err != nil {
		t.Fatal(err)
	}
	g.wins = newPlainWins(p.turn, g.n)
	return g
}

// plainMoves reads moves of one side.
func plainMoves(t *testing.T, labels engine.Labels, side int, words []string) (moves []plainMove) {
	t.Helper()
	for _, word := range words {
		way := 1
		if strings.HasSuffix(word, "L") {
			way = -1
		}
		moves = append(moves, plainMove{plainPit(t, labels, side, strings.TrimRight(word, "RL")), way})
	}
	return moves
}

// plainPit returns the pit that a number names for a side, 0 being South.
func plainPit(t *testing.T, labels engine.Labels, side int, text string) int {
	t.Helper()
	n, err := strconv.Atoi(text)
	if err != nil {
		t.Fatal(err)
	}
	switch labels {
	case engine.FromStore:
		return 6*side + 6 - n
	case engine.FromLeft:
		return 6*side + n - 1
	}
	return n - 1
}

// turns calls visit for every beginning of a turn, with the results and moves so far, the
// position and whether the turn is over. It extends a beginning if visit returns true.
func (p plain) turns(visit func(results []plainResult, moves []plainMove, after plain, over bool) bool) {
	var from func(at plain, results []plainResult, moves []plainMove)
	from = func(at plain, results []plainResult, moves []plainMove) {
		for _, m := range at.legal() {
			after, f := at.play(m)
			results, moves := append(slices.Clone(results), f), append(slices.Clone(moves), m)
			over := after.turn != p.turn || len(after.legal()) == 0 || after.giver() == 1-p.turn
			if visit(results, moves, after, over) && !over {
				from(after, results, moves)
			}
		}
	}
	from(p, nil, nil)
}

// solutions returns the moves of every turn that reaches a goal, up to the last one needed,
// and the number of turns that do not.
func (p plain) solutions(g plainGoal) (lines [][]plainMove, misses int) {
	p.turns(func(results []plainResult, moves []plainMove, after plain, over bool) bool {
		switch {
		case p.reaches(g, results, after, over):
			lines = append(lines, moves)
			return false
		case over:
			misses++
		}
		return true
	})
	return lines, misses
}

// reaches reports whether the moves of a turn so far reach a goal.
func (p plain) reaches(g plainGoal, results []plainResult, after plain, over bool) bool {
	captured, sowings := 0, 0
	for _, f := range results {
		captured += f.captured
		if !f.given {
			sowings++
		}
		if g.aim == "land" && f.last == g.place || g.aim == "laps" && f.laps >= g.n || g.aim == "drops" && f.drops >= g.n {
			return true
		}
	}
	switch g.aim {
	case "capture":
		return captured >= g.n
	case "sowings":
		return sowings >= g.n
	case "leave":
		return over && after.mostCaptured() <= g.n
	case "win":
		if !over {
			return false
		}
		return g.wins.wins(after)
	case "land", "laps", "drops":
		return false
	}
	panic(fmt.Sprintf("unknown goal %s", g.aim))
}

// mostCaptured returns the most seeds that the player to move can capture in a turn.
func (p plain) mostCaptured() (most int) {
	p.turns(func(results []plainResult, _ []plainMove, _ plain, _ bool) bool {
		sum := 0
		for _, f := range results {
			sum += f.captured
		}
		most = max(most, sum)
		return true
	})
	return most
}

// final returns the final margin of a side, after the seeds left have gone to their
// owners, to one player or to neither.
func (p plain) final(side int) int {
	score := [2]int{p.seeds[12], p.seeds[13]}
	for s := range 2 {
		switch {
		case p.hasPrefix("pratt-basic", "leaflet-nigerian"): // P-B2, N-N5
		case p.hasPrefix("pratt", "leaflet-ethiopian") && s == p.turn && p.row(1-s) > 0: // P-E4, N-E3
		case p.hasPrefix("pratt") && s == p.turn:
		default: // K-7 G-9 V-7 N-E3 O-9 A-7 L-12
			score[s] += p.row(s)
		}
	}
	return score[side] - score[1-side]
}
