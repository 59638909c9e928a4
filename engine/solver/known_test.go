package solver

import (
	"cmp"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"sowbook/engine"
	"sowbook/engine/enginetest"
	"sowbook/engine/values"
	"sowbook/internal/long"
)

// everydaySearch returns a search for boards of everyday mancala, with large tables to prove all.
func everydaySearch(t *testing.T, all bool) *search {
	memory, endgame := 1<<24, quickEndgame
	if all {
		memory, endgame = 1<<30, wholeEndgame
	}
	return newSearch(enginetest.Rules(t, perftRules), engine.Even(6, 4, engine.South), memory, endgame)
}

// everyday returns the values of boards of everyday mancala.
func everyday() map[packed]int {
	boards := map[packed]int{}
	eachKnown(values.Everyday, func(k packed, value int) { boards[k] = value })
	return boards
}

func TestKnownValuesAreAFileToFetch(t *testing.T) {
	text := values.Everyday
	if !values.AreWhole(text) || len(text) > 300_000 || len(text) != len(everyday())*values.Line {
		t.Errorf("%d bytes with %d boards, sum %#x", len(text), len(everyday()), values.Sum(text))
	}
	lines := strings.SplitAfter(text, "\n")
	if !slices.IsSorted(lines[:len(lines)-1]) {
		t.Error("not in order")
	}
	for k := range everyday() {
		if k.seeds() < values.Fewest {
			t.Errorf("%x has fewer seeds than %d", k, values.Fewest)
		}
	}
}

// An extra turn counts as a ply.
func TestKnownValuesAreWholeForThreePlies(t *testing.T) {
	s, known := everydaySearch(t, false), everyday()
	start := packed{0x040404040404, 0x040404040404}
	boards := []packed{start}
	for plies := range 3 {
		var after []packed
		for _, k := range boards {
			best := -engine.MaxSeeds
			var list [maxChildren]child
			for _, c := range list[:s.children(k, &list)] {
				next, isKnown := known[c.board]
				if !isKnown {
					t.Fatalf("after %d plies, a move on %x has no value", plies, k)
				}
				best = max(best, c.value(next))
				after = append(after, c.board)
			}
			if value, isKnown := known[k]; !isKnown || best != value {
				t.Fatalf("after %d plies, %x is worth %d, and its best move %d", plies, k, value, best)
			}
		}
		boards = after
	}
	if known[start] != 8 || len(boards) < 150 {
		t.Errorf("the first player wins by %d, want 8; %d lines of three plies", known[start], len(boards))
	}
}

// A search proves some of the boards with the fewest seeds; all boards with the tag long.
func TestKnownValuesAreProven(t *testing.T) {
	if testing.Short() {
		t.Skip("takes seconds")
	}
	all := long.Tests && hasThreads // WebAssembly proves some
	s, known := everydaySearch(t, all), everyday()
	boards := slices.SortedFunc(maps.Keys(known), func(a, b packed) int {
		return cmp.Or(a.seeds()-b.seeds(), cmp.Compare(a.mover, b.mover), cmp.Compare(a.waiter, b.waiter))
	})
	if !all {
		rng := rand.New(rand.NewPCG(5, 8))
		boards = boards[:8]
		rng.Shuffle(len(boards), func(i, j int) { boards[i], boards[j] = boards[j], boards[i] })
		boards = boards[:2]
	}
	for _, b := range boards {
		if got := s.exact(b); got != known[b] {
			t.Errorf("%x: %d, want %d", b, got, known[b])
		}
	}
}

// exact returns the proven value of a board, if no board can repeat.
func (s *search) exact(k packed) int {
	d := s.deepen(k, engine.South, maxDepth, shareUnlimited)
	for !d.done() {
		d.step(unlimited)
	}
	return d.best.Margin
}

func TestAnalysisKnowsFirstMoves(t *testing.T) {
	r := enginetest.Rules(t, perftRules)
	start := engine.Even(6, 4, engine.South)
	a := Analyse(engine.NewGame(r, start), 0)
	if !a.Step(100) || a.Depth() != 0 {
		t.Error("not all first moves are proven")
	}
	var got []int
	for _, s := range a.Scores() {
		got = append(got, s.Margin)
	}
	if want := []int{-14, -10, 8, -2, -8, 4}; !slices.Equal(got, want) {
		t.Errorf("%d, want %d", got, want)
	}
	if line := a.Line(2); len(line) < 3 {
		t.Errorf("the best line is %v", line)
	}
	e := Evaluate(engine.NewGame(r, start), 0)
	if m, ok := e.Move(); !e.Step(10_000) || e.Score() != (Score{Margin: 8, Certainty: Proven}) {
		t.Errorf("%v %v %v", m, ok, e.Score())
	}
	if a := AnalyseTo(engine.NewGame(r, start), 0, 3); !a.Step(100_000) || a.Depth() != 3 {
		t.Error("a shallow search knows more than it sees")
	}
	if a := Analyse(engine.NewGame(enginetest.Rules(t, perftRules+lone), start), 0); a.Step(1000) || a.Depth() == 0 {
		t.Error("other rules have the same values")
	}
}

// As in a page, which hands the values over.
func TestAnalysisLearnsValues(t *testing.T) {
	defer func(text string, lacking int) { known, Lacking = text, lacking }(known, Lacking)
	start := func() *engine.Game {
		return engine.NewGame(enginetest.Rules(t, perftRules), engine.Even(6, 4, engine.South))
	}
	text := known
	known = ""
	a := Analyse(start(), 0)
	if a.Step(100) || Lacking != LacksValues|LacksEndgames {
		t.Error("proven without values, or none are missed")
	}
	for _, wrong := range []string{"", text[1:], "B" + text[1:], text + text, text[:len(text)-1]} {
		if a.Learn(wrong) || known != "" || Lacking&LacksValues == 0 {
			t.Fatalf("%d wrong bytes are taken", len(wrong))
		}
	}
	if !new(Analysis).Learn(text) || known != text || Lacking != 0 {
		t.Error("values are missed that came while no search went on")
	}
	known = ""
	a.Learn(text)
	if a = a.Reuse(start()); !a.Step(100) || a.Depth() != 0 || Lacking != 0 {
		t.Error("the same analysis proves no more with values")
	}
	if known = ""; !Analyse(start(), 0).Step(1) && Lacking&LacksValues == 0 {
		t.Error("values are not missed")
	}
	for _, test := range []struct{ rules, position string }{
		{perftRules, "0,0,0,0,2,1/1,0,2,0,1,0 20,21 S"},
		{perftRules + lone, "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S"},
	} {
		Lacking = 0
		Analyse(engine.NewGame(enginetest.Rules(t, test.rules), enginetest.Position(t, test.position)), 0).Step(1)
		if Lacking&LacksValues != 0 {
			t.Errorf("%s: values are missed", test)
		}
	}
}
