package describe

import "sowbook/engine"

func (d describer) emptySide() Fact {
	f := Fact{Key: "empty-side", Part: End, Name: "A side without seeds"}
	switch {
	case d.rules.Feed:
		f.Value = "must be given some by the other player’s move, if it can"
		f.Say = "When the other player has no seeds, you must make a move that gives some. If there is none, the game is over."
		f.Rules = []engine.Rule{engine.RuleFeed}
	case d.rules.Give == engine.GiveWhenever:
		f.Value = "is given one by a side with two or more, and play goes on"
		f.Say = "When one side has no seeds and the other two or more, one seed is given into its first pit, and play goes on with whoever was next."
		f.Rules = []engine.Rule{engine.RuleGive}
	case d.rules.Give == engine.GiveInstead:
		f.Value = "is given one by a side with two or more, which is a move of its own"
		f.Say = "When one side has no seeds and the other two or more, one seed is given into its first pit; that is a move, and the receiver is next."
		f.Rules = []engine.Rule{engine.RuleGive}
	}
	return f
}

func (d describer) ends() Fact {
	f := Fact{Key: "ends", Part: End, Name: "The game ends"}
	switch d.rules.Ends {
	case engine.AtOnce:
		f.Value = "as soon as either side is empty"
		f.Say = "The game ends as soon as all pits of either side are empty."
		f.Rules = []engine.Rule{engine.RuleSideEmpty}
	case engine.Cleared:
		f.Value = "when the board is cleared, or one seed is left"
		f.Say = "The game ends when the board is cleared, or when one seed is left, which is its owner’s."
		f.Rules = []engine.Rule{engine.RuleCleared}
	default:
		f.Value = "when the player on turn cannot move"
		f.Say = "The game ends when the player on turn cannot move."
		f.Rules = []engine.Rule{engine.RuleNoMove}
	}
	return f
}

func (d describer) stuck() Fact {
	f := Fact{Key: "stuck", Part: End, Name: "Seeds, but none to play"}
	switch {
	case d.rules.Rightmost == engine.RightmostPasses:
		f.Value = "you pass"
		f.Say = "A player who has seeds, but none in the rightmost pit, passes."
		f.Rules = []engine.Rule{engine.RulePass}
	case d.rules.Fewest == 1:
	case d.rules.Stuck == engine.StuckPasses:
		f.Value = "you pass; two passes in a row end the game"
		f.Say = "A player who has seeds but none that may be played passes; two passes in a row end the game."
		f.Rules = []engine.Rule{engine.RulePass}
	default:
		f.Value = "the game ends"
		f.Say = "A player who has seeds but none that may be played ends the game too."
		f.Rules = []engine.Rule{engine.RuleNoMove}
	}
	return f
}

func (d describer) rest() Fact {
	f := Fact{Key: "rest", Part: End, Name: "Seeds left in the pits", Rules: []engine.Rule{engine.RuleLeftOver}}
	switch {
	case d.rules.Ends == engine.Cleared:
		f.Value = "none but a lone last seed, which is its owner’s"
		f.Rules = []engine.Rule{engine.RuleCleared}
	case d.rules.LeftOver == engine.ToOwners:
		f.Value = "go to the player on whose side they lie"
		f.Say = "What is left in the pits goes to the player on whose side it lies."
	case d.rules.LeftOver == engine.ToOther:
		f.Value = "go to the player who can still move, from his own side"
		f.Say = "The player who can still move takes what is left on his own side."
	default:
		f.Value = "count for nobody"
		f.Say = "What is left in the pits counts for nobody."
	}
	return f
}

func (d describer) wins() Fact {
	return Fact{
		Key: "wins", Part: End, Name: "Winner", Value: "whoever has the most seeds", Rules: []engine.Rule{engine.RuleMost},
		Say: "Whoever has the most seeds in the " + d.voice.Store + " wins.",
	}
}
