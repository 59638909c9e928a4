package engine

import (
	"sowbook/engine/event"
	"sowbook/engine/ruleset"
)

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
// of [event.AllRules].
func (r Rules) UsedRules() []Rule {
	c, claim := r.Capture, r.Claim != ruleset.NoClaim
	// Otherwise seeds only move towards a store, and nothing can repeat.
	repeats := !r.SowsToStore() || r.Rightmost == ruleset.RightmostPasses
	uses := [event.RuleCount]bool{
		event.RuleSow: true, event.RuleTurnPasses: true, event.RuleOwnPits: true, event.RuleEmptyPit: true, event.RuleDirection: true, event.RuleLeftOver: r.Wins == ruleset.MostWins, event.RuleMost: r.Wins == ruleset.MostWins, event.RuleLastMover: r.Wins == ruleset.LastMoverWins,
		event.RuleCaptureInner:   c.Has(ruleset.FromInnerPit),
		event.RuleOwnStore:       r.Stores != ruleset.NoStore,
		event.RuleOtherStoreSown: r.Stores == ruleset.BothStores,
		event.RuleStoreSkipped:   r.Stores != ruleset.BothStores,
		event.RuleOriginSkipped:  r.Origin == ruleset.OriginSkipped || r.Origin == ruleset.StartSkipped,
		event.RuleFirstReturns:   r.Origin == ruleset.FirstReturns,
		event.RuleClosed:         r.Refill != ruleset.NoRefill,
		event.RuleRefill:         r.Refill != ruleset.NoRefill,
		event.RuleNextBegins:     r.Refill != ruleset.NoRefill,
		event.RuleMatch:          r.Refill != ruleset.NoRefill,
		event.RuleExtraTurn:      r.Stores != ruleset.NoStore && r.LastInStore == ruleset.LastPlaysAgain,
		event.RuleCaptureAcross:  c.Has(ruleset.FromEmptyPit),
		event.RuleNothingAcross:  c.Has(ruleset.FromEmptyPit) && !r.LoneCapture,
		event.RuleTheirEmptyPit:  c.Has(ruleset.FromEmptyPit),
		event.RuleRelay:          r.Relay != ruleset.NoRelay,
		event.RuleEmptyEnds:      r.Relay != ruleset.NoRelay && !c.Has(ruleset.BeyondEmpty),
		event.RuleEndlessRelay:   r.Relay != ruleset.NoRelay && repeats,
		event.RuleRepetition:     repeats,
		event.RuleMade:           c.Has(ruleset.AnySeed) && r.Numbers != 0,
		event.RuleBeyond:         c.Has(ruleset.BeyondEmpty),
		event.RuleNothingBeyond:  c.Has(ruleset.BeyondEmpty),
		event.RuleRun:            c.Has(ruleset.ByNumber | ruleset.TakesLast),
		event.RuleClaim:          claim,
		event.RuleOwnedTakes:     claim && r.Owned == ruleset.OwnedTakes,
		event.RuleOwnedSkipped:   r.Owned == ruleset.OwnedSkipped || r.Owned == ruleset.OwnedSkippedTheirs,
		event.RuleRaid:           r.Raid != ruleset.NoRaid,
		event.RuleOwnedEnds:      claim && r.Owned != ruleset.OwnedSkipped,
		event.RuleOwnedSafe:      claim && (c.Has(ruleset.TakesFacing) || c.Has(ruleset.FromEmptyPit)),
		event.RuleOwnedPit:       claim,
		event.RuleOwnedLeft:      claim && (r.Owned != ruleset.OwnedTakes || r.Claim == ruleset.ClaimMakesFour),
		event.RuleGrandSlam:      r.GrandSlam != ruleset.SlamTakes,
		event.RuleCaptureAgain:   r.AfterCapture == ruleset.CaptureAgain || r.AfterCapture == ruleset.CaptureAgainOnce || r.Raid == ruleset.RaidAgain,
		event.RuleGive:           r.Give != ruleset.NoGive,
		event.RuleFeed:           r.Feed,
		event.RuleRightmost:      r.Pick == ruleset.PickRightmost,
		event.RuleNoMove:         r.Ends != ruleset.EndsCleared,
		event.RuleSideEmpty:      r.Ends == ruleset.EndsSideEmpty,
		event.RuleCleared:        r.Ends == ruleset.EndsCleared,
		event.RuleMajority:       r.Majority,
		event.RuleMustCapture:    r.MustCapture,
		event.RuleInnerFirst:     r.Pick == ruleset.PickInnerFirst,
		event.RuleInnerKept:      r.Pick == ruleset.PickInnerFirst,
		event.RuleStock:          r.Stock > 0,
		event.RuleHouse:          r.House > 0,
		event.RuleBound:          r.Bind != ruleset.NoBind,
		event.RuleFewest:         r.Fewest > 1 || r.Stock > 0,
		event.RulePass:           r.Stuck != ruleset.StuckEnds || r.Rightmost == ruleset.RightmostPasses || r.passesEmpty(),
	}
	var rules []Rule
	for rule, used := range uses {
		if used {
			rules = append(rules, Rule(rule))
		}
	}
	return rules
}
