package board

import "strconv"

// MoveKind is the kind of a move.
type MoveKind uint8

// Sow plays a pit. Pass is the forced pass of a player without a playable pit. Gift puts
// one seed of a pit into the first pit of a side without seeds. NextRound, after the end of
// a round, fills the pits for the next one. Take captures one of the further pits that a capture
// lets the mover choose.
const (
	Sow MoveKind = iota
	Pass
	Gift
	NextRound
	Take
)

// Move is one player's choice. Pit applies to Sow, Gift and Take, Way and On to Sow alone. With On a
// lap that may stop in the mover's house goes on.
type Move struct {
	Kind MoveKind
	Pit  Place
	Way  Way
	On   bool
}

// String returns the move with the number of its pit around the board, from 1 at South's left:
// those of South come first. L follows if it goes left. See [Move.Text] for other numbers.
func (m Move) String() string { return m.Text(int(m.Pit)+1, [2]string{Left: "L"}) }

// Text returns the notation of a move from the pit with a number: the number, followed by the word
// for its way and > if a lap goes on from the house; + and the number for a gift, x and the number for a
// further pit to capture; - for a pass; =
// for the next round.
func (m Move) Text(number int, ways [2]string) string {
	text := strconv.Itoa(number)
	switch m.Kind {
	case Pass:
		return "-"
	case NextRound:
		return "="
	case Gift:
		return "+" + text
	case Take:
		return "x" + text
	}
	text += ways[m.Way]
	if m.On {
		text += ">"
	}
	return text
}

// LeavesHalf reports whether a move from one half of a row goes towards the other.
func (m Move) LeavesHalf(b Board) bool {
	fromLeft, last := b.Column(m.Pit), Place(b.Columns())-1
	toRight := (m.Way == Right) != b.IsInner(m.Pit)
	return toRight && 2*fromLeft < last || !toRight && 2*fromLeft > last
}

// In returns the numbers of pits in moves made in position p: those of l, or those of the whole
// board if a side plays pits of the other row.
func (l Labels) In(p *Position) Labels {
	if p.HasHeld() {
		return Cells
	}
	return l
}

// ParsePit parses the number of a pit of side s. With held, sides may play pits of the other row;
// then a number of a pit that is not the side's is read by the other numbering. hint is what an
// error says that may follow the number.
func (l Labels) ParsePit(p *Position, s Side, number string, held bool, hint string) (Place, error) {
	b, in := p.Board(), l.In(p)
	most := b.Pits
	if in == Cells {
		most *= 2
	}
	n, ok := ParseNumber(number, 1<<31)
	if !ok {
		return Hand, NewTextError(0, "a move is the number of a pit, 1 to "+strconv.Itoa(most)+hint)
	}
	at, ok := in.Pit(b, s, n)
	if held && (!ok || p.Holder(at) != s) {
		if l == in {
			l = Cells
		}
		if pit, is := l.Pit(b, s, n); is && p.Holder(pit) == s {
			at, ok = pit, true
		}
	}
	if !ok {
		return Hand, NewTextError(0, "there is no pit "+number+"; the pits are 1 to "+strconv.Itoa(most))
	}
	return at, nil
}
