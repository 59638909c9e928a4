package player

import (
	"math/rand/v2"
	"runtime"
	"testing"

	"sowbook/engine"
	"sowbook/engine/enginetest"
	"sowbook/engine/solver"
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
func TestBestBeatsPlainSearchAndBeginnerLoses(t *testing.T) {
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
func TestBestPlaysPublishedOpenings(t *testing.T) {
	skipLong(t)
	for _, extra := range []string{"", lone} {
		r := enginetest.Rules(t, kalah+extra)
		c := Choose(engine.NewGame(r, engine.Even(6, 3, engine.South)), Best, 1, 0)
		for !c.Step(fewBoards) {
		}
		if m, _ := c.Move(); m != (engine.Move{Act: engine.Sow, Pit: 4, Way: engine.Right}) || c.Score() != (solver.Score{Margin: 2, Basis: solver.Proven}) {
			t.Errorf("three seeds a pit%s: %v is %s", extra, m, c.Score())
		}
		if m := opponent(Best, 1, fewBoards)(engine.NewGame(r, engine.Even(6, 4, engine.South))); m != (engine.Move{Act: engine.Sow, Pit: 2, Way: engine.Right}) {
			t.Errorf("four seeds a pit%s: %v", extra, m)
		}
	}
}

// Each of the weaker strengths wins a match against the one below, even in the Basic Game,
// where nothing is captured and looking ahead finds little.
func TestEachStrengthBeatsTheOneBelow(t *testing.T) {
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
	everyGame(b, func(b *testing.B, r engine.Rules) {
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
	everyGame(b, func(b *testing.B, r engine.Rules) {
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
func everyGame(b *testing.B, run func(b *testing.B, r engine.Rules)) {
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

// A seed that is due is chosen by who gives it, also while the other is on turn: what is
// best for the giver is played, and is what everybody reckons with.
func TestGiftIsBestForGiver(t *testing.T) {
	r := enginetest.Rules(t, "give=whenever stores=none last-in-store=ends relay=yes capture=run-across numbers=2,4 after-capture=again ends=cleared")
	rng, chosen := rand.New(rand.NewPCG(31, 32)), 0
	for range 2000 {
		p := engine.Even(2+rng.IntN(3), 0, engine.South)
		for range 2 + rng.IntN(6) { // North has them all, and South is on turn
			at := p.Board().First(engine.North) + engine.Place(rng.IntN(p.Board().Pits))
			p = p.With(at, p.Seeds(at)+1)
		}
		legal := r.Legal(p)
		worth, some, differ := map[engine.Move]int{}, true, false
		most := -engine.MaxSeeds
		for _, m := range legal {
			value, ok := enginetest.MoveValue(r, p, m)
			worth[m], some, differ = value, some && ok, differ || value != worth[legal[0]]
			most = max(most, value)
		}
		if !some || !differ {
			continue
		}
		chosen++
		c := Choose(engine.NewGame(r, p), Best, 1, 1<<16)
		c.Step(100_000)
		if m, _ := c.Move(); worth[m] != most {
			t.Fatalf("from %s: %v is worth %d to North, and %d can be had", p, m, worth[m], most)
		}
		solved := solver.Solve(r, p, solver.Limits{Memory: 1 << 16, Depth: 60})
		if solved.Proven && solved.Value != -most {
			t.Fatalf("from %s: worth %d to South, not %d", p, solved.Value, -most)
		}
	}
	if chosen < 30 {
		t.Errorf("only %d positions", chosen)
	}
	t.Logf("%d positions", chosen)
}

// What the best strength proves, its move brings, in every game, and in slices of any size:
// where the game is over at once, near its end, and where a board came up before.
func TestBestMoveKeepsProvenValue(t *testing.T) {
	rng := rand.New(rand.NewPCG(41, 42))
	for _, played := range playedRules {
		r, shown := playedBy(t, played.name), 0
		for tries := 0; shown < 25 && tries < 2000; tries++ {
			p := engine.Even(6, 0, engine.Side(rng.IntN(2)))
			for range 2 + rng.IntN(4) {
				at := engine.Place(rng.IntN(12))
				p = p.With(at, p.Seeds(at)+1)
			}
			g := engine.NewGame(r, p)
			if g.Over != nil || r.Mover(&p) != p.Turn() || len(g.Legal()) < 2 {
				continue
			}
			c := Choose(g, Best, 1, 1<<16)
			slice := 1 + rng.IntN(1000)
			for boards := 0; boards < 20_000 && !c.Step(slice); boards += slice {
			}
			m, _ := c.Move()
			worth, ok := enginetest.MoveValue(r, p, m)
			if !ok || c.Score().Basis != solver.Proven {
				continue
			}
			shown++
			if worth != c.Score().Margin {
				t.Fatalf("%s from %s: %v is worth %d, and %s was proven", played.name, p, m, worth, c.Score())
			}
		}
		if shown < 25 {
			t.Errorf("%s: only %d positions", played.name, shown)
		}
	}
}
