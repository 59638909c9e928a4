package engine

import (
	"sowbook/engine/event"
	"sowbook/engine/ruleset"
)

// Ended returns the reason why a game is over in a position, or [event.NotOver]. Only a
// [Game] sees the ends that depend on earlier positions: a position that occurs for the
// third time, and two passes in a row.
func (r Rules) Ended(p Position) Reason { return r.ended(&p) }

func (r *Rules) ended(p *Position) Reason {
	if r.Majority && 2*max(p.Stored(South), p.Stored(North)) > p.Total() {
		return event.Majority
	}
	switch r.Ends {
	case ruleset.EndsCleared:
		if p.InPits(South)+p.InPits(North) <= 1 {
			return event.BoardCleared
		}
		return event.NotOver // a side without seeds is given one, or passes
	case ruleset.EndsSideEmpty:
		if p.InPits(South) == 0 || p.InPits(North) == 0 {
			return event.SideEmpty
		}
	}
	if !r.canMove(p) && !r.MustPass(p) {
		return event.NoMove
	}
	return event.NotOver
}

// canMove reports whether the side to move has a pit to play; if it must feed the opponent or
// reach their side, or must not take all their seeds, one that does so.
func (r *Rules) canMove(p *Position) bool {
	if r.innerEmpty(p) {
		return false
	}
	needed := r.must(p)
	if needed == 0 {
		return r.canSow(p)
	}
	return r.canDo(p, needed)
}

// canDo reports whether the side to move has a move that does what is needed.
func (r *Rules) canDo(p *Position, needed outcome) bool {
	d := duty{needed: needed}
	first, pits := p.Span(p.Turn())
	for at := first; at < first+Place(pits); at++ {
		for _, w := range r.ways() {
			if _, refused := r.refusesSowing(p, Move{Kind: Sow, Pit: at, Way: w}, &d); !refused {
				return true
			}
		}
	}
	return false
}

// AfterPasses returns the position after both sides pass in a row, which ends the game:
// the owners take the seeds left in their pits if left-over says so. Under rules in
// which passes do not end the game it returns p.
func (r Rules) AfterPasses(p Position) Position { return r.afterPasses(p, nil) }

// afterPasses is like [Rules.AfterPasses], and appends the steps of the sweep to steps.
func (r *Rules) afterPasses(p Position, steps *[]Step) Position {
	// Neither side can move, so left-over=other-side sweeps nothing.
	if r.Stuck != ruleset.StuckPasses || r.LeftOver != ruleset.ToOwners {
		return p
	}
	return r.sweepAll(p, steps, true)
}

// sweepAll returns the position after each player takes the seeds in the pits they own, and
// if sides is true also those left on their own side. It appends the steps, unless steps is
// nil.
func (r *Rules) sweepAll(p Position, steps *[]Step, sides bool) Position {
	var t turn
	t.begin(r, &p, Move{Kind: Pass})
	t.steps = steps
	t.sweep([2]bool{sides, sides})
	return t.pos
}

// end ends the game if it is over, and sweeps the seeds left in the pits.
func (t *turn) end() {
	if t.reason = t.outright(); t.reason == event.NotOver {
		t.reason = t.rules.ended(&t.pos)
	}
	if t.reason == event.NotOver {
		return
	}
	if t.steps != nil {
		t.note(Step{Kind: event.EndStep, Rule: t.reason.Rule(), From: Hand, To: Hand, Cause: t.endCause()})
	}
	t.pos.SetAgain(false)
	if t.slam && t.rules.GrandSlam == ruleset.SlamGivesRest {
		t.giveRest()
		return
	}
	t.sweep(t.heirs())
}

// outright returns the reason why the move has won or lost the game, whatever the position, or
// [event.NotOver]. The mover has won before the move can prove endless.
func (t *turn) outright() Reason {
	switch {
	case t.rules.BothEnds == ruleset.BothEndsWins && t.ends == [2]bool{true, true}:
		return event.BothEnds
	case t.rules.Endless == ruleset.EndlessLoses && t.endless && t.laps > 0:
		return event.Endless
	}
	return event.NotOver
}

// giveRest moves the seeds left in the pits to the store of the side whose seeds were all
// captured.
func (t *turn) giveRest() {
	for at := Place(0); t.board.IsPit(at); at++ {
		t.sweepPit(at, t.mover.Other(), event.RuleGrandSlam)
	}
}

// endCause returns the cause of the end of a game.
func (t *turn) endCause() Cause {
	r, south, north := &t.rules, t.pos.InPits(South), t.pos.InPits(North)
	switch t.reason {
	case event.SideEmpty:
		if south == 0 {
			return event.SouthEmpty
		}
		return event.NorthEmpty
	case event.BoardCleared:
		if south+north > 0 {
			return event.LastSeed
		}
	case event.NoMove:
		switch {
		case r.Stuck == ruleset.EmptyPasses && !r.canSow(&t.pos):
			return event.NeitherMoves
		case r.innerEmpty(&t.pos):
			return event.InnerEmpty
		case t.pos.Free(t.pos.Turn()) == 0:
			return event.NoSeeds
		case r.must(&t.pos)&feeds != 0:
			return event.CannotFeed
		case r.Reach == ruleset.ReachMust && r.canSow(&t.pos) && !r.canDo(&t.pos, reaches):
			return event.CannotReach
		case r.GrandSlam == ruleset.SlamForbidden && r.canSow(&t.pos):
			return event.OnlySlams
		}
		return event.NoPit
	}
	return event.NoCause
}

// heirs returns the sides that take the seeds left in their own pits.
func (t *turn) heirs() [2]bool {
	switch t.reason {
	case event.BoardCleared:
		return [2]bool{true, true} // at most one seed is left, and its owner takes it
	case event.Majority:
		return [2]bool{}
	}
	switch t.rules.LeftOver {
	case ruleset.ToOwners:
		return [2]bool{true, true}
	case ruleset.ToOther:
		if t.rules.Stuck == ruleset.EmptyPasses {
			break // neither side can move
		}
		// If a side is empty, only the other one has seeds to take.
		atOnce := t.reason == event.SideEmpty
		return [2]bool{South: atOnce || t.pos.Turn() == North, North: atOnce || t.pos.Turn() == South}
	}
	return [2]bool{}
}

// sweep moves the seeds left in the pits of each heir to the heir's store, and those in owned
// pits to their owners' stores.
func (t *turn) sweep(heirs [2]bool) {
	for at := Place(0); t.board.IsPit(at); at++ {
		if s, _ := t.pos.Owned(at); t.isOwned(at) {
			t.sweepPit(at, s, event.RuleOwnedLeft)
		} else if s = t.pos.Holder(at); heirs[s] {
			t.sweepPit(at, s, event.RuleLeftOver)
		}
	}
}

// sweepPit moves the seeds of a pit to the store of a side at the end. An empty pit makes no
// step.
func (t *turn) sweepPit(at Place, to Side, rule Rule) {
	store := t.board.Store(to)
	if n := t.pos.Move(at, store); n > 0 {
		t.note(Step{Kind: event.SweepStep, Rule: rule, From: at, To: store, Seeds: n})
	}
}
