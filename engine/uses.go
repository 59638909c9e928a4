package engine

// SowsToStore reports whether every sowing goes along its player's pits towards that
// player's store, and sows it.
func (r Rules) SowsToStore() bool {
	toward := Counterclockwise
	if r.StoreEnd == StoresLeft {
		toward = Clockwise
	}
	return r.Direction == toward && r.Stores != NoStore
}

// UsedRules returns every [Rule] that a step or refusal of the game may have, in the order
// of [AllRules].
func (r Rules) UsedRules() []Rule {
	c, claim := r.Capture, r.Claim != NoClaim
	// Otherwise seeds only move towards a store, and nothing can repeat.
	repeats := !r.SowsToStore() || r.Rightmost == RightmostPasses
	uses := [ruleCount]bool{
		RuleSow: true, RuleTurnPasses: true, RuleOwnPits: true, RuleEmptyPit: true, RuleDirection: true, RuleLeftOver: r.Wins == MostWins, RuleMost: r.Wins == MostWins, RuleLastMover: r.Wins == LastMoverWins,
		RuleCaptureInner:   c.Has(FromInnerPit),
		RuleOwnStore:       r.Stores != NoStore,
		RuleOtherStoreSown: r.Stores == BothStores,
		RuleStoreSkipped:   r.Stores != BothStores,
		RuleOriginSkipped:  r.Origin == OriginSkipped || r.Origin == StartSkipped,
		RuleFirstReturns:   r.Origin == FirstReturns,
		RuleClosed:         r.Refill != NoRefill,
		RuleRefill:         r.Refill != NoRefill,
		RuleNextBegins:     r.Refill != NoRefill,
		RuleMatch:          r.Refill != NoRefill,
		RuleExtraTurn:      r.Stores != NoStore && r.LastInStore == LastPlaysAgain,
		RuleCaptureAcross:  c.Has(FromEmptyPit),
		RuleNothingAcross:  c.Has(FromEmptyPit) && !r.LoneCapture,
		RuleTheirEmptyPit:  c.Has(FromEmptyPit),
		RuleRelay:          r.Relay != NoRelay,
		RuleEmptyEnds:      r.Relay != NoRelay && !c.Has(BeyondEmpty),
		RuleEndlessRelay:   r.Relay != NoRelay && repeats,
		RuleRepetition:     repeats,
		RuleMade:           c.Has(AnySeed) && r.Numbers != 0,
		RuleBeyond:         c.Has(BeyondEmpty),
		RuleNothingBeyond:  c.Has(BeyondEmpty),
		RuleRun:            c.Has(ByNumber | TakesLast),
		RuleClaim:          claim,
		RuleOwnedTakes:     claim && r.Owned == OwnedTakes,
		RuleOwnedSkipped:   claim && r.Owned == OwnedSkipped,
		RuleOwnedEnds:      claim && r.Owned != OwnedSkipped,
		RuleOwnedSafe:      claim && (c.Has(TakesFacing) || c.Has(FromEmptyPit)),
		RuleOwnedPit:       claim,
		RuleOwnedLeft:      claim && r.Owned != OwnedTakes,
		RuleGrandSlam:      r.GrandSlam != SlamTakes,
		RuleCaptureAgain:   r.AfterCapture == CaptureAgain || r.AfterCapture == CaptureAgainOnce,
		RuleGive:           r.Give != NoGive,
		RuleFeed:           r.Feed,
		RuleRightmost:      r.Pick == PickRightmost,
		RuleNoMove:         r.Ends != EndsCleared,
		RuleSideEmpty:      r.Ends == EndsSideEmpty,
		RuleCleared:        r.Ends == EndsCleared,
		RuleMajority:       r.Majority,
		RuleFewest:         r.Fewest > 1,
		RulePass:           r.Stuck != StuckEnds || r.Rightmost == RightmostPasses || r.passesEmpty(),
	}
	var rules []Rule
	for rule, used := range uses {
		if used {
			rules = append(rules, Rule(rule))
		}
	}
	return rules
}
