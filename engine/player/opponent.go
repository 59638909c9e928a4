package player

import (
	"sowbook/engine"
	"sowbook/engine/solver"
)

// Strength is how well an opponent plays, from [Beginner] to [Best].
type Strength int

// A Beginner captures what is to be had at once: it does not look at the answer, loses
// count of long sowings, overlooks every other extra turn, does not care what it sows
// into its store, and sometimes plays anything. Novice counts each of its own moves right and likes extra turns, but looks
// no further. Regular looks three plies ahead and is careless now and then. Strong
// looks six plies ahead. Best looks as far as its time allows, and to the end of the
// game where it can.
const (
	Beginner Strength = 1 + iota
	Novice
	Regular
	Strong
	Best
)

// sees is the plies that a strength looks ahead; 0 is no limit.
var sees = [Best + 1]int{Beginner: 1, Novice: 1, Regular: 3, Strong: 6, Best: 0}

// How often the weaker strengths err, of a hundred moves.
const (
	beginnerGuesses = 25
	noviceGuesses   = 5
	regularErrs     = 5
)

// overviewMemory is the bytes that looks a few plies ahead remember with.
const overviewMemory = 2 << 20

// Choice is the choice of a move, made a slice at a time like a [solver.Analysis]. What it
// comes to depends on the game, the strength, the seed number and, for Best alone, on
// the boards looked at.
type Choice struct {
	game       *engine.Game
	strength   Strength
	dice       dice
	analysis   *solver.Analysis   // of the strengths that look some plies ahead
	evaluation *solver.Evaluation // of Best, which asks about the position alone
	nodes      uint64
	move       engine.Move
	some       bool // there is a move
}

// Choose begins to choose a move for who is to move in a game, as an opponent of a
// strength from Beginner to Best does; others count as the nearest. Memory is as in
// [solver.Analyse], for Best.
func Choose(g *engine.Game, s Strength, seed uint64, memory int) *Choice {
	s = max(Beginner, min(s, Best))
	c := &Choice{game: g, strength: s, dice: roll(g, seed)}
	legal := g.Legal()
	if c.some = len(legal) > 0; !c.some {
		return c
	}
	c.move = legal[0]
	p := g.Position()
	switch {
	case len(legal) == 1:
	case s <= Novice:
		c.move = c.atOnce(legal)
	case s < Best || p.Board().Pits > solver.PackedPits || g.Rules.Mover(&p) != p.Turn():
		c.analysis = solver.AnalyseTo(g, overviewMemory, sees[s])
	default:
		c.evaluation = solver.Evaluate(g, memory)
	}
	return c
}

// Step goes on for so many boards; true when the choice is made and no more boards
// would change it.
func (c *Choice) Step(boards int) (done bool) {
	switch {
	case c.evaluation != nil:
		return c.stepBest(boards)
	case c.analysis == nil:
		return true
	case !c.analysis.Step(boards):
		c.nodes = c.analysis.Nodes()
		best, _ := c.analysis.Best()
		c.move = best.Move
		return false
	}
	c.nodes = c.analysis.Nodes()
	c.move = c.careful()
	c.analysis = nil
	return true
}

// stepBest looks deeper at the position.
func (c *Choice) stepBest(boards int) (done bool) {
	done = c.evaluation.Step(boards)
	c.nodes = c.evaluation.Nodes()
	if m, ok := c.evaluation.Move(); ok {
		c.move = m
	}
	return done
}

// Move is the choice so far; false when there is no move to choose.
func (c *Choice) Move() (engine.Move, bool) { return c.move, c.some }

// Nodes is the boards looked at so far.
func (c *Choice) Nodes() uint64 { return c.nodes }

// Worth is what Best thinks of the position so far; unseen for the other strengths, and
// where it looks at each move for itself: on wide boards, and at gifts of who is not on turn.
func (c *Choice) Score() solver.Score {
	if c.evaluation == nil {
		return solver.Score{}
	}
	return c.evaluation.Score()
}

// atOnce chooses by what each move brings at once, as the two weakest strengths do.
func (c *Choice) atOnce(legal []engine.Move) engine.Move {
	guesses := noviceGuesses
	if c.strength == Beginner {
		guesses = beginnerGuesses
	}
	if c.dice.below(100) < guesses {
		return legal[c.dice.below(len(legal))]
	}
	scores := make([]int, len(legal))
	for i, m := range legal {
		scores[i] = c.looks(m)
	}
	return c.pickBest(legal, scores)
}

// looks is how good a move looks to one who looks at nothing but the move: twice what
// it brings, and one for an extra turn. A beginner sees what it captures, but nothing of
// a sowing that is long or goes on from where it ends, and half of the extra turns.
func (c *Choice) looks(m engine.Move) int {
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
		switch s.Do {
		case engine.Lift:
			lifts++
		case engine.Drop:
			dropped++
		}
	}
	switch {
	case lifts > 1 || dropped > p.Board().Pits:
		return 0
	case c.dice.below(2) == 0:
		again = 0
	}
	return 2*ply.Captured + again
}

// careful chooses the best of what was found, among equals what brings most at once, and by
// lot among those; a Regular player sometimes takes the next best. Who looks a few plies
// ahead and leaves for later what is to be had now loses it when the game ends before.
func (c *Choice) careful() engine.Move {
	findings := c.analysis.Scores()
	legal, scores := make([]engine.Move, len(findings)), make([]int, len(findings))
	for i, f := range findings {
		legal[i], scores[i] = f.Move, aSeed*f.Margin+c.looks(f.Move)
	}
	best := c.pickBest(legal, scores)
	if c.strength == Regular && c.dice.below(100) < regularErrs {
		for i := range legal {
			if legal[i] == best {
				scores[i] = -aSeed * aSeed
			}
		}
		return c.pickBest(legal, scores)
	}
	return best
}

// aSeed is what a seed of margin counts beside what a move looks like at once: more than
// any two moves can differ there.
const aSeed = 8 * engine.MaxSeeds

// pickBest is one of the moves with the highest score, by lot.
func (c *Choice) pickBest(moves []engine.Move, scores []int) engine.Move {
	best, equals := moves[0], 0
	top := scores[0] - 1
	for i, m := range moves {
		switch {
		case scores[i] > top:
			best, top, equals = m, scores[i], 1
		case scores[i] == top:
			if equals++; c.dice.below(equals) == 0 {
				best = m
			}
		}
	}
	return best
}
