package engine

// capture takes what the last seed captures, and returns the rule that the turn
// passes by when the mover gets no other turn.
func (t *turn) capture() Rule {
	switch {
	case t.endless:
		return RuleEndlessRelay
	case !t.board.IsPit(t.at):
		return RuleTurnPasses
	}
	switch t.rules.Capture {
	case Across, Opposite:
		if t.held == 1 {
			return t.captureAcross()
		}
	case Made:
		if t.rules.Numbers.Has(t.held) {
			return RuleMade
		}
	case RunAcross, RunTheirs:
		if t.rules.Numbers.Has(t.held) {
			return t.captureRun()
		}
	}
	if t.rules.Relay {
		return RuleEmptyEnds
	}
	return RuleTurnPasses
}

// captureAcross takes the pit opposite an empty pit that the last seed fell in.
func (t *turn) captureAcross() Rule {
	if t.board.Owner(t.at) != t.mover {
		return RuleTheirEmptyPit
	}
	opposite := t.board.Opposite(t.at)
	if t.pos.seeds[opposite] == 0 && !t.rules.LoneCapture {
		return RuleNothingAcross
	}
	if t.rules.Capture == Across {
		t.take(t.at, t.mover, RuleCaptureAcross)
	}
	t.take(opposite, t.mover, RuleCaptureAcross)
	return RuleCaptureAcross
}

// takeMade gives the seeds of a pit to its owner when the seed that just fell in
// made them one of the numbers.
func (t *turn) takeMade(at Place) {
	if t.board.IsPit(at) && t.rules.Numbers.Has(t.pos.seeds[at]) {
		t.take(at, t.board.Owner(at), RuleMade)
	}
}

// captureRun takes the pit of the last seed and, going back through those just
// sown, each that holds one of the numbers, until one does not.
func (t *turn) captureRun() Rule {
	length := t.runLength()
	switch {
	case length == 0:
		return RuleTurnPasses
	case t.rules.GrandSlam == SlamTakesNothing && t.slams(length):
		return RuleGrandSlam
	}
	at := t.at
	for range length {
		if t.rules.Run == OneByOne && !t.rules.Numbers.Has(t.pos.seeds[at]) {
			break
		}
		t.take(at, t.mover, RuleRun)
		if t.rules.Capture == RunAcross {
			t.take(t.board.Opposite(at), t.mover, RuleRun)
		}
		at = t.before(at)
	}
	return RuleRun
}

// runLength is the number of pits of the run, as the board lies before any is
// lifted. No pit counts twice, however often the lap went round.
func (t *turn) runLength() int {
	sown := 2 * t.board.Pits
	if t.rules.Origin != OriginSown {
		sown-- // the pit passed over is not one of those just sown
	}
	length, at := 0, t.at
	for length < min(int(t.dropped), sown) && t.board.IsPit(at) && t.rules.Numbers.Has(t.pos.seeds[at]) {
		if t.rules.Capture == RunTheirs && t.board.Owner(at) == t.mover {
			break
		}
		length++
		at = t.before(at)
	}
	return length
}

// slams tells whether a run of so many pits is all that the opponent has.
func (t *turn) slams(length int) bool {
	left, at := t.pos.InPits(t.mover.Other()), t.at
	for range length {
		left -= int(t.pos.seeds[at])
		at = t.before(at)
	}
	return left == 0
}

// before is the place that the seed before the one in place at fell in.
func (t *turn) before(at Place) Place {
	back := Left
	if t.move.Way == Left {
		back = Right
	}
	for {
		at = t.board.Next(at, back)
		if _, skipped := t.skips(at); !skipped {
			return at
		}
	}
}

// take moves the seeds of a pit to the store of a side; an empty pit is left
// out.
func (t *turn) take(from Place, to Side, rule Rule) {
	store, n := t.board.Store(to), t.pos.seeds[from]
	if n == 0 {
		return
	}
	t.pos.seeds[from] = 0
	t.pos.seeds[store] += n
	t.captured += int(n)
	t.note(Step{CaptureStep, rule, from, store, int(n)})
}
