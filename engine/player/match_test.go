package player

import (
	"slices"
	"strconv"
	"testing"

	"sowbook/engine"
	"sowbook/engine/enginetest"
)

// Rules that the tests play by.
const (
	egyptian = "origin=skipped capture=across left-over=other-side"
	kalah    = "capture=across ends=at-once left-over=both-sides"
	ignorant = enginetest.Cairo + " pick=rightmost"
	wise     = enginetest.Cairo + " after-capture=again"

	lone = " lone-capture=yes"
)

// mostMoves is the most moves of a board of six pits a side.
const mostMoves = 12

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

// playedBy is the rules of a game of [playedRules].
func playedBy(t testing.TB, name string) engine.Rules {
	t.Helper()
	for _, p := range playedRules {
		if p.name == name {
			r, err := engine.ParseRules(p.rules)
			if err != nil {
				t.Fatal(err)
			}
			return r
		}
	}
	t.Fatalf("no game is called %s", name)
	return engine.Rules{}
}

// player chooses moves for one side.
type player func(g *engine.Game) engine.Move

// opponent plays with a strength; Best looks at so many boards a move.
func opponent(s Strength, seed uint64, boards int) player {
	return func(g *engine.Game) engine.Move {
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

// plainAlphaBeta looks so many plies ahead by the rules as they are played, and takes the
// first of the moves that then have the most in the store: alpha and beta, what brings most
// at once looked at first, and nothing else. It shares no code with the engine's search.
func plainAlphaBeta(depth int) player {
	return func(g *engine.Game) engine.Move {
		p := g.Position()
		best, top := g.Legal()[0], -2*engine.MaxSeeds
		for _, m := range g.Legal() {
			ply, err := g.Rules.Play(p, m)
			if err != nil {
				panic(err)
			}
			if v := plainMargin(g.Rules, &ply, ply.Player, top, 2*engine.MaxSeeds, depth-1); v > top {
				best, top = m, v
			}
		}
		return best
	}
}

// plainMargin is the margin of a side after a ply and so many more, between alpha and beta.
func plainMargin(r engine.Rules, done *engine.Ply, s engine.Side, alpha, beta, depth int) int {
	p := &done.After
	if depth == 0 || done.End != engine.GoesOn {
		return p.Margin(s)
	}
	if other := r.Mover(p); other != s {
		return -plainMargin(r, done, other, -beta, -alpha, depth)
	}
	var room [mostMoves]engine.Move
	var plies [mostMoves]engine.Ply
	var order []int
	best := -2 * engine.MaxSeeds
	for i, m := range r.AppendLegal(room[:0], p) {
		plies[i] = r.Apply(p, m)
		order = append(order, i)
		if depth == 1 { // nothing is looked at beyond
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

// opening is a start from which two players meet: four plies played by lot from the start of
// the game, or from one that a lot has filled where the rules leave that to the players.
func opening(r engine.Rules, seed uint64) *engine.Game {
	d := random(seed)
	start, err := r.Start()
	if err != nil {
		start = engine.Even(r.Pits, 0, engine.South)
		for left := r.Seeds; left > 0; left -= 2 {
			at := engine.Place(1 + d.below(r.Pits-2))
			start = start.With(at, start.Seeds(at)+1)
			facing := start.Board().Opposite(at)
			start = start.With(facing, start.Seeds(facing)+1)
		}
	}
	g := engine.NewGame(r, start)
	for range 4 {
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

// meeting is what a player has come to against another: games played, those won, a draw
// counting half, and what all of them were won by.
type meeting struct {
	games int
	won   float64
	by    int
}

// share is the part of the games that was won, of a hundred.
func (m meeting) share() float64 { return 100 * m.won / float64(m.games) }

func (m meeting) String() string {
	return strconv.FormatFloat(m.won, 'f', 1, 64) + " of " + strconv.Itoa(m.games) + " by " + strconv.Itoa(m.by)
}

// meet is a match: from each of so many openings, the first player plays the second once
// from either side.
func meet(t testing.TB, r engine.Rules, openings uint64, one, two player) meeting {
	t.Helper()
	var m meeting
	for seed := range openings {
		for _, side := range []engine.Side{engine.South, engine.North} {
			m.add(playOut(t, opening(r, seed), side, one, two))
		}
	}
	return m
}

func (m *meeting) add(by int) {
	m.games++
	m.by += by
	switch {
	case by > 0:
		m.won++
	case by == 0:
		m.won += 0.5
	}
}

// playOut plays a game to its end, the first player on one side, and tells what that one
// has won by.
func playOut(t testing.TB, g *engine.Game, side engine.Side, one, two player) int {
	t.Helper()
	for g.Over == nil && len(g.Plies) < longestMatch {
		who := two
		if p := g.Position(); g.Rules.Mover(&p) == side {
			who = one
		}
		if err := g.Play(who(g)); err != nil {
			t.Fatal(err)
		}
	}
	return g.Position().Margin(side)
}
