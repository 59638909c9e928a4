package describe

import (
	"sowbook/engine"
	"sowbook/internal/narrate"
)

func (d describer) playable() Fact {
	f := Fact{Key: "playable", Part: Turn, Name: "You may play", Rules: []engine.Rule{engine.RuleOwnPits, engine.RuleEmptyPit}}
	switch {
	case d.rules.Pick == engine.PickRightmost:
		f.Rules = []engine.Rule{engine.RuleRightmost}
		if d.rules.Rightmost == engine.RightmostPasses {
			f.Value = "your rightmost pit alone; when it is empty, you pass"
			f.Say = "Lift all seeds of your rightmost pit. When it is empty, you pass."
		} else {
			f.Value = "your rightmost pit with seeds, no other"
			f.Say = "Lift all seeds of your rightmost pit that has any: there is no choice."
		}
	case d.rules.Fewest > 1:
		f.Rules = append(f.Rules, engine.RuleFewest)
		least := narrate.Number(d.rules.Fewest)
		f.Value = "any pit of yours with " + least + " seeds or more"
		f.Say = "Lift all seeds of one of your pits that has " + least + " or more."
	default:
		f.Value = "any pit of yours with seeds"
		f.Say = "Lift all seeds of one of your pits."
	}
	return f
}

func (d describer) direction() Fact {
	f := Fact{Key: "direction", Part: Turn, Name: "Direction", Rules: []engine.Rule{engine.RuleDirection, engine.RuleSow}}
	f.Value = [...]string{engine.Counterclockwise: "counterclockwise", engine.Clockwise: "clockwise", engine.Either: "either way, as you choose"}[d.rules.Direction]
	f.Say = "Sow them one by one into the places that follow, " + [...]string{
		engine.Counterclockwise: "counterclockwise, which is to your right.",
		engine.Clockwise:        "clockwise, which is to your left.",
		engine.Either:           "to your right or to your left, as you choose.",
	}[d.rules.Direction]
	return f
}

func (d describer) stores() Fact {
	f := Fact{Key: "sown", Part: Turn, Name: "Stores sown"}
	switch d.rules.Stores {
	case engine.BothStores:
		f.Value = "both"
		f.Say = "Each " + d.voice.Store + " gets a seed as you pass it, the other player’s too."
		f.Rules = []engine.Rule{engine.RuleOwnStore, engine.RuleOtherStoreSown}
	case engine.NoStore:
		f.Value = "none"
		f.Rules = []engine.Rule{engine.RuleStoreSkipped}
	default:
		f.Value = "your own, not the other player’s"
		f.Say = "Your own " + d.voice.Store + " gets a seed as you pass it; the other player’s is passed over."
		f.Rules = []engine.Rule{engine.RuleOwnStore, engine.RuleStoreSkipped}
	}
	return f
}

func (d describer) origin() Fact {
	f := Fact{Key: "origin", Part: Turn, Name: "All the way round, the pit you began in"}
	f.Rules = []engine.Rule{engine.RuleOriginSkipped}
	switch {
	case d.rules.Origin == engine.OriginSown:
		f.Value = "gets a seed like any other"
		f.Say = "A sowing that goes all the way round drops a seed in the pit it began in too."
		f.Rules = []engine.Rule{engine.RuleSow}
	case !d.rules.Relay:
		f.Value = "is passed over"
		f.Say = "A sowing that goes all the way round passes over the pit it began in."
	case d.rules.Origin == engine.OriginSkipped:
		f.Value = "is passed over by the lap that began there"
		f.Say = "A lap that goes all the way round passes over the pit that it began in itself."
	default:
		f.Value = "is passed over by every lap of the turn"
		f.Say = "Every lap of a turn passes over the pit that the turn began in."
	}
	return f
}

func (d describer) lastInStore() Fact {
	f := Fact{Key: "last-in-store", Part: Turn, Name: "Last seed in your own store"}
	switch {
	case d.rules.Stores == engine.NoStore:
	case d.rules.LastInStore == engine.Again:
		f.Value = "you play again"
		f.Say = "When the last seed falls in your own " + d.voice.Store + ", you play again."
		f.Rules = []engine.Rule{engine.RuleExtraTurn}
	default:
		f.Value = "your turn ends"
		f.Say = "When the last seed falls in a " + d.voice.Store + ", your turn ends."
		f.Rules = []engine.Rule{engine.RuleTurnPasses}
	}
	return f
}

func (d describer) relay() Fact {
	f := Fact{Key: "relay", Part: Turn, Name: "Last seed in a pit with seeds"}
	if !d.rules.Relay {
		f.Value = "your turn ends"
		if d.rules.Capture == engine.RunAcross || d.rules.Capture == engine.RunTheirs {
			f.Value += ", with a capture if it makes one"
		}
		f.Rules = []engine.Rule{engine.RuleTurnPasses}
		return f
	}
	f.Rules = []engine.Rule{engine.RuleRelay}
	unless := ""
	if d.rules.Numbers != 0 {
		unless = ", unless there are now " + numbers(d.rules)
	}
	f.Value = "lift them all and sow on" + unless
	f.Say = "When the last seed falls in a pit that holds seeds, lift them all and sow on from there" + unless + ". An empty pit ends your turn."
	return f
}
