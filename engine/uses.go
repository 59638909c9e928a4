package engine

// UsedRules returns the rules that a game by these rules has: every rule that a step or a
// refusal may name, in the order of [AllRules]. A rule book has to explain them.
func (r Rules) UsedRules() []Rule {
	c := r.Capture
	repeats := r.Direction != Counterclockwise || r.Stores == NoStore || r.Rightmost == RightmostPasses // else seeds never come back
	uses := [ruleCount]bool{
		RuleSow: true, RuleTurnPasses: true, RuleOwnPits: true, RuleEmptyPit: true, RuleDirection: true, RuleLeftOver: true, RuleMost: true,
		RuleOwnStore:       r.Stores != NoStore,
		RuleOtherStoreSown: r.Stores == BothStores,
		RuleStoreSkipped:   r.Stores != BothStores,
		RuleOriginSkipped:  r.Origin != OriginSown,
		RuleExtraTurn:      r.Stores != NoStore && r.LastInStore == LastPlaysAgain,
		RuleCaptureAcross:  c.Has(FromEmptyPit),
		RuleNothingAcross:  c.Has(FromEmptyPit) && !r.LoneCapture,
		RuleTheirEmptyPit:  c.Has(FromEmptyPit),
		RuleRelay:          r.Relay,
		RuleEmptyEnds:      r.Relay,
		RuleEndlessRelay:   r.Relay && repeats,
		RuleRepetition:     repeats,
		RuleMade:           c.Has(AnySeed),
		RuleRun:            c.Has(InRuns),
		RuleGrandSlam:      r.GrandSlam == SlamTakesNothing,
		RuleCaptureAgain:   r.AfterCapture == CaptureAgain,
		RuleGive:           r.Give != NoGive,
		RuleFeed:           r.Feed,
		RuleRightmost:      r.Pick == PickRightmost,
		RuleNoMove:         r.Ends != EndsCleared,
		RuleSideEmpty:      r.Ends == EndsSideEmpty,
		RuleCleared:        r.Ends == EndsCleared,
		RuleFewest:         r.Fewest > 1,
		RulePass:           r.Stuck == StuckPasses || r.Rightmost == RightmostPasses,
	}
	var rules []Rule
	for rule, used := range uses {
		if used {
			rules = append(rules, Rule(rule))
		}
	}
	return rules
}
