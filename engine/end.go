package engine

// Reason is why a game is over.
type Reason uint8

// A game goes on, or it ended: the player on turn has no legal move, a side is
// empty, the board is cleared, or a position came up for the third time.
const (
	GoesOn Reason = iota
	NoMove
	SideEmpty
	BoardCleared
	Repetition
)

// String is the reason as other programs read it: no-move, side-empty, cleared,
// repetition; empty while the game goes on.
func (r Reason) String() string {
	return [...]string{"", "no-move", "side-empty", "cleared", "repetition"}[r]
}

// Rule is the rule that ends a game for this reason.
func (r Reason) Rule() Rule {
	return [...]Rule{NoMove: RuleNoMove, SideEmpty: RuleSideEmpty, BoardCleared: RuleCleared, Repetition: RuleRepetition}[r]
}

// Ended tells whether a position is over by itself, before any move, and why.
func (r Rules) Ended(p Position) Reason { return r.ended(&p) }

func (r Rules) ended(p *Position) Reason {
	switch r.Ends {
	case Cleared:
		if p.inPits(South)+p.inPits(North) <= 1 {
			return BoardCleared
		}
		return GoesOn // a side that has none is given a seed
	case AtOnce:
		if p.inPits(South) == 0 || p.inPits(North) == 0 {
			return SideEmpty
		}
	}
	if !r.canMove(p) && !r.MustPass(p) {
		return NoMove
	}
	return GoesOn
}

// canMove tells whether the side on turn has a pit to play, one that feeds the
// opponent where it must.
func (r Rules) canMove(p *Position) bool {
	if !r.mustFeed(p) {
		return r.canSow(p)
	}
	b := p.board()
	for i, at := 0, b.First(p.turn); i < b.Pits; i, at = i+1, at+1 {
		for _, w := range r.ways() {
			if _, refused := r.refusesSowing(p, Move{Sow, at, w}); !refused {
				return true
			}
		}
	}
	return false
}

// AfterPasses returns the position after both sides pass in a row, which ends
// the game: the owners take the seeds left in their pits if left-over says so.
// Under rules in which passes do not end the game it returns p.
func (r Rules) AfterPasses(p Position) Position { return r.afterPasses(p, nil) }

// afterPasses is AfterPasses with the steps of the sweep appended to steps.
func (r Rules) afterPasses(p Position, steps *[]Step) Position {
	// Neither side can move, so only a rule that does not ask who can pays out.
	if r.Stuck != StuckPasses || r.LeftOver != ToOwners {
		return p
	}
	t := turn{rules: r, board: p.Board(), pos: p, steps: steps}
	t.sweep([2]bool{true, true})
	return t.pos
}

// end ends the game when the position says so, and sweeps what is left.
func (t *turn) end() {
	if t.reason = t.rules.ended(&t.pos); t.reason == GoesOn {
		return
	}
	t.note(Step{EndStep, t.reason.Rule(), Hand, Hand, 0})
	t.sweep(t.heirs())
}

// heirs is the sides that take the seeds left in their own pits.
func (t *turn) heirs() [2]bool {
	if t.reason == BoardCleared {
		return [2]bool{true, true} // a lone last seed is its owner's
	}
	switch t.rules.LeftOver {
	case ToOwners:
		return [2]bool{true, true}
	case ToOther:
		// Where a side is empty, only the other one has anything to take.
		atOnce := t.reason == SideEmpty
		return [2]bool{South: atOnce || t.pos.turn == North, North: atOnce || t.pos.turn == South}
	}
	return [2]bool{}
}

// sweep moves the seeds left in the pits of each heir to the heir's store.
func (t *turn) sweep(heirs [2]bool) {
	for s := South; s <= North; s++ {
		store := t.board.Store(s)
		for i, at := 0, t.board.First(s); i < t.board.Pits; i, at = i+1, at+1 {
			n := t.pos.seeds[at]
			if n == 0 || !heirs[s] {
				continue
			}
			t.pos.seeds[at] = 0
			t.pos.seeds[store] += n
			t.note(Step{SweepStep, RuleLeftOver, at, store, int(n)})
		}
	}
}
