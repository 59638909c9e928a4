package player

import (
	"fmt"
	"slices"
	"testing"

	"sowbook/engine"
	"sowbook/engine/enginetest"
	"sowbook/engine/event"
)

const (
	egyptian = "origin=skipped capture=across left-over=other-side"
	kalah    = "capture=across ends=at-once left-over=both-sides"
	ignorant = enginetest.Cairo + " pick=rightmost"
	wise     = enginetest.Cairo + " after-capture=again"

	lone = " lone-capture=yes"
)

// maxMoves is the largest number of legal moves on a board of six pits a side.
const maxMoves = 12

// games lists the rules of games with six pits a side in which players have choices.
var games = []struct{ name, rules string }{
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

// rulesOf returns the rules of one of the [games], or of the book's.
func rulesOf(t testing.TB, name string) engine.Rules {
	t.Helper()
	for _, g := range games {
		if g.name == name {
			return enginetest.Rules(t, g.rules)
		}
	}
	for _, g := range enginetest.Games(t) {
		if g.Name == name {
			return g.Rules
		}
	}
	t.Fatalf("unknown game %s", name)
	return engine.Rules{}
}

// player chooses moves for one side.
type player func(g *engine.Game) engine.Move

// opponent returns a player of a strength. Best searches nodes nodes per move.
func opponent(s Strength, seed uint64, nodes int) player {
	return func(g *engine.Game) engine.Move {
		c := Choose(g, s, seed, 4<<20)
		if s == Best {
			c.Step(nodes)
		} else {
			for !c.Step(1 << 16) {
			}
		}
		m, _ := c.Move()
		return m
	}
}

// plainAlphaBeta returns a player that searches to a fixed depth, with alpha-beta and the
// most profitable moves first, and evaluates the seeds in the stores. It shares no code with
// the engine's search.
func plainAlphaBeta(depth int) player {
	return func(g *engine.Game) engine.Move {
		p := g.Position()
		best, top := g.Legal()[0], -2*engine.MaxSeeds
		for _, m := range g.Legal() {
			ply, err := g.Rules().Play(p, m)
			if err != nil {
				panic(err)
			}
			if v := plainMargin(g.Rules(), &ply, ply.Player, top, 2*engine.MaxSeeds, depth-1); v > top {
				best, top = m, v
			}
		}
		return best
	}
}

// plainMargin returns the margin of a side after a ply and depth further plies, searched
// with the window alpha to beta.
func plainMargin(r engine.Rules, done *engine.Ply, s engine.Side, alpha, beta, depth int) int {
	p := &done.After
	if depth == 0 || done.End != event.NotOver {
		return p.Margin(s)
	}
	if other := r.Mover(p); other != s {
		return -plainMargin(r, done, other, -beta, -alpha, depth)
	}
	var room [maxMoves]engine.Move
	var plies [maxMoves]engine.Ply
	var order []int
	best := -2 * engine.MaxSeeds
	for i, m := range r.AppendLegal(room[:0], p) {
		r.Apply(&plies[i], p, m)
		order = append(order, i)
		if depth == 1 { // leaves need no order
			if best = max(best, plies[i].After.Margin(s)); best >= beta {
				return best
			}
		}
	}
	if depth == 1 {
		return best
	}
	slices.SortStableFunc(order, func(a, b int) int { return plies[b].After.Margin(s) - plies[a].After.Margin(s) })
	for _, i := range order {
		best = max(best, plainMargin(r, &plies[i], s, max(alpha, best), beta, depth-1))
		if best >= beta {
			break
		}
	}
	return best
}

// opening returns a game after four random plies. If players set up the board, it starts
// from a random set-up.
func opening(r engine.Rules, seed uint64) *engine.Game {
	rng := random(seed)
	start, err := r.Start()
	if err != nil {
		start = engine.Even(r.Pits, 0, engine.South)
		for left := r.Seeds; left > 0; left -= 2 {
			at := engine.Place(1 + rng.below(r.Pits-2))
			start = start.With(at, start.Seeds(at)+1)
			facing := start.Board().Opposite(at)
			start = start.With(facing, start.Seeds(facing)+1)
		}
	}
	g := engine.NewGame(r, start)
	for range 4 {
		if legal := g.Legal(); len(legal) > 0 {
			if err := g.Play(legal[rng.below(len(legal))]); err != nil {
				panic(err)
			}
		}
	}
	return g
}

// maxPlies is the length after which the stores decide a game.
const maxPlies = 300

// score is a player's result in several games: points, a draw being worth half a point, and
// the sum of the margins.
type score struct {
	games  int
	points float64
	margin int
}

// percent returns the points as a percentage of the games.
func (s score) percent() float64 { return 100 * s.points / float64(s.games) }

// lead returns the points above half of all.
func (s score) lead() float64 { return s.points - float64(s.games)/2 }

func (s score) String() string {
	return fmt.Sprintf("%.1f of %d by %d", s.points, s.games, s.margin)
}

// playMatch plays two games from each opening, in which the players swap sides. It returns
// the first player's score.
func playMatch(t testing.TB, r engine.Rules, openings uint64, first, second player) score {
	t.Helper()
	var s score
	for seed := range openings {
		s.playBoth(t, r, seed, first, second)
	}
	return s
}

// playUntilClear is like playMatch, but plays from at least 10 and at most 100 openings, until
// one player leads clearly. In some games the opening decides nearly every game.
func playUntilClear(t testing.TB, r engine.Rules, first, second player) score {
	t.Helper()
	const least, most, clearLead = 10, 100, 4
	var s score
	for seed := range uint64(most) {
		s.playBoth(t, r, seed, first, second)
		if seed+1 >= least && (s.lead() >= clearLead || s.lead() <= -clearLead) {
			break
		}
	}
	return s
}

// playBoth plays two games from an opening, in which the players swap sides.
func (s *score) playBoth(t testing.TB, r engine.Rules, seed uint64, first, second player) {
	t.Helper()
	for _, side := range []engine.Side{engine.South, engine.North} {
		s.add(playGame(t, opening(r, seed), side, first, second))
	}
}

func (s *score) add(margin int) {
	s.games++
	s.margin += margin
	switch {
	case margin > 0:
		s.points++
	case margin == 0:
		s.points += 0.5
	}
}

// playGame plays a game to its end, with the first player on the given side, and returns
// that side's margin.
func playGame(t testing.TB, g *engine.Game, side engine.Side, first, second player) int {
	t.Helper()
	r := g.Rules()
	for !g.Over() && g.Len() < maxPlies {
		next := second
		if p := g.Position(); r.Mover(&p) == side {
			next = first
		}
		if err := g.Play(next(g)); err != nil {
			t.Fatal(err)
		}
	}
	return g.Margin(side)
}
