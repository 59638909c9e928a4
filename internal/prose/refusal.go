package prose

import "sowbook/engine"

// refusals is what is said of a move that a rule forbids. Of any other the game is over.
var refusals = map[engine.Rule]message{
	engine.RuleOwnPits:   refuseOwnPits,
	engine.RuleEmptyPit:  refuseEmptyPit,
	engine.RuleFewest:    refuseFewest,
	engine.RuleDirection: refuseDirection,
	engine.RuleRightmost: refuseRightmost,
	engine.RuleFeed:      refuseFeed,
	engine.RuleGive:      refuseNotDue,
	engine.RulePass:      refusePass,
}

// Refusal says why a move may not be made at a position.
func (v Voice) Refusal(r engine.Rules, p engine.Position, why *engine.Refusal) Said {
	var said Said
	b := p.Board()
	fills := append(v.names(p.Turn()), Count("n", r.Fewest))
	if why.Pit != engine.Hand {
		fills = append(fills, Text("pit", v.label(b, why.Pit)))
	}
	sentence, ok := refusals[why.Rule]
	if !ok {
		sentence = refuseOver
	}
	if givers := givers(r, p); len(givers) > 0 && sentence != refuseOver {
		return v.due(r, p, givers)
	}
	said.add(v.Words.sentence(sentence, fills...), v.Clauses[why.Rule])
	return said
}

// givers is the pits that may give a seed, where one is due to a side that has
// none.
func givers(r engine.Rules, p engine.Position) []engine.Place {
	var pits []engine.Place
	for _, m := range r.Legal(p) {
		if m.Act == engine.Gift {
			pits = append(pits, m.Pit)
		}
	}
	return pits
}

// due says that a seed must be given first, and from where.
func (v Voice) due(r engine.Rules, p engine.Position, pits []engine.Place) Said {
	var said Said
	b := p.Board()
	sentence := refuseGive
	if r.Pick == engine.PickRightmost {
		sentence = refuseGiveAny
		if p.Seeds(pits[0]) > 1 {
			sentence = refuseGiveTwo
		}
	}
	fills := append(v.names(b.Owner(pits[0])), Text("pits", v.either(b, pits)))
	said.add(v.Words.sentence(sentence, fills...), v.Clauses[engine.RuleGive])
	return said
}

// either is the numbers of pits of which one is meant: 3, 4 or 6.
func (v Voice) either(b engine.Board, pits []engine.Place) string {
	var numbers []string
	for _, at := range pits {
		numbers = append(numbers, v.label(b, at))
	}
	return v.Words.Either(numbers)
}
