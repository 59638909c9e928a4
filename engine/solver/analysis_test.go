package solver

import (
	"math/rand/v2"
	"slices"
	"testing"

	"sowbook/engine"
	"sowbook/engine/enginetest"
	"sowbook/engine/event"
)

// Analysing in slices of any size gives every proven score the value of a full search,
// and a proven score never changes.
func TestAnalysisMatchesFullSearch(t *testing.T) {
	var seen, proven, wide, open int
	enginetest.SmallPositions(t, 21, func(rng *rand.Rand, r engine.Rules, p engine.Position) {
		if seen++; seen%stride() != 0 {
			return
		}
		a := Analyse(engine.NewGame(r, p), 1)
		var before []MoveScore
		for done := false; !done && a.Nodes() < 50_000; {
			done = a.Step(1 + rng.IntN(300))
			for i, f := range before {
				if now := a.Scores()[i]; f.Certainty == Proven && now != f {
					t.Fatalf("%s from %s: %v was proven %s and is %s", r, p, f.Move, f.Score, now.Score)
				}
			}
			before = a.Scores()
		}
		for i, f := range before {
			want, ok := enginetest.MoveValue(r, p, f.Move)
			switch {
			case !ok && isForward(r):
				t.Fatalf("%s from %s: a board repeats", r, p)
			case f.Certainty != Proven:
				if ok && Fits(r, &p) {
					t.Fatalf("%s from %s: %v is %s, not proven %d", r, p, f.Move, f.Score, want)
				}
				open++
			case ok && f.Margin != want:
				t.Fatalf("%s from %s: %v is %s, want %d", r, p, f.Move, f.Score, want)
			case !Fits(r, &p):
				wide++
			default:
				proven++
			}
			value := f.Margin
			if r.Mover(&p) != p.Turn() {
				value = -value
			}
			if line := a.Line(i); f.Certainty == Proven && ok && isForward(r) {
				checkLine(t, r, p, Solution{Value: value, Proven: true, Line: line})
			}
		}
	})
	t.Logf("%d proven, %d on wide boards, %d open", proven, wide, open)
	if proven < sampled(1000) || wide < sampled(50) || open < sampled(20) {
		t.Errorf("too few scores checked: %d proven, %d on wide boards, %d open", proven, wide, open)
	}
}

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
				ply := r.Apply(&p, m)
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
			after := r.Apply(&p, f.Move).After
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
		after := r.Apply(&p, c.move).After
		sure, bound, ok := forced(r, after, 3000)
		if after.Turn() != p.Turn() {
			sure, bound = -bound, -sure
		}
		if !ok || sure != c.sure || bound != c.bound {
			t.Errorf("%s from %s: %v forces %d and at most %d, want %d and %d", c.rules, c.start, c.move, sure, bound, c.sure, c.bound)
		}
	}
}

// The values of the openings with four pits a side and three seeds a pit are published.
func TestAnalysisMatchesPublishedOpenings(t *testing.T) {
	r := enginetest.Rules(t, perftRules)
	a := Analyse(engine.NewGame(r, engine.Even(4, 3, engine.South)), 0)
	for !a.Step(2000) {
	}
	for i, want := range []int{-6, 6, 2, -2} {
		if f := a.Scores()[i]; f.Score != (Score{want, Proven, 0}) || f.Move != (engine.Move{Kind: engine.Sow, Pit: engine.Place(i), Way: engine.Right}) {
			t.Errorf("pit %d is %s, want %d", i+1, f.Score, want)
		}
	}
	if best, _ := a.Best(); best.Move.Pit != 1 || a.Depth() != 0 {
		t.Errorf("best is %v, depth %d", best, a.Depth())
	}
}

// Slices change neither proven scores nor, by much, the number of nodes.
func TestSliceSizeDoesNotChangeScores(t *testing.T) {
	for _, text := range []string{perftRules, egyptian, "direction=either stores=none last-in-store=ends capture=run-theirs numbers=2,3"} {
		g := engine.NewGame(enginetest.Rules(t, text), engine.Even(4, 2, engine.South))
		whole, sliced := Analyse(g, 0), Analyse(g, 0)
		nodes := sampled(300_000)
		whole.Step(nodes)
		for range nodes / 500 {
			if sliced.Step(500) {
				break
			}
		}
		if int(sliced.Nodes()) > nodes+nodes/10 {
			t.Errorf("%s: %d nodes, want %d", text, sliced.Nodes(), nodes)
		}
		for i, f := range whole.Scores() {
			got := sliced.Scores()[i]
			if f.Certainty == Proven && got != f || f.Certainty == Searched && got.Certainty == Searched && got.Depth < f.Depth-2 {
				t.Errorf("%s: %v is %s in slices, %s in one", text, f.Move, got.Score, f.Score)
			}
		}
	}
}

// A move that repeats a board for the third time ends the game, and seeds in the pits do
// not count, so its value is proven.
func TestMoveEndingGameByRepetitionIsProven(t *testing.T) {
	g := engine.NewGame(enginetest.Rules(t, "stores=none last-in-store=ends"), enginetest.Position(t, "0,0,1/1,0,0 3,1 S"))
	for g.Over == nil {
		a := Analyse(g, 1)
		a.Step(3000)
		f := a.Scores()[0]
		if err := g.Play(f.Move); err != nil {
			t.Fatal(err)
		}
		want := Searched
		if g.Over != nil {
			want = Proven
		}
		if f.Certainty != want || want == Proven && f.Margin != g.Position().Margin(g.Plies[len(g.Plies)-1].Player) {
			t.Errorf("ply %d: %s, over %v", len(g.Plies), f.Score, g.Over)
		}
	}
	if a := Analyse(g, 1); !a.Step(1) || len(a.Scores()) != 0 {
		t.Error("a game that is over has moves")
	}
}

func BenchmarkAnalysis(b *testing.B) {
	for _, c := range []struct{ name, rules, start string }{
		{"compiled", perftRules, "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S"},
		{"general", "stores=none last-in-store=ends origin=skipped capture=run-theirs numbers=2,3 grand-slam=nothing feed=must left-over=both-sides",
			"4,4,4,4,4,4/4,4,4,4,4,4 0,0 S"},
		{"relay", "give=whenever stores=none last-in-store=ends relay=yes capture=run-across numbers=2,4 after-capture=again ends=cleared",
			"0,9,9,9,9,0/0,9,9,9,9,0 0,0 S"},
	} {
		b.Run(c.name, func(b *testing.B) {
			r, err := engine.ParseRules(c.rules)
			if err != nil {
				b.Fatal(err)
			}
			p, err := engine.ParsePosition(c.start)
			if err != nil {
				b.Fatal(err)
			}
			nodes, depth := uint64(0), 0
			for b.Loop() {
				a := Analyse(engine.NewGame(r, p), 0)
				for range 100 {
					a.Step(2000)
				}
				nodes, depth = nodes+a.Nodes(), a.Depth()
			}
			b.ReportMetric(float64(nodes)/b.Elapsed().Seconds()/1e6, "Mboards/s")
			b.ReportMetric(float64(depth), "plies")
			b.ReportMetric(0, "ns/op")
		})
	}
}

// A relay of tens of thousands of laps counts as thousands of nodes, so that slices
// of such relays end in time.
func TestLongRelaysCountAsNodes(t *testing.T) {
	r := enginetest.Rules(t, "stores=none last-in-store=ends relay=yes")
	p := enginetest.Position(t, "8,2,3,2,5,2/3,3,4,5,4,5 0,0 S")
	laps := r.Apply(&p, engine.Move{Kind: engine.Sow, Pit: 0, Way: engine.Right}).Laps
	if laps < 50_000 {
		t.Fatalf("the relay of pit 1 ends after %d laps", laps)
	}
	a := Analyse(engine.NewGame(r, p), 0)
	a.Step(laps / lapsPerNode)
	if a.Nodes() < uint64(laps/lapsPerNode) {
		t.Errorf("%d nodes", a.Nodes())
	}
}
