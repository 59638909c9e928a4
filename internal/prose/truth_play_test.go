package prose

import (
	"math/rand/v2"
	"slices"

	"sowbook/engine"
	"sowbook/engine/event"
)

// playedGame is a game, as somebody beside the board sees it.
type playedGame struct {
	rules   engine.Rules
	laid    engine.Position // before the players arrange their seeds, if they do
	start   engine.Position
	layer   engine.Side // who laid out the seeds, if a player does
	turned  bool        // the other player turned the board
	plies   []playedPly
	over    engine.Result
	final   engine.Position
	stalled bool // no move is legal, and the game is not over
}

// playedPly is a ply, with the moves that were legal and those that were refused.
type playedPly struct {
	number    int // from 1
	nth       int // among the moves of the round, from 0
	before    engine.Position
	mover     engine.Side
	legal     []engine.Move
	refused   []refusedMove
	move      engine.Move
	ply       engine.Ply
	trace     []engine.Step // as the engine keeps it
	steps     []engine.Step // without the count of the opening
	laps      []playedLap
	first     []engine.Step    // the captures before them
	endless   bool             // the engine stopped a relay that would not end
	atEnd     *engine.Position // before the seeds left are swept, if the ply ends the game
	afterMove engine.Position  // the same position if the game goes on
	end       *engine.Step
	again     *engine.Step
	takes     []playedPly        // the further pits that the mover then captured; what follows is after them
	chooses   int                // how many of these are left
	asked     map[int]engine.Way // the ways that the mover chose for laps, by their index, if both were allowed
	pass      *engine.Step       // to the other player
	winner    string             // if the ply ends the game, or a round
}

type refusedMove struct {
	move engine.Move
	why  engine.Rule
}

// playedLap is a lap: the seeds of a pit, or those captured, dropped one by one.
type playedLap struct {
	before engine.Position
	lift   *engine.Step // nil if captured seeds are sown
	drops  []playedDrop
	took   []engine.Step // what the last seed captured, and what followed the sowing
}

// playedDrop is a seed that falls.
type playedDrop struct {
	at      engine.Place
	rule    engine.Rule
	skipped []engine.Step
	before  int             // seeds there before
	after   engine.Position // when it has fallen
	took    []engine.Step   // what it captured at once, unless it is the last
}

func (l *playedLap) last() *playedDrop { return &l.drops[len(l.drops)-1] }

// playRandomly plays a random game of at most some plies.
func playRandomly(rules engine.Rules, rng *rand.Rand, most int) *playedGame {
	g := &playedGame{rules: rules}
	if !g.setUp(rng) {
		return nil
	}
	game := engine.NewGame(rules, g.start)
	for n := 0; n < most || g.choosing(); n++ {
		legal := game.Legal()
		move := engine.Move{Kind: engine.NextRound, Pit: engine.Hand}
		if !game.Over() && len(legal) == 0 {
			g.stalled = true
			break
		}
		if !game.Over() {
			move = legal[rng.IntN(len(legal))]
		} else if !game.HasNextRound() {
			break
		}
		g.observe(game, legal, move)
		if move.Kind == engine.NextRound && value(rules, "refill") == "territory" {
			break // the predicates take players for those of their rows
		}
	}
	g.over, g.final = game.Result(), game.Position()
	return g
}

// setUp chooses the start. ok is false if no player can lay out the seeds.
func (g *playedGame) setUp(rng *rand.Rand) (ok bool) {
	r := g.rules
	if !r.IsLaidOut() {
		start, err := r.Start()
		g.laid, g.start = start, start
		if r.Arrange {
			g.arrange(rng)
		}
		return err == nil
	}
	g.layer = engine.Side(rng.IntN(2))
	for range 300 {
		p := r.Board().Even(0, engine.South)
		for range r.Seeds {
			at := engine.Place(rng.IntN(2 * p.Board().Pits))
			p.Set(at, p.Seeds(at)+1)
		}
		turned := rng.IntN(2) == 0
		if start, err := r.Distributed(p, g.layer, turned); err == nil {
			g.laid, g.start, g.turned = start, start, turned
			return true
		}
	}
	return false
}

// arrange lets each player put their seeds in any of their own pits.
func (g *playedGame) arrange(rng *rand.Rand) {
	p := g.laid
	for _, s := range []engine.Side{engine.South, engine.North} {
		seeds, first := p.InPits(s), p.Board().First(s)
		for at := range engine.Place(p.Board().Pits) {
			p.Set(first+at, 0)
		}
		for range seeds {
			p.Add(first+engine.Place(rng.IntN(p.Board().Pits)), 1)
		}
		var err error
		if p, err = g.rules.Distributed(p, s, false); err != nil {
			panic(err)
		}
	}
	g.start = p
}

// observe plays a move and keeps what can be seen.
func (g *playedGame) observe(game *engine.Game, legal []engine.Move, move engine.Move) {
	m := playedPly{number: len(g.plies) + 1, before: game.Position(), legal: legal, move: move}
	for i := len(g.plies) - 1; i >= 0 && g.plies[i].move.Kind != engine.NextRound; i-- {
		if g.plies[i].move.Kind == engine.Sow {
			m.nth++
		}
	}
	if move.Kind == engine.Sow {
		m.refused = refusedSowings(game)
	}
	if game.Play(move) != nil {
		panic("a legal move is refused")
	}
	m.ply = game.Ply(game.Len() - 1)
	if game.Over() {
		m.winner = game.Result().Winner()
	}
	m.mover, m.steps = m.ply.Player, game.Steps(game.Len()-1)
	m.read()
	switch {
	case m.before.Further() > 0:
		g.plies[len(g.plies)-1].take(m)
		return
	case m.before.InTurn():
		g.plies[len(g.plies)-1].goOn(m)
		return
	}
	g.plies = append(g.plies, m)
}

// choosing reports whether the last move is not complete, because a choice is due.
func (g *playedGame) choosing() bool {
	if len(g.plies) == 0 {
		return false
	}
	after := &g.plies[len(g.plies)-1].ply.After
	return after.Further() > 0 || after.InTurn()
}

// goOn adds the laps of a move that goes on in the way that the mover has chosen.
func (m *playedPly) goOn(one playedPly) {
	if m.asked == nil {
		m.asked = map[int]engine.Way{}
	}
	m.asked[len(m.laps)] = one.move.Way
	captured := m.ply.Captured
	m.ply, m.winner = one.ply, one.winner
	m.ply.Captured += captured
	m.steps, m.laps = slices.Concat(m.trace, one.trace), nil
	m.atEnd, m.end, m.pass = nil, nil, nil
	m.read()
}

// take adds the capture of a further pit to the move that it belongs to.
func (m *playedPly) take(one playedPly) {
	m.takes = append(m.takes, one)
	m.trace, m.steps = slices.Concat(m.trace, one.trace), slices.Concat(m.steps, one.steps)
	m.ply.Captured += one.ply.Captured
	m.ply.After, m.ply.End, m.winner = one.ply.After, one.ply.End, one.winner
	m.atEnd, m.afterMove, m.end, m.pass = one.atEnd, one.afterMove, one.end, one.pass
}

// refusedSowings returns the moves from pits with seeds of the side to move that are refused.
func refusedSowings(game *engine.Game) (refused []refusedMove) {
	p := game.Position()
	first := p.Board().First(p.Turn())
	for at := first; at < first+engine.Place(p.Board().Pits); at++ {
		for _, way := range []engine.Way{engine.Right, engine.Left} {
			move := engine.Move{Kind: engine.Sow, Pit: at, Way: way}
			if p.Seeds(at) == 0 {
				continue
			}
			if why := game.WhyIllegal(move); why != nil {
				refused = append(refused, refusedMove{move, why.Rule})
			}
		}
	}
	return refused
}

// read finds the laps, and what followed them, in the steps of a ply.
func (m *playedPly) read() {
	p := m.before
	m.trace = m.steps
	if len(m.steps) > 0 && m.steps[0].Kind == event.OpeningStep {
		p = event.Apply(p, m.steps[:1])
		m.steps = m.steps[1:]
	}
	var skipped []engine.Step
	inHand, caught := 0, 0
	lap := func() *playedLap { return &m.laps[len(m.laps)-1] }
	for i := range m.steps {
		s := m.steps[i]
		before := p
		p = event.Apply(p, m.steps[i:i+1])
		switch s.Kind {
		case event.LiftStep:
			m.laps = append(m.laps, playedLap{before: before, lift: &m.steps[i], drops: make([]playedDrop, 0, s.Seeds)})
			inHand = s.Seeds
		case event.DropStep:
			if inHand == 0 { // captured seeds
				m.laps = append(m.laps, playedLap{before: before, drops: make([]playedDrop, 0, caught)})
				inHand, caught = caught, 0
			}
			inHand--
			l := lap()
			l.drops = append(l.drops, playedDrop{at: s.To, rule: s.Rule, skipped: skipped, before: before.Seeds(s.To), after: p})
			skipped = nil
		case event.SkipStep:
			skipped = append(skipped, s)
		case event.CaptureStep, event.ClaimStep:
			if s.To == engine.Hand {
				caught += s.Seeds
			}
			if len(m.laps) > 0 {
				d := lap().last()
				d.took = append(d.took, s)
			} else if m.steps[0].Kind == event.FillStep { // otherwise the relay was undone
				m.laps = append(m.laps, playedLap{before: before, drops: []playedDrop{{at: m.move.Pit, before: m.before.Seeds(m.move.Pit), after: before, took: []engine.Step{s}}}})
			} else {
				m.first = append(m.first, s)
			}
		case event.AgainStep:
			switch m.again = &m.steps[i]; s.Rule {
			case event.RuleFurther:
				m.again, m.chooses = nil, s.Seeds
			case event.RuleDirection:
				m.again = nil
			}
		case event.TurnStep, event.PassStep:
			m.pass = &m.steps[i]
			m.endless = m.endless || s.Rule == event.RuleEndlessRelay
		case event.EndStep:
			at := before
			m.end, m.atEnd = &m.steps[i], &at
		}
		if m.end == nil {
			m.afterMove = p
		}
	}
	for i := range m.laps {
		l := &m.laps[i]
		l.took = l.last().took
	}
}
