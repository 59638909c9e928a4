package solver

import "sowbook/engine"

// packedMove is a move on a packed board in five bits. The lowest three are the
// pit's byte. Bit 3 means "left" for a sowing and "from the opponent's row" for a
// gift. Bit 4 marks a gift.
type packedMove uint8

const (
	sowsLeft packedMove = 8
	theirs   packedMove = 8
	isGift   packedMove = 16
	passes   packedMove = isGift | 7 // no packed board has a pit 7
	noMove   packedMove = isGift | theirs | 7
)

// packMove returns m, a move on board b when side turn is to move. Either side
// may make a gift.
func packMove(b engine.Board, turn engine.Side, m engine.Move) packedMove {
	if m.Kind == engine.Pass {
		return passes
	}
	c := packedMove(int(m.Pit) % b.Pits)
	switch {
	case m.Kind == engine.Sow && m.Way == engine.Left:
		c |= sowsLeft
	case m.Kind == engine.Gift && b.Owner(m.Pit) == turn:
		c |= isGift
	case m.Kind == engine.Gift:
		c |= isGift | theirs
	}
	return c
}

// unpack returns the move when side turn is to move.
func (c packedMove) unpack(b engine.Board, turn engine.Side) engine.Move {
	m := engine.Move{Kind: engine.Sow, Pit: b.First(turn) + engine.Place(c&7)}
	switch {
	case c == passes:
		return engine.Move{Kind: engine.Pass}
	case c&isGift != 0:
		m.Kind = engine.Gift
		if c&theirs != 0 {
			m.Pit = b.First(turn.Other()) + engine.Place(c&7)
		}
	case c&sowsLeft != 0:
		m.Way = engine.Left
	}
	return m
}

// byOpponent reports whether the opponent of the side to move chooses the move:
// it is a gift from their row.
func (c packedMove) byOpponent() bool { return c&(isGift|theirs) == isGift|theirs }
