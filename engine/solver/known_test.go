package solver

import (
	"math/rand/v2"
	"slices"
	"testing"

	"sowbook/engine"
	"sowbook/engine/enginetest"
	"sowbook/engine/values"
	"sowbook/internal/long"
)

// everydaySearch returns a search for boards of everyday mancala, with large tables to prove all, and the boards
// with known values.
func everydaySearch(t *testing.T, all bool) (*search, knownTable) {
	memory, endgame := 1<<24, quickEndgame
	if all {
		memory, endgame = 1<<30, wholeEndgame
	}
	s, known := newSearch(enginetest.Rules(t, perftRules), engine.Even(6, 4, engine.South), memory, endgame), make(knownTable, 1<<12)
	bare := *s
	bare.table = newTranspositions(1, 48) // that of s stays empty
	bare.walk(known)
	return s, known
}

func TestKnownValuesAreWholeForThreePlies(t *testing.T) {
	s, everyday := everydaySearch(t, false)
	n := 0
	for i := range everyday {
		if everyday[i].board != (packed{}) {
			n++
		}
	}
	if n != len(values.Everyday)+1 || 2*n > len(everyday) {
		t.Errorf("%d values of %d letters, in a table of %d", n, len(values.Everyday), len(everyday))
	}
	start := packed{everydayStart, everydayStart}
	boards := []packed{start}
	for plies := range 3 {
		var after []packed
		for _, k := range boards {
			best := -engine.MaxSeeds
			var list [maxChildren]child
			for _, c := range list[:s.children(k, &list)] {
				next := everyday.at(c.board)
				if next.board != c.board {
					t.Fatalf("after %d plies, a move on %x has no value", plies, k)
				}
				best = max(best, c.value(next.value))
				after = append(after, c.board)
			}
			if value := everyday.at(k).value; best != value {
				t.Fatalf("after %d plies, %x is worth %d, and its best move %d", plies, k, value, best)
			}
		}
		boards = after
	}
	if got := everyday.at(start).value; got != 8 || len(boards) < 150 {
		t.Errorf("the first player wins by %d, want 8; %d lines of three plies", got, len(boards))
	}
}

// A search proves some of the boards with the fewest seeds; all boards with the tag long.
func TestKnownValuesAreProven(t *testing.T) {
	if testing.Short() {
		t.Skip("takes seconds")
	}
	all := long.Tests && hasThreads // WebAssembly proves some
	s, known := everydaySearch(t, all)
	boards := slices.DeleteFunc(slices.Clone(known), func(b knownBoard) bool { return b.board == packed{} || !b.known })
	slices.SortStableFunc(boards, func(a, b knownBoard) int { return a.board.seeds() - b.board.seeds() })
	if !all {
		rng := rand.New(rand.NewPCG(5, 8))
		boards = boards[:8]
		rng.Shuffle(len(boards), func(i, j int) { boards[i], boards[j] = boards[j], boards[i] })
		boards = boards[:2]
	}
	for _, b := range boards {
		if got := s.exact(b.board); got != b.value {
			t.Errorf("%x: %d, want %d", b.board, got, b.value)
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
