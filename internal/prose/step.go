package prose

import "sowbook/engine"

// Step describes one step of a move by a side. pos is the position after the step; last
// means that the step drops the last seed.
func (v *Voice) Step(s engine.Step, pos engine.Position, mover engine.Side, last bool) Sentences {
	x := v.values(pos.Board(), mover)
	x.n = s.Seeds
	var m message
	switch s.Kind {
	case engine.LiftStep:
		m, x.pit, x.place = stepLift, s.From, s.From
		switch s.Rule {
		case engine.RuleRelay:
			m = stepRelay
		case engine.RuleHouse:
			m = stepLiftTwo
		}
	case engine.DropStep:
		m, x.place, x.n = stepDrop, s.To, pos.Seeds(s.To)
		if last {
			m = stepLast
		}
	case engine.SkipStep:
		m, x.place = stepSkip, s.To
	case engine.CaptureStep:
		m, x.place, x.owner = stepTake, s.From, x.board.Owner(s.To)
		switch {
		case s.To == engine.Hand:
			m = stepTakeInHand
		case s.Rule == engine.RuleCaptureAcross && s.Cause != engine.Facing:
			m = stepTakeOwn
		case s.Rule == engine.RuleRaid:
			m = stepRaid
		}
	case engine.ClaimStep:
		m, x.place = stepClaim, s.From
		switch {
		case s.From == engine.Hand:
			m, x.place = stepClaimFour, s.To
		case x.board.IsPit(s.To):
			m = stepClaimPair
		}
	case engine.AgainStep:
		m = againMessages[s.Rule]
	case engine.GiveStep:
		m, x.pit, x.to = gives, s.From, s.To
	case engine.TurnStep:
		m = stepTurn
	case engine.PassStep:
		m = passMessage(&pos)
	case engine.EndStep:
		m = refuseOver
	case engine.SweepStep:
		m, x.place, x.side = stepSweep, s.From, x.board.Owner(s.To)
	case engine.FillStep:
		m, x.place = stepFill, s.To
		if s.Rule == engine.RuleStock {
			m, x.n = stepEnter, pos.Seeds(s.To)
		}
	case engine.CloseStep:
		m, x.place = stepClose, s.To
	case engine.DisownStep:
		m, x.place = stepLoses, s.To
	case engine.BindStep:
		m, x.place = stepBind, s.To
	}
	return x.sentences(m, s.Rule)
}

// LastDrop returns the index of the last drop of a trace, or -1.
func LastDrop(steps []engine.Step) int {
	for k := len(steps) - 1; k >= 0; k-- {
		if steps[k].Kind == engine.DropStep {
			return k
		}
	}
	return -1
}
