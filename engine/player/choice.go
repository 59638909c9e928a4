package player

import (
	"sowbook/engine"
	"sowbook/engine/event"
	"sowbook/engine/solver"
)

// Choice computes a move in slices: call [Choice.Step] while there is time. The move
// depends on the game, the strength and the seed number; for Best also on the number of
// nodes searched.
type Choice struct {
	_ [0]func() // not comparable: Go would add a comparison to the WebAssembly module

	game       *engine.Game
	strength   Strength
	random     random
	analysis   *solver.Analysis   // for strengths that look a few plies ahead
	evaluation *solver.Evaluation // for Best
	nodes      uint64
	move       engine.Move
	exists     bool // there is a legal move
}

// shallowMemory is the size in bytes of the table of a shallow search.
const shallowMemory = 2 << 20

// Choose returns a Choice for the position of g. Strengths outside Beginner to Best are
// clamped. Best uses memory bytes for its table, or [solver.DefaultAnalysisMemory] if
// memory is 0.
func Choose(g *engine.Game, s Strength, seed uint64, memory int) *Choice {
	s = s.clamped()
	c := &Choice{game: g, strength: s, random: randomFor(g, seed)}
	legal := g.Legal()
	if c.exists = len(legal) > 0; !c.exists {
		return c
	}
	c.move = legal[0]
	r, p := g.Rules(), g.Position()
	switch {
	case len(legal) == 1:
	case s <= Novice:
		c.move = c.chooseAtOnce(legal)
	case s < Best || r.Mover(&p) != p.Turn():
		c.analysis = solver.AnalyseTo(g, shallowMemory, depths[s])
	default:
		c.evaluation = solver.Evaluate(g, memory)
	}
	return c
}

// Step searches at most nodes more nodes and reports whether the choice is final.
func (c *Choice) Step(nodes int) (done bool) {
	switch {
	case c.evaluation != nil:
		done = c.evaluation.Step(nodes)
		c.nodes = c.evaluation.Nodes()
		if m, ok := c.evaluation.Move(); ok {
			c.move = m
		}
		return done
	case c.analysis == nil:
		return true
	}
	done = c.analysis.Step(nodes)
	c.nodes = c.analysis.Nodes()
	if !done {
		best, _ := c.analysis.Best()
		c.move = best.Move
		return false
	}
	c.move = c.chooseAnalysed()
	c.analysis = nil
	return true
}

// Move returns the choice so far. ok is false if there is no legal move.
func (c *Choice) Move() (m engine.Move, ok bool) { return c.move, c.exists }

// Nodes returns the number of nodes searched so far.
func (c *Choice) Nodes() uint64 { return c.nodes }

// Score returns the current value of the position for Best. It is Unsearched for other
// strengths, and if the opponent of the side to move gives a seed.
func (c *Choice) Score() solver.Score {
	if c.evaluation == nil {
		return solver.Score{}
	}
	return c.evaluation.Score()
}

// chooseAtOnce chooses for the two weakest strengths, by appeal.
func (c *Choice) chooseAtOnce(legal []engine.Move) engine.Move {
	guesses := noviceGuesses
	if c.strength == Beginner {
		guesses = beginnerGuesses
	}
	if c.random.below(100) < guesses {
		return legal[c.random.below(len(legal))]
	}
	appeal := make([]int, len(legal))
	for i, m := range legal {
		appeal[i] = c.appeal(m)
	}
	return c.pickBest(legal, appeal)
}

// appeal returns how good the immediate result of a move is: two per seed gained, one
// for an extra turn.
func (c *Choice) appeal(m engine.Move) int {
	r, p := c.game.Rules(), c.game.Position()
	ply, steps, err := r.Trace(p, m)
	if err != nil {
		return 0
	}
	again := 0
	if ply.Again {
		again = 1
	}
	if c.strength > Beginner {
		mover := r.Mover(&p)
		return 2*(ply.After.Margin(mover)-p.Margin(mover)) + again
	}
	lifts, dropped := 0, 0
	for _, s := range steps {
		switch s.Kind {
		case event.LiftStep:
			lifts++
		case event.DropStep:
			dropped++
		}
	}
	switch {
	case lifts > 1 || dropped > p.Board().Pits: // too long for a beginner to count
		return 0
	case c.random.below(2) == 0:
		again = 0
	}
	return 2*ply.Captured + again
}

// seedWeight scales a margin, so that one seed outweighs any difference in appeal.
const seedWeight = 8 * engine.MaxSeeds

// chooseAnalysed returns the best move of the analysis. Among equal moves it prefers
// immediate gain, because a shallow search may miss that the game ends first. Regular
// sometimes takes the second best.
func (c *Choice) chooseAnalysed() engine.Move {
	scores := c.analysis.Scores()
	legal, value := make([]engine.Move, len(scores)), make([]int, len(scores))
	for i, s := range scores {
		legal[i], value[i] = s.Move, seedWeight*s.Margin+c.appeal(s.Move)
	}
	best := c.pickBest(legal, value)
	if c.strength == Regular && c.random.below(100) < regularErrors {
		for i := range legal {
			if legal[i] == best {
				value[i] = -seedWeight * seedWeight
			}
		}
		return c.pickBest(legal, value)
	}
	return best
}

// pickBest returns one of the moves with the highest value, at random.
func (c *Choice) pickBest(moves []engine.Move, values []int) engine.Move {
	best, equals := moves[0], 0
	top := values[0] - 1
	for i, m := range moves {
		switch {
		case values[i] > top:
			best, top, equals = m, values[i], 1
		case values[i] == top:
			if equals++; c.random.below(equals) == 0 {
				best = m
			}
		}
	}
	return best
}
