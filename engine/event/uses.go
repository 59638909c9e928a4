package event

import (
	"sowbook/engine/capture"
	"sowbook/engine/ruleset"
)

// CaptureRule returns the rule that steps of a capture name.
func CaptureRule(c *capture.Line) Rule {
	switch {
	case c.Claims:
		return RuleClaim
	case c.When != capture.WhenLast:
		return RuleMade
	case c.Whose == capture.OwnedPit:
		return RuleRaid
	case c.Sown != capture.NotSown:
		return RuleCaptureInner
	case c.Next == capture.NextEmpty:
		return RuleBeyond
	case c.Before == capture.BeforeEmpty:
		return RuleCaptureAcross
	}
	return RuleRun
}

// UsedRules returns every rule that a step or refusal of a game may have, in their order.
func UsedRules(r *ruleset.Set) []Rule {
	claim := r.Captures.Claim()
	var used [RuleCount]bool      // the rules of captures
	var empty, needs, facing bool // a capture is from an empty pit, needs seeds in another, takes facing pits
	var beyond, sowsOn bool       // a capture asks for an empty next pit, begins another lap in a pit
	for _, c := range r.Captures.All() {
		used[CaptureRule(&c)] = true
		fromEmpty := c.When == capture.WhenLast && c.Before == capture.BeforeEmpty
		empty = empty || fromEmpty
		needs = needs || fromEmpty && !c.Claims && (c.Takes[0].Pit != capture.PitIt || c.Takes[1].Pit != capture.NoPit && !c.Takes[1].Optional)
		beyond = beyond || c.When == capture.WhenLast && c.Next == capture.NextEmpty
		sowsOn = sowsOn || c.SowsOn()
		facing = facing || c.TakesPit(capture.PitFacing)
	}
	// Otherwise seeds only move towards a store, and nothing can repeat.
	repeats := !r.SowsToStore() || r.PassesRightmost()
	uses := [RuleCount]bool{
		RuleSow: true, RuleTurnPasses: true, RuleOwnPits: true, RuleEmptyPit: true, RuleDirection: true, RuleLeftOver: r.Wins == ruleset.MostWins, RuleMost: r.Wins == ruleset.MostWins, RuleLastMover: r.Wins == ruleset.LastMoverWins,
		RuleFirstEmpty:     r.Wins >= ruleset.FirstEmptyWins,
		RuleOwnStore:       r.Stores != ruleset.NoStore,
		RuleOtherStoreSown: r.Stores == ruleset.BothStores,
		RuleStoreSkipped:   r.Stores != ruleset.BothStores,
		RuleOriginSkipped:  r.Origin == ruleset.OriginSkipped || r.Origin == ruleset.StartSkipped,
		RuleFirstReturns:   r.Origin == ruleset.FirstReturns,
		RuleClosed:         r.Refill != ruleset.NoRefill,
		RuleRefill:         r.Refill != ruleset.NoRefill,
		RuleNextBegins:     r.Refill != ruleset.NoRefill,
		RuleMatch:          r.Refill != ruleset.NoRefill,
		RuleExtraTurn:      r.Stores != ruleset.NoStore && r.LastInStore != ruleset.LastEndsTurn,
		RuleNothingAcross:  needs,
		RuleTheirEmptyPit:  empty,
		RuleRelay:          r.Relay != ruleset.NoRelay || sowsOn,
		RuleEmptyEnds:      r.Relay == ruleset.RelayLast || r.Relay == ruleset.RelayNext && !used[RuleBeyond],
		RuleEndlessRelay:   r.Relay != ruleset.NoRelay && repeats || r.Endless == ruleset.EndlessForbidden,
		RuleEndlessLoses:   r.Endless == ruleset.EndlessLoses,
		RuleBothEnds:       r.BothEnds == ruleset.BothEndsWins,
		RuleRepetition:     repeats && r.Repeats != ruleset.RepeatsIgnored,
		RuleNothingBeyond:  beyond,
		RuleOwnedTakes:     r.TakesSown(),
		RuleOwnedSkipped:   claim && r.Owned >= ruleset.OwnedSkipped,
		RuleOwnedEnds:      claim && r.Owned != ruleset.OwnedSkipped,
		RuleOwnedSafe:      claim && (empty || facing),
		RuleOwnedPit:       claim,
		RuleOwnedLeft:      claim && !r.TakesSown(),
		RuleGrandSlam:      r.GrandSlam != ruleset.SlamTakes,
		RuleCaptureAgain:   r.Captures.PlayAgain(),
		RuleFurther:        r.Captures.Further() > 0,
		RuleGive:           r.Give != ruleset.NoGive,
		RuleFeed:           r.Feed != ruleset.FeedNo,
		RuleReach:          r.Reach != ruleset.ReachNo,
		RuleRightmost:      r.Pick == ruleset.PickRightmost,
		RuleNoMove:         r.Ends != ruleset.EndsCleared || r.Stuck != ruleset.StuckEnds || r.PassesRightmost() || r.Fewest > 1 || r.Singles != ruleset.SinglesAny || r.Feed != ruleset.FeedNo || r.Reach != ruleset.ReachNo || r.GrandSlam == ruleset.SlamForbidden || r.Endless == ruleset.EndlessForbidden,
		RuleSideEmpty:      r.EndsEmpty(),
		RuleNoCapture:      r.NoCapture > 0,
		RuleCleared:        r.FewLeft() > 0,
		RuleMajority:       r.Majority && r.Wins == ruleset.MostWins,
		RuleMustCapture:    r.MustTake() || r.MustCapture == ruleset.MustCaptureAnyLap,
		RuleInnerFirst:     r.MustTake() && r.Pick == ruleset.PickInnerFirst,
		RuleInnerKept:      r.MustTake() && r.Pick == ruleset.PickInnerFirst,
		RuleStock:          r.Stock > 0,
		RuleHouse:          r.HasHouses(),
		RuleBound:          r.Binds(),
		RuleTerritory:      r.Refill == ruleset.Territory,
		RuleOpening:        r.Opening != ruleset.Opening{},
		RuleFewest:         r.Fewest > 1 || r.Stock > 0,
		RuleSingles:        r.Singles != ruleset.SinglesAny,
		RulePass:           r.Stuck != ruleset.StuckEnds || r.PassesRightmost() || r.PassesEmpty(),
	}
	var rules []Rule
	for rule, is := range uses {
		if is || used[rule] {
			rules = append(rules, Rule(rule))
		}
	}
	return rules
}
