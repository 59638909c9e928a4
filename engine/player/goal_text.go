package player

import (
	"strconv"
	"strings"

	"sowbook/engine"
	"sowbook/internal/errtext"
)

var goalNames = []string{"land", "capture", "own", "sowings", "laps", "drops", "leave", "yield", "win"}

// String returns the first word of a goal's text: land, capture, own, sowings, laps,
// drops, leave, yield or win.
func (k GoalKind) String() string { return goalNames[k] }

// Format returns the goal's text: the kind and the number, as in "capture 5", or
// land and a place as side s numbers it: "land store", "land 3", "land their 3",
// "land their store".
func (g Goal) Format(l engine.Labels, b engine.Board, s engine.Side) string {
	if g.Kind != Land {
		return g.Kind.String() + " " + strconv.Itoa(g.N)
	}
	text := "land "
	if b.Owner(g.Place) != s && (l != engine.Cells || !b.IsPit(g.Place)) {
		text += "their "
	}
	if !b.IsPit(g.Place) {
		return text + "store"
	}
	return text + strconv.Itoa(l.Label(b, g.Place))
}

// ParseGoal parses what [Goal.Format] writes for side s. The error is an
// [*engine.TextError].
func ParseGoal(l engine.Labels, b engine.Board, s engine.Side, goal string) (Goal, error) {
	word, value, _ := strings.Cut(goal, " ")
	for i, name := range goalNames {
		if name != word {
			continue
		}
		if GoalKind(i) == Land {
			at, ok := parseLand(l, b, s, value)
			if !ok {
				return Goal{}, &engine.TextError{Offset: len(goal) - len(value), Why: "land is followed by store or the number of a pit, or by their and one of these, as in land their 3; this is " + errtext.Quote(value)}
			}
			return Goal{Kind: Land, Place: at}, nil
		}
		n, ok := engine.ParseNumber(value, engine.MaxSeeds)
		least := 1
		if k := GoalKind(i); k == LeaveAtMost || k == YieldAtMost {
			least = 0
		}
		if !ok || n < least {
			return Goal{}, &engine.TextError{Offset: len(word), Why: word + " is followed by a number from " + strconv.Itoa(least) + " to " +
				strconv.Itoa(engine.MaxSeeds) + ", as in " + word + " 5; this is " + errtext.Quote(goal)}
		}
		return Goal{Kind: GoalKind(i), N: n}, nil
	}
	return Goal{}, &engine.TextError{Why: "a goal begins with " + errtext.List(goalNames) + "; this is " + errtext.Quote(goal)}
}

// parseLand parses the place of a landing goal. ok is false if there is no such place.
func parseLand(l engine.Labels, b engine.Board, s engine.Side, place string) (at engine.Place, ok bool) {
	name, theirs := strings.CutPrefix(place, "their ")
	owner := s
	if theirs {
		owner = s.Other()
	}
	if name == "store" {
		return b.Store(owner), true
	}
	n, isNumber := engine.ParseNumber(name, 2*engine.MaxPits)
	at, ok = l.Pit(b, owner, n)
	return at, ok && isNumber && (!theirs || l != engine.Cells)
}
