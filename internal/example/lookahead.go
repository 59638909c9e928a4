package example

import (
	"sowbook/engine"
	"sowbook/engine/event"
)

// maxLookahead is the largest depth of an example: a deeper search would slow the build.
const maxLookahead = 8

// outOfReach is more than any margin.
const outOfReach = 1 << 20

// lookahead finds by how much a side is ahead after some plies of best play by both. Unlike
// the solver it has no table, so every line is exactly as deep as the claim says.
type lookahead struct {
	rules engine.Rules
	side  engine.Side
}

// value searches a position plies deep, by alpha-beta.
func (l *lookahead) value(p *engine.Position, plies, low, high int) int {
	if plies == 0 {
		return l.rules.Margin(p, event.NotOver, l.side)
	}
	mine := l.rules.Mover(p) == l.side
	for _, m := range l.rules.Legal(*p) {
		var ply engine.Ply
		l.rules.Apply(&ply, p, m)
		value := 0
		if ply.End != event.NotOver {
			value = l.rules.Margin(&ply.After, ply.End, l.side)
		} else {
			value = l.value(&ply.After, plies-1, low, high)
		}
		if mine {
			low = max(low, value)
		} else {
			high = min(high, value)
		}
		if low >= high {
			break
		}
	}
	if mine {
		return low
	}
	return high
}
