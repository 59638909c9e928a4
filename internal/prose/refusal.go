package prose

import (
	"sowbook/engine"
	"sowbook/engine/capture"
	"sowbook/engine/event"
	"sowbook/engine/ruleset"
)

// refusals are the messages for illegal moves by the rule that forbids them, where they are not named
// refuse-RULE.
var refusals = [...]string{
	event.RuleGrandSlam: "refuse-slam", event.RuleEndlessRelay: "refuse-endless", event.RuleGive: "refuse-not-due", event.RuleRefill: "refuse-round",
	event.RuleFurther: "chooses",
}

// Refusal describes why a move is illegal now. A rule without a message means that the game is over.
func (v *Voice) Refusal(g *engine.Game, why *engine.Refusal) Sentences {
	r, p := g.Rules(), g.Position()
	x := v.values(p.Board(), p.Turn())
	m, rule := "refuse-"+why.Rule.String(), why.Rule
	switch {
	case int(rule) < len(refusals) && refusals[rule] != "":
		m = refusals[rule]
	case englishTexts[m] == "":
		m = "refuse-over"
	}
	givers := givers(r, p)
	switch {
	case len(givers) > 0 && m != "refuse-over":
		x.side, x.pits = x.board.Owner(givers[0]), v.Words.JoinOr(v.numbers(x.board, givers))
		m, rule = "refuse-give", event.RuleGive
		if r.Pick == ruleset.PickRightmost && p.Seeds(givers[0]) > 1 {
			m = "refuse-give-two"
		} else if r.Pick == ruleset.PickRightmost {
			m = "refuse-give-any"
		}
	case m == "refuse-owned-pit":
		x.owner, _ = p.Owned(why.Pit)
	case m == "refuse-empty-pit" && p.Closed(why.Pit):
		m, rule = "refuse-closed-pit", event.RuleClosed
	case m == "refuse-must-capture" && r.MustCapture == ruleset.MustCaptureAnyLap:
		m = "refuse-must-capture-any"
	case p.InTurn() && rule == event.RuleDirection:
		m, x.side = "chooses-way", p.Turn()
	case m == "refuse-direction" && (r.Direction == ruleset.ReverseToCapture || r.Direction == ruleset.ReverseAnyLap):
		m = "refuse-reverse"
	case m == "refuse-direction" && (r.Direction == ruleset.Halves || r.Direction == ruleset.Parity):
		m = "refuse-other-way"
	case m == "refuse-direction" && r.Stock > 0:
		m = "refuse-flank"
	case m == "refuse-reach" && r.Reach == ruleset.ReachOrEmpty:
		m = "refuse-reach-or-empty"
	case m == "refuse-house" && why.Pit == engine.Hand:
		m = "refuse-on"
	case m == "refuse-rightmost" && r.Rightmost == ruleset.RightmostPasses:
		m = "refuse-rightmost-only"
	}
	if x.n, x.pit = r.Fewest, why.Pit; rule == event.RuleFurther {
		if x.n = p.Further(); r.Captures.Has(capture.LeavesFurther) {
			m = "may-choose"
		}
	}
	return x.sentences(m, rule)
}

// givers returns the pits that may give a seed, if a gift is due.
func givers(r engine.Rules, p engine.Position) []engine.Place {
	var pits []engine.Place
	for _, m := range r.Legal(p) {
		if m.Kind == engine.Gift {
			pits = append(pits, m.Pit)
		}
	}
	return pits
}
