package solver

import (
	"math/rand/v2"
	"slices"
	"testing"

	"sowbook/engine"
	"sowbook/engine/enginetest"
	"sowbook/engine/event"
)

// forced returns bounds on the margin of the side to move: it can force sure, and its
// opponent can prevent more than bound. An endless line forces only what is stored on it,
// because seeds never leave a store. It lists all positions; ok is false if there are more
// than limit.
func forced(r engine.Rules, start engine.Position, limit int) (sure, bound int, ok bool) {
	index := map[engine.Position]int{start: 0}
	positions := []engine.Position{start}
	var next [][]int
	for i := 0; i < len(positions); i++ {
		p := positions[i]
		var successors []int
		if r.Ended(p) == event.NotOver {
			for _, m := range r.Legal(p) {
				ply, _ := r.Play(p, m)
				after := ply.After
				if m.Kind == engine.Pass && ply.End == event.NotOver && r.MustPass(&after) {
					after = r.AfterPasses(after).With(0, 0) // all ends after passes are the same
					for at := range engine.Place(2 * after.Board().Pits) {
						after = after.With(at, 0)
					}
				}
				if _, there := index[after]; !there {
					index[after] = len(positions)
					positions = append(positions, after)
				}
				successors = append(successors, index[after])
			}
		}
		next = append(next, successors)
		if len(positions) > limit {
			return 0, 0, false
		}
	}
	canForce := func(s engine.Side, goal int) bool {
		won := make([]bool, len(positions))
		wins := func(i int) bool {
			p := &positions[i]
			switch {
			case p.Margin(s)-p.InAllPits() >= goal: // even if the other side gets all seeds left
				return true
			case len(next[i]) == 0:
				return p.Margin(s) >= goal
			case r.Mover(p) == s:
				return slices.ContainsFunc(next[i], func(n int) bool { return won[n] })
			}
			return !slices.ContainsFunc(next[i], func(n int) bool { return !won[n] })
		}
		for changed := true; changed; {
			changed = false
			for i := range positions {
				if !won[i] && wins(i) {
					won[i], changed = true, true
				}
			}
		}
		return won[0]
	}
	sure = start.Margin(start.Turn()) - start.InAllPits() // the range of possible margins
	bound = 2*start.Margin(start.Turn()) - sure
	for goal := -start.Total(); goal <= start.Total(); goal++ {
		if canForce(start.Turn(), goal) {
			sure = max(sure, goal)
		}
		if canForce(start.Turn().Other(), goal) {
			bound = min(bound, -goal)
		}
	}
	return sure, bound, true
}

// If boards can repeat, a margin is proven only if both sides can force it.
func TestProvenValuesCanBeForcedDespiteCycles(t *testing.T) {
	var seen, checked int
	enginetest.SmallPositions(t, 22, func(rng *rand.Rand, r engine.Rules, p engine.Position) {
		if seen++; seen%stride() != 0 {
			return
		}
		if isForward(r) || p.Board().Pits > 3 {
			return
		}
		if _, plain := enginetest.Value(r, p); plain {
			return
		}
		a := Analyse(engine.NewGame(r, p), 1)
		a.Step(20_000)
		for _, f := range a.Scores() {
			if f.Certainty != Proven {
				continue
			}
			ply, _ := r.Play(p, f.Move)
			after := ply.After
			if r.Ended(after) != event.NotOver {
				continue
			}
			sure, bound, ok := forced(r, after, 3000)
			if after.Turn() != r.Mover(&p) {
				sure, bound = -bound, -sure
			}
			if ok && (sure != f.Margin || bound != f.Margin) {
				t.Fatalf("%s from %s: %v is %s; the side can force %d and at most %d", r, p, f.Move, f.Score, sure, bound)
			}
			checked++
		}
	})
	t.Logf("%d proven despite cycles", checked)
	if checked < sampled(50) {
		t.Errorf("only %d proven values checked", checked)
	}
}

// Seeds never leave a store, so a side that has stored enough forces a margin even on an
// endless line. A side that has not forces nothing there, and no margin is proven.
func TestStoredSeedsProveMarginsOfEndlessLines(t *testing.T) {
	const (
		twoPits = "pits=2 direction=cw origin=skipped last-in-store=ends left-over=both-sides"
		slams   = "direction=either capture=last-theirs numbers=2,3 grand-slam=leaves-last stuck=empty-passes"
		lapping = "pits=2 stores=none last-in-store=ends fewest=3"
	)
	for _, c := range []struct {
		rules, start string
		move         engine.Move
		proven       bool
		sure, bound  int // of the mover
	}{
		{twoPits, "1,1/2,0 1,0 S", engine.Move{Pit: 0, Way: engine.Left}, true, 3, 3},
		{slams, "1,0,2/0,0,2 3,1 N", engine.Move{Pit: 3}, true, 1, 1},
		{lapping, "0,2/3,1 1,1 S", engine.Move{Pit: 0}, false, -6, 6},
	} {
		r, p := enginetest.Rules(t, c.rules), enginetest.Position(t, c.start)
		a := Analyse(engine.NewGame(r, p), 1)
		a.Step(20_000)
		i := slices.IndexFunc(a.Scores(), func(f MoveScore) bool { return f.Move == c.move })
		if i < 0 {
			t.Errorf("%s from %s: %v is illegal", c.rules, c.start, c.move)
			continue
		}
		score := a.Scores()[i].Score
		if proven := score.Certainty == Proven; proven != c.proven || proven && score.Margin != c.sure {
			t.Errorf("%s from %s: %v is %s, want %d, proven %v", c.rules, c.start, c.move, score, c.sure, c.proven)
		}
		ply, _ := r.Play(p, c.move)
		after := ply.After
		sure, bound, ok := forced(r, after, 3000)
		if after.Turn() != p.Turn() {
			sure, bound = -bound, -sure
		}
		if !ok || sure != c.sure || bound != c.bound {
			t.Errorf("%s from %s: %v forces %d and at most %d, want %d and %d", c.rules, c.start, c.move, sure, bound, c.sure, c.bound)
		}
	}
}
