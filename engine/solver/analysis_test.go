package solver

import (
	"math/rand/v2"
	"slices"
	"testing"

	"sowbook/engine"
	"sowbook/engine/enginetest"
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
	for !g.Over() {
		a := Analyse(g, 1)
		a.Step(3000)
		f := a.Scores()[0]
		if err := g.Play(f.Move); err != nil {
			t.Fatal(err)
		}
		want := Searched
		if g.Over() {
			want = Proven
		}
		if f.Certainty != want || want == Proven && f.Margin != g.Position().Margin(g.Ply(g.Len()-1).Player) {
			t.Errorf("ply %d: %s, over %v", g.Len(), f.Score, g.Result())
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
	ply, _ := r.Play(p, engine.Move{Kind: engine.Sow, Pit: 0, Way: engine.Right})
	laps := ply.Laps
	if laps < 50_000 {
		t.Fatalf("the relay of pit 1 ends after %d laps", laps)
	}
	a := Analyse(engine.NewGame(r, p), 0)
	a.Step(laps / lapsPerNode)
	if a.Nodes() < uint64(laps/lapsPerNode) {
		t.Errorf("%d nodes", a.Nodes())
	}
}

// An analysis of the next position finds most of its boards in the tables of the last one. Other rules give the
// same boards other values, and need tables of their own.
func TestReuseTakesTablesOfSameRules(t *testing.T) {
	const facing, empty = perftRules, "ends=at-once left-over=both-sides"
	for _, c := range []struct {
		name, first, then string
		moves             int // played between the two
		faster            bool
	}{
		{"a move later", facing, facing, 1, true},
		{"other rules", facing, empty, 1, false},
		{"boards can repeat", "stores=none " + twoWays, "stores=none " + twoWays, 0, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			start := engine.Even(4, 3, engine.South)
			a := Analyse(engine.NewGame(enginetest.Rules(t, c.first), start), 0)
			a.Step(200_000)
			g := engine.NewGame(enginetest.Rules(t, c.then), start)
			for range c.moves {
				if err := g.Play(g.Legal()[0]); err != nil {
					t.Fatal(err)
				}
			}
			cold, warm := Analyse(g, 0), a.Reuse(g)
			if cold.Step(200_000) != warm.Step(200_000) || !slices.Equal(cold.Scores(), warm.Scores()) {
				t.Errorf("%v after an analysis, %v without", warm.Scores(), cold.Scores())
			}
			if faster := warm.Nodes() < cold.Nodes()*2/3; faster != c.faster || !c.faster && warm.Nodes() != cold.Nodes() {
				t.Errorf("%d nodes after an analysis, %d without", warm.Nodes(), cold.Nodes())
			}
		})
	}
}
