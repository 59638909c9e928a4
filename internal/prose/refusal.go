package prose

import (
	"sowbook/engine"
	"sowbook/engine/event"
	"sowbook/engine/ruleset"
)

// refusals are the messages for illegal moves by the rule that forbids them. Other rules
// mean that the game is over.
var refusals = [...]message{
	event.RuleOwnPits:     refuseOwnPits,
	event.RuleEmptyPit:    refuseEmptyPit,
	event.RuleFewest:      refuseFewest,
	event.RuleDirection:   refuseDirection,
	event.RuleRightmost:   refuseRightmost,
	event.RuleFeed:        refuseFeed,
	event.RuleReach:       refuseReach,
	event.RuleGrandSlam:   refuseSlam,
	event.RuleOwnedPit:    refuseOwnedPit,
	event.RuleGive:        refuseNotDue,
	event.RulePass:        refusePass,
	event.RuleMustCapture: refuseMustCapture,
	event.RuleInnerFirst:  refuseInnerFirst,
	event.RuleInnerKept:   refuseInnerKept,
	event.RuleStock:       refuseStock,
	event.RuleHouse:       refuseHouse,
	event.RuleBound:       refuseBound,
	event.RuleRefill:      refuseRound,
	event.RuleOpening:     refuseOpening,
}

// Refusal describes why a move is illegal in a position.
func (v *Voice) Refusal(r engine.Rules, p engine.Position, why *engine.Refusal) Sentences {
	x := v.values(p.Board(), p.Turn())
	m, rule := refuseOver, why.Rule
	if int(rule) < len(refusals) && refusals[rule] != 0 {
		m = refusals[rule]
	}
	givers := givers(r, p)
	switch {
	case len(givers) > 0 && m != refuseOver:
		x.side, x.pits = x.board.Owner(givers[0]), v.Words.JoinOr(v.numbers(x.board, givers))
		m, rule = refuseGive, event.RuleGive
		if r.Pick == ruleset.PickRightmost && p.Seeds(givers[0]) > 1 {
			m = refuseGiveTwo
		} else if r.Pick == ruleset.PickRightmost {
			m = refuseGiveAny
		}
	case m == refuseOwnedPit:
		x.owner, _ = p.Owned(why.Pit)
	case m == refuseEmptyPit && p.Closed(why.Pit):
		m, rule = refuseClosedPit, event.RuleClosed
	case m == refuseMustCapture && r.MustCapture == ruleset.MustCaptureAnyLap:
		m = refuseMustCaptureAny
	case m == refuseDirection && r.Direction == ruleset.ReverseToCapture:
		m = refuseReverse
	case m == refuseDirection && (r.Direction == ruleset.Halves || r.Direction == ruleset.Parity):
		m = refuseOtherWay
	case m == refuseDirection && r.Stock > 0:
		m = refuseFlank
	case m == refuseHouse && why.Pit == engine.Hand:
		m = refuseOn
	case m == refuseRightmost && r.Rightmost == ruleset.RightmostPasses:
		m = refuseRightmostOnly
	}
	x.n, x.pit = r.Fewest, why.Pit
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
