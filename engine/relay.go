package engine

import (
	"sowbook/engine/capture"
	"sowbook/engine/event"
	"sowbook/engine/ruleset"
)

// MaxLaps is the limit of laps in a move. A relay that has neither ended nor repeated a
// board by then is undone and ends the turn. Most relays end within a few dozen laps; the
// longest known loops take more than 40 million.
const MaxLaps = 1 << 16

// shortRelay is the number of laps that are played before boards are kept to compare.
const shortRelay = 7

// sow plays the pit of the move: one lap, and as many more as the rules require.
//
// Two rules end an endless relay (SB-2); in both cases the last seed captures nothing. A
// relay that repeats a board of the same move, about to lift the same pit, ends there. A
// relay that has not ended after MaxLaps laps is undone.
//
// If laps can be undone, each board is compared with the one before the move. Otherwise repeated
// boards are found by Brent's method: each board is compared with a kept one, which is renewed
// after 7, 15, 31 … laps. This finds the number of laps between two equal boards, but late. So
// the move is then played again from its start up to the first repeated board.
func (t *turn) sow() {
	t.enter()
	if t.rules.Relay == ruleset.NoRelay && !t.captures.Has(capture.GoesOn) {
		t.lap()
		return
	}
	if t.rules.undoesLaps() {
		start := t.lapStart()
		start.pos = t.start
		t.relay(&start, MaxLaps)
		return
	}
	for range shortRelay {
		if !t.goOn() || t.asks() {
			return
		}
	}
	for goesOn := true; goesOn; {
		board, kept := *t.pos, t.lapStart()
		kept.pos = &board
		goesOn = t.relay(&kept, 2*t.laps+1)
	}
}

// enter does what comes before the first lap.
func (t *turn) enter() {
	t.noClaim = t.rules.Captures.Claim() && t.rules.claimsNothing(t.pos)
	if t.pos.Opening() > 0 && !t.start.InTurn() {
		t.open()
	}
	if t.rules.Stock > 0 {
		t.enterSeed()
	}
	if t.captures.Has(capture.TakesBefore) && !t.start.InTurn() {
		t.takeAll(capture.WhenBefore)
	}
}

// lapStart is the state before a lap, as far as the lap depends on it.
type lapStart struct {
	pos     *Position
	from    Place
	way     Way
	takes   bool
	lapFrom Place // the pit that the lap before began in
	laps    int   // before it
}

// lapStart returns the state before the next lap, without the position.
func (t *turn) lapStart() lapStart {
	return lapStart{from: t.from, way: t.way(), takes: t.takes, lapFrom: t.lapFrom, laps: t.laps}
}

// undoesLaps reports whether every lap can be undone: its seeds came from the first empty pit
// behind the last of them. Then no two boards lead to the same one, and the first board that a
// relay repeats is the one before the move. If pits are emptied during a lap, or the pit that a
// lap or the move began in is skipped, the relay may first repeat another board, and so it may if
// the move began with captures.
func (r *Rules) undoesLaps() bool {
	return r.hasPlainLaps() && r.Stock == 0 && r.Relay == ruleset.RelayLast && r.Origin == ruleset.OriginSown && !r.Captures.Has(capture.GoesOn) && !r.Captures.Has(capture.TakesBefore)
}

// relay plays laps until the relay ends or has had a number of laps, and reports whether it goes
// on. kept is the state before the move or before a later lap, to compare with.
func (t *turn) relay(kept *lapStart, laps int) (goesOn bool) {
	for t.goOn() && !t.asks() {
		switch {
		case t.sameAs(kept):
			if kept.laps > 0 {
				t.replay(t.firstReturn(t.laps - kept.laps))
			}
			t.endless = true
			return false
		case t.laps == MaxLaps:
			t.replay(0)
			return false
		case t.laps == laps:
			return true
		}
	}
	return false
}

// goOn runs a lap. It reports whether another follows, which sows captured seeds or those
// of the pit t.from, which it sets.
func (t *turn) goOn() bool {
	t.lap()
	t.from = t.at
	c := t.applying()
	t.takes = c != nil && c.Sown != capture.NotSown
	if t.laps == 1 && t.captures.TakeSeeds() && t.rules.MustTake() && !t.entered {
		t.takes = t.takes && t.dropped < t.board.Pits
		if t.quiet = !t.takes; t.quiet {
			t.made = noneApplies
		}
		c = nil
	}
	switch {
	case t.takes:
		return true
	case (t.rules.HasHouses() || t.pos.HasBound()) && t.stops():
		return false
	case c != nil && c.SowsOn():
		return t.sowOn(c)
	case c != nil:
		return false
	case t.rules.Relay == ruleset.RelayNext:
		if !t.board.IsPit(t.at) {
			return false
		}
		t.from = t.pitAfter(t.at)
		return t.pos.Seeds(t.from) > 0 && t.mayRelay()
	case t.rules.Relay == ruleset.NoRelay || !t.board.IsPit(t.at):
		return false
	}
	return t.held > 1 && t.pos.Seeds(t.at) > 0 && t.mayRelay() && !t.isOwned(t.at)
}

// takesSown reports whether the last seed captures seeds that are sown.
func (t *turn) takesSown() bool {
	c := t.applying()
	return c != nil && c.Sown != capture.NotSown
}

// mayRelay reports whether a further lap may begin in pit t.from, which holds seeds.
func (t *turn) mayRelay() bool {
	r := t.rules
	return (r.RelayHolds == 0 || r.RelayHolds.Has(t.pos.Seeds(t.from))) &&
		(r.RelayIn == ruleset.RelayInAny || (t.board.Owner(t.from) == t.mover) == (r.RelayIn == ruleset.RelayInOwn))
}

// sowOn makes a capture and sets t.from to the first occupied pit after those captured, to the next
// pit or to that of the last seed. It reports whether that holds seeds. If not, the move feeds with
// what there was before the capture, as after others.
func (t *turn) sowOn(c *capture.Line) bool {
	t.fed = t.inPlay(t.mover.Other()) > 0
	t.make(c)
	if c.Then != capture.ThenSowIt {
		t.from = t.pitAfter(t.pit(c.Takes[0].Pit, t.at, t.at))
		for n := 2 * t.board.Pits; n > 1 && c.Then == capture.ThenSowOn && t.pos.Seeds(t.from) == 0; n-- {
			t.from = t.pitAfter(t.from)
		}
	}
	goesOn := t.pos.Seeds(t.from) > 0
	t.fed = t.fed && !goesOn
	return goesOn
}

// stops reports whether a lap that captured nothing ends the move in the mover's house or in a
// bound pit.
func (t *turn) stops() bool {
	switch {
	case t.stopsBound():
		t.stop = event.RuleBound
	case t.stopsAtHouse():
		t.stop = event.RuleHouse
	}
	return t.stop != event.RuleSow
}

// pitAfter returns the next pit in play after place at, in the direction of the lap.
func (t *turn) pitAfter(at Place) Place {
	if at == t.at && t.after != Hand {
		return t.after
	}
	next, before := &t.track[t.mover][t.lapWay], at
	for at = Place(next[at]); !t.board.IsPit(at) || t.pos.Closed(at); {
		at = Place(next[at])
	}
	if before == t.at {
		t.after = at
	}
	return at
}

// sameAs reports whether the next lap sows the same seeds of the same board from the same pit as
// another. Who owns a house does not count: a house can only stop a relay, and this one went
// on past it.
func (t *turn) sameAs(other *lapStart) bool {
	return t.from == other.from && t.way() == other.way && t.takes == other.takes && t.pos.SameSeeds(other.pos) &&
		(!t.owned || t.pos.OwnedBy(t.mover) == other.pos.OwnedBy(t.mover)) &&
		(!t.takes || t.captures.Lasts()[t.made].Sown != capture.SownFromStart || t.lapFrom == other.lapFrom)
}

// firstReturn returns the number of laps after which a relay first repeats a board,
// given the number of laps between two equal boards.
func (t *turn) firstReturn(between int) int {
	var one, two Position
	behind := turn{rules: t.rules, start: t.start, pos: &one, move: t.move}
	ahead := turn{rules: t.rules, start: t.start, pos: &two, move: t.move}
	behind.restart(0)
	ahead.restart(between)
	for {
		start := ahead.lapStart()
		if start.pos = ahead.pos; behind.sameAs(&start) {
			return ahead.laps
		}
		behind.goOn()
		ahead.goOn()
	}
}

// replay plays laps laps of an endless relay again from its start, and ends it.
func (t *turn) replay(laps int) {
	if t.steps != nil {
		*t.steps = (*t.steps)[:0]
	}
	t.restart(laps)
	t.endless = true
}

// restart plays the move again from its start up to a number of laps.
func (t *turn) restart(laps int) {
	t.progress = progress{}
	t.begin()
	t.enter()
	for t.laps < laps {
		t.goOn()
	}
}
