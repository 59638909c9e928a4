package engine

// sow lifts the seeds of the pit that is played and drops them one by one along
// the track. It leaves t.last at the place where the last seed fell.
func (t *turn) sow() {
	at := t.move.Pit
	hand := t.pos.seeds[at]
	t.pos.seeds[at] = 0
	t.note(Step{Lift, RuleSow, at, Hand, int(hand)})
	for ; hand > 0; hand-- {
		at = t.next(at)
		t.pos.seeds[at]++
		t.note(Step{Drop, t.dropRule(at), Hand, at, 1})
	}
	t.last = at
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
		return RuleOriginSkipped, at == t.move.Pit && t.rules.Origin == OriginSkipped
	}
	switch t.rules.Stores {
	case OwnStore:
		return RuleStoreSkipped, at != t.board.Store(t.pos.turn)
	case NoStore:
		return RuleStoreSkipped, true
	}
	return RuleStoreSkipped, false
}

// dropRule is the rule by which a seed falls in a place.
func (t *turn) dropRule(at Place) Rule {
	switch {
	case t.board.IsPit(at):
		return RuleSow
	case at == t.board.Store(t.pos.turn):
		return RuleOwnStore
	}
	return RuleOtherStoreSown
}
