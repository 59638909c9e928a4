package example

import (
	"fmt"
	"slices"
	"strconv"

	"sowbook/engine"
	"sowbook/engine/event"
)

// PitLine is what follows when a pit is played: the move, the opponent's turn that leaves
// the player least to capture, and the player's best capture after it, if any.
type PitLine struct {
	Pit   engine.Place
	Moves []string // in the variant's numbering
}

// maxPrepared is the largest number of positions that the proof of a question visits.
const maxPrepared = 200_000

// prepare parses the question ask prepare N: which pit must be played now, so that the
// player can capture at least N seeds next turn whatever the opponent does. at and
// numberAt are the offsets of the question and of N.
func (c *checker) prepare(at, numberAt int, number string) {
	task, r, start := c.ex.Task, c.ex.Game.Rules(), c.ex.Game.Start()
	seeds, err := strconv.Atoi(number)
	if err != nil || seeds < 1 {
		c.problem(numberAt, "ask prepare needs the number of seeds to capture next turn, as in ask prepare 5")
		return
	}
	task.Seeds = seeds
	s := turnSearch{rules: r, left: maxPrepared}
	for _, m := range r.Legal(start) {
		ply, _, err := r.Trace(start, m)
		if err != nil || ply.Again || ply.Captured > 0 || ply.End != event.NotOver ||
			slices.ContainsFunc(task.Lines, func(l PitLine) bool { return l.Pit == m.Pit }) {
			c.problem(at, "ask prepare needs a board where every pit has one move, which neither captures, gives an extra turn nor ends the game")
			return
		}
		least, line := s.leastCapture(ply.After)
		if least >= seeds {
			task.Answers = append(task.Answers, m.Pit)
		}
		task.Lines = append(task.Lines, PitLine{m.Pit, c.texts(append([]engine.Move{m}, line...))})
		if least >= seeds && task.Solution == nil {
			task.Solution = task.Lines[len(task.Lines)-1].Moves
		}
	}
	switch {
	case s.left < 0:
		c.problem(at, "there are too many ways to play these turns to check them all; choose a smaller board")
	case len(task.Answers) == 0 || len(task.Answers) == len(task.Lines):
		c.problem(at, fmt.Sprintf("%d of %d pits prepare this capture; choose a board where some do and others do not", len(task.Answers), len(task.Lines)))
	}
}

// texts returns moves from the start of the example in the variant's numbering.
func (c *checker) texts(moves []engine.Move) []string {
	g := engine.NewGame(c.ex.Game.Rules(), c.ex.Game.Start())
	for _, m := range moves {
		if g.Play(m) != nil {
			break
		}
	}
	return c.ex.Variant.Moves(g)
}

// turnSearch tries all ways to play turns. left is the number of positions that it may
// still visit; below 0, its results are incomplete.
type turnSearch struct {
	rules engine.Rules
	left  int
}

// leastCapture returns the fewest seeds to which the player to move can limit the
// opponent's next capture. line is the turn that does so and the opponent's best reply.
func (s *turnSearch) leastCapture(p engine.Position) (least int, line []engine.Move) {
	least = -1
	s.turns(p, func(turn []engine.Move, _ int, after engine.Position, over bool) {
		most, capture := 0, []engine.Move(nil)
		if !over {
			most, capture = s.largestCapture(after)
		}
		if least < 0 || most < least {
			least, line = most, slices.Concat(turn, capture)
		}
	})
	return least, line
}

// largestCapture returns how many seeds the player to move can capture in one turn at
// most, and the shortest turn that does.
func (s *turnSearch) largestCapture(p engine.Position) (most int, line []engine.Move) {
	s.turns(p, func(turn []engine.Move, captured int, _ engine.Position, _ bool) {
		if captured > most || captured == most && captured > 0 && len(turn) < len(line) {
			most, line = captured, slices.Clone(turn)
		}
	})
	return most, line
}

// turns calls visit for every turn of the player to move: its moves, the seeds captured,
// the position after it, and whether the game is over.
func (s *turnSearch) turns(p engine.Position, visit func(turn []engine.Move, captured int, after engine.Position, over bool)) {
	mover := p.Turn()
	var line []engine.Move
	var from func(p engine.Position, captured int)
	from = func(p engine.Position, captured int) {
		for _, m := range s.rules.Legal(p) {
			if s.left--; s.left < 0 {
				return
			}
			ply, _, err := s.rules.Trace(p, m)
			if err != nil {
				continue // Legal returned it, so it cannot be refused
			}
			line = append(line, m)
			total := captured + ply.Captured
			if over := ply.End != event.NotOver; over || ply.After.Turn() != mover {
				visit(line, total, ply.After, over)
			} else {
				from(ply.After, total)
			}
			line = line[:len(line)-1]
		}
	}
	from(p, 0)
}
