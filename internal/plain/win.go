package plain

import (
	"cmp"
	"math"
	"slices"
)

// wins decides whether a side can force the end of a game with at least n more
// seeds than the other.
//
// A position that repeats on the current line would repeat a third time, which ends the
// game (SB-1). What follows from a repetition holds only
// while the repeated position is on the line, so it is provisional until the search
// leaves that position.
type wins struct {
	side, n     int
	known       map[Position]bool
	line        map[Position]int // the positions on the current line, and their depths
	provisional map[Position]*provisionalWin
	order       []*provisionalWin // those of provisional, so that few positions are looked up
}

// provisionalWin is the result of a position that depends on a position on the current line.
type provisionalWin struct {
	position Position
	win
}

// win is a result.
type win struct {
	won      bool
	minDepth int // the least depth of a position on the line that it depends on
}

func newWins(side, n int) *wins {
	return &wins{side, n, map[Position]bool{}, map[Position]int{}, map[Position]*provisionalWin{}, nil}
}

// from reports whether the side wins from a position.
func (w *wins) from(p Position) bool { return w.search(p, 0).won }

// noRepetition is the depth for results that do not depend on the line.
const noRepetition = math.MaxInt

func (w *wins) search(p Position, depth int) win {
	ahead, left := p.ahead(w.side), p.Row(0)+p.Row(1)
	if ahead-left >= w.n || ahead+left < w.n { // decided, whoever gets the seeds left
		return win{ahead >= w.n, noRepetition}
	}
	if won, ok := w.known[p]; ok {
		return win{won, noRepetition}
	}
	if d, ok := w.line[p]; ok {
		return win{p.Repeated(w.side) >= w.n, d}
	}
	if h, ok := w.provisional[p]; ok {
		return h.win
	}
	moves := p.Legal()
	if len(moves) == 0 {
		return win{p.Margin(w.side) >= w.n, noRepetition}
	}
	w.line[p] = depth
	before := len(w.order)
	found := w.best(p, moves, depth)
	delete(w.line, p)
	w.settle(p, depth, before, found, found.won == (p.Repeated(w.side) >= w.n))
	return found
}

// best searches the positions after the moves, those with the most seeds for the mover
// first.
func (w *wins) best(p Position, moves []Move, depth int) win {
	mover := p.Turn
	if giver := p.Giver(); giver >= 0 {
		mover = giver
	}
	var after []Position
	for _, m := range moves {
		next, _ := p.Play(m)
		after = append(after, next)
	}
	slices.SortStableFunc(after, func(a, b Position) int {
		return cmp.Or(cmp.Compare(b.ahead(mover), a.ahead(mover)), cmp.Compare(a.Row(1-mover), b.Row(1-mover)))
	})
	result := win{mover != w.side, noRepetition}
	for _, next := range after {
		h := w.search(next, depth+1)
		if h.won == (mover == w.side) {
			return h
		}
		result.minDepth = min(result.minDepth, h.minDepth)
	}
	return result
}

// settle stores the result of a position when the search leaves it, and keeps the
// provisional results that assumed the right result.
func (w *wins) settle(p Position, depth, before int, found win, asAssumed bool) {
	kept := w.order[:before]
	for _, h := range w.order[before:] {
		switch {
		case !asAssumed:
			delete(w.provisional, h.position)
		case h.minDepth < depth:
			kept = append(kept, h)
		case found.minDepth >= depth:
			delete(w.provisional, h.position)
			w.known[h.position] = h.won
		default:
			h.minDepth = found.minDepth
			kept = append(kept, h)
		}
	}
	w.order = kept
	if found.minDepth >= depth {
		w.known[p] = found.won
		return
	}
	h := &provisionalWin{p, found}
	w.provisional[p] = h
	w.order = append(w.order, h)
}
