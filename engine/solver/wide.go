package solver

import "sowbook/engine"

// solveWide is [Solve] for boards too wide for two words: alpha and beta,
// deeper and deeper, without a table, and proven only where every line was
// followed to its end. It is for small ends of games on large boards.
func solveWide(r engine.Rules, p engine.Position, l Limits) Solution {
	w := wide{rules: r, stop: l.Stop}
	var best Solution
	most := deepest
	if l.Depth > 0 {
		most = min(l.Depth, deepest)
	}
	for depth := 1; depth <= most; depth++ {
		w.cut = false
		line := make([]engine.Move, 0, depth)
		value := w.value(p, p.Turn(), -engine.MaxSeeds, engine.MaxSeeds, depth, &line)
		if w.stopped {
			break
		}
		best = Solution{Value: value, Proven: !w.cut, Depth: depth, Nodes: w.nodes, Line: line}
		if l.Report != nil {
			l.Report(best)
		}
		if best.Proven || l.Stop == nil && l.Depth == 0 && w.nodes > patience {
			break
		}
	}
	best.Nodes = w.nodes
	if best.Proven {
		best.Depth = len(best.Line)
	}
	return best
}

// wide is a search on positions as they are.
type wide struct {
	rules   engine.Rules
	stop    func() bool
	stopped bool
	cut     bool // a line was not followed to its end
	nodes   uint64
}

// value is the final margin of side s from a position that is not over, between
// alpha and beta, and fills in the best line.
func (w *wide) value(p engine.Position, s engine.Side, alpha, beta, depth int, line *[]engine.Move) int {
	*line = (*line)[:0]
	if w.nodes++; w.nodes%polls == 0 && w.stop != nil && w.stop() {
		w.stopped = true
	}
	if w.stopped || depth == 0 {
		w.cut = true
		return p.Margin(s)
	}
	mine := w.rules.Mover(&p) == s
	best := beta
	if mine {
		best = alpha
	}
	var rest []engine.Move
	for i, m := range w.rules.AppendLegal(nil, &p) {
		ply := w.rules.Apply(&p, m)
		value := ply.After.Margin(s)
		rest = rest[:0]
		if ply.End == engine.GoesOn {
			value = w.value(ply.After, s, alpha, beta, depth-1, &rest)
		}
		if better := mine && value > best || !mine && value < best; better || i == 0 && len(*line) == 0 {
			*line = append(append((*line)[:0], m), rest...)
			if better {
				best = value
			}
		}
		if mine {
			alpha = max(alpha, best)
		} else {
			beta = min(beta, best)
		}
		if alpha >= beta {
			break
		}
	}
	return best
}
