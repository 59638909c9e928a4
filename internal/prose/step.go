package prose

import (
	"sowbook/engine"
	"sowbook/engine/event"
)

// stepMessages are the messages for steps. The rule of a step, or its places, may call for another
// one.
var stepMessages = [...]string{
	event.LiftStep: "step-lift", event.DropStep: "step-drop", event.SkipStep: "step-skip", event.CaptureStep: "step-take", event.ClaimStep: "step-claim",
	event.GiveStep: "gives", event.TurnStep: "step-turn", event.EndStep: "refuse-over", event.SweepStep: "step-sweep",
	event.FillStep: "step-fill", event.CloseStep: "step-close", event.BindStep: "step-bind", event.DisownStep: "step-loses", event.HoldStep: "step-hold",
	event.OpeningStep: "step-opening",
}

// Step describes one step of a move by a side. pos is the position after the step; last
// means that the step drops the last seed.
func (v *Voice) Step(s engine.Step, pos engine.Position, mover engine.Side, last bool) Sentences {
	x := v.values(pos.Board(), mover)
	x.n, x.pit, x.to, x.place = s.Seeds, s.From, s.To, s.From
	if !x.board.IsPit(s.From) {
		x.place = s.To
	}
	m := stepMessages[s.Kind]
	switch s.Kind {
	case event.LiftStep:
		switch s.Rule {
		case event.RuleRelay:
			m = "step-relay"
		case event.RuleHouse:
			m = "step-lift-two"
		}
	case event.DropStep:
		if x.n = pos.Seeds(s.To); last {
			m = "step-last"
		}
	case event.CaptureStep:
		x.owner = x.board.Owner(s.To)
		switch {
		case s.To == engine.Hand:
			m = "step-take-in-hand"
		case s.Rule == event.RuleCaptureAcross && s.Cause != event.Facing && s.Seeds == 1 && x.board.Owner(s.From) == mover:
			m, x.side = "step-take-own", x.owner
		case s.Rule == event.RuleRaid:
			m = "step-raid"
		}
	case event.ClaimStep:
		switch {
		case s.From == engine.Hand:
			m = "step-claim-four"
		case x.board.IsPit(s.To) && s.Seeds == 0:
			m, x.place, x.from = "claims-both", s.To, s.From
		case x.board.IsPit(s.To):
			m = "step-claim-pair"
		}
	case event.AgainStep:
		m = againMessage(s, x.board, x.side)
	case event.PassStep:
		m = passMessage(&pos)
	case event.SweepStep:
		x.side = x.board.Owner(s.To)
	case event.FillStep:
		if s.Rule == event.RuleStock {
			m, x.n = "step-enter", pos.Seeds(s.To)
		}
	case event.DisownStep:
		if s.Rule == event.RuleTerritory {
			m, x.side = "step-hold", x.board.Owner(s.To)
		}
	case event.HoldStep:
		x.side = x.board.Owner(s.To).Other()
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
