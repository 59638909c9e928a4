package describe

import "sowbook/engine"

func (d describer) emptySide() Fact {
	f := d.fact("empty-side", End)
	switch {
	case d.rules.Feed:
		d.says(&f, "empty-side-fed", engine.RuleFeed)
	case d.rules.Give == engine.GiveWhenever:
		d.says(&f, "empty-side-given", engine.RuleGive)
	case d.rules.Give == engine.GiveInstead:
		d.says(&f, "empty-side-given-instead", engine.RuleGive)
	}
	return f
}

func (d describer) ends() Fact {
	f := d.fact("ends", End)
	switch d.rules.Ends {
	case engine.AtOnce:
		d.says(&f, "ends-at-once", engine.RuleSideEmpty)
	case engine.Cleared:
		d.says(&f, "ends-cleared", engine.RuleCleared)
	default:
		d.says(&f, "ends-no-move", engine.RuleNoMove)
	}
	return f
}

func (d describer) stuck() Fact {
	f := d.fact("stuck", End)
	switch {
	case d.rules.Rightmost == engine.RightmostPasses:
		d.says(&f, "stuck-rightmost", engine.RulePass)
	case d.rules.Fewest == 1:
	case d.rules.Stuck == engine.StuckPasses:
		d.says(&f, "stuck-passes", engine.RulePass)
	default:
		d.says(&f, "stuck-ends", engine.RuleNoMove)
	}
	return f
}

func (d describer) rest() Fact {
	f := d.fact("rest", End)
	switch {
	case d.rules.Ends == engine.Cleared:
		d.says(&f, "rest-cleared", engine.RuleCleared)
	case d.rules.LeftOver == engine.ToOwners:
		d.says(&f, "rest-owners", engine.RuleLeftOver)
	case d.rules.LeftOver == engine.ToOther:
		d.says(&f, "rest-other", engine.RuleLeftOver)
	default:
		d.says(&f, "rest-nobody", engine.RuleLeftOver)
	}
	return f
}

func (d describer) wins() Fact {
	f := d.fact("wins", End)
	d.says(&f, "wins-most", engine.RuleMost)
	return f
}
