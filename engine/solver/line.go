package solver

import "sowbook/engine"

// longestLine is the most moves of a line: longer ones go to and fro.
const longestLine = 1000

// lineBudget is how many boards may be looked at for a line that is not proven.
const lineBudget = 1 << 20

// line follows the best moves from a board of a value seen so many plies deep, as far
// as the search can tell, looking at so many boards more at most, that each keeps the
// value: to the end when the value is proven and no board can come up twice. Where
// one can, a line stops before it would go round.
func (s *search) line(k packed, turn engine.Side, value, depth int, budget uint64) []engine.Move {
	var line []engine.Move
	stop := s.stop
	s.stopped, s.stop, s.budget = false, nil, s.nodes+budget
	defer func() { s.stop = stop }()
	s.path = append(s.path[:0], s.way...)
	seen := map[packed]bool{}
	for len(line) < longestLine && depth > 0 {
		seen[k] = true
		b, ok := s.keeps(k, value, depth, seen)
		if !ok {
			if known, there := s.table.find(k); there && len(line) == 0 {
				line = append(line, known.move.move(s.board, turn))
			}
			break
		}
		line = append(line, b.code.move(s.board, turn))
		if b.over {
			break
		}
		value -= b.gain
		if !b.again {
			value = -value - 2*b.gain
			turn = turn.Other()
		}
		k, depth = b.to, depth-1
	}
	return line
}

// keeps is a move that leads to a value, on a board not seen, and false when none
// can be shown to. A gift that the other side chooses leads to no more than the value.
func (s *search) keeps(k packed, value, depth int, seen map[packed]bool) (branch, bool) {
	var list [mostBranches]branch
	n := s.branches(k, &list)
	before := noCode
	if known, ok := s.table.find(k); ok {
		before = known.move
	}
	s.glance(list[:n], boundShift, 1, before)
	for i := range n {
		b := pick(list[i:n])
		got, goal, theirs := 0, value, b.code.isTheirs()
		if theirs {
			goal++
		}
		if !b.over && seen[b.to] {
			continue
		}
		if !b.over {
			got = s.atLeast(b.to, b.aim(goal), depth-1)
		}
		if s.stopped {
			break
		}
		if (b.worth(got) >= goal) != theirs {
			return *b, true
		}
	}
	return branch{}, false
}
