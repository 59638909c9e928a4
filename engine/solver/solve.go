package solver

import "sowbook/engine"

// Limits is how far a search may go. The zero value is no limit but for the
// memory, which is then [DefaultMemory].
type Limits struct {
	Depth  int            // look no deeper than so many plies; 0: to the end of the game
	Memory int            // bytes for what is remembered
	Stop   func() bool    // asked every few thousand boards; true ends the search
	Report func(Solution) // told the best so far, every few thousand boards
}

// hurried tells whether a search may have to answer before it has seen the end.
func (l Limits) hurried() bool { return l.Stop != nil || l.Depth > 0 }

// DefaultMemory is the bytes that a search remembers with when nothing is said.
const DefaultMemory = 1 << 30

// Solution is what a search has found. Value is the margin, the own store less
// the other's when the game is over, of the side that is to play in the position
// that was asked about, when both sides play their best. It is exact when Proven
// says so; else it is what a look Depth plies deep makes of it, counting what lies
// in the stores then.
type Solution struct {
	Value  int
	Proven bool
	Depth  int           // plies looked ahead; when proven, those of the line
	Nodes  uint64        // boards looked at
	Line   []engine.Move // the best move and, as far as they are known, those after it
}

// Solve looks for the best move in a position and for its value, deeper and deeper
// until the value is proven or a limit is met.
func Solve(r engine.Rules, p engine.Position, l Limits) Solution {
	if l.Memory <= 0 {
		l.Memory = DefaultMemory
	}
	if after, reason, _ := r.Settle(p); reason != engine.GoesOn {
		return Solution{Value: after.Margin(p.Turn()), Proven: true}
	}
	if p.Board().Pits > PackedPits {
		return solveWide(r, p, l)
	}
	k := pack(&p)
	s := newSearch(r, p, l)
	k = packed{k.mover & s.rows, k.waiter & s.rows}
	found := s.deepen(k, p.Margin(p.Turn()), l)
	s.report = nil
	if found.Proven {
		found.Line = s.line(k, p.Turn(), found.Value, endless, noBudget)
	} else {
		found.Line = s.line(k, p.Turn(), found.Value, found.Depth, lineBudget)
	}
	found.Value += p.Margin(p.Turn())
	found.Nodes = s.nodes
	if found.Proven {
		found.Depth = len(found.Line)
	}
	return found
}

// A search alternates between looking one ply deeper and trying to see to the end,
// each with four times as many boards as the time before; without a clock to fear
// it stays with the end after the first look.
const (
	firstLook = 1 << 12
	lookTimes = 4
)

// patience is how many boards are looked at, when nothing else limits a search,
// once a cycle was met and nothing can be proven any more.
const patience = 1 << 24

// deepest is the most plies of a search with a horizon, for a table's entry.
const deepest = proven - 1

// deepen looks at a board deeper and deeper. Stored is the margin so far, for
// reports alone.
func (s *search) deepen(k packed, stored int, l Limits) Solution {
	var best Solution
	hurried := l.hurried()
	most := deepest
	if l.Depth > 0 {
		most = min(l.Depth, deepest)
	}
	seen := func(value, depth int, exact bool) {
		best = Solution{Value: value, Proven: exact, Depth: depth}
	}
	if l.Report != nil {
		s.report = func() {
			l.Report(Solution{Value: best.Value + stored, Proven: best.Proven, Depth: best.Depth, Nodes: s.nodes})
		}
	}
	look := uint64(firstLook)
	for depth := 1; depth <= most; depth++ {
		if s.forward && l.Depth == 0 && s.nodes >= look {
			s.budget = noBudget
			if hurried {
				s.budget = s.nodes + look*lookTimes
			}
			if value, ok := s.value(k, best.Value, endless); ok {
				seen(value, depth, true)
				return best
			}
			s.stopped, s.budget = s.stop != nil && s.stop(), noBudget
			look = s.nodes * lookTimes
		}
		s.budget = noBudget
		before := s.horizons
		value, ok := s.value(k, best.Value, depth)
		if !ok {
			return best
		}
		seen(value, depth, s.horizons == before)
		if s.horizons == before || s.cycle && !hurried && s.nodes > patience {
			return best
		}
	}
	return best
}

// noBudget is more boards than any search looks at.
const noBudget = 1 << 62
