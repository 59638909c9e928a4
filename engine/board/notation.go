package board

import (
	"slices"
	"strconv"
	"strings"

	"sowbook/internal/errtext"
)

// String writes a position as it looks on the board, for example
// "4,4,5,5,5,5/4,4,0,5,5,0 2,0 N": the rows from top to bottom as South sees them, North's
// before South's, the stores of South and North, and the side to move. What else the
// position has follows as words: "bound=28" is a pit that the side to move may not empty,
// "closed=6,7" are pits that are out of play, and "north-owns=3" and "south-owns=12,13" those
// that a player owns whichever row they are in. Pits are numbered by place from 1.
func (p Position) String() string {
	b := p.Board()
	var rows []string
	for _, row := range b.rows() {
		rows = append(rows, p.counts(row))
	}
	return strings.Join(rows, "/") + " " + p.counts([]Place{b.Store(South), b.Store(North)}) + " " + p.turn.String() + p.words()
}

// rows returns the pits of the rows of a board from top to bottom, each from left to right as
// South sees it.
func (b Board) rows() [][]Place {
	n, c := Place(b.Pits), Place(b.Columns())
	var list []Place
	for _, r := range [...]struct{ at, end, step Place }{{n + c - 1, n - 1, -1}, {n + c, 2 * n, 1}, {n - 1, c - 1, -1}, {0, c, 1}} {
		for ; r.at != r.end; r.at += r.step {
			list = append(list, r.at)
		}
	}
	var rows [][]Place
	for ; len(list) > 0; list = list[c:] {
		rows = append(rows, list[:c])
	}
	return rows
}

// counts writes the seeds of some places, separated by commas.
func (p *Position) counts(places []Place) string {
	var text []byte
	for i, at := range places {
		if i > 0 {
			text = append(text, ',')
		}
		text = strconv.AppendInt(text, int64(p.seeds[at]), 10)
	}
	return string(text)
}

// ParsePosition parses the text that [Position.String] writes, and no other form of
// it. The error is a [*TextError] that says what is wrong in which field.
func ParsePosition(text string) (Position, error) {
	var p Position
	fields := strings.Split(text, " ")
	if len(fields) < 3 || slices.Contains(fields[:3], "") {
		return p, NewTextError(0, "a position has three fields, rows stores turn, with one space between them, "+
			"as in 4,4,4,4,4,4/4,4,4,4,4,4 0,0 S; this has "+strconv.Itoa(len(fields)))
	}
	texts := strings.Split(fields[0], "/")
	if len(texts) < 2 || len(texts) > 4 {
		return p, NewTextError(0, "the rows are North's row, one /, South's row, with the middle row of three between them; of four rows "+
			"North's outer and inner row, then South's inner and outer row; this is "+errtext.Quote(fields[0]))
	}
	names := rowNames[len(texts)-2]
	r := reader{}
	counts := make([][]uint8, len(texts))
	offset := 0
	for i, text := range texts {
		counts[i] = r.counts(names[i], text, offset)
		offset += len(text) + 1
	}
	stores := r.counts("the stores", fields[1], len(fields[0])+1)
	pits := len(counts[0]) * len(texts) / 2
	switch uneven := unevenRow(counts); {
	case r.err != nil:
		return p, r.err
	case uneven > 0:
		return p, NewTextError(len(strings.Join(texts[:uneven], "/"))+1, "the rows have "+strconv.Itoa(len(counts[0]))+" and "+
			strconv.Itoa(len(counts[uneven]))+" pits; all must have the same number")
	case len(texts) == 3 && len(counts[0])%2 > 0:
		return p, NewTextError(0, "three rows need an even number of pits")
	case pits > MaxPits:
		return p, NewTextError(0, "each side has "+strconv.Itoa(pits)+" pits; "+strconv.Itoa(MaxPits)+" is the most")
	case len(stores) != 2:
		return p, NewTextError(len(fields[0])+1, "the stores are two counts, South's and North's, as in 0,0; this is "+errtext.Quote(fields[1]))
	case r.total > MaxSeeds:
		return p, NewTextError(0, "the position has "+strconv.Itoa(r.total)+" seeds in all; "+strconv.Itoa(MaxSeeds)+" is the most")
	}
	b := Board{Pits: pits, Rows: [...]int{1, MiddleRow, 2}[len(texts)-2]}
	p = b.Even(0, South)
	for i, row := range b.rows() {
		for k, n := range counts[i] {
			p.Set(row[k], int(n))
		}
	}
	p.seeds[b.Store(South)], p.seeds[b.Store(North)] = stores[0], stores[1]
	switch fields[2] {
	case "S":
		p.turn = South
	case "N":
		p.turn = North
	default:
		return p, NewTextError(len(fields[0])+len(fields[1])+2, "the turn is S or N; this is "+errtext.Quote(fields[2]))
	}
	return p, p.parseWords(fields[3:], len(text)-len(strings.Join(fields[3:], " ")))
}

// rowNames are the names of the rows of a board with two rows, three and four, from top to
// bottom.
var rowNames = [...][]string{
	{"North's row", "South's row"},
	{"North's row", "the middle row", "South's row"},
	{"North's outer row", "North's inner row", "South's inner row", "South's outer row"},
}

// unevenRow returns the index of the first row with more or fewer pits than row 0, or 0 if
// all rows are equal.
func unevenRow(rows [][]uint8) int {
	for i := range rows {
		if len(rows[i]) != len(rows[0]) {
			return i
		}
	}
	return 0
}

// reader reads the counts of one position. It keeps their sum and the first error.
type reader struct {
	total int
	err   error
}

// counts reads numbers separated by commas; offset is where text begins.
func (r *reader) counts(field, text string, offset int) []uint8 {
	var list []uint8
	for _, word := range strings.Split(text, ",") {
		n, ok := ParseNumber(word, 1<<31)
		if !ok && r.err == nil {
			r.err = NewTextError(offset, field+": a count is a number without sign or leading zero, as in 0 or 12; this is "+errtext.Quote(word))
		}
		if n > MaxSeeds && r.err == nil {
			r.err = NewTextError(offset, field+": "+errtext.Quote(word)+" is too many; a position holds at most "+strconv.Itoa(MaxSeeds)+" seeds in all")
		}
		r.total += int(min(n, MaxSeeds+1))
		list = append(list, uint8(min(n, MaxSeeds)))
		offset += len(word) + 1
	}
	return list
}

// MarshalText returns [Position.String], so that positions can be written as JSON.
func (p Position) MarshalText() ([]byte, error) { return []byte(p.String()), nil }

// UnmarshalText reads a position. The error is that of [ParsePosition].
func (p *Position) UnmarshalText(text []byte) error {
	read, err := ParsePosition(string(text))
	if err == nil {
		*p = read
	}
	return err
}
