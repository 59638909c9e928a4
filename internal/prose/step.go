package prose

import (
	"sowbook/engine"
	"sowbook/engine/event"
)

// Step describes one step of a move by a side. pos is the position after the step; last
// means that the step drops the last seed.
func (v *Voice) Step(s engine.Step, pos engine.Position, mover engine.Side, last bool) Sentences {
	x := v.values(pos.Board(), mover)
	x.n = s.Seeds
	var m message
	switch s.Kind {
	case event.LiftStep:
		m, x.pit, x.place = stepLift, s.From, s.From
		switch s.Rule {
		case event.RuleRelay:
			m = stepRelay
		case event.RuleHouse:
			m = stepLiftTwo
		}
	case event.DropStep:
		m, x.place, x.n = stepDrop, s.To, pos.Seeds(s.To)
		if last {
			m = stepLast
		}
	case event.SkipStep:
		m, x.place = stepSkip, s.To
	case event.CaptureStep:
		m, x.place, x.owner = stepTake, s.From, x.board.Owner(s.To)
		switch {
		case s.To == engine.Hand:
			m = stepTakeInHand
		case s.Rule == event.RuleCaptureAcross && s.Cause != event.Facing:
			m = stepTakeOwn
		case s.Rule == event.RuleRaid:
			m = stepRaid
		}
	case event.ClaimStep:
		m, x.place = stepClaim, s.From
		switch {
		case s.From == engine.Hand:
			m, x.place = stepClaimFour, s.To
		case x.board.IsPit(s.To):
			m = stepClaimPair
		}
	case event.AgainStep:
		m = againMessages[s.Rule]
	case event.GiveStep:
		m, x.pit, x.to = gives, s.From, s.To
	case event.TurnStep:
		m = stepTurn
	case event.PassStep:
		m = passMessage(&pos)
	case event.EndStep:
		m = refuseOver
	case event.SweepStep:
		m, x.place, x.side = stepSweep, s.From, x.board.Owner(s.To)
	case event.FillStep:
		m, x.place = stepFill, s.To
		if s.Rule == event.RuleStock {
			m, x.n = stepEnter, pos.Seeds(s.To)
		}
	case event.CloseStep:
		m, x.place = stepClose, s.To
	case event.DisownStep:
		m, x.place = stepLoses, s.To
		if s.Rule == event.RuleTerritory {
			m, x.side = stepHold, x.board.Owner(s.To)
		}
	case event.HoldStep:
		m, x.place, x.side = stepHold, s.To, x.board.Owner(s.To).Other()
	case event.OpeningStep:
		m = stepOpening
	case event.BindStep:
		m, x.place = stepBind, s.To
	}
	return x.sentences(m, s.Rule)
}

// LastDrop returns the index of the last drop of a trace, or -1.
func LastDrop(steps []engine.Step) int {
	for k := len(steps) - 1; k >= 0; k-- {
		if steps[k].Kind == event.DropStep {
			return k
		}
	}
	return -1
}
