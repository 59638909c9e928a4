package engine

import (
	"runtime"
	"testing"
)

// skipLong leaves out what takes minutes as WebAssembly, where it would show nothing new.
func skipLong(t *testing.T) {
	t.Helper()
	if testing.Short() || runtime.GOARCH == "wasm" {
		t.Skip("dozens of games")
	}
}

// fewBoards is what the best strength looks at a move in tests: a small part of what
// a page lets it look at in the time that is set when nobody chooses another.
const fewBoards = 40_000

// strengthNames is how the table of strengths calls them.
var strengthNames = [...]string{Beginner: "beginner", Novice: "novice", Regular: "regular", Strong: "strong", Best: "best"}

// The best strength loses no match to a plain search eight plies deep, and the beginner
// loses every one.
func TestBestDoesNotLoseToAPlainSearchAndABeginnerDoes(t *testing.T) {
	skipLong(t)
	for _, name := range []string{"egyptian", "kalah", "leaflet-ethiopian"} {
		r := playedBy(t, name)
		best := meet(t, r, 5, opponent(Best, 1, fewBoards), plainAlphaBeta(8))
		beginner := meet(t, r, 2, opponent(Beginner, 1, 0), plainAlphaBeta(8))
		t.Logf("%s: best wins %s, beginner %s", name, best, beginner)
		if best.share() <= 50 || best.by <= 0 {
			t.Errorf("%s: best wins %s", name, best)
		}
		if beginner.share() >= 25 || beginner.by >= 0 {
			t.Errorf("%s: a beginner wins %s", name, beginner)
		}
	}
}

// The best strength begins with the moves that are published as best: with three seeds a pit
// house 5, which it proves to win by two, with four house 3.
func TestBestBeginsWithThePublishedMoves(t *testing.T) {
	skipLong(t)
	for _, extra := range []string{"", lone} {
		r := mustRules(t, perftRules+extra)
		c := Choose(NewGame(r, Even(6, 3, South)), Best, 1, 0)
		for !c.Step(fewBoards) {
		}
		if m, _ := c.Move(); m != (Move{Sow, 4, Right}) || c.Worth() != (Worth{Margin: 2, Basis: Proven}) {
			t.Errorf("three seeds a pit%s: %v is %s", extra, m, c.Worth())
		}
		if m := opponent(Best, 1, fewBoards)(NewGame(r, Even(6, 4, South))); m != (Move{Sow, 2, Right}) {
			t.Errorf("four seeds a pit%s: %v", extra, m)
		}
	}
}

// Each of the weaker strengths wins a match against the one below, even in the Basic Game,
// where nothing is captured and looking ahead finds little.
func TestEachStrengthUpToStrongBeatsTheOneBelow(t *testing.T) {
	skipLong(t)
	for _, name := range []string{"basic", "kalah", "leaflet-ethiopian"} {
		for s := Novice; s < Best; s++ {
			m := meet(t, playedBy(t, name), 20, opponent(s, 1, fewBoards), opponent(s-1, 2, fewBoards))
			t.Logf("%s: the %s wins %s against the %s", name, strengthNames[s], m, strengthNames[s-1])
			if m.share() <= 50 || m.by <= 0 {
				t.Errorf("%s: the %s wins %s against the %s", name, strengthNames[s], m, strengthNames[s-1])
			}
		}
	}
}

// BenchmarkBestAgainstPlain has the best strength and the beginner meet a plain search eight
// plies deep in all games, with as many boards a move as a page looks at in about a second:
// many minutes. Each line is what they win of a hundred games, and by how much a game.
func BenchmarkBestAgainstPlain(b *testing.B) {
	everyGame(b, func(b *testing.B, r Rules) {
		for s, name := range map[Strength]string{Best: "best", Beginner: "beginner"} {
			m := meet(b, r, 10, opponent(s, 1, 500_000), plainAlphaBeta(8))
			b.ReportMetric(m.share(), name+"-wins-%")
			b.ReportMetric(float64(m.by)/float64(m.games), name+"-margin")
			if s == Best && (m.by < 0 || m.won < float64(m.games)/2) {
				b.Errorf("best wins %s", m)
			}
			if s == Beginner && (m.by >= 0 || m.won >= float64(m.games)/2) {
				b.Errorf("beginner wins %s", m)
			}
		}
	})
}

// BenchmarkStrengths has each strength meet the one below in all games: minutes. Each line
// is what it wins of a hundred games.
func BenchmarkStrengths(b *testing.B) {
	everyGame(b, func(b *testing.B, r Rules) {
		for s := Novice; s <= Best; s++ {
			m := meet(b, r, 20, opponent(s, 1, fewBoards), opponent(s-1, 2, fewBoards))
			b.ReportMetric(m.share(), strengthNames[s]+"-wins-%")
			if m.won < float64(m.games)/2 {
				b.Errorf("strength %d wins %s against the one below", s, m)
			}
		}
	})
}

// everyGame runs a benchmark in each game that is played.
func everyGame(b *testing.B, run func(b *testing.B, r Rules)) {
	for _, p := range playedRules {
		b.Run(p.name, func(b *testing.B) {
			r := playedBy(b, p.name)
			for b.Loop() {
				run(b, r)
			}
			b.ReportMetric(0, "ns/op")
		})
	}
}
