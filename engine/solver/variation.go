package solver

import "sowbook/engine"

const (
	maxVariation   = 1000    // moves; longer ones repeat
	longVariation  = 1 << 20 // nodes for a variation that is not proven
	shortVariation = 1 << 13 // nodes for one shown during an analysis
)

// variation returns the principal variation from a board whose value is known from a
// search depth plies deep: moves that each keep the value, as far as a search of nodes
// more nodes can show. If the value is proven and no board can repeat, it reaches the end
// of the game. Otherwise it stops before a board repeats.
func (s *search) variation(k packed, turn engine.Side, value, depth int, nodes uint64) []engine.Move {
	var line []engine.Move
	stop := s.stop
	s.stop, s.budget = nil, s.nodes+nodes
	defer func() { s.stop = stop }()
	s.path = append(s.path[:0], s.played...)
	seen := map[packed]bool{}
	for len(line) < maxVariation && depth > 0 {
		seen[k] = true
		c, ok := s.keeper(k, value, depth, seen)
		if !ok {
			if known, ok := s.table.find(k, s.table.slot(k)); ok && len(line) == 0 && known.move != noMove {
				line = append(line, known.move.unpack(s.board, turn))
			}
			break
		}
		line = append(line, c.move.unpack(s.board, turn))
		if c.over {
			break
		}
		value -= int(c.gain)
		if !c.again {
			value = -value
			turn = turn.Other()
		}
		k, depth = c.board, depth-1
	}
	return line
}

// keeper returns a move to a board not in seen that keeps the value, or false if none is
// found. A gift that the opponent chooses keeps it if it gives no more than the value.
func (s *search) keeper(k packed, value, depth int, seen map[packed]bool) (child, bool) {
	var list [maxChildren]child
	n := s.children(k, &list)
	tableMove := noMove
	if known, ok := s.table.find(k, s.table.slot(k)); ok {
		tableMove = known.move
	}
	for i := range list[:n] {
		list[i].order = list[i].priority(tableMove, false)
	}
	for c := next(list[:n]); c != nil; c = next(list[:n]) {
		reply, goal, byOpponent := answer{}, value, c.move.byOpponent()
		if byOpponent {
			goal++
		}
		if !c.over {
			if seen[c.board] {
				continue
			}
			var ok bool
			if reply, ok = s.atLeast(c.board, c.goal(goal), depth-1); !ok {
				break
			}
		}
		if (c.value(reply.value) >= goal) != byOpponent {
			return *c, true
		}
	}
	return child{}, false
}
