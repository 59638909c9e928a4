package player

import (
	"sowbook/engine"
	"sowbook/engine/solver"
)

// What a computer player does before a game: it distributes the seeds, decides
// whether to turn the board, cuts and chooses. A strength says how many boards are
// thought of and how deeply they are looked into; a seed number makes it the same each
// time.

// candidates is how many distributions a strength thinks of, and pondered how many
// boards it looks at to value one.
var (
	candidates = [Best + 1]int{Beginner: 1, Novice: 2, Regular: 4, Strong: 8, Best: 16}
	pondered   = [Best + 1]int{Beginner: 0, Novice: 100, Regular: 500, Strong: 2000, Best: 4000}
)

// strong is s, or the nearest strength there is.
func (s Strength) strong() Strength { return max(Beginner, min(s, Best)) }

// Distribute is a distribution of all seeds by a player who wants to win on that side,
// whatever the other does with the board then (LI-5, LW-5). Side by.Other() is to play.
// It is false where no distribution keeps the rules.
func Distribute(r engine.Rules, by engine.Side, s Strength, seed uint64) (engine.Position, bool) {
	return thinkOf(r, s.strong(), seed, func(p engine.Position) int {
		return min(afterSetup(r, p, by, false, s), afterSetup(r, p, by, true, s))
	}, by.Other())
}

// TurnsBoard tells whether the player who did not distribute turns the board (L-6).
func TurnsBoard(r engine.Rules, p engine.Position, by engine.Side, s Strength, seed uint64) bool {
	if s = s.strong(); s == Beginner {
		d := dice(seed)
		return d.below(2) == 0
	}
	return afterSetup(r, p, by, true, s) < afterSetup(r, p, by, false, s)
}

// Cut is a distribution of all seeds by a player who leaves it to the other to choose
// a side and who plays first (P-C1): one that is as even as can be found.
func Cut(r engine.Rules, s Strength, seed uint64) (engine.Position, bool) {
	return thinkOf(r, s.strong(), seed, func(p engine.Position) int {
		first, second := ponder(r, p.WithTurn(engine.South), s), ponder(r, p.WithTurn(engine.North), s)
		return -max(first, -first, second, -second)
	}, engine.South)
}

// ChooseSide is the side that the player who did not cut takes, and who plays first.
func ChooseSide(r engine.Rules, p engine.Position, s Strength, seed uint64) (own, first engine.Side) {
	if s = s.strong(); s == Beginner {
		d := dice(seed)
		return engine.Side(d.below(2)), engine.Side(d.below(2))
	}
	best := -2 * engine.MaxSeeds
	for _, f := range []engine.Side{engine.South, engine.North} {
		v := ponder(r, p.WithTurn(f), s)
		if v > best {
			best, own, first = v, f, f
		}
		if -v > best {
			best, own, first = -v, f.Other(), f
		}
	}
	return own, first
}

// thinkOf is the best of some distributions, by what each is worth.
func thinkOf(r engine.Rules, s Strength, seed uint64, worth func(engine.Position) int, turn engine.Side) (engine.Position, bool) {
	d := dice(seed)
	var best engine.Position
	top := -2 * engine.MaxSeeds
	for range candidates[s] {
		p, ok := scatter(r, &d)
		if !ok {
			return p, false
		}
		value := 0
		if candidates[s] > 1 {
			value = worth(p)
		}
		if value > top {
			best, top = p, value
		}
	}
	return best.WithTurn(turn), true
}

// afterSetup is what a distribution is worth to who made it, once the other has turned
// the board or not.
func afterSetup(r engine.Rules, p engine.Position, by engine.Side, turned bool, s Strength) int {
	p, err := r.Distributed(p, by, turned)
	if err != nil {
		return -engine.MaxSeeds
	}
	value := ponder(r, p, s)
	if p.Turn() != by {
		value = -value
	}
	return value
}

// longestRollOut is the plies that a game without choices is followed for.
const longestRollOut = 1000

// ponder is what a position looks worth to the side on turn: in a game without
// choices by playing it, else by a search of some boards.
func ponder(r engine.Rules, p engine.Position, s Strength) int {
	g := engine.NewGame(r, p)
	if r.Pick == engine.PickRightmost && r.Direction != engine.Either {
		for range longestRollOut {
			legal := g.Legal()
			if len(legal) == 0 || g.Play(legal[0]) != nil {
				break
			}
		}
		return g.Position().Margin(p.Turn())
	}
	if p.Board().Pits > solver.PackedPits {
		a := solver.Analyse(g, overviewMemory)
		a.Step(max(pondered[s.strong()], 1))
		best, _ := a.Best()
		return best.Margin
	}
	c := Choose(g, Best, 0, overviewMemory)
	c.Step(pondered[s.strong()])
	return c.Score().Margin
}

// scatter throws a distribution that the rules allow: uneven, with at most a few pits
// empty. It is false where the rules allow none.
func scatter(r engine.Rules, d *dice) (engine.Position, bool) {
	p, total := engine.Even(r.Pits, 0, engine.South), r.Total()
	b := p.Board()
	var open []engine.Place
	if r.Setup == engine.MirroredSetup {
		for i := engine.Place(1); int(i) < r.Pits-1 && len(open)+2 <= total; i++ {
			if d.below(4) > 0 || len(open) == 0 {
				open = append(open, i, b.Opposite(i))
			}
		}
		for _, at := range open { // a pit holds one at least, and so does the one that faces it
			p.Set(at, p.Seeds(at)+1)
		}
		total -= len(open)
	} else {
		for at := range engine.Place(2 * r.Pits) {
			if d.below(8) > 0 || at == 0 {
				open = append(open, at)
			}
		}
	}
	if len(open) == 0 {
		return p, total == 0
	}
	for ; total > 0; total-- {
		at := open[d.below(len(open))]
		p.Set(at, p.Seeds(at)+1)
	}
	return p, true
}
