package engine

import (
	"sowbook/engine/event"
	"sowbook/engine/ruleset"
)

// Ended returns the reason why a game is over in a position, or [event.NotOver]. Only a
// [Game] sees the ends that depend on earlier positions: a position that occurs for the
// third time, two passes in a row, and many moves without a capture.
func (r Rules) Ended(p Position) Reason { return r.ended(&p) }

func (r *Rules) ended(p *Position) Reason {
	if end := r.endedBySeeds(p); end != event.NotOver || r.takesFurther(p) {
		return end
	}
	if r.canMove(p) || r.MustPass(p) {
		return event.NotOver
	}
	if _, due := r.giver(p); due {
		return event.NotOver
	}
	return event.NoMove
}

// endedBySeeds returns the reason why the seeds in the pits and stores end the game, whoever
// can move, or [event.NotOver].
func (r *Rules) endedBySeeds(p *Position) Reason {
	if r.unfinished(p) {
		return event.NotOver
	}
	if r.Majority && r.Wins == ruleset.MostWins && p.HasMajority(r.KeepsOwned()) {
		return event.Majority
	}
	if r.EndsEmpty() && (p.IsEmpty(South) || p.IsEmpty(North)) {
		return event.SideEmpty
	}
	if (r.Few > 0 || r.Ends == ruleset.EndsCleared) && p.HasAtMost(r.FewLeft()) {
		return event.BoardCleared
	}
	if r.Ends == ruleset.EndsInnerEmpty && r.innerEmpty(p) {
		return event.NoMove
	}
	return event.NotOver
}

// canMove reports whether the side to move has a pit to play; if it must feed the opponent or
// reach their side, or must not take all their seeds, one that does so.
func (r *Rules) canMove(p *Position) bool {
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
// the players get the seeds left in the pits if left-over says so. Under rules in
// which passes do not end the game it returns p.
func (r Rules) AfterPasses(p Position) Position { return r.afterPasses(p, nil) }

// afterPasses is like [Rules.AfterPasses], and appends the steps of the sweep to steps.
func (r *Rules) afterPasses(p Position, steps *[]Step) Position {
	// Neither side can move, so left-over=other-side sweeps nothing. The player who passed last
	// made the last move.
	if r.Wins != ruleset.MostWins || r.Stuck != ruleset.StuckPasses || r.LeftOver < ruleset.ToOwners {
		return p
	}
	return r.sweepAs(r.LeftOver, p, p.Turn().Other(), event.NoMove, steps)
}

// sweepAs returns the position after the players get the seeds left in the pits they own, and
// of the others those that left-over gives them, whoever could move. mover made the last move. It
// appends the steps, unless steps is nil.
func (r *Rules) sweepAs(left ruleset.LeftOver, p Position, mover Side, reason Reason, steps *[]Step) Position {
	var after Position
	t := turn{rules: r, start: &p, pos: &after, move: Move{Kind: Pass}, steps: steps}
	t.begin()
	t.mover, t.reason = mover, reason
	t.sweep(left)
	return after
}

// end ends the game if it is over, and sweeps the seeds left in the pits.
func (t *turn) end() {
	if t.reason = t.outright(); t.reason == event.NotOver {
		t.reason = t.rules.ended(t.pos)
	}
	if t.reason == event.NotOver {
		return
	}
	if t.steps != nil {
		t.note(Step{Kind: event.EndStep, Rule: t.reason.Rule(), From: Hand, To: Hand, Cause: t.endCause()})
	}
	t.pos.EndTurn()
	if (t.reason == event.BothEnds || t.reason == event.Endless) && t.pos.Turn() == t.mover {
		giveTurn(t.pos, t.steps)
	}
	if t.slam && t.rules.GrandSlam == ruleset.SlamGivesRest {
		t.giveRest()
		return
	}
	t.sweep(t.leftOver())
}

// giveTurn gives the turn to the other player at the end of a game that the player to move has
// lost, or won. It appends a step, unless steps is nil.
func giveTurn(p *Position, steps *[]Step) {
	p.PassTurn()
	if steps != nil {
		appendStep(steps, Step{Kind: event.TurnStep, Rule: event.RuleTurnPasses, From: Hand, To: Hand})
	}
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
	r, south, north := t.rules, t.pos.InPits(South), t.pos.InPits(North)
	switch t.reason {
	case event.SideEmpty:
		if south == 0 {
			return event.SouthEmpty
		}
		return event.NorthEmpty
	case event.BoardCleared:
		switch {
		case south+north == 0:
		case south+north == 1 && r.Ends == ruleset.EndsCleared:
			return event.LastSeed
		default:
			return event.FewLeft
		}
	case event.NoMove:
		switch {
		case r.innerEmpty(t.pos):
			return event.InnerEmpty
		case r.canSow(t.pos) && (r.Stuck != ruleset.EmptyPasses || r.canPlay(t.pos) || r.unmet(t.pos) == event.CannotFeed):
			return r.unmet(t.pos)
		case r.Stuck == ruleset.EmptyPasses && !r.canPlay(t.pos):
			return event.NeitherMoves
		case t.pos.Free(t.pos.Turn()) == 0:
			return event.NoSeeds
		case r.must(t.pos)&feeds != 0:
			return event.CannotFeed
		}
		return event.NoPit
	}
	return event.NoCause
}

// unmetCauses are the causes of the end if no move has an outcome, by its bit.
var unmetCauses = [everyOutcome]Cause{event.CannotFeed, event.CannotReach, event.NoCause, event.OnlySlams, event.OnlyEndless}

// unmet returns why a side that can sow cannot move: the first outcome that no move has with those before it.
func (r *Rules) unmet(p *Position) Cause {
	with := outcome(0)
	for i, cause := range unmetCauses {
		if with |= r.must(p) & (1 << i); with != 0 && !r.canDo(p, with) {
			return cause
		}
	}
	return event.NoPit
}

// leftOver returns who gets the seeds left in the pits.
func (t *turn) leftOver() ruleset.LeftOver {
	switch {
	case t.rules.Wins != ruleset.MostWins || t.reason == event.Majority || t.reason == event.BothEnds || t.reason == event.Endless:
		return ruleset.ToNobody // seeds are not counted, or no longer
	case t.reason == event.BoardCleared && t.endCause() == event.LastSeed:
		return ruleset.ToOwners // the owner of the last seed takes it
	case t.rules.LeftOver == ruleset.ToOther && t.endCause() == event.NeitherMoves:
		return ruleset.ToNobody
	}
	return t.rules.LeftOver
}

// sweep moves the seeds left in owned pits to the owners' stores, and those in other pits to the
// stores of the players who get them.
func (t *turn) sweep(left ruleset.LeftOver) {
	takers := t.takers(left)
	for at := Place(0); t.board.IsPit(at); at++ {
		if t.isOwned(at) {
			owner, _ := t.pos.Owned(at)
			t.sweepPit(at, owner, event.RuleOwnedLeft)
		} else if to := takers[t.pos.Holder(at)]; to != nobody {
			t.sweepPit(at, to, event.RuleLeftOver)
		}
	}
	if left == ruleset.ToHalves {
		t.halve((t.pos.InPits(South) + t.pos.InPits(North)) / 2)
	}
}

// nobody is no side.
const nobody Side = 2

// takers returns who takes the seeds left on each side, or nobody.
func (t *turn) takers(left ruleset.LeftOver) [2]Side {
	to, south, north := [2]Side{nobody, nobody}, t.pos.InPits(South) > 0, t.pos.InPits(North) > 0
	for s := South; s <= North; s++ {
		switch left {
		case ruleset.ToOwners:
			to[s] = s
		case ruleset.ToOther:
			// Unless the player to move cannot, both could, if they have seeds.
			if t.reason != event.NoMove || t.pos.Turn() != s {
				to[s] = s
			}
		case ruleset.ToEmptier:
			if south != north {
				to[s] = s.Other()
			}
		case ruleset.ToLastMover:
			to[s] = t.mover
		}
	}
	return to
}

// halve moves so many of the seeds left in the pits to each store, first those of its side.
func (t *turn) halve(half int) {
	due := [2]int{half, half}
	for i := range 4 {
		to := Side(i % 2)
		first := t.board.First(to)
		if i > 1 {
			first = t.board.First(to.Other())
		}
		for at := first; at < first+Place(t.board.Pits); at++ {
			if n := min(due[to], t.pos.Seeds(at)); n > 0 {
				due[to] -= n
				t.pos.Add(at, -n)
				t.pos.Add(t.board.Store(to), n)
				t.note(Step{Kind: event.SweepStep, Rule: event.RuleLeftOver, From: at, To: t.board.Store(to), Seeds: n, Cause: event.Half})
			}
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
