package solver

import "sowbook/engine"

// Limits limits a search. The zero value lets it run to the end of the game with
// [DefaultMemory], in one goroutine.
type Limits struct {
	Depth   int            // plies to search; 0 for the end of the game
	Memory  int            // bytes for the table; 0 for DefaultMemory
	Workers int            // goroutines that share the search; 0 for one
	Stop    func() bool    // called every few thousand nodes; true ends the search
	Report  func(Solution) // called every few thousand nodes with the best so far
}

// DefaultMemory is the size in bytes of a search's table if [Limits] sets none.
const DefaultMemory = 1 << 29

// Solution is the result of a search.
type Solution struct {
	Value  int           // margin of the side to move at the end of the game, with best play
	Proven bool          // Value is exact; otherwise it counts the stores after Depth plies
	Depth  int           // plies searched; if Proven, the length of Line
	Nodes  uint64        // boards searched
	Line   []engine.Move // the best line, as far as known
}

// Solve finds the value of a position and the best line by iterative deepening,
// until the value is proven or a limit is reached. With one worker, the same
// position and limits give the same solution.
func Solve(r engine.Rules, p engine.Position, l Limits) Solution {
	if l.Memory <= 0 {
		l.Memory = DefaultMemory
	}
	if l.Depth <= 0 {
		l.Depth = maxDepth
	}
	if after, reason, _ := r.EndAtStart(p); reason != engine.NotOver {
		return Solution{Value: r.Margin(&after, reason, p.Turn()), Proven: true}
	}
	if !Fits(r, &p) {
		return solveWide(r, p, l)
	}
	return solvePacked(r, p, l)
}

// hasLimits reports whether the search may have to stop before the end of the game.
func (l Limits) hasLimits() bool { return l.Stop != nil || l.Depth < maxDepth }

// giveUpNodes limits a search without other limits that may never prove a value: of a wide
// board, or if a board has repeated.
const giveUpNodes = 1 << 24

// solvePacked is like [Solve], for packed boards.
func solvePacked(r engine.Rules, p engine.Position, l Limits) Solution {
	s := newSearch(r, p, l.Memory, l.hasLimits())
	endgame := shareUnlimited
	if l.hasLimits() {
		endgame = shareForProof
	}
	d := newDeepening(pack(&p).masked(s.pits), l.Depth, endgame)
	solution := func() Solution {
		return Solution{Value: d.best.Margin + p.Margin(p.Turn()), Proven: d.best.Certainty == Proven, Depth: d.best.Depth, Nodes: s.nodes}
	}
	s.stop = func() bool {
		if l.Report != nil {
			l.Report(solution())
		}
		return l.Stop != nil && l.Stop()
	}
	if l.Workers > 1 {
		s.ask = newTeam(s, l.Workers).ask
	}
	for !d.done() && d.step(s, unlimited) && !(s.cycle && !l.hasLimits() && s.nodes > giveUpNodes) {
	}
	found := solution()
	if found.Proven {
		found.Line = s.variation(d.board, p.Turn(), d.best.Margin, toTheEnd, unlimited)
		found.Depth = len(found.Line)
	} else {
		found.Line = s.variation(d.board, p.Turn(), d.best.Margin, found.Depth, longVariation)
	}
	found.Nodes = s.nodes
	return found
}

// solveWide is like [Solve], for wide boards.
func solveWide(r engine.Rules, p engine.Position, l Limits) Solution {
	var best Solution
	nodes := uint64(0)
	for depth := 1; depth <= l.Depth && !best.Proven; depth++ {
		w := newWideSearch(r, p, r.Legal(p), depth)
		for !w.run(w.nodes + nodesPerCheck) {
			if l.Stop != nil && l.Stop() {
				best.Nodes = nodes + w.nodes
				return best
			}
		}
		nodes += w.nodes
		best = Solution{Value: w.value, Proven: !w.cut, Depth: depth, Nodes: nodes, Line: w.line}
		if best.Proven {
			best.Depth = len(best.Line)
		}
		if l.Report != nil {
			l.Report(best)
		}
		if !l.hasLimits() && nodes > giveUpNodes {
			break
		}
	}
	return best
}
