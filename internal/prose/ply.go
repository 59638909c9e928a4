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

// message is the key of a message, and the rule whose clauses it has.
type message struct {
	key  string
	rule engine.Rule
}

// causeMessages are the messages for causes of the end that the message for its reason does not give.
// Without a rule, the clauses are those of the reason's rule.
var causeMessages = [...]message{
	event.LastSeed: {key: "last-seed"}, event.FewLeft: {key: "few-left"}, event.NoSeeds: {key: "no-seeds"}, event.InnerEmpty: {key: "inner-empty"},
	event.NeitherMoves: {key: "neither-moves"}, event.BothPassed: {"two-passes", event.RulePass},
	event.CannotFeed: {"no-feeding", event.RuleFeed}, event.CannotReach: {"no-reaching", event.RuleReach},
	event.OnlySlams: {"only-slams", event.RuleGrandSlam}, event.OnlyEndless: {"only-endless", event.RuleEndlessRelay},
}

// The ways in which a side gets seeds at the end, in the order in which they are told.
const (
	slamRest = iota
	ofOwned
	theirs
	half
	own
)

var sweeps = [...]message{
	slamRest: {"slam-rest", event.RuleGrandSlam}, ofOwned: {"sweeps-owned", event.RuleOwnedLeft},
	theirs: {"sweeps-theirs", event.RuleLeftOver}, half: {"sweeps-half", event.RuleLeftOver}, own: {"sweeps", event.RuleLeftOver},
}

// end adds why a game is over, who gets the seeds left in the pits, and who won. before
// and after are the positions around the sweep; steps are the end step and the sweep.
func (v *Voice) end(said *Sentences, before, after engine.Position, steps []engine.Step, result engine.Result) {
	x := v.values(before.Board(), before.Turn())
	x.next, x.n = before.Turn(), before.InAllPits()
	add := func(m string, rule engine.Rule) { said.add(x.sentence(m), v.Clauses[rule]) }
	m, rule := endMessages[result.Reason], result.Reason.Rule()
	cause := steps[0].Cause
	switch known := causeMessages[cause]; {
	case result.Reason == event.Majority:
		if x.side = engine.South; before.Margin(engine.North) > 0 {
			x.side = engine.North
		}
	case cause == event.SouthEmpty || cause == event.NorthEmpty:
		x.side = engine.Side(cause - event.SouthEmpty)
	case cause == event.NeitherMoves && x.n == 0:
		m = "cleared"
	case known.key != "":
		if m = known.key; known.rule != event.RuleSow {
			rule = known.rule
		}
	}
	add(m, rule)
	var swept [len(sweeps)][2]int // the seeds by side
	for _, s := range steps {
		to := x.board.Owner(s.To)
		switch {
		case s.Kind != event.SweepStep:
		case s.Rule == event.RuleGrandSlam:
			swept[slamRest][to.Other()] += s.Seeds // the message names the other side
		case s.Rule == event.RuleOwnedLeft:
			swept[ofOwned][to] += s.Seeds
		case s.Cause == event.Half && to == engine.North: // each gets as many
		case s.Cause == event.Half:
			swept[half][to] += s.Seeds
		case x.board.Owner(s.From) != to:
			swept[theirs][to] += s.Seeds
		default:
			swept[own][to] += s.Seeds
		}
	}
	for i, sides := range swept {
		for side, n := range sides {
			if x.side, x.n = engine.Side(side), n; n > 0 {
				add(sweeps[i].key, sweeps[i].rule)
			}
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
