package player

import (
	"sowbook/engine"
	"sowbook/engine/ruleset"
)

// By strength, setupTries is the number of distributions considered, and setupNodes the
// number of nodes searched to evaluate one position.
var (
	setupTries = [Best + 1]int{Beginner: 1, Novice: 2, Regular: 4, Strong: 8, Best: 16}
	setupNodes = [Best + 1]int{Beginner: 0, Novice: 100, Regular: 500, Strong: 2000, Best: 4000}
)

// A DistributionSearch picks the best of a few random distributions. Call
// [DistributionSearch.Step] while there is time. The result depends on the rules, the strength
// and the seed number, and on the nodes searched if it is stopped before it is final.
type DistributionSearch struct {
	rules  engine.Rules
	random random
	turn   engine.Side
	value  func(p engine.Position) (value, nodes int)

	tries, tried int
	nodes        int
	best         engine.Position
	top          int // the value of best
}

// Distribute returns a search for a distribution that favours side by whether or not the
// opponent turns the board (LI-5, LW-5). The opponent is to move.
func Distribute(r engine.Rules, by engine.Side, s Strength, seed uint64) *DistributionSearch {
	s = s.clamped()
	return newDistributionSearch(r, s, seed, by.Other(), func(p engine.Position) (value, nodes int) {
		value, nodes = valueAfterSetup(r, p, by, false, s)
		if mayTurn(r) {
			turned, more := valueAfterSetup(r, p, by, true, s)
			value, nodes = min(value, turned), nodes+more
		}
		return value, nodes
	})
}

// ShouldTurnBoard reports whether the player who did not distribute turns the board (L-6).
func ShouldTurnBoard(r engine.Rules, p engine.Position, by engine.Side, s Strength, seed uint64) bool {
	if !mayTurn(r) {
		return false
	}
	if s = s.clamped(); s == Beginner {
		rng := random(seed)
		return rng.below(2) == 0
	}
	turned, _ := valueAfterSetup(r, p, by, true, s)
	left, _ := valueAfterSetup(r, p, by, false, s)
	return turned < left
}

// mayTurn reports whether the player who did not distribute may turn the board.
func mayTurn(r engine.Rules) bool { return r.Begin != ruleset.DistributorBegins }

// DivideEvenly returns a search for the most even distribution, for a player whose opponent then
// chooses a side and who plays first (P-C1).
func DivideEvenly(r engine.Rules, s Strength, seed uint64) *DistributionSearch {
	s = s.clamped()
	return newDistributionSearch(r, s, seed, engine.South, func(p engine.Position) (value, nodes int) {
		first, nodes := evaluate(r, p.WithTurn(engine.South), s)
		second, more := evaluate(r, p.WithTurn(engine.North), s)
		return -max(first, -first, second, -second), nodes + more
	})
}

// ChooseSide returns the choices of the player who did not divide the seeds: their own
// side, and the side that plays first.
func ChooseSide(r engine.Rules, p engine.Position, s Strength, seed uint64) (own, first engine.Side) {
	if s = s.clamped(); s == Beginner {
		rng := random(seed)
		return engine.Side(rng.below(2)), engine.Side(rng.below(2))
	}
	best := -2 * engine.MaxSeeds
	for _, f := range []engine.Side{engine.South, engine.North} {
		v, _ := evaluate(r, p.WithTurn(f), s)
		if v > best {
			best, own, first = v, f, f
		}
		if -v > best {
			best, own, first = -v, f.Other(), f
		}
	}
	return own, first
}

// newDistributionSearch returns a search for the distribution with the highest value, with side
// turn to move. value also returns the number of nodes it searched.
func newDistributionSearch(r engine.Rules, s Strength, seed uint64, turn engine.Side, value func(engine.Position) (value, nodes int)) *DistributionSearch {
	d := &DistributionSearch{rules: r, random: random(seed), turn: turn, value: value, tries: setupTries[s]}
	if d.tries == 1 {
		d.value = func(engine.Position) (value, nodes int) { return 0, 0 }
	}
	return d
}

// Step evaluates distributions until they took nodes more nodes, at least one of them, and reports
// whether the choice is final.
func (d *DistributionSearch) Step(nodes int) (done bool) {
	for budget := d.nodes + nodes; d.tried < d.tries; {
		p, ok := randomDistribution(d.rules, &d.random)
		if !ok {
			return true
		}
		value, took := d.value(p)
		if d.tried == 0 || value > d.top {
			d.best, d.top = p.WithTurn(d.turn), value
		}
		d.tried++
		if d.nodes += took; d.nodes >= budget {
			break
		}
	}
	return d.tried == d.tries
}

// Tries returns the number of distributions evaluated so far, and of all.
func (d *DistributionSearch) Tries() (done, all int) { return d.tried, d.tries }

// Position returns the choice so far. ok is false before the first step, and if the rules allow
// no distribution.
func (d *DistributionSearch) Position() (p engine.Position, ok bool) { return d.best, d.tried > 0 }

// valueAfterSetup returns the value of a distribution to player by, who made it, after
// the opponent has turned the board if turned, and the number of nodes searched.
func valueAfterSetup(r engine.Rules, p engine.Position, by engine.Side, turned bool, s Strength) (value, nodes int) {
	p, err := r.Distributed(p, by, turned)
	if err != nil {
		return -engine.MaxSeeds, 0
	}
	value, nodes = evaluate(r, p, s)
	if p.Turn() != by {
		value = -value
	}
	return value, nodes
}

// setupMemory is the size in bytes of the tables of one evaluation. Its few nodes do not repay
// a larger table of endgames, which takes most of the time under rules with long relays.
const setupMemory = 128 << 10

// maxPlayout is the maximum of plies played of a game without choices.
const maxPlayout = 1000

// evaluate estimates the value of a position to the side to move, and returns the number of nodes
// searched. It plays games without choices to the end, and searches others briefly.
func evaluate(r engine.Rules, p engine.Position, s Strength) (value, nodes int) {
	g := engine.NewGame(r, p)
	if r.Pick == ruleset.PickRightmost && !r.BothWays() {
		for range maxPlayout {
			legal := g.Legal()
			if len(legal) == 0 || g.Play(legal[0]) != nil {
				break
			}
		}
		return g.Position().Margin(p.Turn()), g.Len()
	}
	c := Choose(g, Best, 0, setupMemory)
	c.Step(setupNodes[s])
	return c.Score().Margin, int(c.Nodes())
}

// randomDistribution returns a random distribution that the rules allow: uneven, with few
// empty pits. It returns false if the rules allow none.
func randomDistribution(r engine.Rules, rng *random) (engine.Position, bool) {
	p, total := r.Board().Even(0, engine.South), r.Total()
	b := p.Board()
	var open []engine.Place
	switch r.Setup {
	case ruleset.MirroredSetup:
		for i := engine.Place(1); int(i) < r.Pits-1 && len(open)+2 <= total; i++ {
			if rng.below(4) > 0 || len(open) == 0 {
				open = append(open, i, b.Opposite(i))
			}
		}
		for _, at := range open { // if a pit has seeds, so must the one opposite
			p.Set(at, p.Seeds(at)+1)
		}
		total -= len(open)
	case ruleset.TwoEachSetup:
		if total < 4*b.Pits {
			return p, false
		}
		for at := range engine.Place(2 * b.Pits) {
			open = append(open, at)
			p.Set(at, 2)
		}
		total -= 4 * b.Pits
	default:
		for at := range engine.Place(2 * b.Pits) {
			if rng.below(8) > 0 || at == 0 {
				open = append(open, at)
			}
		}
	}
	if len(open) == 0 {
		return p, total == 0
	}
	for ; total > 0; total-- {
		at := open[rng.below(len(open))]
		p.Set(at, p.Seeds(at)+1)
	}
	return p, true
}
