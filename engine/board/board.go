// Package board has boards of pits, and positions of seeds on them. It knows no rules.
package board

// MaxPits is the largest number of pits on a side. The longest boards known have
// about fifty.
const MaxPits = 64

// Side is one of the two players.
type Side uint8

// The two sides: South sits at the bottom of the picture, North at the top.
const (
	South Side = iota
	North
)

// Other returns the opponent of s.
func (s Side) Other() Side { return s ^ 1 }

// String returns "S" or "N", as in the text of a position.
func (s Side) String() string { return "SN"[s : s+1] }

// Place is a pit, a store, or the hand that sows. On a board of n pits a side,
// 0 to n-1 are South's pits, n to 2n-1 North's, 2n and 2n+1 the stores of South and
// North. A side with one row has its pits from its own left to right. A side with two
// rows has the outer row from its own left to right, then the inner row from right to
// left: counterclockwise round its two rows. With a middle row, a side has its own row from
// its left to right, then the right half of the middle row from right to left.
type Place int16

// Hand is the Place of lifted seeds that have not been dropped yet.
const Hand Place = -1

// Way is the direction of one sowing.
type Way uint8

// The directions are the same for both players: each one's right is counterclockwise.
const (
	Right Way = iota // counterclockwise
	Left             // clockwise
)

// Board is the shape of a board, which has two stores besides its pits.
type Board struct {
	Pits int // of a side
	Rows int // of a side: 2, 0 or 1 for one, or MiddleRow
}

// MiddleRow is the value of Rows for a board of three rows: each side has one, and the right
// half of the row between them. Pits is a multiple of 3.
const MiddleRow = 3

// Columns returns the number of pits in a row.
func (b Board) Columns() int {
	if b.Rows == MiddleRow {
		return b.Pits / 3 * 2
	}
	return b.Pits / max(1, b.Rows)
}

// Lap returns the number of pits on the track of a sowing that goes all the way round.
func (b Board) Lap() int {
	if b.Rows == 2 {
		return b.Pits
	}
	return 2 * b.Pits
}

// RowsOfSide returns the number of rows that a side has: 1, 2, or 1.5 with a middle row.
func (b Board) RowsOfSide() float64 { return float64(b.Pits) / float64(b.Columns()) }

// IsInner reports whether a pit is in the inner row of a side with two rows.
func (b Board) IsInner(p Place) bool {
	i := int(p)
	if i >= b.Pits {
		i -= b.Pits
	}
	return b.Rows == 2 && i >= b.Pits/2
}

// Behind returns the other pit of the same side in the column of pit p, on a board whose
// sides have two rows.
func (b Board) Behind(p Place) Place {
	first := b.First(b.Owner(p))
	return 2*first + Place(b.Pits-1) - p
}

// Column returns the number of columns to the left of a pit, as its side sees it.
func (b Board) Column(at Place) Place {
	at -= b.First(b.Owner(at))
	if columns := Place(b.Columns()); at >= columns {
		return 2*columns - 1 - at
	}
	return at
}

// Flank returns the direction of sowings from an end of the inner row towards its middle, if
// pit at, in either row, is in one of the two columns at that end.
func (b Board) Flank(at Place) (w Way, ok bool) {
	column, columns := b.Column(at), Place(b.Columns())
	if column >= columns-2 {
		return Right, true
	}
	return Left, column < 2
}

// House returns the house of side s, on a board whose sides have two rows: of the inner row,
// the first pit right of the middle.
func (b Board) House(s Side) Place { return b.First(s) + Place(b.Pits-1-b.Pits/4) }

// Store returns the store of side s.
func (b Board) Store(s Side) Place { return Place(2*b.Pits) + Place(s) }

// IsPit reports whether p is a pit, and not a store or the hand.
func (b Board) IsPit(p Place) bool { return p >= 0 && int(p) < 2*b.Pits }

// Owner returns the side that a pit or a store belongs to.
func (b Board) Owner(p Place) Side {
	switch {
	case int(p) < b.Pits:
		return South
	case int(p) < 2*b.Pits:
		return North
	}
	return Side(int(p) - 2*b.Pits)
}

// Opposite returns the pit that faces pit p: in the same column of the opponent's row; of
// two rows the inner one if p is in an inner row, else the outer one. It has no meaning
// for stores and the hand, and on a board with a middle row.
func (b Board) Opposite(p Place) Place {
	switch {
	case b.Rows != 2:
		return Place(2*b.Pits-1) - p
	case b.IsInner(p):
		return Place(5*b.Pits/2-1) - p
	}
	return Place(3*b.Pits/2-1) - p
}

// First returns the leftmost pit of side s, as s sees it, in the outer row if there are
// more. The side's other pits follow in order of place.
func (b Board) First(s Side) Place { return Place(int(s) * b.Pits) }

// Next returns the place after p on the full track, which includes both stores. The rules
// decide which stores are sown. If a side has two rows, its track goes round them and
// includes no store.
func (b Board) Next(p Place, w Way) Place {
	n := Place(b.Pits)
	if b.Rows == 2 {
		return b.nextOnSide(p, w)
	}
	if w == Right {
		switch p {
		case n - 1:
			return 2 * n // South's last pit, then South's store
		case 2 * n:
			return n
		case 2*n - 1:
			return 2*n + 1 // North's last pit, then North's store
		case 2*n + 1:
			return 0
		}
		return p + 1
	}
	switch p {
	case 0:
		return 2*n + 1
	case 2*n + 1:
		return 2*n - 1
	case n:
		return 2 * n
	case 2 * n:
		return n - 1
	}
	return p - 1
}

// nextOnSide returns the pit after p on the track round the two rows of its side.
func (b Board) nextOnSide(p Place, w Way) Place {
	first := b.First(b.Owner(p))
	last := first + Place(b.Pits) - 1
	switch {
	case w == Right && p == last:
		return first
	case w == Left && p == first:
		return last
	case w == Right:
		return p + 1
	}
	return p - 1
}
