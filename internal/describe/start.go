package describe

import "sowbook/engine"

func (d describer) board() Fact {
	f := d.fact("board", Start)
	if d.rules.Stores == engine.NoStore {
		d.says(&f, "board-piles", engine.RuleOwnPits)
	} else {
		d.says(&f, "board-stores", engine.RuleOwnPits)
	}
	return f
}

func (d describer) seeds() Fact {
	f := d.fact("start", Start)
	switch d.rules.Setup {
	case engine.FreeSetup:
		d.says(&f, "start-free")
	case engine.MirroredSetup:
		d.says(&f, "start-mirrored")
	default:
		d.says(&f, "start-even")
	}
	return f
}

func (d describer) begins() Fact {
	f := d.fact("begins", Start)
	switch {
	case d.rules.Setup == engine.EvenSetup:
		d.says(&f, "begins-either")
	case d.rules.Begin == engine.TurnedForfeits:
		d.says(&f, "begins-turned")
	default:
		d.says(&f, "begins-other")
	}
	return f
}
