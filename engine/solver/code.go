package solver

import "sowbook/engine"

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
func encode(b engine.Board, turn engine.Side, m engine.Move) code {
	if m.Act == engine.Pass {
		return passes
	}
	c := code(int(m.Pit) % b.Pits)
	switch {
	case m.Act == engine.Sow && m.Way == engine.Left:
		c |= goesLeft
	case m.Act == engine.Gift && b.Owner(m.Pit) == turn:
		c |= isGift
	case m.Act == engine.Gift:
		c |= isGift | theirs
	}
	return c
}

// isTheirs tells whether the move is a gift by the side that is not on turn.
func (c code) isTheirs() bool { return c&(isGift|theirs) == isGift|theirs }

// move is what a code stands for when a side is on turn.
func (c code) move(b engine.Board, turn engine.Side) engine.Move {
	m := engine.Move{Act: engine.Sow, Pit: b.First(turn) + engine.Place(c&7)}
	switch {
	case c == passes:
		return engine.Move{Act: engine.Pass}
	case c&isGift != 0:
		m.Act = engine.Gift
		if c&theirs != 0 {
			m.Pit = b.First(turn.Other()) + engine.Place(c&7)
		}
	case c&goesLeft != 0:
		m.Way = engine.Left
	}
	return m
}
