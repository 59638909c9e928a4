package board

import "sowbook/internal/lite"

// String writes a position as it looks on the board, for example
// "4,4,5,5,5,5/4,4,0,5,5,0 2,0 N": North's row as South sees it, South's row,
// the stores of South and North, and the side to move. What else the position has follows
// as words: "closed=6,7" are pits that are out of play, numbered by place from 1, and
// "north-owns=3" and "south-owns=12,13" those that a player owns whichever row they are in.
func (p Position) String() string {
	b := p.Board()
	return p.counts(b.Opposite(0), -1, b.Pits) + "/" + p.counts(0, 1, b.Pits) + " " +
		p.counts(b.Store(South), 1, 2) + " " + p.turn.String() + p.words()
}

// counts writes the seeds of n places from place at on, each a step further, separated
// by commas.
func (p *Position) counts(at, step Place, n int) string {
	var text []byte
	for i := range n {
		if i > 0 {
			text = append(text, ',')
		}
		text = lite.AppendInt(text, int(p.seeds[at]))
		at += step
	}
	return string(text)
}

// ParsePosition parses the text that [Position.String] writes, and no other form of
// it. The error is a [*TextError] that says what is wrong in which field.
func ParsePosition(text string) (Position, error) {
	var p Position
	fields := lite.Split(text, " ")
	if len(fields) < 3 || lite.Contains(fields[:3], "") {
		return p, NewTextError(0, "a position has three fields, rows stores turn, with one space between them, "+
			"as in 4,4,4,4,4,4/4,4,4,4,4,4 0,0 S; this has "+lite.Itoa(len(fields)))
	}
	north, south, two := lite.Cut(fields[0], "/")
	if _, _, three := lite.Cut(south, "/"); !two || three {
		return p, NewTextError(0, "the rows are North's row, one /, South's row; this is "+lite.Quote(fields[0]))
	}
	r := reader{}
	upper := r.counts("North's row", north, 0)
	lower := r.counts("South's row", south, len(north)+1)
	stores := r.counts("the stores", fields[1], len(fields[0])+1)
	switch {
	case r.err != nil:
		return p, r.err
	case len(upper) != len(lower):
		return p, NewTextError(len(north)+1, "the rows have "+lite.Itoa(len(upper))+" and "+
			lite.Itoa(len(lower))+" pits; both must have the same number")
	case len(upper) > MaxPits:
		return p, NewTextError(0, "the rows have "+lite.Itoa(len(upper))+" pits; "+lite.Itoa(MaxPits)+" is the most")
	case len(stores) != 2:
		return p, NewTextError(len(fields[0])+1, "the stores are two counts, South's and North's, as in 0,0; this is "+lite.Quote(fields[1]))
	case r.total > MaxSeeds:
		return p, NewTextError(0, "the position has "+lite.Itoa(r.total)+" seeds in all; "+lite.Itoa(MaxSeeds)+" is the most")
	}
	p.pits = uint8(len(lower))
	b := p.Board()
	for i := range lower {
		p.seeds[i] = lower[i]
		p.seeds[b.Opposite(Place(i))] = upper[i]
	}
	p.seeds[b.Store(South)], p.seeds[b.Store(North)] = stores[0], stores[1]
	switch fields[2] {
	case "S":
		p.turn = South
	case "N":
		p.turn = North
	default:
		return p, NewTextError(len(fields[0])+len(fields[1])+2, "the turn is S or N; this is "+lite.Quote(fields[2]))
	}
	return p, p.parseWords(fields[3:], len(text)-len(lite.Join(fields[3:], " ")))
}

// reader reads the counts of one position. It keeps their sum and the first error.
type reader struct {
	total int
	err   error
}

// counts reads numbers separated by commas; offset is where text begins.
func (r *reader) counts(field, text string, offset int) []uint8 {
	var list []uint8
	for _, word := range lite.Split(text, ",") {
		n, ok := ParseNumber(word, 1<<31)
		if !ok && r.err == nil {
			r.err = NewTextError(offset, field+": a count is a number without sign or leading zero, as in 0 or 12; this is "+lite.Quote(word))
		}
		if n > MaxSeeds && r.err == nil {
			r.err = NewTextError(offset, field+": "+lite.Quote(word)+" is too many; a position holds at most "+lite.Itoa(MaxSeeds)+" seeds in all")
		}
		r.total += int(min(n, MaxSeeds+1))
		list = append(list, uint8(min(n, MaxSeeds)))
		offset += len(word) + 1
	}
	return list
}
