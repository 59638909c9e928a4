package engine

// Difference is the first ply and step at which two games differ.
type Difference struct {
	Ply  int // from 1; 0 is the start
	Step int // of that ply, from 1; 0 at the start, or if only one of the games has the ply
}

// FirstDifference returns the first difference between two games from the same position.
// Steps are equal if they move the same number of seeds from and to the same places,
// whatever their rules. If one ply has more steps, the first additional step is the
// difference. Ply 0 means that only one game is over at its start. ok is false if the
// games do not differ.
func FirstDifference(a, b *Game) (d Difference, ok bool) {
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

// same reports whether two steps are equal, apart from their rules and causes.
func (s Step) same(other Step) bool {
	other.Rule, other.Cause = s.Rule, s.Cause
	return s == other
}
