package describe

import "sowbook/engine"

func (d describer) capture() Fact {
	f := d.fact("capture", Captures)
	switch d.rules.Capture {
	case engine.Across:
		d.says(&f, "capture-across", engine.RuleCaptureAcross)
	case engine.Opposite:
		d.says(&f, "capture-opposite", engine.RuleCaptureAcross)
	case engine.Made:
		d.says(&f, "capture-made", engine.RuleMade)
	case engine.RunAcross:
		d.says(&f, "capture-run-across", engine.RuleRun)
		if d.rules.Run == engine.OneByOne {
			d.says(&f, "capture-run-one-by-one")
		} else {
			d.says(&f, "capture-run-together")
		}
	case engine.RunTheirs:
		d.says(&f, "capture-run-theirs", engine.RuleRun)
		if d.rules.GrandSlam == engine.SlamTakesNothing {
			d.says(&f, "capture-no-slam", engine.RuleGrandSlam)
		}
	default:
		d.says(&f, "capture-none")
	}
	return f
}

func (d describer) nothingAcross() Fact {
	f := d.fact("lone-capture", Captures)
	switch {
	case d.rules.Capture != engine.Across && d.rules.Capture != engine.Opposite:
	case d.rules.LoneCapture:
		d.says(&f, "lone-capture-yes", engine.RuleCaptureAcross)
	default:
		d.says(&f, "lone-capture-no", engine.RuleNothingAcross)
	}
	return f
}

func (d describer) afterCapture() Fact {
	f := d.fact("after-capture", Captures)
	switch {
	case d.rules.Capture == engine.NoCapture:
	case d.rules.Capture == engine.Made:
		d.says(&f, "after-capture-goes-on")
	case d.rules.AfterCapture == engine.CaptureAgain:
		d.says(&f, "after-capture-again", engine.RuleCaptureAgain)
	default:
		d.says(&f, "after-capture-ends", captureRule(d.rules))
	}
	return f
}

// captureRule is the rule by which a game captures at the end of a move.
func captureRule(r engine.Rules) engine.Rule {
	if r.Capture == engine.Across || r.Capture == engine.Opposite {
		return engine.RuleCaptureAcross
	}
	return engine.RuleRun
}
