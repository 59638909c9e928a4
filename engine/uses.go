package engine

import "sowbook/engine/ruleset"

// SowsToStore reports whether every sowing goes along its player's pits towards that
// player's store, and sows it.
func (r Rules) SowsToStore() bool {
	toward := ruleset.Counterclockwise
	if r.StoreEnd == ruleset.StoresLeft {
		toward = ruleset.Clockwise
	}
	return r.Direction == toward && r.Stores != ruleset.NoStore
}

// UsedRules returns every [Rule] that a step or refusal of the game may have, in the order
// of [AllRules].
func (r Rules) UsedRules() []Rule {
	c, claim := r.Capture, r.Claim != ruleset.NoClaim
	// Otherwise seeds only move towards a store, and nothing can repeat.
	repeats := !r.SowsToStore() || r.Rightmost == ruleset.RightmostPasses
	uses := [ruleCount]bool{
		RuleSow: true, RuleTurnPasses: true, RuleOwnPits: true, RuleEmptyPit: true, RuleDirection: true, RuleLeftOver: r.Wins == ruleset.MostWins, RuleMost: r.Wins == ruleset.MostWins, RuleLastMover: r.Wins == ruleset.LastMoverWins,
		RuleCaptureInner:   c.Has(ruleset.FromInnerPit),
		RuleOwnStore:       r.Stores != ruleset.NoStore,
		RuleOtherStoreSown: r.Stores == ruleset.BothStores,
		RuleStoreSkipped:   r.Stores != ruleset.BothStores,
		RuleOriginSkipped:  r.Origin == ruleset.OriginSkipped || r.Origin == ruleset.StartSkipped,
		RuleFirstReturns:   r.Origin == ruleset.FirstReturns,
		RuleClosed:         r.Refill != ruleset.NoRefill,
		RuleRefill:         r.Refill != ruleset.NoRefill,
		RuleNextBegins:     r.Refill != ruleset.NoRefill,
		RuleMatch:          r.Refill != ruleset.NoRefill,
		RuleExtraTurn:      r.Stores != ruleset.NoStore && r.LastInStore == ruleset.LastPlaysAgain,
		RuleCaptureAcross:  c.Has(ruleset.FromEmptyPit),
		RuleNothingAcross:  c.Has(ruleset.FromEmptyPit) && !r.LoneCapture,
		RuleTheirEmptyPit:  c.Has(ruleset.FromEmptyPit),
		RuleRelay:          r.Relay != ruleset.NoRelay,
		RuleEmptyEnds:      r.Relay != ruleset.NoRelay && !c.Has(ruleset.BeyondEmpty),
		RuleEndlessRelay:   r.Relay != ruleset.NoRelay && repeats,
		RuleRepetition:     repeats,
		RuleMade:           c.Has(ruleset.AnySeed) && r.Numbers != 0,
		RuleBeyond:         c.Has(ruleset.BeyondEmpty),
		RuleNothingBeyond:  c.Has(ruleset.BeyondEmpty),
		RuleRun:            c.Has(ruleset.ByNumber | ruleset.TakesLast),
		RuleClaim:          claim,
		RuleOwnedTakes:     claim && r.Owned == ruleset.OwnedTakes,
		RuleOwnedSkipped:   r.Owned == ruleset.OwnedSkipped || r.Owned == ruleset.OwnedSkippedTheirs,
		RuleRaid:           r.Raid != ruleset.NoRaid,
		RuleOwnedEnds:      claim && r.Owned != ruleset.OwnedSkipped,
		RuleOwnedSafe:      claim && (c.Has(ruleset.TakesFacing) || c.Has(ruleset.FromEmptyPit)),
		RuleOwnedPit:       claim,
		RuleOwnedLeft:      claim && r.Owned != ruleset.OwnedTakes,
		RuleGrandSlam:      r.GrandSlam != ruleset.SlamTakes,
		RuleCaptureAgain:   r.AfterCapture == ruleset.CaptureAgain || r.AfterCapture == ruleset.CaptureAgainOnce || r.Raid == ruleset.RaidAgain,
		RuleGive:           r.Give != ruleset.NoGive,
		RuleFeed:           r.Feed,
		RuleRightmost:      r.Pick == ruleset.PickRightmost,
		RuleNoMove:         r.Ends != ruleset.EndsCleared,
		RuleSideEmpty:      r.Ends == ruleset.EndsSideEmpty,
		RuleCleared:        r.Ends == ruleset.EndsCleared,
		RuleMajority:       r.Majority,
		RuleMustCapture:    r.MustCapture,
		RuleInnerFirst:     r.Pick == ruleset.PickInnerFirst,
		RuleInnerKept:      r.Pick == ruleset.PickInnerFirst,
		RuleStock:          r.Stock > 0,
		RuleHouse:          r.House > 0,
		RuleBound:          r.Bind != ruleset.NoBind,
		RuleFewest:         r.Fewest > 1 || r.Stock > 0,
		RulePass:           r.Stuck != ruleset.StuckEnds || r.Rightmost == ruleset.RightmostPasses || r.passesEmpty(),
	}
	var rules []Rule
	for rule, used := range uses {
		if used {
			rules = append(rules, Rule(rule))
		}
	}
	return rules
}
