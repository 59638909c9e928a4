package book_test

import (
	"cmp"
	"math"
	"slices"
)

// plainWins finds out whether a side can have a game end with so many more seeds for itself, whatever the other plays.
//
// A board that comes back on the way would come a third time, and so end the game with what lies in the stores (SB-1). What is
// concluded from that holds as long as the board it came back to is on the way: until then it is only held, with the depth of that
// board.
type plainWins struct {
	side, n int
	known   map[plain]bool
	way     map[plain]int // the boards on the way, and how deep
	held    map[plain]heldWin
	order   []plain // of what is held
}

type heldWin struct {
	won bool
	low int // the least deep board on the way that it rests on
}

func newPlainWins(side, n int) *plainWins {
	return &plainWins{side, n, map[plain]bool{}, map[plain]int{}, map[plain]heldWin{}, nil}
}

// of tells whether the side wins from a board; the way begins there.
func (w *plainWins) of(p plain) bool { return w.look(p, 0).won }

const restsOnNone = math.MaxInt

func (w *plainWins) look(p plain, depth int) heldWin {
	ahead, left := p.seeds[12+w.side]-p.seeds[13-w.side], p.row(0)+p.row(1)
	if ahead-left >= w.n || ahead+left < w.n { // whoever gets what is left
		return heldWin{ahead >= w.n, restsOnNone}
	}
	if won, ok := w.known[p]; ok {
		return heldWin{won, restsOnNone}
	}
	if d, ok := w.way[p]; ok {
		return heldWin{ahead >= w.n, d}
	}
	if h, ok := w.held[p]; ok {
		return h
	}
	moves := p.legal()
	if len(moves) == 0 {
		return heldWin{p.final(w.side) >= w.n, restsOnNone}
	}
	w.way[p] = depth
	before := len(w.order)
	found := w.best(p, moves, depth)
	delete(w.way, p)
	w.leave(p, depth, before, found, found.won == (ahead >= w.n))
	return found
}

// best looks at what the moves lead to, those first that bring the mover most.
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
	all := heldWin{mover != w.side, restsOnNone}
	for _, then := range after {
		h := w.look(then, depth+1)
		if h.won == (mover == w.side) {
			return h
		}
		all.low = min(all.low, h.low)
	}
	return all
}

// leave keeps what was found of a board, and of those after it what rests on it, when it came out as they took it to.
func (w *plainWins) leave(p plain, depth, before int, found heldWin, asTaken bool) {
	kept := w.order[:before]
	for _, q := range w.order[before:] {
		h := w.held[q]
		switch {
		case !asTaken:
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
