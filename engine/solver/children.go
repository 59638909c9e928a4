package solver

import (
	"sowbook/engine"
	"sowbook/engine/event"
)

// child is a board after a move from the board searched. Boards in a search have empty
// stores: stored seeds do not affect play, so they are only counted in gain.
type child struct {
	_ [0]func() // not comparable: Go would add a comparison to the WebAssembly module

	board  packed // as the side that moves next sees it
	slot   slot   // its place in the transposition table, if it has one
	number uint32 // its number in the endgame table, if left is small enough
	order  int32  // the higher, the sooner it is searched
	gain   int16  // seeds stored by the side that made the move, less the other side's
	left   uint8  // seeds in the pits
	move   packedMove
	again  bool // the side that made the move also moves next
	over   bool // the game is over
	closed bool // needs no search
}

// maxChildren is the largest number of moves on a packed board.
const maxChildren = 2 * PackedPits

// value returns the value of the move to the side that makes it, given the value
// of the child to the side that moves next.
func (c *child) value(next int) int {
	if !c.again {
		next = -next
	}
	return int(c.gain) + next
}

// goal returns the bound for the null-window search of the child. The move reaches goal
// if the child reaches that bound, with the same side to move, or fails to, with the
// opponent to move.
func (c *child) goal(goal int) int {
	goal -= int(c.gain)
	if !c.again {
		goal = 1 - goal
	}
	return goal
}

// pushList returns an array for the moves of the board at the next ply, until popList.
// Arrays are reused, because clearing one for each board takes time.
func (s *search) pushList() *[maxChildren]child {
	if s.ply == len(s.lists) {
		s.lists = append(s.lists, new([maxChildren]child))
	}
	s.ply++
	return s.lists[s.ply-1]
}

func (s *search) popList() { s.ply-- }

// children lists the moves of a board on which the game is not over.
func (s *search) children(k packed, list *[maxChildren]child) int {
	if s.compiled == nil {
		return s.generalChildren(k, list)
	}
	n, rules := 0, s.compiled
	for pit := range uint(rules.board.Pits) {
		seeds := byteAt(k.mover, pit)
		if seeds < rules.fewest {
			continue
		}
		for w := rules.first; w <= rules.last; w++ {
			next, again, over := rules.sow(k, pit, &rules.sowings[w&1][(pit&7)<<8|seeds])
			if over {
				next = rules.sweep(next)
			}
			s.setChild(&list[n], next, packedMove(pit)|packedMove(w)<<3, again, over)
			n++
		}
	}
	return n
}

// setChild sets a child to the board after a move from a board with empty stores.
func (s *search) setChild(c *child, next packed, move packedMove, again, over bool) {
	store := uint(s.board.Pits)
	c.board = next.masked(s.pits)
	gain := int16(byteAt(next.mover, store)) - int16(byteAt(next.waiter, store))
	if !again {
		gain = -gain
	}
	c.gain, c.left = gain, uint8(c.board.seeds())
	c.move, c.again, c.over, c.closed = move, again, over, false
}

// lapsPerNode is the number of laps that count as a node. It keeps searches within their
// budget if relays run tens of thousands of laps.
const lapsPerNode = 32

// generalChildren is like children, for rules that are not compiled.
func (s *search) generalChildren(k packed, list *[maxChildren]child) int {
	p := k.unpack(s.board, engine.South)
	var moves [maxChildren]engine.Move
	n := 0
	for _, m := range s.rules.AppendLegal(moves[:0], &p) {
		var after engine.Position
		end := s.play(&s.rules, &after, &p, m)
		s.setChild(&list[n], pack(&after), packMove(s.board, engine.South, m), after.Turn() == engine.South, end != event.NotOver)
		n++
	}
	return n
}

// play sets after to the position after a move from position p by the general rules, and
// returns why the game is over, or [event.NotOver]. Two passes in a row end the game. A long
// relay counts as several nodes.
func (e *effort) play(r *engine.Rules, after, p *engine.Position, m engine.Move) engine.Reason {
	ply := &e.ply
	r.Apply(ply, p, m)
	e.nodes += uint64(ply.Laps / lapsPerNode)
	*after = ply.After
	if m.Kind == engine.Pass && ply.End == event.NotOver && r.MustPass(after) {
		*after = r.AfterPasses(*after)
		return event.NoMove
	}
	return ply.End
}
