package describe

import "sowbook/engine"

func (d describer) capture() Fact {
	f := Fact{Key: "capture", Part: Captures, Name: "Captures"}
	store, list := d.voice.Store, numbers(d.rules)
	switch d.rules.Capture {
	case engine.Across:
		f.Value = "the seeds opposite an empty pit of yours that the last seed falls in, and that seed"
		f.Say = "When the last seed falls in an empty pit of yours, the seeds of the pit opposite go to your " + store + ", and that seed with them."
		f.Rules = []engine.Rule{engine.RuleCaptureAcross}
	case engine.Opposite:
		f.Value = "the seeds opposite an empty pit of yours that the last seed falls in"
		f.Say = "When the last seed falls in an empty pit of yours, the seeds of the pit opposite go to your " + store + "; the last seed stays."
		f.Rules = []engine.Rule{engine.RuleCaptureAcross}
	case engine.Made:
		f.Value = "a pit that a seed makes " + list + " goes to the pit’s owner, whoever sowed it"
		f.Say = "Whenever a seed makes a pit hold " + list + ", its owner takes them at once, whoever sowed the seed."
		f.Rules = []engine.Rule{engine.RuleMade}
	case engine.RunAcross:
		f.Value = "a last pit that now holds " + list + ", with the pit facing it, and so on back through the pits just sown"
		f.Say = "When the last seed makes a pit hold " + list + ", take its seeds and those of the pit facing it. Then do the same with the pit before it, " +
			"and so on back through the pits just sown, until one holds another number. "
		f.Rules = []engine.Rule{engine.RuleRun}
		if d.rules.Run == engine.OneByOne {
			f.Value += ", each looked at when those before it are taken"
			f.Say += "What counts is what a pit holds when you come to it."
		} else {
			f.Value += ", all looked at before any is taken"
			f.Say += "What counts is what the pits hold before any is taken."
		}
	case engine.RunTheirs:
		f.Value = "the other player’s pit that the last seed makes " + list + ", and so on back through his pits just sown"
		f.Say = "When the last seed makes one of the other player’s pits hold " + list + ", take its seeds. Then do the same with the pit before it, " +
			"and so on back along his row, until one holds another number."
		f.Rules = []engine.Rule{engine.RuleRun}
		if d.rules.GrandSlam == engine.SlamTakesNothing {
			f.Value += "; nothing when it would be all he has"
			f.Say += " A capture of all he has takes nothing."
			f.Rules = append(f.Rules, engine.RuleGrandSlam)
		}
	default:
		f.Value = "none"
		f.Say = "There are no captures."
	}
	return f
}

func (d describer) nothingAcross() Fact {
	f := Fact{Key: "lone-capture", Part: Captures, Name: "When nothing lies opposite"}
	switch {
	case d.rules.Capture != engine.Across && d.rules.Capture != engine.Opposite:
	case d.rules.LoneCapture:
		f.Value = "the last seed is captured alone"
		f.Say = "When nothing lies opposite, the last seed is captured alone."
		f.Rules = []engine.Rule{engine.RuleCaptureAcross}
	default:
		f.Value = "nothing is captured"
		f.Say = "When nothing lies opposite, nothing is captured."
		f.Rules = []engine.Rule{engine.RuleNothingAcross}
	}
	return f
}

func (d describer) afterCapture() Fact {
	f := Fact{Key: "after-capture", Part: Captures, Name: "After a capture"}
	switch {
	case d.rules.Capture == engine.NoCapture:
	case d.rules.Capture == engine.Made:
		f.Value = "the move goes on"
	case d.rules.AfterCapture == engine.CaptureAgain:
		f.Value = "you play again"
		f.Say = "After a capture you play again, from any pit of yours."
		f.Rules = []engine.Rule{engine.RuleCaptureAgain}
	default:
		f.Value = "the other player is next"
		f.Say = "After a capture the other player is next."
		f.Rules = []engine.Rule{captureRule(d.rules)}
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
