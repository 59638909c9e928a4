package engine

import (
	"sowbook/engine/capture"
	"sowbook/engine/event"
	"sowbook/engine/ruleset"
)

// lap lifts seeds and drops them one by one along the track. It sets t.at to the place
// where the last seed fell, t.held to the number of seeds there with that seed, and
// t.lapFrom to the pit that the lap began in.
func (t *turn) lap() {
	at, hand := t.lift()
	t.lapFrom, t.dropped, t.lapWay, t.after = at, hand, t.way(), Hand
	next, skipped := &t.track[t.mover][t.lapWay], t.skippedBy(hand)
	switch pos := t.pos; {
	case !t.plain || t.steps != nil:
		at = t.dropEach(at, hand, next, skipped)
	case *skipped == PitSet{}:
		for ; hand > 0; hand-- {
			at = Place(next[at])
			pos.Drop(at)
		}
		t.held = pos.Seeds(at)
	default:
		for ; hand > 0; hand-- {
			at = t.following(at, next, skipped)
			pos.Drop(at)
		}
		t.held = pos.Seeds(at)
	}
	t.at, t.after = at, Hand
	t.laps++
}

// dropEach drops the seeds of a lap from place at, with the captures on the way and a step for
// each seed. It returns the place where the last one fell.
func (t *turn) dropEach(at Place, hand int, next *ruleset.Places, skipped *PitSet) Place {
	returns := t.rules.Origin == ruleset.FirstReturns && hand > 1 && !(t.takes && t.captures.Lasts()[t.made].Sown == capture.SownFromEnd) // which begins in no pit
	captured, open := t.captures.Dropped(), *skipped == PitSet{}
	gives, reach := t.owned && t.rules.TakesSown(), t.rules.Reach != ruleset.ReachNo
	orEmpty := t.rules.Reach == ruleset.ReachOrEmpty
	if orEmpty {
		reach = t.laps == 0 // only the first lap counts
	}
	for ; hand > 0; hand-- {
		switch {
		case returns:
		case t.steps != nil:
			at = t.next(at) // steps name the stores and pits skipped
		case open:
			at = Place(next[at])
		default:
			at = t.following(at, next, skipped)
		}
		t.held = t.pos.Drop(at)
		if t.steps != nil {
			t.note(Step{Kind: event.DropStep, Rule: t.dropRule(at, returns), From: Hand, To: at, Seeds: 1})
		}
		returns = false
		if reach && t.board.IsPit(at) && t.board.Owner(at) != t.mover {
			t.reached = true
		}
		if captured.Has(t.held) && t.board.IsPit(at) {
			t.takeDropped(at, hand == 1)
		}
		if gives && t.board.IsPit(at) {
			t.takeOwned(at)
		}
	}
	if orEmpty && reach && t.held == 1 && t.board.IsPit(at) {
		t.reached = true
	}
	return at
}

// following returns the place after at that is not one of the skipped pits, or at if all are.
func (t *turn) following(at Place, next *ruleset.Places, skipped *PitSet) Place {
	before := at
	for at = Place(next[at]); t.board.IsPit(at) && skipped.Has(at) && at != before; {
		at = Place(next[at])
	}
	return at
}

// hasPlainLaps reports whether laps do no more than drop each seed in the next place that is not
// skipped.
func (r *Rules) hasPlainLaps() bool {
	return r.Origin != ruleset.FirstReturns && !r.TakesSown() && !r.Captures.Has(capture.TakesDropped)
}

// skippedBy returns the pits that a lap of hand seeds skips, if it reaches them.
func (t *turn) skippedBy(hand int) *PitSet {
	switch t.rules.Origin {
	case ruleset.OriginSkipped:
		t.lapSkips = t.skipped
		if hand >= t.board.Lap() || t.skipped != (PitSet{}) {
			t.lapSkips.Set(t.lapFrom, true)
		}
	case ruleset.StartSkipped:
		t.lapSkips = t.skipped
		t.lapSkips.Set(t.move.Pit, true)
	default:
		return &t.skipped
	}
	return &t.lapSkips
}

// taxSeeds is the number of seeds that a taxed house gives.
const taxSeeds = 2

// lift takes the seeds of a lap in hand: those that the last seed captured, or those of the
// pit t.from. It returns the pit that the lap begins in, and the seeds.
func (t *turn) lift() (at Place, hand int) {
	if t.takes {
		c := &t.captures.Lasts()[t.made]
		hand = t.takeInHand(c)
		switch c.Sown {
		case capture.SownFromStart:
			return t.lapFrom, hand
		case capture.SownFromEnd:
			return t.beforeEnd(), hand
		}
		return t.at, hand
	}
	hand = t.pos.Seeds(t.from)
	if t.taxed && t.laps == 0 {
		hand = taxSeeds
	}
	t.fromHouse = t.laps == 0 && !t.taxed && t.rules.isWorkingHouse(t.pos, t.from)
	t.pos.Add(t.from, -hand)
	if t.steps != nil {
		t.note(Step{Kind: event.LiftStep, Rule: t.liftRule(), From: t.from, To: Hand, Seeds: hand})
	}
	if t.rules.HasHouses() && t.pos.Seeds(t.from) == 0 {
		t.disown(t.from)
	}
	return t.from, hand
}

// beforeEnd returns the pit before the end of the mover's inner row from which captured seeds
// are sown. It turns the lap if the capture was made from the two pits at the other end.
func (t *turn) beforeEnd() Place {
	columns := Place(t.board.Columns())
	first := t.board.First(t.mover)
	if way, ok := t.board.Flank(t.at); ok {
		t.turned = way != t.move.Way
	}
	if t.way() == Right {
		return first + columns - 1
	}
	return first
}

// way returns the direction of the next lap: that of the move, but counterclockwise after a
// first lap that went back to capture, and the opposite one after a capture that turned it or
// after an odd number of laps that alternate.
func (t *turn) way() Way {
	switch {
	case t.laps > 0 && (t.rules.Direction == ruleset.ReverseToCapture || t.rules.Direction == ruleset.ReverseAnyLap):
		return Right
	case t.turned, t.rules.Direction == ruleset.LapsAlternate && t.laps%2 == 1:
		return t.move.Way ^ 1
	}
	return t.move.Way
}

// next returns the next place on the track after at that is not skipped. If all are, it is
// at, the pit that the lap began in.
func (t *turn) next(at Place) Place {
	for start := at; ; {
		at = t.rules.Follow(t.board, at, t.lapWay)
		rule, skipped := t.skips(at)
		if !skipped || at == start {
			return at
		}
		if t.steps != nil {
			t.note(Step{Kind: event.SkipStep, Rule: rule, From: Hand, To: at})
		}
	}
}

// skips reports whether the sowing skips a place, and by which rule.
func (t *turn) skips(at Place) (Rule, bool) {
	if t.board.IsPit(at) {
		switch {
		case t.pos.Closed(at):
			return event.RuleClosed, true
		case t.skipped.Has(at):
			return event.RuleOwnedSkipped, true
		}
		switch t.rules.Origin {
		case ruleset.OriginSkipped:
			return event.RuleOriginSkipped, at == t.lapFrom
		case ruleset.StartSkipped:
			return event.RuleOriginSkipped, at == t.move.Pit
		}
		return event.RuleOriginSkipped, false
	}
	return event.RuleStoreSkipped, t.rules.SkipsStore(t.board, t.mover, at)
}

// liftRule returns the rule for lifting the seeds of a lap.
func (t *turn) liftRule() Rule {
	switch {
	case t.laps > 0 || t.start.InTurn():
		return event.RuleRelay
	case t.taxed:
		return event.RuleHouse
	}
	return event.RuleSow
}

// dropRule returns the rule for dropping a seed in a place. returns means that it is the
// first seed, which goes back.
func (t *turn) dropRule(at Place, returns bool) Rule {
	switch {
	case returns:
		return event.RuleFirstReturns
	case t.board.IsPit(at):
		return event.RuleSow
	case at == t.board.Store(t.mover):
		return event.RuleOwnStore
	}
	return event.RuleOtherStoreSown
}
