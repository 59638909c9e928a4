package solver

import (
	"slices"

	"sowbook/engine"
)

// packedLooker looks at moves with one search and an inquiry for each.
type packedLooker struct {
	search    *search
	branches  []branch
	inquiries []inquiry
}

// newPackedLooker is for the position of a game that is not over.
func newPackedLooker(a *Analysis, g *engine.Game, memory int) *packedLooker {
	p := a.start
	k := pack(&p)
	l := &packedLooker{search: newSearch(a.rules, p, Limits{Memory: memory, Depth: deepest})}
	s := l.search
	if !s.forward {
		s.way = way(g, s)
	}
	var list [mostBranches]branch
	l.branches = append(l.branches, list[:s.branches(packed{k.mover & s.rows, k.waiter & s.rows}, &list)]...)
	l.inquiries = make([]inquiry, len(l.branches))
	for i, b := range l.branches {
		l.inquiries[i] = inquire(b.to, a.within-1, toProve)
		switch {
		case b.over:
			a.findings[i].Worth = a.worth(a.stored+b.worth(0), Proven, 0)
			a.closed[i] = true
		case slices.Contains(s.way, b.to):
			a.findings[i].Worth = a.worth(a.stored+b.worth(0), Searched, 1)
			a.closed[i] = true
		}
	}
	return l
}

// way is the boards of a game that may come up again, the first first: those with as
// many seeds in the pits as the last.
func way(g *engine.Game, s *search) []packed {
	left := g.Position().InPits(engine.South) + g.Position().InPits(engine.North)
	var way []packed
	for i := len(g.Plies); i >= 0; i-- {
		p := g.Start
		if i > 0 {
			p = g.Plies[i-1].After
		}
		if p.InPits(engine.South)+p.InPits(engine.North) != left {
			break
		}
		k := pack(&p)
		way = append(way, packed{k.mover & s.rows, k.waiter & s.rows})
	}
	slices.Reverse(way)
	return way
}

func (l *packedLooker) look(a *Analysis, i int, budget uint64) bool {
	q, b := &l.inquiries[i], &l.branches[i]
	finished := q.step(l.search, budget)
	a.nodes = l.search.nodes
	if q.found.Basis != Unseen {
		a.findings[i].Worth = a.worth(a.stored+b.worth(q.found.Margin), q.found.Basis, q.found.Depth+1)
	}
	a.closed[i] = q.ended()
	return finished
}

// glimpse is how many boards may be looked at for a line of an analysis.
const glimpse = 1 << 13

func (l *packedLooker) line(a *Analysis, i int) []engine.Move {
	b, found := &l.branches[i], l.inquiries[i].found
	if b.over || found.Basis == Unseen {
		return nil
	}
	turn := a.start.Turn()
	if !b.again {
		turn = turn.Other()
	}
	depth := found.Depth
	if found.Basis == Proven {
		depth = endless
	}
	return l.search.line(b.to, turn, found.Margin, depth, glimpse)
}

// wideLooker looks at moves on boards too wide for two words, each look from
// nothing. A move whose look takes more boards than wideMost is looked at no deeper.
type wideLooker struct {
	lines [][]engine.Move
	fresh bool // no board can come up for the third time that is not on the line looked at
}

const wideMost = 1 << 14

func (l *wideLooker) look(a *Analysis, i int, budget uint64) bool {
	f := &a.findings[i]
	after := a.rules.Apply(&a.start, f.Move).After
	w := wide{rules: a.rules}
	w.stop = func() bool { return w.nodes >= wideMost }
	var line []engine.Move
	value := w.value(after, a.start.Turn(), -engine.MaxSeeds, engine.MaxSeeds, f.Depth, &line)
	a.nodes += w.nodes
	if w.stopped {
		a.closed[i] = true
		return true
	}
	l.lines[i] = line
	basis := Searched
	if !w.cut && l.fresh {
		basis = Proven
	}
	f.Worth = a.worth(value, basis, f.Depth+1)
	a.closed[i] = f.Basis == Proven || f.Depth >= a.within
	return true
}

func (l *wideLooker) line(_ *Analysis, i int) []engine.Move { return l.lines[i] }
