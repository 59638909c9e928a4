package player

import (
	"math/rand/v2"
	"runtime"
	"testing"

	"sowbook/engine"
	"sowbook/engine/enginetest"
	"sowbook/engine/ruleset"
	"sowbook/engine/solver"
	"sowbook/internal/long"
)

// isQuick reports whether a test that plays games plays only a few of them: without the tag
// long, and as WebAssembly, where they would take minutes.
func isQuick() bool { return !long.Tests || runtime.GOARCH == "wasm" }

// gamesOfMatches returns the games that a test plays: the first, or all unless it is quick.
func gamesOfMatches(names ...string) []string {
	if isQuick() {
		return names[:1]
	}
	return names
}

// nodesPerMove is the number of nodes that Best searches per move in tests, a fraction of
// what it searches on a page.
const nodesPerMove = 40_000

var strengthNames = [...]string{Beginner: "beginner", Novice: "novice", Regular: "regular", Strong: "strong", Best: "best"}

// The opponent is a plain search eight plies deep.
func TestBestBeatsPlainSearchAndBeginnerLoses(t *testing.T) {
	if testing.Short() {
		t.Skip("whole games")
	}
	for _, name := range gamesOfMatches("kalah", "egyptian", "leaflet-ethiopian") {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r, openings, depth := rulesOf(t, name), uint64(5), 8
			if isQuick() {
				openings, depth = 1, 4
			}
			best := playMatch(t, r, openings, opponent(Best, 1, nodesPerMove), plainAlphaBeta(depth))
			beginner := playMatch(t, r, min(openings, 2), opponent(Beginner, 1, 0), plainAlphaBeta(depth))
			t.Logf("best wins %s, the beginner %s", best, beginner)
			if best.percent() <= 50 || best.margin <= 0 {
				t.Errorf("best wins %s", best)
			}
			if beginner.percent() >= 25 || beginner.margin >= 0 {
				t.Errorf("the beginner wins %s", beginner)
			}
		})
	}
}

// The published best openings are pit 5 with three seeds a pit, which is proven to win by
// two, and pit 3 with four.
func TestBestPlaysPublishedOpenings(t *testing.T) {
	if testing.Short() || runtime.GOARCH == "wasm" {
		t.Skip("proving the first takes seconds")
	}
	for _, extra := range []string{"", lone} {
		r := enginetest.Rules(t, kalah+extra)
		c := Choose(engine.NewGame(r, engine.Even(6, 3, engine.South)), Best, 1, 0)
		for !c.Step(nodesPerMove) {
		}
		if m, _ := c.Move(); m != (engine.Move{Kind: engine.Sow, Pit: 4, Way: engine.Right}) || c.Score() != (solver.Score{Margin: 2, Certainty: solver.Proven}) {
			t.Errorf("three seeds a pit%s: %v is %s", extra, m, c.Score())
		}
		if m := opponent(Best, 1, nodesPerMove)(engine.NewGame(r, engine.Even(6, 4, engine.South))); m != (engine.Move{Kind: engine.Sow, Pit: 2, Way: engine.Right}) {
			t.Errorf("four seeds a pit%s: %v", extra, m)
		}
	}
}

// The Basic Game has no captures, so that searching deeper gains little; it still wins.
func TestEachStrengthBeatsTheOneBelow(t *testing.T) {
	if testing.Short() {
		t.Skip("takes longer")
	}
	for _, name := range gamesOfMatches("kalah", "basic", "leaflet-ethiopian", "hus", "toguz-kumalak") {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			openings := uint64(20)
			if isQuick() {
				openings = 4
			}
			for s := Novice; s < Best; s++ {
				got := playMatch(t, rulesOf(t, name), openings, opponent(s, 1, 0), opponent(s-1, 2, 0))
				t.Logf("the %s wins %s against the %s", strengthNames[s], got, strengthNames[s-1])
				if got.percent() <= 50 || got.margin <= 0 {
					t.Errorf("the %s wins %s against the %s", strengthNames[s], got, strengthNames[s-1])
				}
			}
		})
	}
}

// BenchmarkBestAgainstPlain plays Best and Beginner against a plain search eight plies deep
// in every game, with as many nodes per move as a page searches in about a second. It takes
// many minutes and reports the percentage won and the margin per game.
func BenchmarkBestAgainstPlain(b *testing.B) {
	for _, g := range games {
		b.Run(g.name, func(b *testing.B) {
			for b.Loop() {
				benchPlain(b, rulesOf(b, g.name))
			}
			b.ReportMetric(0, "ns/op")
		})
	}
}

func benchPlain(b *testing.B, r engine.Rules) {
	for s, name := range map[Strength]string{Best: "best", Beginner: "beginner"} {
		got := playMatch(b, r, 10, opponent(s, 1, 500_000), plainAlphaBeta(8))
		b.ReportMetric(got.percent(), name+"-wins-%")
		b.ReportMetric(float64(got.margin)/float64(got.games), name+"-margin")
		if s == Best && (got.margin < 0 || got.percent() < 50) {
			b.Errorf("best wins %s", got)
		}
		if s == Beginner && (got.margin >= 0 || got.percent() >= 50) {
			b.Errorf("beginner wins %s", got)
		}
	}
}

// BenchmarkStrengths plays each strength against the one below in every game of the book in
// which players have choices, until one leads clearly. It takes an hour and reports the
// percentage won, the margin per game and the number of games. Best searches as many nodes per
// move as a page in about half a second.
func BenchmarkStrengths(b *testing.B) {
	for _, g := range enginetest.Games(b) {
		if g.Rules.Pick == ruleset.PickRightmost {
			continue
		}
		b.Run(g.Name, func(b *testing.B) {
			for b.Loop() {
				for s := Novice; s <= Best; s++ {
					got := playUntilClear(b, g.Rules, opponent(s, 1, 200_000), opponent(s-1, 2, 0))
					b.ReportMetric(got.percent(), strengthNames[s]+"-wins-%")
					b.ReportMetric(float64(got.margin)/float64(got.games), strengthNames[s]+"-margin")
					b.ReportMetric(float64(got.games), strengthNames[s]+"-games")
					if got.lead() <= 0 || got.margin <= 0 {
						b.Errorf("the %s wins %s against the %s", strengthNames[s], got, strengthNames[s-1])
					}
				}
			}
			b.ReportMetric(0, "ns/op")
		})
	}
}

// The giver chooses the gift, even if the opponent is to move. The search must expect the
// gift that is best for the giver.
func TestGiverChoosesBestGift(t *testing.T) {
	t.Parallel()
	r := enginetest.Rules(t, "give=whenever stores=none last-in-store=ends relay=yes capture=run-across numbers=2,4 after-capture=again ends=cleared")
	rng, checked := rand.New(rand.NewPCG(31, 32)), 0
	tries, wanted := 2000, 30
	if testing.Short() {
		tries, wanted = 250, 4
	}
	for range tries {
		p := engine.Even(2+rng.IntN(3), 0, engine.South)
		for range 2 + rng.IntN(6) { // North has all seeds, and South is to move
			at := p.Board().First(engine.North) + engine.Place(rng.IntN(p.Board().Pits))
			p = p.With(at, p.Seeds(at)+1)
		}
		legal := r.Legal(p)
		values, known, differ := map[engine.Move]int{}, true, false
		best := -engine.MaxSeeds
		for _, m := range legal {
			value, ok := enginetest.MoveValue(r, p, m)
			values[m], known, differ = value, known && ok, differ || value != values[legal[0]]
			best = max(best, value)
		}
		if !known || !differ {
			continue
		}
		checked++
		c := Choose(engine.NewGame(r, p), Best, 1, 1<<16)
		c.Step(100_000)
		if m, _ := c.Move(); values[m] != best {
			t.Fatalf("from %s: %v is worth %d to North, the best gift %d", p, m, values[m], best)
		}
		solved := solver.Solve(r, p, solver.Limits{Memory: 1 << 16, Depth: 60})
		if solved.Proven && solved.Value != -best {
			t.Fatalf("from %s: worth %d to South, want %d", p, solved.Value, -best)
		}
	}
	if checked < wanted {
		t.Errorf("only %d positions", checked)
	}
	t.Logf("%d positions", checked)
}

// The positions are near the end of each game, and the search runs in slices of any size.
func TestBestMoveKeepsProvenValue(t *testing.T) {
	rng := rand.New(rand.NewPCG(41, 42))
	wanted := 10
	switch {
	case testing.Short():
		wanted = 2
	case long.Tests:
		wanted = 25
	}
	for _, game := range games {
		r, proofs := rulesOf(t, game.name), 0
		for tries := 0; proofs < wanted && tries < 2000; tries++ {
			p := engine.Even(6, 0, engine.Side(rng.IntN(2)))
			for range 2 + rng.IntN(4) {
				at := engine.Place(rng.IntN(12))
				p = p.With(at, p.Seeds(at)+1)
			}
			g := engine.NewGame(r, p)
			if g.Over() || r.Mover(&p) != p.Turn() || len(g.Legal()) < 2 {
				continue
			}
			c := Choose(g, Best, 1, 1<<16)
			slice := 1 + rng.IntN(1000)
			for boards := 0; boards < 20_000 && !c.Step(slice); boards += slice {
			}
			m, _ := c.Move()
			value, ok := enginetest.MoveValue(r, p, m)
			if !ok || c.Score().Certainty != solver.Proven {
				continue
			}
			proofs++
			if value != c.Score().Margin {
				t.Fatalf("%s from %s: %v is worth %d, proven %s", game.name, p, m, value, c.Score())
			}
		}
		if proofs < wanted {
			t.Errorf("%s: only %d positions", game.name, proofs)
		}
	}
}
