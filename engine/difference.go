package engine

// Difference is where two games first differ.
type Difference struct {
	Ply  int // from 1; 0 is the start
	Step int // of that ply, from 1; 0 at the start, or where only one of the games has the ply
}

// FirstDifference compares two games from the same position, ply by ply and step by
// step: what a step does, with how many seeds, from where to where. The rules behind the
// steps do not count. Where one ply has the same steps as the other and then more, the
// games differ at the first of those. They differ at the start if only one of them is
// over there. FirstDifference returns false if the games do not differ.
func FirstDifference(a, b *Game) (Difference, bool) {
	if a.overAtStart() != b.overAtStart() {
		return Difference{}, true
	}
	for i := range max(len(a.Plies), len(b.Plies)) {
		if i == len(a.Plies) || i == len(b.Plies) {
			return Difference{i + 1, 0}, true
		}
		one, two := a.Trace[i], b.Trace[i]
		for k := range max(len(one), len(two)) {
			if k == len(one) || k == len(two) || !one[k].same(two[k]) {
				return Difference{i + 1, k + 1}, true
			}
		}
	}
	return Difference{}, false
}

func (g *Game) overAtStart() bool { return g.Over != nil && len(g.Plies) == 0 }

// same reports whether two steps do the same, whatever the rules behind them.
func (s Step) same(other Step) bool {
	other.Rule, other.Cause = s.Rule, s.Cause
	return s == other
}
