package engine

// lap lifts the seeds of the pit at t.from and drops them one by one along the track. It
// sets t.at to the place where the last seed fell, t.held to the number of seeds there
// with that seed, and t.lapFrom to the pit that the lap began in.
func (t *turn) lap() {
	at := t.from
	hand := t.pos.Seeds(at)
	t.lapFrom, t.dropped = at, hand
	t.pos.Set(at, 0)
	if t.steps != nil {
		t.note(Step{LiftStep, t.liftRule(), at, Hand, hand, NoCause})
	}
	anySeed, ownedTakes := t.rules.Capture.Has(AnySeed), t.rules.Owned == OwnedTakes
	returns := t.rules.Origin == FirstReturns && hand > 1
	for ; hand > 0; hand-- {
		if !returns {
			at = t.next(at)
		}
		t.pos.Add(at, 1)
		t.held = t.pos.Seeds(at)
		if t.steps != nil {
			t.note(Step{DropStep, t.dropRule(at, returns), Hand, at, 1, NoCause})
		}
		returns = false
		if anySeed {
			t.takeMade(at)
		}
		if ownedTakes && t.board.IsPit(at) {
			t.takeOwned(at)
		}
	}
	t.at = at
	t.laps++
}

// next returns the next place on the track after at that is not skipped. There always is
// one: each side has a pit in play, so there is one besides that which a sowing began in.
func (t *turn) next(at Place) Place {
	for {
		at = t.follow(at, t.move.Way)
		rule, skipped := t.skips(at)
		if !skipped {
			return at
		}
		if t.steps != nil {
			t.note(Step{SkipStep, rule, Hand, at, 0, NoCause})
		}
	}
}

// follow returns the place after at on the full track. Stores at the left ends are where
// the other player's store is on the board of [board.Board.Next].
func (t *turn) follow(at Place, w Way) Place {
	if t.rules.StoreEnd == StoresRight {
		return t.board.Next(at, w)
	}
	return t.otherStore(t.board.Next(t.otherStore(at), w))
}

// otherStore returns the store of the other side for a store, and a pit itself.
func (t *turn) otherStore(at Place) Place {
	if t.board.IsPit(at) {
		return at
	}
	return at ^ 1
}

// skips reports whether the sowing skips a place, and by which rule.
func (t *turn) skips(at Place) (Rule, bool) {
	if t.board.IsPit(at) {
		if t.pos.Closed(at) {
			return RuleClosed, true
		}
		if t.rules.Owned == OwnedSkipped && t.isOwned(at) {
			return RuleOwnedSkipped, true
		}
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

// liftRule returns the rule for lifting the seeds of a lap.
func (t *turn) liftRule() Rule {
	if t.laps > 0 {
		return RuleRelay
	}
	return RuleSow
}

// dropRule returns the rule for dropping a seed in a place. returns means that it is the
// first seed, which goes back.
func (t *turn) dropRule(at Place, returns bool) Rule {
	switch {
	case returns:
		return RuleFirstReturns
	case t.board.IsPit(at):
		return RuleSow
	case at == t.board.Store(t.mover):
		return RuleOwnStore
	}
	return RuleOtherStoreSown
}
