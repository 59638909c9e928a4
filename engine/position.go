package engine

import "sowbook/internal/lite"

// MaxSeeds is the largest number of seeds a position may hold in all.
const MaxSeeds = 255

// Position is the number of seeds in each place and the side to move. It is a value: a
// copy is independent, and == compares whole positions.
type Position struct {
	seeds [2*MaxPits + 2]uint8 // by Place
	pits  uint8                // a side
	turn  Side
}

// Even returns the position with the same number of seeds in each of 2*pits pits,
// empty stores, and side turn to move.
func Even(pits, seeds int, turn Side) Position {
	p := Position{pits: uint8(pits), turn: turn}
	for i := range 2 * pits {
		p.seeds[i] = uint8(seeds)
	}
	return p
}

// Board returns the shape of the board.
func (p Position) Board() Board { return Board{int(p.pits)} }

// board is like [Position.Board], without a copy of the position.
func (p *Position) board() Board { return Board{int(p.pits)} }

// Turn returns the side to move.
func (p Position) Turn() Side { return p.turn }

// WithTurn returns the same position with side s to move.
func (p Position) WithTurn(s Side) Position {
	p.turn = s
	return p
}

// Seeds returns the number of seeds in a pit or a store.
func (p Position) Seeds(at Place) int { return int(p.seeds[at]) }

// AppendRow appends the seeds of side s to row, pits from left to right and then its
// store, and returns the extended slice.
func (p *Position) AppendRow(row []uint8, s Side) []uint8 {
	b := p.board()
	first := b.First(s)
	row = append(row, p.seeds[first:first+Place(b.Pits)]...)
	return append(row, p.seeds[b.Store(s)])
}

// With returns the same position with n seeds in a place, n from 0 to [MaxSeeds].
func (p Position) With(at Place, n int) Position {
	p.seeds[at] = uint8(n)
	return p
}

// Set puts n seeds in a place, n from 0 to [MaxSeeds]. [Position.With] returns a changed
// copy instead.
func (p *Position) Set(at Place, n int) { p.seeds[at] = uint8(n) }

// Stored returns the number of seeds in the store of side s.
func (p Position) Stored(s Side) int { return p.Seeds(p.Board().Store(s)) }

// Margin returns how many more seeds side s has stored than its opponent. Inlining it
// would make the WebAssembly module larger by 1 KB.
//
//go:noinline
func (p Position) Margin(s Side) int { return p.Stored(s) - p.Stored(s.Other()) }

// InPits returns the number of seeds in the pits of side s.
func (p Position) InPits(s Side) int { return p.inPits(s) }

// inPits is [Position.InPits] without a copy of the position. Inlining it would make the
// WebAssembly module larger by 1.6 KB.
//
//go:noinline
func (p *Position) inPits(s Side) int {
	n, first := 0, p.board().First(s)
	for at := first; at < first+Place(p.pits); at++ {
		n += int(p.seeds[at])
	}
	return n
}

// InAllPits returns the number of seeds in all pits.
func (p Position) InAllPits() int { return p.inPits(South) + p.inPits(North) }

// Total returns the number of seeds in all pits and stores.
func (p Position) Total() int { return p.InAllPits() + p.Stored(South) + p.Stored(North) }

// Turned returns the position as the other player sees it: the board is turned by
// 180 degrees, North becomes South, and the same player is to move.
func (p Position) Turned() Position {
	b, q := p.Board(), p
	for i := range Place(p.pits) {
		q.seeds[i], q.seeds[b.First(North)+i] = p.seeds[b.First(North)+i], p.seeds[i]
	}
	q.seeds[b.Store(South)], q.seeds[b.Store(North)] = p.seeds[b.Store(North)], p.seeds[b.Store(South)]
	q.turn = p.turn.Other()
	return q
}

// withoutStores returns the position with empty stores, for comparing repetitions.
//
//go:noinline
func (p Position) withoutStores() Position {
	b := p.Board()
	return p.With(b.Store(South), 0).With(b.Store(North), 0)
}

// String writes a position as it looks on the board, for example
// "4,4,5,5,5,5/4,4,0,5,5,0 2,0 N": North's row as South sees it, South's row,
// the stores of South and North, and the side to move.
func (p Position) String() string {
	b := p.Board()
	return p.counts(b.Opposite(0), -1, b.Pits) + "/" + p.counts(0, 1, b.Pits) + " " +
		p.counts(b.Store(South), 1, 2) + " " + p.turn.String()
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
	if len(fields) != 3 {
		return p, textError(0, "a position has three fields, rows stores turn, with one space between them, "+
			"as in 4,4,4,4,4,4/4,4,4,4,4,4 0,0 S; this has "+lite.Itoa(len(fields)))
	}
	north, south, two := lite.Cut(fields[0], "/")
	if _, _, three := lite.Cut(south, "/"); !two || three {
		return p, textError(0, "the rows are North's row, one /, South's row; this is "+lite.Quote(fields[0]))
	}
	r := reader{}
	upper := r.counts("North's row", north, 0)
	lower := r.counts("South's row", south, len(north)+1)
	stores := r.counts("the stores", fields[1], len(fields[0])+1)
	switch {
	case r.err != nil:
		return p, r.err
	case len(upper) != len(lower):
		return p, textError(len(north)+1, "the rows have "+lite.Itoa(len(upper))+" and "+
			lite.Itoa(len(lower))+" pits; both must have the same number")
	case len(upper) > MaxPits:
		return p, textError(0, "the rows have "+lite.Itoa(len(upper))+" pits; "+lite.Itoa(MaxPits)+" is the most")
	case len(stores) != 2:
		return p, textError(len(fields[0])+1, "the stores are two counts, South's and North's, as in 0,0; this is "+lite.Quote(fields[1]))
	case r.total > MaxSeeds:
		return p, textError(0, "the position has "+lite.Itoa(r.total)+" seeds in all; "+lite.Itoa(MaxSeeds)+" is the most")
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
		return p, textError(len(fields[0])+len(fields[1])+2, "the turn is S or N; this is "+lite.Quote(fields[2]))
	}
	return p, nil
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
			r.err = textError(offset, field+": a count is a number without sign or leading zero, as in 0 or 12; this is "+lite.Quote(word))
		}
		if n > MaxSeeds && r.err == nil {
			r.err = textError(offset, field+": "+lite.Quote(word)+" is too many; a position holds at most "+lite.Itoa(MaxSeeds)+" seeds in all")
		}
		r.total += int(min(n, MaxSeeds+1))
		list = append(list, uint8(min(n, MaxSeeds)))
		offset += len(word) + 1
	}
	return list
}
