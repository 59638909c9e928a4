package engine

import (
	"sowbook/engine/event"
	"sowbook/engine/ruleset"
	"sowbook/engine/score"
)

// Result returns the result of a game that is over in position p for a reason.
func (r Rules) Result(p Position, reason Reason) Result { return score.Result(&r.Set, &p, reason) }

// Margin returns how many more seeds side s has than its opponent. At the end of a game
// whose winner another rule names, the winner has at least one more.
func (r *Rules) Margin(p *Position, end Reason, s Side) int { return score.Margin(&r.Set, p, end, s) }

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
	if r.MustTake() {
		d = r.duty(p) // it says in which row a move may begin
	}
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
	if r.Wins == ruleset.MostWins && r.Stuck == ruleset.StuckPasses && r.LeftOver >= ruleset.ToOwners {
		end := score.End{Rules: &r.Set, Pos: &p, Reason: event.NoMove, Mover: p.Turn().Other(), Steps: steps}
		end.Sweep(r.LeftOver)
	}
	return p
}

// end ends the game if it is over, and sweeps the seeds left in the pits.
func (t *turn) end() {
	if t.reason = t.outright(); t.reason == event.NotOver {
		t.reason = t.rules.ended(t.pos)
	}
	if t.reason == event.NotOver {
		return
	}
	end := score.End{Rules: &t.rules.Set, Pos: t.pos, Reason: t.reason, Mover: t.mover, Steps: t.steps}
	if t.steps != nil || t.reason == event.BoardCleared || t.rules.LeftOver == ruleset.ToOther { // otherwise nothing depends on it
		end.Cause = t.endCause()
	}
	t.note(Step{Kind: event.EndStep, Rule: t.reason.Rule(), From: Hand, To: Hand, Cause: end.Cause})
	t.pos.EndTurn()
	if (t.reason == event.BothEnds || t.reason == event.Endless) && t.pos.Turn() == t.mover {
		giveTurn(t.pos, t.steps)
	}
	if t.slam && t.rules.GrandSlam == ruleset.SlamGivesRest {
		end.GiveRest()
		return
	}
	end.Sweep(end.LeftOver())
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
