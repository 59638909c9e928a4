package engine

import "slices"

// packedLooker looks at moves with one search and an inquiry for each.
type packedLooker struct {
	search    *search
	branches  []branch
	inquiries []inquiry
}

// newPackedLooker is for the position of a game that is not over.
func newPackedLooker(a *Analysis, g *Game, memory int) *packedLooker {
	p := a.start
	k := pack(&p)
	l := &packedLooker{search: newSearch(a.rules, p, Limits{Memory: memory, Depth: deepest})}
	s := l.search
	if !s.forward {
		s.way = g.way(s)
	}
	var list [mostBranches]branch
	l.branches = append(l.branches, list[:s.branches(packed{k.mover & s.rows, k.waiter & s.rows}, &list)]...)
	l.inquiries = make([]inquiry, len(l.branches))
	for i, b := range l.branches {
		l.inquiries[i] = inquire(b.to, a.within-1, toProve)
		switch {
		case b.over:
			a.findings[i].Worth = Worth{Margin: a.stored + b.worth(0), Basis: Proven}
			a.closed[i] = true
		case slices.Contains(s.way, b.to):
			a.findings[i].Worth = Worth{Margin: a.stored + b.worth(0), Basis: Searched, Depth: 1}
			a.closed[i] = true
		}
	}
	return l
}

// way is the boards of a game that may come up again, the first first: those with as
// many seeds in the pits as the last.
func (g *Game) way(s *search) []packed {
	left := g.now.InPits(South) + g.now.InPits(North)
	var way []packed
	for i := len(g.Plies); i >= 0; i-- {
		p := g.Start
		if i > 0 {
			p = g.Plies[i-1].After
		}
		if p.InPits(South)+p.InPits(North) != left {
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
		a.findings[i].Worth = Worth{Margin: a.stored + b.worth(q.found.Margin), Basis: q.found.Basis, Depth: q.found.Depth + 1}
		if q.found.Basis == Proven {
			a.findings[i].Depth = 0
		}
	}
	a.closed[i] = q.ended()
	return finished
}

// glimpse is how many boards may be looked at for a line of an analysis.
const glimpse = 1 << 13

func (l *packedLooker) line(a *Analysis, i int) []Move {
	b, found := &l.branches[i], l.inquiries[i].found
	if b.over || found.Basis == Unseen {
		return nil
	}
	turn := a.start.turn
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
	lines [][]Move
	fresh bool // no board can come up for the third time that is not on the line looked at
}

const wideMost = 1 << 14

func (l *wideLooker) look(a *Analysis, i int, budget uint64) bool {
	f := &a.findings[i]
	after := a.rules.made(&a.start, f.Move, nil).After
	w := wide{rules: a.rules}
	w.stop = func() bool { return w.nodes >= wideMost }
	var line []Move
	value := w.value(after, a.start.turn, -MaxSeeds, MaxSeeds, f.Depth, &line)
	a.nodes += w.nodes
	if w.stopped {
		a.closed[i] = true
		return true
	}
	l.lines[i] = line
	f.Worth = Worth{Margin: value, Basis: Searched, Depth: f.Depth + 1}
	if !w.cut && l.fresh {
		f.Worth = Worth{Margin: value, Basis: Proven}
	}
	a.closed[i] = f.Basis == Proven || f.Depth >= a.within
	return true
}

func (l *wideLooker) line(_ *Analysis, i int) []Move { return l.lines[i] }
