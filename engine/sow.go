package engine

// lap lifts the seeds of the pit at t.at and drops them one by one along the
// track. It leaves t.at at the place where the last seed fell, t.held at the
// number of seeds that lay there then, and t.lapFrom at the pit it began in.
func (t *turn) lap() {
	at := t.at
	hand := t.pos.seeds[at]
	t.lapFrom, t.dropped = at, hand
	t.pos.seeds[at] = 0
	t.note(Step{Lift, t.liftRule(), at, Hand, int(hand)})
	for ; hand > 0; hand-- {
		at = t.next(at)
		t.pos.seeds[at]++
		t.held = t.pos.seeds[at]
		t.note(Step{Drop, t.dropRule(at), Hand, at, 1})
		if t.rules.Capture == Made {
			t.takeMade(at)
		}
	}
	t.at = at
	t.laps++
}

// next is the place that the next seed falls in after place at: the next on
// the track that the rules do not pass over. There always is one: a board has
// a pit besides the one a sowing began in.
func (t *turn) next(at Place) Place {
	for {
		at = t.board.Next(at, t.move.Way)
		rule, skipped := t.skips(at)
		if !skipped {
			return at
		}
		t.note(Step{Skip, rule, Hand, at, 0})
	}
}

// skips tells whether the sowing passes over a place, and by which rule.
func (t *turn) skips(at Place) (Rule, bool) {
	if t.board.IsPit(at) {
		switch t.rules.Origin {
		case OriginSkipped:
			return RuleOriginSkipped, at == t.lapFrom
		case StartSkipped:
			return RuleOriginSkipped, at == t.move.Pit
		}
		return RuleOriginSkipped, false
	}
	switch t.rules.Stores {
	case OwnStore:
		return RuleStoreSkipped, at != t.board.Store(t.mover)
	case NoStore:
		return RuleStoreSkipped, true
	}
	return RuleStoreSkipped, false
}

// liftRule is the rule by which the seeds of a lap are lifted.
func (t *turn) liftRule() Rule {
	if t.laps > 0 {
		return RuleRelay
	}
	return RuleSow
}

// dropRule is the rule by which a seed falls in a place.
func (t *turn) dropRule(at Place) Rule {
	switch {
	case t.board.IsPit(at):
		return RuleSow
	case at == t.board.Store(t.mover):
		return RuleOwnStore
	}
	return RuleOtherStoreSown
}
