package engine

// Difference is where two games first part.
type Difference struct {
	Ply  int // from 1; 0 is the start
	Step int // of that ply, from 1; 0 where only one of the games has the ply, or at the start
}

// FirstDifference compares two games from one position ply by ply and step by
// step: what is done, with how many seeds, from where to where. By which rule does not
// count. Where the steps of a ply are the beginning of the other's, the two part at
// the step after them; at the start they part when one of them is over there. False:
// they do not differ.
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

// same tells whether two steps do the same, by whatever rule.
func (s Step) same(other Step) bool {
	other.Rule = s.Rule
	return s == other
}
