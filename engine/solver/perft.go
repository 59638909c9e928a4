package solver

import (
	"sowbook/engine"
	"sowbook/engine/event"
)

// Perft counts the lines of play of exactly depth plies from a position. Each sowing, gift and pass is a ply, also
// within an extra turn. A game that ends earlier counts as one line.
//
// Perft ignores history: neither a third repetition nor a second pass in a row ends a line.
func Perft(r engine.Rules, p engine.Position, depth int) uint64 {
	if depth <= 0 || r.Ended(p) != event.NotOver {
		return 1
	}
	if c, ok := compile(r, p.Board(), p.Total()); ok && Fits(r, &p) {
		return c.perft(pack(&p), depth)
	}
	return perft(&r, &p, depth)
}

// perft counts lines from a packed board on which the game is not over.
func (c *compiled) perft(k packed, depth int) uint64 {
	var lines uint64
	for w := c.first; w <= c.last; w++ {
		table := c.sowings[w&1]
		for pit := range uint(c.board.Pits) {
			seeds := byteAt(k.mover, pit)
			if seeds < c.fewest {
				continue
			}
			next, _, over := c.sow(k, pit, &table[(pit&7)<<8|seeds])
			if depth == 1 || over {
				lines++
			} else {
				lines += c.perft(next, depth-1)
			}
		}
	}
	return lines
}

// perft counts lines by the general rules from a position that is not over.
func perft(r *engine.Rules, p *engine.Position, depth int) uint64 {
	var lines uint64
	var room [4 * PackedPits]engine.Move // append grows it for wider boards
	var ply engine.Ply
	for _, m := range r.AppendLegal(room[:0], p) {
		r.Apply(&ply, p, m)
		if depth == 1 || ply.End != event.NotOver {
			lines++
		} else {
			lines += perft(r, &ply.After, depth-1)
		}
	}
	return lines
}
