package enginetest

import (
	"sowbook/engine"
	"sowbook/engine/event"
)

// MoveValue returns the margin of the side that makes a move, with best play after it. It
// plays every line to the end; ok is false if a position occurs twice in one of them.
func MoveValue(r engine.Rules, p engine.Position, m engine.Move) (value int, ok bool) {
	after, by, over := play(r, p, m)
	if over {
		return margin(r, after, over, by), true
	}
	s := search{r, map[engine.Position]bool{withoutStores(r, p): true}, map[engine.Position]int{}}
	value, ok = s.value(after)
	if after.Turn() != by {
		value = -value
	}
	return value, ok
}

// Value returns the margin of the side to move, with best play; the giver chooses a gift.
// ok is as for MoveValue.
func Value(r engine.Rules, p engine.Position) (value int, ok bool) {
	s := search{r, map[engine.Position]bool{}, map[engine.Position]int{}}
	return s.value(p)
}

// search tries every move. It prunes nothing.
type search struct {
	rules engine.Rules
	way   map[engine.Position]bool // positions on the current line
	known map[engine.Position]int  // what the side to move gains from here on
}

func (s *search) value(p engine.Position) (value int, ok bool) {
	k := withoutStores(s.rules, p)
	if v, there := s.known[k]; there {
		return v + p.Margin(p.Turn()), true
	}
	if s.way[k] {
		return 0, false
	}
	s.way[k] = true
	defer delete(s.way, k)
	theirs := s.rules.Mover(&p) != p.Turn()
	best := -engine.MaxSeeds
	if theirs {
		best = engine.MaxSeeds
	}
	for _, m := range s.rules.Legal(p) {
		after, _, over := play(s.rules, p, m)
		value := margin(s.rules, after, over, p.Turn())
		if !over {
			if value, ok = s.value(after); !ok {
				return 0, false
			}
			if after.Turn() != p.Turn() {
				value = -value
			}
		}
		if theirs {
			best = min(best, value)
		} else {
			best = max(best, value)
		}
	}
	s.known[k] = best - p.Margin(p.Turn())
	return best, true
}

// play makes a legal move. A pass ends the game if the other side must pass too.
func play(r engine.Rules, p engine.Position, m engine.Move) (after engine.Position, by engine.Side, over bool) {
	ply, err := r.Play(p, m)
	if err != nil {
		panic(err)
	}
	if m.Kind == engine.Pass && ply.End == event.NotOver && r.MustPass(&ply.After) {
		return r.AfterPasses(ply.After), ply.Player, true
	}
	return ply.After, ply.Player, ply.End != event.NotOver
}

// margin returns the margin of side s, at the end of a game as the rules count it.
func margin(r engine.Rules, p engine.Position, over bool, s engine.Side) int {
	if !over {
		return p.Margin(s)
	}
	return r.Margin(&p, r.Ended(p), s)
}

// withoutStores returns the position with empty stores, unless they hold stock or may end the
// game.
func withoutStores(r engine.Rules, p engine.Position) engine.Position {
	b := p.Board()
	if r.Stock > 0 || r.Majority {
		return p
	}
	return p.With(b.Store(engine.South), 0).With(b.Store(engine.North), 0)
}
