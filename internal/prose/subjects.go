package prose

import "sowbook/engine"

// Subjects is the questions that the rules of a game answer, in the order of a rule book.
// Every game has the same subjects, so that games can be compared row by row.
var Subjects = [...]Subject{
	{Key: "board", Part: PartStart, messages: []subjectMessage{
		{"stores=none", "board-piles", rules{engine.RuleOwnPits}},
		{"", "board-stores", rules{engine.RuleOwnPits}},
	}},
	{Key: "start", Part: PartStart, messages: []subjectMessage{
		{"", "start-{setup}", nil},
	}},
	{Key: "begins", Part: PartStart, messages: []subjectMessage{
		{"setup=even", "begins-either", nil},
		{"begins=turned-forfeits", "begins-turned", nil},
		{"", "begins-other", nil},
	}},

	{Key: "playable", Part: PartTurn, messages: []subjectMessage{
		{"rightmost=pass", "playable-rightmost", rules{engine.RuleRightmost}},
		{"pick=rightmost", "playable-nearest", rules{engine.RuleRightmost}},
		{"!fewest=1", "playable-fewest", rules{engine.RuleOwnPits, engine.RuleEmptyPit, engine.RuleFewest}},
		{"", "playable-any", rules{engine.RuleOwnPits, engine.RuleEmptyPit}},
	}},
	{Key: "direction", Part: PartTurn, messages: []subjectMessage{
		{"", "direction-{direction}", rules{engine.RuleDirection, engine.RuleSow}},
	}},
	{Key: "sown", Part: PartTurn, messages: []subjectMessage{
		{"", "sown-{stores}", rules{engine.RuleOwnStore, engine.RuleOtherStoreSown, engine.RuleStoreSkipped}},
	}},
	{Key: "origin", Part: PartTurn, messages: []subjectMessage{
		{"origin=sown", "origin-sown", rules{engine.RuleSow}},
		{"relay=no", "origin-skipped", rules{engine.RuleOriginSkipped}},
		{"origin=skipped", "origin-skip-lap", rules{engine.RuleOriginSkipped}},
		{"", "origin-skip-start", rules{engine.RuleOriginSkipped}},
	}},
	{Key: "last-in-store", Part: PartTurn, messages: []subjectMessage{
		{"stores=none", "", nil},
		{"last-in-store=again", "last-in-store-again", rules{engine.RuleExtraTurn}},
		{"", "last-in-store-ends", rules{engine.RuleTurnPasses}},
	}},
	{Key: "relay", Part: PartTurn, messages: []subjectMessage{
		{"relay=yes !numbers=none", "relay-unless", rules{engine.RuleRelay}},
		{"relay=yes", "relay-on", rules{engine.RuleRelay}},
		{"captures:in-runs", "relay-captures", rules{engine.RuleTurnPasses}},
		{"", "relay-ends", rules{engine.RuleTurnPasses}},
	}},

	{Key: "capture", Part: PartCaptures, messages: []subjectMessage{
		{"", "capture-{capture}", rules{engine.RuleCaptureAcross, engine.RuleMade, engine.RuleRun}},
	}, more: []subjectMessage{
		{"run=one-by-one", "capture-run-one-by-one", nil},
		{"captures:in-runs captures:takes-facing", "capture-run-together", nil},
		{"grand-slam=nothing", "capture-no-slam", rules{engine.RuleGrandSlam}},
	}},
	{Key: "lone-capture", Part: PartCaptures, messages: []subjectMessage{
		{"lone-capture=yes", "lone-capture-yes", rules{engine.RuleCaptureAcross}},
		{"captures:from-empty-pit", "lone-capture-no", rules{engine.RuleNothingAcross}},
	}},
	{Key: "after-capture", Part: PartCaptures, messages: []subjectMessage{
		{"capture=none", "", nil},
		{"captures:any-seed", "after-capture-goes-on", nil},
		{"after-capture=again", "after-capture-again", rules{engine.RuleCaptureAgain}},
		{"", "after-capture-passes", rules{engine.RuleCaptureAcross, engine.RuleRun}},
	}},

	{Key: "empty-side", Part: PartEnd, messages: []subjectMessage{
		{"feed=must", "empty-side-fed", rules{engine.RuleFeed}},
		{"give=whenever", "empty-side-given", rules{engine.RuleGive}},
		{"give=instead", "empty-side-given-instead", rules{engine.RuleGive}},
	}},
	{Key: "ends", Part: PartEnd, messages: []subjectMessage{
		{"ends=at-once", "ends-at-once", rules{engine.RuleSideEmpty}},
		{"ends=cleared", "ends-cleared", rules{engine.RuleCleared}},
		{"", "ends-no-move", rules{engine.RuleNoMove}},
	}},
	{Key: "stuck", Part: PartEnd, messages: []subjectMessage{
		{"rightmost=pass", "stuck-rightmost", rules{engine.RulePass}},
		{"fewest=1", "", nil},
		{"stuck=passes", "stuck-passes", rules{engine.RulePass}},
		{"", "stuck-ends", rules{engine.RuleNoMove}},
	}},
	{Key: "rest", Part: PartEnd, messages: []subjectMessage{
		{"ends=cleared", "rest-cleared", rules{engine.RuleCleared}},
		{"left-over=both-sides", "rest-owners", rules{engine.RuleLeftOver}},
		{"left-over=other-side", "rest-other", rules{engine.RuleLeftOver}},
		{"", "rest-nobody", rules{engine.RuleLeftOver}},
	}},
	{Key: "wins", Part: PartEnd, messages: []subjectMessage{
		{"", "wins-most", rules{engine.RuleMost}},
	}},
}
