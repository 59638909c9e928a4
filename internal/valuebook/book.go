package main

import (
	"maps"
	"math"
	"slices"
	"strings"

	"sowbook/engine"
	"sowbook/engine/event"
	"sowbook/engine/solver"
	"sowbook/engine/values"
)

// board is the pits of a position: those of the side to move from its left to right, then those of the other.
type board [values.Pits]uint8

// boardOf returns the pits of a position as a side sees them.
func boardOf(p *engine.Position, s engine.Side) (b board) {
	copy(b[:], p.AppendRow(p.AppendRow(nil, s)[:values.Pits/2], s.Other()))
	return b
}

// position returns the position with empty stores, South to move.
func (b board) position() engine.Position {
	p := engine.Even(values.Pits/2, 0, engine.South)
	for i, n := range b {
		p.Set(engine.Place(i), int(n))
	}
	return p
}

// book has the proven values of boards, to the side to move.
type book struct {
	rules  engine.Rules
	values map[board]int
}

// read reads a text of values.
func read(r engine.Rules, text string) *book {
	k := &book{r, map[board]int{}}
	for ; text != ""; text = text[values.Line:] {
		var b board
		for i := range b {
			b[i] = text[i] - values.Empty
		}
		k.values[b] = int(text[values.Pits]) - values.Even
	}
	return k
}

// text writes the values as read reads them.
func (k *book) text() string {
	var lines []string
	for b, value := range k.values {
		for i := range b {
			b[i] += values.Empty
		}
		lines = append(lines, string(b[:])+string(rune(values.Even+value))+"\n")
	}
	slices.Sort(lines)
	return strings.Join(lines, "")
}

// next is a board after a move: what the mover has gained, whether the mover goes on, and whether the game is over.
type next struct {
	board
	gain  int
	again bool
	over  bool
}

// moves lists the boards after the moves from a board.
func (k *book) moves(b board) (all []next) {
	p := b.position()
	for _, m := range k.rules.Legal(p) {
		ply, err := k.rules.Play(p, m)
		if err != nil {
			panic(err)
		}
		after := &ply.After
		all = append(all, next{boardOf(after, after.Turn()), after.Margin(engine.South), after.Turn() == engine.South, ply.End != event.NotOver})
	}
	return all
}

func start() board {
	p := engine.Even(values.Pits/2, 4, engine.South)
	return boardOf(&p, engine.South)
}

// isWhole reports whether the values of all moves from a board are known.
func (k *book) isWhole(b board) bool {
	return !slices.ContainsFunc(k.moves(b), func(n next) bool {
		_, isKnown := k.values[n.board]
		return !n.over && !isKnown
	})
}

// findMoves notes the values that find returns for the moves from a board, and the board's own, which is the best of them.
func (k *book) findMoves(b board, find func(engine.Position) []solver.MoveScore) {
	scores := find(b.position())
	k.values[b] = math.MinInt
	for i, n := range k.moves(b) {
		worth := scores[i].Margin
		k.values[b] = max(k.values[b], worth)
		switch {
		case n.over:
		case n.again:
			k.values[n.board] = worth - n.gain
		default:
			k.values[n.board] = n.gain - worth
		}
	}
}

// walk visits the boards of each ply from the start, breadth first, of which the values of the moves are not all known; visit finds them.
// It follows the moves that lose at most so many seeds.
func (k *book) walk(plies, loss int, visit func(board)) {
	level := map[board]bool{start(): true}
	for range plies {
		after := map[board]bool{}
		for _, b := range slices.SortedFunc(maps.Keys(level), func(a, b board) int { return slices.Compare(a[:], b[:]) }) {
			if !k.isWhole(b) {
				visit(b)
			}
			for _, n := range k.moves(b) {
				worth := n.gain - k.values[n.board]
				if n.again {
					worth = n.gain + k.values[n.board]
				}
				if !n.over && k.values[b]-worth <= loss {
					after[n.board] = true
				}
			}
		}
		level = after
	}
}
