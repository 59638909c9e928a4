package engine

// Uses is the rules that a game by these rules has: every rule that a step of a move or a refusal may name. It is what a rule
// book has to explain; the order is that of [AllRules].
func (r Rules) Uses() []Rule {
	rounds := r.Direction != Counterclockwise || r.Stores == NoStore || r.Rightmost == RightmostPasses // else seeds never come back
	across := r.Capture == Across || r.Capture == Opposite
	has := [ruleCount]bool{
		RuleSow: true, RuleTurnPasses: true, RuleOwnPits: true, RuleEmptyPit: true, RuleMost: true,
		RuleOwnStore:       r.Stores != NoStore,
		RuleOtherStoreSown: r.Stores == BothStores,
		RuleStoreSkipped:   r.Stores != BothStores,
		RuleOriginSkipped:  r.Origin != OriginSown,
		RuleExtraTurn:      r.Stores != NoStore && r.LastInStore == Again,
		RuleCaptureAcross:  across,
		RuleNothingAcross:  across && !r.LoneCapture,
		RuleTheirEmptyPit:  across,
		RuleRelay:          r.Relay,
		RuleEmptyEnds:      r.Relay,
		RuleEndlessRelay:   r.Relay && rounds,
		RuleRepetition:     rounds,
		RuleMade:           r.Capture == Made,
		RuleRun:            r.Capture == RunAcross || r.Capture == RunTheirs,
		RuleGrandSlam:      r.GrandSlam == SlamTakesNothing,
		RuleCaptureAgain:   r.AfterCapture == CaptureAgain,
		RuleGive:           r.Give != NoGive,
		RuleFeed:           r.Feed,
		RuleRightmost:      r.Pick == PickRightmost,
		RuleNoMove:         r.Ends != Cleared,
		RuleSideEmpty:      r.Ends == AtOnce,
		RuleCleared:        r.Ends == Cleared,
		RuleLeftOver:       true,
		RuleFewest:         r.Fewest > 1,
		RuleDirection:      true,
		RulePass:           r.Stuck == StuckPasses || r.Rightmost == RightmostPasses,
	}
	var rules []Rule
	for rule, used := range has {
		if used {
			rules = append(rules, Rule(rule))
		}
	}
	return rules
}
