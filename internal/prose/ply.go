package prose

import "sowbook/engine"

// Start says how a game stands before its first ply.
func (v Voice) Start(g *engine.Game) Said {
	var said Said
	p := g.Start
	if g.Over != nil && len(g.Plies) == 0 {
		v.end(&said, g.Rules, p, g.Position(), g.Swept, g.Over)
		return said
	}
	next := Text("next", v.Sides[p.Turn()])
	if b := p.Board(); p == engine.Even(b.Pits, p.Seeds(0), p.Turn()) {
		said.add(v.Words.sentence(startEven, next, Count("n", p.Seeds(0))), nil)
		return said
	}
	said.add(v.Words.sentence(startAny, next), nil)
	return said
}

// Ply says what ply i of a game did, why, and who is next.
func (v Voice) Ply(g *engine.Game, i int) Said {
	ply, steps, before := g.Plies[i], g.Trace[i], g.Start
	if i > 0 {
		before = g.Plies[i-1].After
	}
	t := newTelling(v, g.Rules, before, ply)
	for k, s := range steps {
		if s.Do == engine.EndStep {
			// The end is told from the board as it was before the sweep.
			result := &engine.Result{Reason: ply.End, South: ply.After.Stored(engine.South), North: ply.After.Stored(engine.North)}
			v.end(&t.said, g.Rules, t.pos, ply.After, steps[k:], result)
			break
		}
		t.step(s)
	}
	return t.said
}

// end tells why a game is over, who gets what is left, and who won. played is
// the board before the sweep, steps the end step and the sweep.
func (v Voice) end(said *Said, r engine.Rules, played, after engine.Position, steps []engine.Step, result *engine.Result) {
	b, turn := played.Board(), played.Turn()
	next, other := Text("next", v.Sides[turn]), Text("other", v.Sides[turn.Other()])
	switch {
	case result.Reason == engine.Repetition:
		said.add(v.Words.sentence(repeats), v.Clauses[engine.RuleRepetition])
	case result.Reason == engine.BoardCleared:
		sentence := cleared
		if played.InPits(engine.South)+played.InPits(engine.North) > 0 {
			sentence = lastSeed
		}
		said.add(v.Words.sentence(sentence), v.Clauses[engine.RuleCleared])
	case result.Reason == engine.SideEmpty:
		empty := engine.South
		if played.InPits(engine.South) > 0 {
			empty = engine.North
		}
		said.add(v.Words.sentence(sideEmpty, Text("side", v.Sides[empty])), v.Clauses[engine.RuleSideEmpty])
	case played.InPits(turn) == 0:
		said.add(v.Words.sentence(noSeeds, next), v.Clauses[engine.RuleNoMove])
	case r.Stuck == engine.StuckPasses:
		said.add(v.Words.sentence(twoPasses), v.Clauses[engine.RulePass])
	case r.Feed && played.InPits(turn.Other()) == 0:
		said.add(v.Words.sentence(noFeeding, next, other), v.Clauses[engine.RuleFeed])
	default:
		said.add(v.Words.sentence(noPit, next), v.Clauses[engine.RuleNoMove])
	}
	var swept [2]int
	for _, s := range steps {
		if s.Do == engine.SweepStep {
			swept[b.Owner(s.From)] += s.Seeds
		}
	}
	for side, n := range swept {
		if n > 0 {
			said.add(v.Words.sentence(sweeps, Text("side", v.Sides[side]), Text("store", v.Store), Count("n", n)), v.Clauses[engine.RuleLeftOver])
		}
	}
	if n := after.InPits(engine.South) + after.InPits(engine.North); n > 0 {
		said.add(v.Words.sentence(leftLying, Count("n", n)), v.Clauses[engine.RuleLeftOver])
	}
	said.add(v.Result(*result), v.Clauses[engine.RuleMost])
}

// Result says who won, and with how many seeds.
func (v Voice) Result(r engine.Result) string {
	more, less := Digits("more", max(r.South, r.North)), Digits("less", min(r.South, r.North))
	if r.South == r.North {
		return v.Words.sentence(draw, more)
	}
	winner := engine.South
	if r.North > r.South {
		winner = engine.North
	}
	return v.Words.sentence(wins, Text("side", v.Sides[winner]), more, less)
}
