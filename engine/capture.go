package engine

// capture takes what the last seed captures, and returns the rule that the turn
// passes by when the mover gets no other turn.
func (t *turn) capture() Rule {
	if t.rules.Capture != Across || !t.board.IsPit(t.last) || t.pos.seeds[t.last] != 1 {
		return RuleTurnPasses
	}
	if t.board.Owner(t.last) != t.pos.turn {
		return RuleTheirEmptyPit
	}
	opposite := t.board.Opposite(t.last)
	if t.pos.seeds[opposite] == 0 && !t.rules.LoneCapture {
		return RuleNothingAcross
	}
	t.take(t.last, RuleCaptureAcross)
	if t.pos.seeds[opposite] > 0 {
		t.take(opposite, RuleCaptureAcross)
	}
	return RuleCaptureAcross
}

// take moves the seeds of a pit to the mover's store.
func (t *turn) take(from Place, rule Rule) {
	store, n := t.board.Store(t.pos.turn), t.pos.seeds[from]
	t.pos.seeds[from] = 0
	t.pos.seeds[store] += n
	t.captured += int(n)
	t.note(Step{CaptureStep, rule, from, store, int(n)})
}
