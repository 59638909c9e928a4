package prose

import (
	"sowbook/engine"
	"sowbook/engine/event"
)

// Start describes the position before the first ply of a game.
func (v *Voice) Start(g *engine.Game) Sentences {
	p := g.Start()
	if g.Over() && g.Len() == 0 {
		var said Sentences
		_, _, sweep := g.Rules().EndAtStart(p)
		v.end(&said, p, g.Position(), sweep, g.Result())
		v.afterRound(&said, g.Rules(), g.Position())
		return said
	}
	b := p.Board()
	x := v.values(b, p.Turn().Other())
	m := "start-any"
	if p == b.Even(p.Seeds(0), p.Turn()) {
		m, x.n = "start-even", p.Seeds(0)
	}
	return Sentences{Text: x.sentence(m)}
}

// Ply describes ply i of a game: what happened, why, and who is next.
func (v *Voice) Ply(g *engine.Game, i int) Sentences {
	ply, steps, before := g.Ply(i), g.Steps(i), g.PositionAfter(i)
	t := narrator{values: v.values(before.Board(), ply.Player), rules: g.Rules(), ply: ply, pos: before}
	if ply.Move.Kind == engine.NextRound {
		t.round(steps)
		return t.said
	}
	for k, s := range steps {
		if s.Kind == event.EndStep {
			// The end is described with the position before the sweep.
			v.end(&t.said, t.pos, ply.After, steps[k:], t.rules.Result(ply.After, ply.End))
			v.afterRound(&t.said, t.rules, ply.After)
			break
		}
		t.step(s)
	}
	return t.said
}

// endMessages are the messages for the end of a game, by its reason. The cause of the step
// may call for another one.
var endMessages = [...]string{
	event.NoMove: "no-pit", event.SideEmpty: "side-empty", event.BoardCleared: "cleared", event.Repetition: "repeats",
	event.Majority: "majority", event.Endless: "endless-loses", event.BothEnds: "both-ends",
	event.NoCapture: "no-gain",
}

// end adds why a game is over, who gets the seeds left in the pits, and who won. before
// and after are the positions around the sweep; steps are the end step and the sweep.
func (v *Voice) end(said *Sentences, before, after engine.Position, steps []engine.Step, result engine.Result) {
	x := v.values(before.Board(), before.Turn())
	x.next = before.Turn()
	add := func(m string, rule engine.Rule) { said.add(x.sentence(m), v.Clauses[rule]) }
	m, rule := endMessages[result.Reason], result.Reason.Rule()
	if m == "majority" {
		if x.side = engine.South; before.Margin(engine.North) > 0 {
			x.side = engine.North
		}
	}
	switch steps[0].Cause {
	case event.SouthEmpty:
		x.side = engine.South
	case event.NorthEmpty:
		x.side = engine.North
	case event.LastSeed:
		m = "last-seed"
	case event.FewLeft:
		m, x.n = "few-left", before.InAllPits()
	case event.NoSeeds:
		m = "no-seeds"
	case event.InnerEmpty:
		m = "inner-empty"
	case event.CannotFeed:
		m, rule = "no-feeding", event.RuleFeed
	case event.CannotReach:
		m, rule = "no-reaching", event.RuleReach
	case event.OnlySlams:
		m, rule = "only-slams", event.RuleGrandSlam
	case event.OnlyEndless:
		m, rule = "only-endless", event.RuleEndlessRelay
	case event.BothPassed:
		m, rule = "two-passes", event.RulePass
	case event.NeitherMoves:
		if m = "neither-moves"; before.InAllPits() == 0 {
			m = "cleared"
		}
	}
	add(m, rule)
	var swept, owned, theirs, half [2]int
	rest := 0
	for _, s := range steps {
		switch {
		case s.Kind != event.SweepStep:
		case s.Rule == event.RuleGrandSlam:
			rest += s.Seeds
			x.side = x.board.Owner(s.To).Other()
		case s.Rule == event.RuleOwnedLeft:
			owned[x.board.Owner(s.To)] += s.Seeds
		case s.Cause == event.Half:
			half[x.board.Owner(s.To)] += s.Seeds
		case x.board.Owner(s.From) != x.board.Owner(s.To):
			theirs[x.board.Owner(s.To)] += s.Seeds
		default:
			swept[x.board.Owner(s.To)] += s.Seeds
		}
	}
	if x.n = rest; rest > 0 {
		add("slam-rest", event.RuleGrandSlam)
	}
	for side, n := range owned {
		if n > 0 {
			x.side, x.n = engine.Side(side), n
			add("sweeps-owned", event.RuleOwnedLeft)
		}
	}
	for side, n := range theirs {
		if n > 0 {
			x.side, x.n = engine.Side(side), n
			add("sweeps-theirs", event.RuleLeftOver)
		}
	}
	if x.n = half[engine.South]; x.n > 0 {
		add("sweeps-half", event.RuleLeftOver)
	}
	for side, n := range swept {
		if n > 0 {
			x.side, x.n = engine.Side(side), n
			add("sweeps", event.RuleLeftOver)
		}
	}
	if x.n = after.InAllPits(); x.n > 0 && result.By == event.RuleSow {
		add("left-lying", event.RuleLeftOver)
	}
	won := event.RuleMost
	if result.By != event.RuleSow {
		won = result.By
	}
	said.add(v.Result(result), v.Clauses[won])
}

// Result describes who won, and with how many seeds.
func (v *Voice) Result(r engine.Result) string {
	x := v.values(engine.Board{}, engine.South)
	x.more, x.less = r.South, r.North
	m := "wins"
	switch {
	case r.By != event.RuleSow && r.Nobody:
		m = "draw-last"
	case r.By != event.RuleSow:
		m, x.side = namedWins(r), r.Won
	case r.South == r.North:
		m = "draw"
	case r.North > r.South:
		x.side, x.more, x.less = engine.North, r.North, r.South
	}
	return x.sentence(m)
}

// namedWins returns the message for a winner whom another rule than the most seeds names.
func namedWins(r engine.Result) string {
	switch {
	case r.By == event.RuleFirstEmpty:
		return "wins-empty"
	case r.By == event.RuleRepetition:
		return "wins-repeat"
	case r.Reason == event.NoMove:
		return "wins-last"
	}
	return "wins-turn"
}
