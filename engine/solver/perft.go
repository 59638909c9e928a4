package solver

import "sowbook/engine"

// Perft counts the lines of exactly depth plies from a position: every sowing,
// gift and pass is a ply of its own, extra turns among them. A game that ends
// earlier counts once, and so does a position that is already over. Every ply is
// made, the last one too.
//
// History is not looked at: a position that comes up for the third time and a
// second pass in a row do not end a line.
func Perft(r engine.Rules, p engine.Position, depth int) uint64 {
	if depth <= 0 || r.Ended(p) != engine.GoesOn {
		return 1
	}
	if c, ok := compile(r, p.Board(), p.Total()); ok {
		return c.perft(pack(&p), depth)
	}
	return perft(r, p, depth)
}

// perft counts on a packed board that is not over.
func (c *compiled) perft(k packed, depth int) uint64 {
	var lines uint64
	for w := c.first; w <= c.last; w++ {
		table := c.sowings[w&1]
		for pit := range uint(c.board.Pits) {
			seeds := byteAt(k.mover, pit)
			if seeds < c.fewest {
				continue
			}
			next, done := c.sow(k, pit, &table[(pit&7)<<8|seeds])
			if depth == 1 || done.end != engine.GoesOn {
				lines++
			} else {
				lines += c.perft(next, depth-1)
			}
		}
	}
	return lines
}

// perft counts by the general rules from a position that is not over.
func perft(r engine.Rules, p engine.Position, depth int) uint64 {
	var lines uint64
	var room [4 * PackedPits]engine.Move // wider boards may need more, and get it
	for _, m := range r.AppendLegal(room[:0], &p) {
		ply := r.Apply(&p, m)
		if depth == 1 || ply.End != engine.GoesOn {
			lines++
		} else {
			lines += perft(r, ply.After, depth-1)
		}
	}
	return lines
}
