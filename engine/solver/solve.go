package solver

import (
	"sowbook/engine"
	"sowbook/engine/event"
)

// Limits limits a search. The zero value lets it run to the end of the game with [DefaultMemory], in one goroutine.
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

// Solve finds the value of a position and the best line by iterative deepening, until the value is proven or a limit is
// reached. With one worker, the same position and limits give the same solution.
func Solve(r engine.Rules, p engine.Position, l Limits) Solution {
	if l.Memory <= 0 {
		l.Memory = DefaultMemory
	}
	if l.Depth <= 0 {
		l.Depth = maxDepth
	}
	if after, reason, _ := r.EndAtStart(p); reason != event.NotOver {
		return Solution{Value: r.Margin(&after, reason, p.Turn()), Proven: true}
	}
	if !Fits(r, &p) {
		return solveWide(r, p, l)
	}
	return solvePacked(r, p, l)
}

// solve searches until the value is proven or a limit is reached. margin is that of the position.
func (d *deepening) solve(l Limits, margin int) Solution {
	solution := func() Solution {
		return Solution{Value: d.best.Margin + margin, Proven: d.best.Certainty == Proven, Depth: d.best.Depth, Nodes: d.effort.nodes}
	}
	d.effort.stop = func() bool {
		if l.Report != nil {
			l.Report(solution())
		}
		return l.Stop != nil && l.Stop()
	}
	givesUp := func() bool { return d.effort.cycle && !l.hasLimits() && d.effort.nodes > giveUpNodes }
	for !d.done() && d.step(unlimited) && !givesUp() {
	}
	found := solution()
	if found.Proven {
		found.Line = d.line(toTheEnd, unlimited)
		found.Depth = len(found.Line)
	} else {
		found.Line = d.line(found.Depth, longVariation)
	}
	found.Nodes = d.effort.nodes
	return found
}

// hasLimits reports whether the search may have to stop before the end of the game.
func (l Limits) hasLimits() bool { return l.Stop != nil || l.Depth < maxDepth }

// giveUpNodes limits a search without other limits that may never prove a value, because a board has repeated.
const giveUpNodes = 1 << 24

// solvePacked is like [Solve], for packed boards.
func solvePacked(r engine.Rules, p engine.Position, l Limits) Solution {
	boards, endgame := wholeEndgame, shareUnlimited
	if l.hasLimits() {
		boards, endgame = quickEndgame, shareForProof
	}
	s := newSearch(r, p, l.Memory, boards)
	if l.Workers > 1 {
		s.ask = newTeam(s, l.Workers).ask
	}
	return s.deepen(pack(&p).masked(s.pits), p.Turn(), l.Depth, endgame).solve(l, p.Margin(p.Turn()))
}

// solveWide is like [Solve], for positions that do not fit packed boards.
func solveWide(r engine.Rules, p engine.Position, l Limits) Solution {
	mover := r.Mover(&p)
	found := newWideSearch(engine.NewGame(r, p), l.Memory).deepen(&p, l.Depth).solve(l, p.Margin(mover))
	if mover != p.Turn() {
		found.Value = -found.Value
	}
	return found
}
