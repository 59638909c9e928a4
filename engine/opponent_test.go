package engine

import (
	"math/rand/v2"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// playedRules is the rules of games as they are played, all of those in which players
// have choices.
var playedRules = []struct{ name, rules string }{
	{"basic", "origin=skipped last-in-store=ends"},
	{"egyptian", "origin=skipped capture=across left-over=other-side"},
	{"ethiopian", "origin=skipped direction=either fewest=2 capture=across left-over=other-side"},
	{"kalah", "capture=across ends=at-once left-over=both-sides"},
	{"leaflet-egyptian", "capture=across lone-capture=yes ends=at-once left-over=both-sides"},
	{"leaflet-ethiopian", "direction=either fewest=2 capture=across lone-capture=yes ends=at-once left-over=other-side"},
	{"nigerian", "stores=both last-in-store=ends relay=yes capture=made numbers=4"},
	{"avalanche", "relay=yes ends=at-once left-over=both-sides"},
	{"oware", "stores=none last-in-store=ends origin=skipped capture=run-theirs numbers=2,3 grand-slam=nothing feed=must left-over=both-sides"},
	{"ayoayo", "stores=none last-in-store=ends relay=yes origin=skipped capture=opposite feed=must left-over=both-sides"},
	{"wise", "seeds=72 setup=mirrored begins=turned-forfeits give=whenever stores=none last-in-store=ends relay=yes capture=run-across numbers=2,4 after-capture=again ends=cleared"},
}

// player chooses moves for one side.
type player func(g *Game) Move

// opponent plays with a strength; Best looks at so many boards a move.
func opponent(s Strength, seed uint64, boards int) player {
	return func(g *Game) Move {
		c := Choose(g, s, seed, 4<<20)
		if s == Best {
			c.Step(boards)
		} else {
			for !c.Step(1 << 16) {
			}
		}
		m, _ := c.Move()
		return m
	}
}

// plainAlphaBeta looks depth plies ahead with alpha and beta and nothing else, by the
// rules as they are played, and counts what lies in the stores then.
func plainAlphaBeta(depth int) player {
	var value func(r Rules, p Position, s Side, alpha, beta, depth int) int
	value = func(r Rules, p Position, s Side, alpha, beta, depth int) int {
		if depth == 0 || r.Ended(p) != GoesOn {
			return margin(p, s)
		}
		mine := r.mover(&p) == s
		for _, m := range r.Legal(p) {
			ply, err := r.Play(p, m)
			if err != nil {
				panic(err)
			}
			v := value(r, ply.After, s, alpha, beta, depth-1)
			if mine {
				alpha = max(alpha, v)
			} else {
				beta = min(beta, v)
			}
			if alpha >= beta {
				break
			}
		}
		if mine {
			return alpha
		}
		return beta
	}
	return func(g *Game) Move {
		p := g.Position()
		best, top := g.Legal()[0], -2*MaxSeeds
		for _, m := range g.Legal() {
			ply, err := g.Rules.Play(p, m)
			if err != nil {
				panic(err)
			}
			if v := value(g.Rules, ply.After, ply.Player, top, 2*MaxSeeds, depth-1); v > top {
				best, top = m, v
			}
		}
		return best
	}
}

// opening is a start from which two players meet: some plies played by lot.
func opening(r Rules, seed uint64) *Game {
	d := dice(seed)
	start, err := r.Start()
	if err != nil {
		start = Even(r.Pits, 0, South)
		for left := r.Seeds; left > 0; left -= 2 {
			at := Place(1 + d.below(r.Pits-2))
			start = start.With(at, start.Seeds(at)+1)
			facing := start.Board().Opposite(at)
			start = start.With(facing, start.Seeds(facing)+1)
		}
	}
	g := NewGame(r, start)
	for range 2 {
		if legal := g.Legal(); len(legal) > 0 {
			if err := g.Play(legal[d.below(len(legal))]); err != nil {
				panic(err)
			}
		}
	}
	return g
}

// longestMatch is how many plies a game between two players may take before what lies
// in the stores decides.
const longestMatch = 300

// meet plays a game on from an opening with each player on either side, and tells what
// the first has won by and how many of the two games it won, a draw counting half.
func meet(t testing.TB, r Rules, seed uint64, one, two player) (by int, won float64) {
	t.Helper()
	for _, side := range []Side{South, North} {
		g := opening(r, seed)
		for g.Over == nil && len(g.Plies) < longestMatch {
			who := two
			if r.mover(&g.now) == side {
				who = one
			}
			if err := g.Play(who(g)); err != nil {
				t.Fatal(err)
			}
		}
		m := margin(g.Position(), side)
		by += m
		switch {
		case m > 0:
			won++
		case m == 0:
			won += 0.5
		}
	}
	return by, won
}

// skipLong leaves out what takes minutes as WebAssembly, where it would show nothing new.
func skipLong(t *testing.T) {
	t.Helper()
	if testing.Short() || runtime.GOARCH == "wasm" {
		t.Skip("dozens of games")
	}
}

// Over all games with choices, each strength wins far more often than the one below.
func TestEachStrengthIsClearlyStrongerThanTheOneBelow(t *testing.T) {
	skipLong(t)
	for s := Beginner; s < Best; s++ {
		var line []string
		total, games := 0.0, 0
		for _, p := range playedRules {
			r := mustRules(t, p.rules)
			by, won := 0, 0.0
			for seed := range uint64(2) {
				b, w := meet(t, r, seed, opponent(s+1, seed, 20_000), opponent(s, seed, 20_000))
				by, won, games = by+b, won+w, games+2
			}
			total += won
			line = append(line, p.name+" "+strconv.FormatFloat(won, 'f', 1, 64)+" by "+strconv.Itoa(by))
		}
		t.Logf("%d over %d: %.1f of %d: %s", s+1, s, total, games, strings.Join(line, ", "))
		if total < 0.62*float64(games) {
			t.Errorf("strength %d wins only %.1f of %d games against %d", s+1, total, games, s)
		}
	}
}

// quickGames is the games of which a match with a plain search takes seconds.
var quickGames = []string{"egyptian", "kalah", "leaflet-egyptian", "oware"}

// The best strength loses no match, from both sides of each opening, to a plain search
// eight plies deep, and the beginner loses every one.
func TestBestDoesNotLoseToAPlainSearchAndABeginnerDoes(t *testing.T) {
	skipLong(t)
	for _, p := range playedRules {
		if !slices.Contains(quickGames, p.name) {
			continue
		}
		matchPlain(t, p.name, mustRules(t, p.rules), 1, 200_000)
	}
}

// matchPlain plays the matches of the best and of the weakest strength against a plain
// search.
func matchPlain(t testing.TB, name string, r Rules, openings uint64, boards int) {
	t.Helper()
	plain := plainAlphaBeta(8)
	var by [2]int
	var won [2]float64
	for i, who := range []player{opponent(Best, 1, boards), opponent(Beginner, 1, 0)} {
		for seed := range openings {
			b, w := meet(t, r, 10+seed, who, plain)
			by[i], won[i] = by[i]+b, won[i]+w
		}
	}
	half := float64(openings)
	t.Logf("%s: best %.1f of %d by %d, beginner %.1f of %d by %d", name, won[0], 2*openings, by[0], won[1], 2*openings, by[1])
	if won[0] < half {
		t.Errorf("%s: best wins %.1f of %d games, by %d", name, won[0], 2*openings, by[0])
	}
	if won[1] > half || by[1] >= 0 {
		t.Errorf("%s: a beginner wins %.1f of %d games, by %d", name, won[1], 2*openings, by[1])
	}
}

// BenchmarkMatches plays the matches with a plain search in all games, with as many boards
// a move as a page looks at in about a second: many minutes.
func BenchmarkMatches(b *testing.B) {
	for _, p := range playedRules {
		b.Run(p.name, func(b *testing.B) {
			r, err := ParseRules(p.rules)
			if err != nil {
				b.Fatal(err)
			}
			for b.Loop() {
				matchPlain(b, p.name, r, 3, 1_000_000)
			}
		})
	}
}

// A seed that is due is chosen by who gives it, also while the other is on turn: what is
// best for the giver is played, and is what everybody reckons with.
func TestAGiftIsChosenForWhoGivesIt(t *testing.T) {
	r := mustRules(t, "give=whenever stores=none last-in-store=ends relay=yes capture=run-across numbers=2,4 after-capture=again ends=cleared")
	rng, chosen := rand.New(rand.NewPCG(31, 32)), 0
	for range 2000 {
		p := Even(2+rng.IntN(3), 0, South)
		for range 2 + rng.IntN(6) { // North has them all, and South is on turn
			at := p.Board().First(North) + Place(rng.IntN(p.Board().Pits))
			p = p.With(at, p.Seeds(at)+1)
		}
		legal := r.Legal(p)
		worth, some, differ := map[Move]int{}, true, false
		most := -MaxSeeds
		for _, m := range legal {
			value, ok := plainWorth(r, p, m)
			worth[m], some, differ = value, some && ok, differ || value != worth[legal[0]]
			most = max(most, value)
		}
		if !some || !differ {
			continue
		}
		chosen++
		c := Choose(NewGame(r, p), Best, 1, 1<<16)
		c.Step(100_000)
		if m, _ := c.Move(); worth[m] != most {
			t.Fatalf("from %s: %v is worth %d to North, and %d can be had", p, m, worth[m], most)
		}
		solved := r.Solve(p, Limits{Memory: 1 << 16, Depth: 60})
		if solved.Proven && solved.Value != -most {
			t.Fatalf("from %s: worth %d to South, not %d", p, solved.Value, -most)
		}
	}
	if chosen < 30 {
		t.Errorf("only %d positions", chosen)
	}
	t.Logf("%d positions", chosen)
}
