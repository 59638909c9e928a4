package book_test

import (
	"cmp"
	"math"
	"slices"
)

// plainWins decides whether a side can force the end of a game with at least n more
// seeds than the other.
//
// A position that repeats on the current line would repeat a third time, which ends the
// game with what is in the stores (SB-1). What follows from a repetition holds only
// while the repeated position is on the line, so it is provisional until the search
// leaves that position.
type plainWins struct {
	side, n int
	known   map[plain]bool
	line    map[plain]int     // the positions on the current line, and their depths
	held    map[plain]heldWin // provisional results
	order   []plain           // of held
}

// heldWin is a result that depends on the line.
type heldWin struct {
	won bool
	low int // the least depth of a position on the line that it depends on
}

func newPlainWins(side, n int) *plainWins {
	return &plainWins{side, n, map[plain]bool{}, map[plain]int{}, map[plain]heldWin{}, nil}
}

// of reports whether the side wins from a position.
func (w *plainWins) of(p plain) bool { return w.look(p, 0).won }

// noRepetition is the depth for results that do not depend on the line.
const noRepetition = math.MaxInt

func (w *plainWins) look(p plain, depth int) heldWin {
	ahead, left := p.seeds[12+w.side]-p.seeds[13-w.side], p.row(0)+p.row(1)
	if ahead-left >= w.n || ahead+left < w.n { // decided, whoever gets the seeds left
		return heldWin{ahead >= w.n, noRepetition}
	}
	if won, ok := w.known[p]; ok {
		return heldWin{won, noRepetition}
	}
	if d, ok := w.line[p]; ok {
		return heldWin{ahead >= w.n, d}
	}
	if h, ok := w.held[p]; ok {
		return h
	}
	moves := p.legal()
	if len(moves) == 0 {
		return heldWin{p.final(w.side) >= w.n, noRepetition}
	}
	w.line[p] = depth
	before := len(w.order)
	found := w.best(p, moves, depth)
	delete(w.line, p)
	w.leave(p, depth, before, found, found.won == (ahead >= w.n))
	return found
}

// best searches the positions after the moves, those with the most seeds for the mover
// first.
func (w *plainWins) best(p plain, moves []plainMove, depth int) heldWin {
	mover := p.turn
	if giver := p.giver(); giver >= 0 {
		mover = giver
	}
	var after []plain
	for _, m := range moves {
		then, _ := p.play(m)
		after = append(after, then)
	}
	slices.SortStableFunc(after, func(a, b plain) int {
		return cmp.Or(cmp.Compare(b.seeds[12+mover], a.seeds[12+mover]), cmp.Compare(a.row(1-mover), b.row(1-mover)))
	})
	all := heldWin{mover != w.side, noRepetition}
	for _, then := range after {
		h := w.look(then, depth+1)
		if h.won == (mover == w.side) {
			return h
		}
		all.low = min(all.low, h.low)
	}
	return all
}

// leave keeps the result of a position when the search leaves it. Provisional results
// that depend on it are kept only where it turned out as they assumed.
func (w *plainWins) leave(p plain, depth, before int, found heldWin, asAssumed bool) {
	kept := w.order[:before]
	for _, q := range w.order[before:] {
		h := w.held[q]
		switch {
		case !asAssumed:
			delete(w.held, q)
		case h.low < depth:
			kept = append(kept, q)
		case found.low >= depth:
			delete(w.held, q)
			w.known[q] = h.won
		default:
			w.held[q] = heldWin{h.won, found.low}
			kept = append(kept, q)
		}
	}
	w.order = kept
	if found.low >= depth {
		w.known[p] = found.won
		return
	}
	w.held[p] = found
	w.order = append(w.order, p)
}
