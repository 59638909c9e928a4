package event

// Difference is the first ply and step at which two games differ.
type Difference struct {
	Ply  int // from 1; 0 is the start
	Step int // of that ply, from 1; 0 at the start, or if only one of the games has the ply
}

// FirstDifference returns the first difference between the steps of two games, ply by ply.
// Steps are equal if they move the same number of seeds from and to the same places,
// whatever their rules. If one ply has more steps, the first additional step is the
// difference. ok is false if the games do not differ.
func FirstDifference(a, b [][]Step) (d Difference, ok bool) {
	for i := range max(len(a), len(b)) {
		if i == len(a) || i == len(b) {
			return Difference{i + 1, 0}, true
		}
		for k := range max(len(a[i]), len(b[i])) {
			if k == len(a[i]) || k == len(b[i]) || !a[i][k].same(b[i][k]) {
				return Difference{i + 1, k + 1}, true
			}
		}
	}
	return Difference{}, false
}

// same reports whether two steps are equal, apart from their rules and causes.
func (s Step) same(other Step) bool {
	other.Rule, other.Cause = s.Rule, s.Cause
	return s == other
}
