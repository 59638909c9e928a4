package narrate

import (
	"strconv"
	"strings"

	"sowbook/engine"
)

// Start says how a game stands before its first ply.
func (v Voice) Start(g *engine.Game) Said {
	var said Said
	p := g.Start
	if g.Over != nil {
		v.end(&said, g.Rules, p, g.Position(), g.Swept, g.Over)
		return said
	}
	next := []string{"{next}", v.Sides[p.Turn()]}
	if b := p.Board(); p == engine.Even(b.Pits, p.Seeds(0), p.Turn()) {
		said.add(fill(startEven, append(next, counted(p.Seeds(0))...)...), nil)
		return said
	}
	said.add(fill(startAny, next...), nil)
	return said
}

// Ply says what ply i of a game did, why, and who is next.
func (v Voice) Ply(g *engine.Game, i int) Said {
	var said Said
	ply, steps, before := g.Plies[i], g.Trace[i], g.Start
	if i > 0 {
		before = g.Plies[i-1].After
	}
	b, me := before.Board(), ply.Player
	names := v.names(b, me)
	if ply.Move.Act == engine.Pass {
		said.add(fill(passing, names...), v.Clauses[engine.RulePass])
	} else {
		v.sowing(&said, g.Rules, before, ply.Move, steps, names)
		v.outcome(&said, before, ply, steps, names)
	}
	if ply.End != engine.GoesOn {
		// The end is told from the board as it was before the sweep.
		cut := 0
		for cut < len(steps) && steps[cut].Do != engine.EndStep {
			cut++
		}
		played := engine.Apply(before, steps[:cut])
		result := &engine.Result{Reason: ply.End, South: ply.After.Stored(engine.South), North: ply.After.Stored(engine.North)}
		v.end(&said, g.Rules, played, ply.After, steps[cut:], result)
	}
	return said
}

// sowing tells which seeds fell where.
func (v Voice) sowing(said *Said, r engine.Rules, before engine.Position, m engine.Move, steps []engine.Step, names []string) {
	b := before.Board()
	var places []string
	clauses := v.Clauses[engine.RuleSow]
	owner := before.Turn()
	skipped := false
	for _, s := range steps {
		switch s.Do {
		case engine.Drop:
			places = append(places, v.listed(b, s.To, owner, before.Turn()))
			if b.IsPit(s.To) {
				owner = b.Owner(s.To)
			}
			clauses = append(clauses, v.Clauses[s.Rule]...)
		case engine.Skip:
			skipped = skipped || s.Rule == engine.RuleOriginSkipped
		}
	}
	way := ""
	if r.Direction == engine.Either {
		way = []string{engine.Right: toRight, engine.Left: toLeft}[m.Way]
	}
	fills := append([]string{"{pit}", v.label(b, m.Pit), "{way}", way, "{places}", strings.Join(places, ", ")}, names...)
	said.add(fill(sowing, append(fills, counted(before.Seeds(m.Pit))...)...), clauses)
	if skipped {
		said.add(fill(originPassed, fills...), v.Clauses[engine.RuleOriginSkipped])
	}
}

// outcome tells what the last seed brought, and who is next while the game goes on.
func (v Voice) outcome(said *Said, before engine.Position, ply engine.Ply, steps []engine.Step, names []string) {
	b := before.Board()
	pos := before
	last := engine.Hand
	var taken []engine.Step
	for _, s := range steps {
		switch s.Do {
		case engine.Drop:
			last = s.To
		case engine.CaptureStep:
			taken = append(taken, s)
		case engine.AgainStep:
			said.add(fill(again, names...), v.Clauses[s.Rule])
		case engine.TurnStep:
			v.turn(said, b, pos, last, taken, s.Rule, names)
			if ply.End == engine.GoesOn && s.Rule != engine.RuleTurnPasses {
				said.add(fill(isNext, names...), nil)
			}
		}
		pos = engine.Apply(pos, []engine.Step{s})
	}
}

// turn tells why the turn passes: what the last seed captured, or that it took
// nothing. pos is the board after the captures.
func (v Voice) turn(said *Said, b engine.Board, pos engine.Position, last engine.Place, taken []engine.Step, rule engine.Rule, names []string) {
	if !b.IsPit(last) {
		said.add(fill(passesStore, names...), v.Clauses[rule])
		return
	}
	fills := append([]string{"{pit}", v.label(b, last), "{opposite}", v.label(b, b.Opposite(last))}, names...)
	held := pos.Seeds(last) - 1 // before the last seed fell
	switch {
	case rule == engine.RuleCaptureAcross && len(taken) > 1:
		said.add(fill(captures, append(fills, counted(taken[1].Seeds)...)...), v.Clauses[rule])
	case rule == engine.RuleCaptureAcross:
		said.add(fill(capturesLone, fills...), v.Clauses[rule])
	case rule == engine.RuleNothingAcross:
		said.add(fill(nothing, fills...), v.Clauses[rule])
	case rule == engine.RuleTheirEmptyPit:
		said.add(fill(theirEmpty, fills...), v.Clauses[rule])
	case held == 0:
		said.add(fill(passesEmpty, fills...), v.Clauses[rule])
	default:
		said.add(fill(passesHeld, append(fills, counted(held)...)...), v.Clauses[rule])
	}
}

// end tells why a game is over, who gets what is left, and who won. played is
// the board before the sweep, steps the end step and the sweep.
func (v Voice) end(said *Said, r engine.Rules, played, after engine.Position, steps []engine.Step, result *engine.Result) {
	b, turn := played.Board(), played.Turn()
	fills := []string{"{next}", v.Sides[turn]}
	switch {
	case result.Reason == engine.Repetition:
		said.add(fill(repeats), v.Clauses[engine.RuleRepetition])
	case result.Reason == engine.SideEmpty:
		empty := engine.South
		if played.InPits(engine.South) > 0 {
			empty = engine.North
		}
		said.add(fill(sideEmpty, "{side}", v.Sides[empty]), v.Clauses[engine.RuleSideEmpty])
	case played.InPits(turn) == 0:
		said.add(fill(noSeeds, fills...), v.Clauses[engine.RuleNoMove])
	case r.Stuck == engine.StuckPasses:
		said.add(twoPasses, v.Clauses[engine.RulePass])
	default:
		said.add(fill(noPit, fills...), v.Clauses[engine.RuleNoMove])
	}
	var swept [2]int
	for _, s := range steps {
		if s.Do == engine.SweepStep {
			swept[b.Owner(s.From)] += s.Seeds
		}
	}
	for side, n := range swept {
		if n > 0 {
			said.add(fill(sweeps, append([]string{"{side}", v.Sides[side], "{store}", v.Store}, counted(n)...)...), v.Clauses[engine.RuleLeftOver])
		}
	}
	if n := after.InPits(engine.South) + after.InPits(engine.North); n > 0 {
		said.add(fill(leftLying, counted(n)...), v.Clauses[engine.RuleLeftOver])
	}
	said.add(v.Result(*result), v.Clauses[engine.RuleMost])
}

// Result says who won, and with how many seeds.
func (v Voice) Result(r engine.Result) string {
	more, less := strconv.Itoa(max(r.South, r.North)), strconv.Itoa(min(r.South, r.North))
	if r.South == r.North {
		return fill(draw, "{more}", more)
	}
	winner := engine.South
	if r.North > r.South {
		winner = engine.North
	}
	return fill(wins, "{side}", v.Sides[winner], "{more}", more, "{less}", less)
}
