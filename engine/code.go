package engine

// code is a move on a packed board in five bits: the byte of the pit in the lowest
// three; whether the sowing goes left, or whether the pit is the waiter's; and
// whether it is a gift.
type code uint8

const (
	goesLeft code = 8  // of a sowing
	theirs   code = 8  // of a gift
	isGift   code = 16 // a pass is a gift from a pit that no packed board has
	passes   code = isGift | 7
	noCode   code = isGift | theirs | 7
)

// encode is the code of a move by the side on turn, or of a gift by either side.
func encode(b Board, turn Side, m Move) code {
	if m.Act == Pass {
		return passes
	}
	c := code(int(m.Pit) % b.Pits)
	switch {
	case m.Act == Sow && m.Way == Left:
		c |= goesLeft
	case m.Act == Gift && b.Owner(m.Pit) == turn:
		c |= isGift
	case m.Act == Gift:
		c |= isGift | theirs
	}
	return c
}

// isTheirs tells whether the move is a gift by the side that is not on turn.
func (c code) isTheirs() bool { return c&(isGift|theirs) == isGift|theirs }

// move is what a code stands for when a side is on turn.
func (c code) move(b Board, turn Side) Move {
	m := Move{Act: Sow, Pit: b.First(turn) + Place(c&7)}
	switch {
	case c == passes:
		return Move{Act: Pass}
	case c&isGift != 0:
		m.Act = Gift
		if c&theirs != 0 {
			m.Pit = b.First(turn.Other()) + Place(c&7)
		}
	case c&goesLeft != 0:
		m.Way = Left
	}
	return m
}
