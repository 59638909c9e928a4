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
	var m string
	switch s.Kind {
	case event.LiftStep:
		m, x.pit, x.place = "step-lift", s.From, s.From
		switch s.Rule {
		case event.RuleRelay:
			m = "step-relay"
		case event.RuleHouse:
			m = "step-lift-two"
		}
	case event.DropStep:
		m, x.place, x.n = "step-drop", s.To, pos.Seeds(s.To)
		if last {
			m = "step-last"
		}
	case event.SkipStep:
		m, x.place = "step-skip", s.To
	case event.CaptureStep:
		m, x.place, x.owner = "step-take", s.From, x.board.Owner(s.To)
		switch {
		case s.To == engine.Hand:
			m = "step-take-in-hand"
		case s.Rule == event.RuleCaptureAcross && s.Cause != event.Facing:
			m, x.side = "step-take-own", x.owner
		case s.Rule == event.RuleRaid:
			m = "step-raid"
		}
	case event.ClaimStep:
		m, x.place = "step-claim", s.From
		switch {
		case s.From == engine.Hand:
			m, x.place = "step-claim-four", s.To
		case x.board.IsPit(s.To):
			m = "step-claim-pair"
			if s.Seeds == 0 {
				m, x.place, x.from = "claims-both", s.To, s.From
			}
		}
	case event.AgainStep:
		m = againMessage(s, x.board, x.side)
	case event.GiveStep:
		m, x.pit, x.to = "gives", s.From, s.To
	case event.TurnStep:
		m = "step-turn"
	case event.PassStep:
		m = passMessage(&pos)
	case event.EndStep:
		m = "refuse-over"
	case event.SweepStep:
		m, x.place, x.side = "step-sweep", s.From, x.board.Owner(s.To)
	case event.FillStep:
		m, x.place = "step-fill", s.To
		if s.Rule == event.RuleStock {
			m, x.n = "step-enter", pos.Seeds(s.To)
		}
	case event.CloseStep:
		m, x.place = "step-close", s.To
	case event.DisownStep:
		m, x.place = "step-loses", s.To
		if s.Rule == event.RuleTerritory {
			m, x.side = "step-hold", x.board.Owner(s.To)
		}
	case event.HoldStep:
		m, x.place, x.side = "step-hold", s.To, x.board.Owner(s.To).Other()
	case event.OpeningStep:
		m = "step-opening"
	case event.BindStep:
		m, x.place = "step-bind", s.To
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
