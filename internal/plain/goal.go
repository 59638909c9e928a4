package plain

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Goal is an aim for one turn: a word, and a number or a place.
type Goal struct {
	aim      string
	n, place int
	wins     *wins
}

// ParseGoal parses the text of a goal for the player to move, such as "capture 5". Pits are
// numbered as [Position.Pit] says. It panics if the text has another form.
func (p Position) ParseGoal(numbering, text string) Goal {
	aim, value, _ := strings.Cut(text, " ")
	g := Goal{aim: aim}
	if aim == "land" {
		name, theirs := strings.CutPrefix(value, "their ")
		side := p.Turn
		if theirs {
			side = 1 - side
		}
		if g.place = p.store(side); name != "store" {
			g.place = p.Pit(numbering, side, name)
		}
		return g
	}
	g.n = number(value)
	g.wins = newWins(p.Turn, g.n)
	return g
}

// Pit returns the pit that a number names for a side. The numbering is "near" (1 is next to
// the side's store), "left" (1 is at the side's left) or "cell" (all pits are numbered, from
// South's left).
func (p Position) Pit(numbering string, side int, text string) int {
	n := number(text)
	switch numbering {
	case "near":
		return p.Pits*(side+1) - n
	case "left":
		return p.Pits*side + n - 1
	}
	return n - 1
}

// Moves reads sowings of a side, with pits numbered as [Position.Pit] says.
func (p Position) Moves(numbering string, side int, words []string) (moves []Move) {
	way := Right
	if p.isAny("congkak", "vai-lung-thlan", "layli-goobalay", "songo", "pasu-pondi") { // CK-4 VT-2 LG-2 SO-3 PP-3
		way = Left
	}
	for _, word := range words {
		m := Move{Pit: p.Pit(numbering, side, strings.TrimRight(word, "RL>")), Way: way}
		if strings.Contains(word, "L") {
			m.Way = Left
		}
		m.On = strings.HasSuffix(word, ">")
		moves = append(moves, m)
	}
	return moves
}

// number parses a number. It panics if the text is not a number.
func number(text string) int {
	n, err := strconv.Atoi(text)
	if err != nil {
		panic(err)
	}
	return n
}

// turns calls visit for every beginning of a turn, with the results and moves so far, the
// position and whether the turn is over. It extends a beginning if visit returns true.
func (p Position) turns(visit func(results []Result, moves []Move, after Position, over bool) bool) {
	var from func(at Position, results []Result, moves []Move)
	from = func(at Position, results []Result, moves []Move) {
		for _, m := range at.Legal() {
			after, f := at.Play(m)
			results, moves := append(slices.Clone(results), f), append(slices.Clone(moves), m)
			over := after.Turn != p.Turn || len(after.Legal()) == 0 || after.Giver() == 1-p.Turn
			if visit(results, moves, after, over) && !over {
				from(after, results, moves)
			}
		}
	}
	from(p, nil, nil)
}

// Solutions returns the moves of every turn that reaches a goal, up to the last one needed,
// and the number of turns that do not.
func (p Position) Solutions(g Goal) (lines [][]Move, misses int) {
	p.turns(func(results []Result, moves []Move, after Position, over bool) bool {
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
func (p Position) reaches(g Goal, results []Result, after Position, over bool) bool {
	captured, sowings, own := 0, 0, after.owns(p.Turn)-p.owns(p.Turn)
	for _, f := range results {
		captured += f.Captured
		if f.Laps > 0 {
			sowings++
		}
		if g.aim == "land" && f.Last == g.place || g.aim == "laps" && f.Laps >= g.n || g.aim == "drops" && f.Drops >= g.n {
			return true
		}
	}
	switch g.aim {
	case "capture":
		return captured >= g.n
	case "own":
		return own >= g.n
	case "sowings":
		return sowings >= g.n
	case "leave":
		return over && after.mostCaptured() <= g.n
	case "yield":
		return over && after.mostOwned() <= g.n
	case "win":
		return over && g.wins.from(after)
	case "land", "laps", "drops":
		return false
	}
	panic(fmt.Sprintf("plain: the goal %s", g.aim))
}

// mostCaptured returns the most seeds that the player to move can capture in a turn.
func (p Position) mostCaptured() (most int) {
	p.turns(func(results []Result, _ []Move, _ Position, _ bool) bool {
		sum := 0
		for _, f := range results {
			sum += f.Captured
		}
		most = max(most, sum)
		return true
	})
	return most
}

// mostOwned returns the most pits that the player to move can make their own in a turn.
func (p Position) mostOwned() (most int) {
	p.turns(func(_ []Result, _ []Move, after Position, _ bool) bool {
		most = max(most, after.owns(p.Turn)-p.owns(p.Turn))
		return true
	})
	return most
}

// owns returns the number of pits that a side has made its own.
func (p Position) owns(side int) (n int) {
	for _, owned := range p.Owned[side] {
		if owned {
			n++
		}
	}
	return n
}

// Prepared returns the pits after whose sowing the player can capture at least n seeds next
// turn, whatever the opponent does.
func (p Position) Prepared(n int) (pits []int) {
	for _, m := range p.Legal() {
		if after, _ := p.Play(m); after.canCapture(p.Turn, n) {
			pits = append(pits, m.Pit)
		}
	}
	return pits
}

// canCapture reports whether a side can capture at least n seeds in its next turn, whatever
// the opponent does before.
func (p Position) canCapture(side, n int) bool {
	if p.Turn == side {
		return p.mostCaptured() >= n
	}
	moves := p.Legal()
	for _, m := range moves {
		if after, _ := p.Play(m); !after.canCapture(side, n) {
			return false
		}
	}
	return len(moves) > 0
}
