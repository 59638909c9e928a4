package engine

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

// sees is the plies that a strength looks ahead.
var sees = [Best + 1]int{Beginner: 1, Novice: 1, Regular: 3, Strong: 6, Best: deepest}

// How often the weaker strengths err, of a hundred moves.
const (
	beginnerGuesses = 25
	noviceGuesses   = 5
	regularErrs     = 5
)

// overviewMemory is the bytes that looks a few plies ahead remember with.
const overviewMemory = 2 << 20

// Choice is the choice of a move, made a slice at a time like an [Analysis]. What it
// comes to depends on the game, the strength, the seed number and, for Best alone, on
// the boards looked at.
type Choice struct {
	game     *Game
	strength Strength
	dice     dice
	analysis *Analysis // of the strengths that look some plies ahead
	search   *search   // of Best, which asks about the position alone
	inquiry  inquiry
	nodes    uint64
	move     Move
	some     bool // there is a move
}

// Choose begins to choose a move for who is on turn in a game, as an opponent of a
// strength from Beginner to Best does; others count as the nearest. Memory is as in
// [Analyse], for Best.
func Choose(g *Game, s Strength, seed uint64, memory int) *Choice {
	s = max(Beginner, min(s, Best))
	c := &Choice{game: g, strength: s, dice: roll(g, seed)}
	legal := g.Legal()
	if c.some = len(legal) > 0; !c.some {
		return c
	}
	c.move = legal[0]
	switch {
	case len(legal) == 1:
	case s <= Novice:
		c.move = c.atOnce(legal)
	case s < Best || g.Start.Board().Pits > packedPits:
		c.analysis = analyse(g, overviewMemory, sees[s])
	default:
		c.search, c.inquiry = root(g, memory)
	}
	return c
}

// root is a search of the position of a game that is not over, on a board of two words,
// and the inquiry about the position alone.
func root(g *Game, memory int) (*search, inquiry) {
	if memory <= 0 {
		memory = DefaultAnalysisMemory
	}
	k := pack(&g.now)
	s := newSearch(g.Rules, g.now, Limits{Memory: memory, Depth: deepest})
	if !s.forward {
		s.way = g.way(s)
		s.way = s.way[:len(s.way)-1] // the position itself is asked about
	}
	h := toPlay
	if g.now.InPits(South)+g.now.InPits(North) <= inReach {
		h = toProve
	}
	return s, inquire(packed{k.mover & s.rows, k.waiter & s.rows}, deepest, h)
}

// Step goes on for so many boards; true when the choice is made and no more boards
// would change it.
func (c *Choice) Step(boards int) (done bool) {
	switch {
	case c.search != nil:
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
	s := c.search
	budget := s.nodes + uint64(max(boards, 1))
	for !c.inquiry.ended() {
		finished := c.inquiry.step(s, budget)
		c.nodes = s.nodes
		if c.inquiry.move != noCode {
			c.move = c.inquiry.move.move(s.board, c.game.now.turn)
		}
		if !finished {
			return false
		}
	}
	return true
}

// Move is the choice so far; false when there is no move to choose.
func (c *Choice) Move() (Move, bool) { return c.move, c.some }

// Nodes is the boards looked at so far.
func (c *Choice) Nodes() uint64 { return c.nodes }

// Worth is what Best thinks of the position so far; unseen for the other strengths.
func (c *Choice) Worth() Worth {
	w := c.inquiry.found
	if w.Basis != Unseen {
		w.Margin += margin(c.game.now, c.game.now.turn)
	}
	if w.Basis == Proven {
		w.Depth = 0
	}
	return w
}

// atOnce chooses by what each move brings at once, as the two weakest strengths do.
func (c *Choice) atOnce(legal []Move) Move {
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
func (c *Choice) looks(m Move) int {
	p := c.game.now
	ply, steps, err := c.game.Rules.Trace(p, m)
	if err != nil {
		return 0
	}
	again := 0
	if ply.Again {
		again = 1
	}
	if c.strength > Beginner {
		return 2*(margin(ply.After, p.turn)-margin(p, p.turn)) + again
	}
	lifts, dropped := 0, 0
	for _, s := range steps {
		switch s.Do {
		case Lift:
			lifts++
		case Drop:
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
func (c *Choice) careful() Move {
	findings := c.analysis.findings
	legal, scores := make([]Move, len(findings)), make([]int, len(findings))
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
const aSeed = 8 * MaxSeeds

// pickBest is one of the moves with the highest score, by lot.
func (c *Choice) pickBest(moves []Move, scores []int) Move {
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
