package solver

import (
	"slices"

	"sowbook/engine"
	"sowbook/engine/event"
)

// wideSearch is like [search], for positions that do not fit packed boards: wider boards,
// four rows, closed and owned pits. Values are of the side that makes the move.
//
// The moves of each position on the path are kept until another position of that ply is
// searched, so a search that had to stop soon reaches the same place again.
type wideSearch struct {
	effort
	rules   engine.Rules
	forward bool        // no position can repeat
	table   []wideEntry // as many as a power of two
	played  []uint64    // the hashes of the positions of the game so far
	path    []uint64    // ... and from there to the position searched
	ply     int         // of the position searched
	lists   []*wideList // by ply
}

// wideEntry is an entry of the transposition table: the bounds of a value, and the best move.
type wideEntry struct {
	_ [0]func() // not comparable: Go would add a comparison to the WebAssembly module

	hash         uint64
	lower, upper int16
	move         packedMove
	work         uint8
}

// wideList is the moves of a position.
type wideList struct {
	hash     uint64
	margin   int // of the side that moves
	mover    engine.Side
	moves    []engine.Move
	children []wideChild // by move
}

// wideChild is a position after a move, which is played when it is first needed.
type wideChild struct {
	_        [0]func() // not comparable: Go would add a comparison to the WebAssembly module
	position engine.Position
	gain     int  // of the side that made the move
	again    bool // that side moves again
	over     bool // the game is over
	played   bool // the fields above are set
	closed   bool // it has been searched
}

// wideMove added to the index of a legal move makes a [packedMove].
const wideMove packedMove = 32

// outOfReach is more than any value.
const outOfReach = 4 * engine.MaxSeeds

// newWideSearch returns a search of positions after that of g, with a table of at most
// memory bytes, but at least 16 KiB.
func newWideSearch(g *engine.Game, memory int) *wideSearch {
	const least, bytesPerEntry = 1 << 10, 16
	entries := least
	for 2*entries*bytesPerEntry <= memory {
		entries *= 2
	}
	w := &wideSearch{effort: effort{budget: unlimited}, rules: g.Rules(), table: make([]wideEntry, entries)}
	w.cycle, w.forward = w.rules.NoCapture > 0, isForward(w.rules)
	for i := range g.Len() {
		p := g.PositionAfter(i)
		w.played = append(w.played, w.hash(&p))
	}
	return w
}

// hash returns the hash of a position. Stores do not affect play, unless they can end the
// game or hold the stock.
func (w *wideSearch) hash(p *engine.Position) uint64 {
	return p.Hash(w.rules.Majority || w.rules.Stock > 0)
}

// deepen returns a deepening for a position on which the game is not over.
func (w *wideSearch) deepen(p *engine.Position, depth int) *deepening {
	d := newDeepening(&w.effort, outOfReach, depth)
	d.ask = func(goal, depth int) (answer, bool) {
		w.begin()
		return w.expand(p, w.hash(p), goal, depth)
	}
	d.line = func(depth int, nodes uint64) []engine.Move { return w.variation(*p, d.best.Margin, depth, nodes) }
	d.unpack = func(m packedMove) engine.Move { return w.rules.Legal(*p)[m-wideMove] }
	return d
}

// begin begins a search from its first position.
func (w *wideSearch) begin() { w.path, w.ply = append(w.path[:0], w.played...), 0 }

// atLeast is like [search.atLeast].
func (w *wideSearch) atLeast(p *engine.Position, goal, depth int) (answer, bool) {
	if depth == 0 {
		return answer{0, noMove, false}, true
	}
	hash := w.hash(p)
	if w.onPath(hash) {
		w.cycle = true
		return answer{0, noMove, false}, true
	}
	if e := w.entry(hash); e.hash == hash && (e.work == provenWork || int(e.work) >= depth) {
		switch {
		case int(e.lower) >= goal:
			return answer{int(e.lower), e.move, e.work == provenWork}, true
		case int(e.upper) < goal:
			return answer{int(e.upper), noMove, e.work == provenWork}, true
		}
	}
	return w.expand(p, hash, goal, depth)
}

// onPath reports whether a position repeats one on the path or in the game.
func (w *wideSearch) onPath(hash uint64) bool { return !w.forward && slices.Contains(w.path, hash) }

// entry returns the place of a position in the table.
func (w *wideSearch) entry(hash uint64) *wideEntry { return &w.table[hash&uint64(len(w.table)-1)] }

// expand is like [search.expand].
func (w *wideSearch) expand(p *engine.Position, hash uint64, goal, depth int) (answer, bool) {
	list := w.push(p, hash)
	a, ok := w.search(list, p, goal, depth)
	w.pop()
	if ok {
		w.remember(hash, a, goal, depth)
	}
	return a, ok
}

// search searches for a move that reaches goal.
func (w *wideSearch) search(list *wideList, p *engine.Position, goal, depth int) (answer, bool) {
	sure := w.rules.NoCapture == 0 // otherwise the game may end before the line does
	best := answer{-outOfReach, noMove, sure}
	for range list.moves {
		i, ok := w.next(list, p, depth)
		if !ok {
			return answer{}, false
		}
		c, reply := &list.children[i], answer{proven: true}
		if !c.over {
			if reply, ok = w.atLeast(&c.position, c.goal(goal), depth-1); !ok {
				return answer{}, false
			}
		}
		c.closed = true
		value, move := c.value(reply.value), wideMove+packedMove(i)
		if value >= goal {
			return answer{value, move, reply.proven && sure}, true
		}
		best.raise(value, move, reply.proven)
	}
	return best, true
}

// value and goal are like [child.value] and [child.goal].
func (c *wideChild) value(next int) int {
	if !c.again {
		next = -next
	}
	return c.gain + next
}

func (c *wideChild) goal(goal int) int {
	goal -= c.gain
	if !c.again {
		goal = 1 - goal
	}
	return goal
}

// push returns the moves of the position at the next ply, until pop.
func (w *wideSearch) push(p *engine.Position, hash uint64) *wideList {
	if w.ply == len(w.lists) {
		w.lists = append(w.lists, new(wideList))
	}
	list := w.lists[w.ply]
	w.ply++
	w.path = append(w.path, hash)
	isNew := list.hash != hash
	if isNew {
		list.hash, list.mover = hash, w.rules.Mover(p)
		list.moves = w.rules.AppendLegal(list.moves[:0], p)
		if len(list.children) < len(list.moves) {
			list.children = make([]wideChild, 2*len(list.moves))
		}
	}
	list.margin = w.rules.Margin(p, event.NotOver, list.mover)
	for i := range list.children {
		c := &list.children[i]
		c.played, c.closed = c.played && !isNew, false
	}
	return list
}

func (w *wideSearch) pop() {
	w.ply--
	w.path = w.path[:len(w.path)-1]
}

// next returns the move to search next: first that of the table, before the others are
// played, then those that gain most. At the last ply the order does not matter. It returns
// false if the search had to stop.
func (w *wideSearch) next(list *wideList, p *engine.Position, depth int) (best int, ok bool) {
	if e := w.entry(list.hash); e.hash == list.hash && e.move != noMove {
		best = int(e.move - wideMove)
		if best < len(list.moves) && !list.children[best].closed {
			return best, w.playMove(list, p, best)
		}
	}
	best = -1
	order := 0
	for i := range list.moves {
		c := &list.children[i]
		if c.closed {
			continue
		}
		if !w.playMove(list, p, i) {
			return 0, false
		}
		if depth == 1 {
			return i, true
		}
		value := c.gain * orderGain
		if c.again {
			value += orderAgain
		}
		if best < 0 || value > order {
			best, order = i, value
		}
	}
	return best, true
}

// playMove plays move i of a list, unless it has been played. It returns false if the search
// has to stop after that.
func (w *wideSearch) playMove(list *wideList, p *engine.Position, i int) bool {
	c := &list.children[i]
	if c.played {
		return true
	}
	end := w.effort.play(&w.rules, &c.position, p, list.moves[i])
	c.gain = w.rules.Margin(&c.position, end, list.mover) - list.margin
	c.over, c.again, c.played = end != event.NotOver, w.rules.Mover(&c.position) == list.mover, true
	return w.tick()
}

// remember stores the answer to whether a position reaches goal.
func (w *wideSearch) remember(hash uint64, a answer, goal, depth int) {
	e := w.entry(hash)
	work := uint8(min(depth, provenWork-1))
	if a.proven {
		work = provenWork
	}
	if e.hash != hash || e.work != work && e.work != provenWork {
		*e = wideEntry{hash: hash, lower: -outOfReach, upper: outOfReach, move: noMove, work: work}
	}
	e.work = work
	if a.move != noMove {
		e.move = a.move
	}
	if a.value >= goal {
		e.lower = int16(a.value)
	} else {
		e.upper = int16(a.value)
	}
}
