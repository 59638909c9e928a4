package describe

import "sowbook/engine"

func (d describer) playable() Fact {
	f := d.fact("playable", Turn)
	switch {
	case d.rules.Pick == engine.PickRightmost && d.rules.Rightmost == engine.RightmostPasses:
		d.says(&f, "playable-rightmost", engine.RuleRightmost)
	case d.rules.Pick == engine.PickRightmost:
		d.says(&f, "playable-nearest", engine.RuleRightmost)
	case d.rules.Fewest > 1:
		d.says(&f, "playable-fewest", engine.RuleOwnPits, engine.RuleEmptyPit, engine.RuleFewest)
	default:
		d.says(&f, "playable-any", engine.RuleOwnPits, engine.RuleEmptyPit)
	}
	return f
}

func (d describer) direction() Fact {
	f := d.fact("direction", Turn)
	way := [...]string{engine.Counterclockwise: "ccw", engine.Clockwise: "cw", engine.Either: "either"}[d.rules.Direction]
	d.says(&f, "direction-"+way, engine.RuleDirection, engine.RuleSow)
	return f
}

func (d describer) stores() Fact {
	f := d.fact("sown", Turn)
	switch d.rules.Stores {
	case engine.BothStores:
		d.says(&f, "sown-both", engine.RuleOwnStore, engine.RuleOtherStoreSown)
	case engine.NoStore:
		d.says(&f, "sown-none", engine.RuleStoreSkipped)
	default:
		d.says(&f, "sown-own", engine.RuleOwnStore, engine.RuleStoreSkipped)
	}
	return f
}

func (d describer) origin() Fact {
	f := d.fact("origin", Turn)
	switch {
	case d.rules.Origin == engine.OriginSown:
		d.says(&f, "origin-sown", engine.RuleSow)
	case !d.rules.Relay:
		d.says(&f, "origin-skipped", engine.RuleOriginSkipped)
	case d.rules.Origin == engine.OriginSkipped:
		d.says(&f, "origin-skip-lap", engine.RuleOriginSkipped)
	default:
		d.says(&f, "origin-skip-start", engine.RuleOriginSkipped)
	}
	return f
}

func (d describer) lastInStore() Fact {
	f := d.fact("last-in-store", Turn)
	switch {
	case d.rules.Stores == engine.NoStore:
	case d.rules.LastInStore == engine.Again:
		d.says(&f, "last-in-store-again", engine.RuleExtraTurn)
	default:
		d.says(&f, "last-in-store-ends", engine.RuleTurnPasses)
	}
	return f
}

func (d describer) relay() Fact {
	f := d.fact("relay", Turn)
	switch {
	case d.rules.Relay && d.rules.Numbers != 0:
		d.says(&f, "relay-unless", engine.RuleRelay)
	case d.rules.Relay:
		d.says(&f, "relay-on", engine.RuleRelay)
	case d.rules.Capture == engine.RunAcross || d.rules.Capture == engine.RunTheirs:
		d.says(&f, "relay-captures", engine.RuleTurnPasses)
	default:
		d.says(&f, "relay-ends", engine.RuleTurnPasses)
	}
	return f
}
