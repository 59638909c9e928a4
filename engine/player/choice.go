package player

import (
	"sowbook/engine"
	"sowbook/engine/solver"
)

// Choice is the choice of a move, made a slice at a time: call [Choice.Step] as
// long as there is time. It depends on the game, the strength, the seed number and,
// for Best alone, on the number of nodes searched.
type Choice struct {
	game       *engine.Game
	strength   Strength
	random     random
	analysis   *solver.Analysis   // for strengths that look a few plies ahead
	evaluation *solver.Evaluation // for Best
	nodes      uint64
	move       engine.Move
	exists     bool // there is a legal move
}

// shallowMemory is the size in bytes of the table of a search a few plies deep.
const shallowMemory = 2 << 20

// Choose starts choosing a move in a game at a strength from Beginner to Best;
// other values mean the nearest. The table of Best takes memory bytes, or
// [solver.DefaultAnalysisMemory] if memory is 0.
func Choose(g *engine.Game, s Strength, seed uint64, memory int) *Choice {
	s = s.clamped()
	c := &Choice{game: g, strength: s, random: randomFor(g, seed)}
	legal := g.Legal()
	if c.exists = len(legal) > 0; !c.exists {
		return c
	}
	c.move = legal[0]
	p := g.Position()
	switch {
	case len(legal) == 1:
	case s <= Novice:
		c.move = c.chooseAtOnce(legal)
	case s < Best || p.Board().Pits > solver.PackedPits || g.Rules.Mover(&p) != p.Turn():
		c.analysis = solver.AnalyseTo(g, shallowMemory, depths[s])
	default:
		c.evaluation = solver.Evaluate(g, memory)
	}
	return c
}

// Step searches so many nodes more. It reports whether the choice is final.
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

// Move returns the choice so far, or false if there is no legal move.
func (c *Choice) Move() (engine.Move, bool) { return c.move, c.exists }

// Nodes returns the number of nodes searched so far.
func (c *Choice) Nodes() uint64 { return c.nodes }

// Score returns the value that Best sees in the position so far. It is unseen for
// other strengths, on boards too wide to be packed, and when the opponent of the
// side to move gives a seed.
func (c *Choice) Score() solver.Score {
	if c.evaluation == nil {
		return solver.Score{}
	}
	return c.evaluation.Score()
}

// chooseAtOnce chooses for the two weakest strengths, by what each move brings.
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

// appeal returns how good a move looks by itself: twice the seeds it brings, and
// one for an extra turn.
func (c *Choice) appeal(m engine.Move) int {
	p := c.game.Position()
	ply, steps, err := c.game.Rules.Trace(p, m)
	if err != nil {
		return 0
	}
	again := 0
	if ply.Again {
		again = 1
	}
	if c.strength > Beginner {
		mover := c.game.Rules.Mover(&p)
		return 2*(ply.After.Margin(mover)-p.Margin(mover)) + again
	}
	lifts, dropped := 0, 0
	for _, s := range steps {
		switch s.Kind {
		case engine.LiftStep:
			lifts++
		case engine.DropStep:
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

// seedWeight is what a seed of margin counts against a move's appeal: more than any
// two moves differ in that.
const seedWeight = 8 * engine.MaxSeeds

// chooseAnalysed chooses the best move of the analysis, and among equals one that
// brings most at once: a player who looks a few plies ahead and leaves seeds for
// later loses them if the game ends before. Regular sometimes takes the next best.
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
