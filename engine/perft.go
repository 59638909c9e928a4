package engine

// Perft counts the lines of exactly depth plies from a position: every sowing,
// gift and pass is a ply of its own, extra turns among them. A game that ends
// earlier counts once, and so does a position that is already over. Every ply is
// made, the last one too.
//
// History is not looked at: a position that comes up for the third time and a
// second pass in a row do not end a line.
func (r Rules) Perft(p Position, depth int) uint64 {
	if depth <= 0 || r.Ended(p) != GoesOn {
		return 1
	}
	if c, ok := r.compile(p.Board(), p.Total()); ok {
		return c.perft(pack(&p), depth)
	}
	return r.perft(p, depth)
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
			if depth == 1 || done.end != GoesOn {
				lines++
			} else {
				lines += c.perft(next, depth-1)
			}
		}
	}
	return lines
}

// perft counts by the general rules from a position that is not over.
func (r Rules) perft(p Position, depth int) uint64 {
	var lines uint64
	var room [4 * packedPits]Move // wider boards may need more, and get it
	for _, m := range r.legal(&p, room[:0]) {
		ply := r.made(&p, m, nil)
		if depth == 1 || ply.End != GoesOn {
			lines++
		} else {
			lines += r.perft(ply.After, depth-1)
		}
	}
	return lines
}
