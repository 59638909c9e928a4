package facts

import "sowbook/engine"

// by is the rules of the engine that make a message true.
type by = []engine.Rule

// subjects is what there is to say, in the order it is said.
var subjects = [...]subject{
	{key: "board", part: Start, says: []message{
		{"stores=none", "board-piles", by{engine.RuleOwnPits}},
		{"", "board-stores", by{engine.RuleOwnPits}},
	}},
	{key: "start", part: Start, says: []message{
		{"setup=free", "start-free", nil},
		{"setup=mirrored", "start-mirrored", nil},
		{"", "start-even", nil},
	}},
	{key: "begins", part: Start, says: []message{
		{"setup=even", "begins-either", nil},
		{"begins=turned-forfeits", "begins-turned", nil},
		{"", "begins-other", nil},
	}},

	{key: "playable", part: Turn, says: []message{
		{"rightmost=pass", "playable-rightmost", by{engine.RuleRightmost}},
		{"pick=rightmost", "playable-nearest", by{engine.RuleRightmost}},
		{"!fewest=1", "playable-fewest", by{engine.RuleOwnPits, engine.RuleEmptyPit, engine.RuleFewest}},
		{"", "playable-any", by{engine.RuleOwnPits, engine.RuleEmptyPit}},
	}},
	{key: "direction", part: Turn, says: []message{
		{"direction=cw", "direction-cw", by{engine.RuleDirection, engine.RuleSow}},
		{"direction=either", "direction-either", by{engine.RuleDirection, engine.RuleSow}},
		{"", "direction-ccw", by{engine.RuleDirection, engine.RuleSow}},
	}},
	{key: "sown", part: Turn, says: []message{
		{"stores=both", "sown-both", by{engine.RuleOwnStore, engine.RuleOtherStoreSown}},
		{"stores=none", "sown-none", by{engine.RuleStoreSkipped}},
		{"", "sown-own", by{engine.RuleOwnStore, engine.RuleStoreSkipped}},
	}},
	{key: "origin", part: Turn, says: []message{
		{"origin=sown", "origin-sown", by{engine.RuleSow}},
		{"relay=no", "origin-skipped", by{engine.RuleOriginSkipped}},
		{"origin=skipped", "origin-skip-lap", by{engine.RuleOriginSkipped}},
		{"", "origin-skip-start", by{engine.RuleOriginSkipped}},
	}},
	{key: "last-in-store", part: Turn, says: []message{
		{"stores=none", "", nil},
		{"last-in-store=again", "last-in-store-again", by{engine.RuleExtraTurn}},
		{"", "last-in-store-ends", by{engine.RuleTurnPasses}},
	}},
	{key: "relay", part: Turn, says: []message{
		{"relay=yes !numbers=none", "relay-unless", by{engine.RuleRelay}},
		{"relay=yes", "relay-on", by{engine.RuleRelay}},
		{"capture=run-across", "relay-captures", by{engine.RuleTurnPasses}},
		{"capture=run-theirs", "relay-captures", by{engine.RuleTurnPasses}},
		{"", "relay-ends", by{engine.RuleTurnPasses}},
	}},

	{key: "capture", part: Captures, says: []message{
		{"capture=across", "capture-across", by{engine.RuleCaptureAcross}},
		{"capture=opposite", "capture-opposite", by{engine.RuleCaptureAcross}},
		{"capture=made", "capture-made", by{engine.RuleMade}},
		{"capture=run-across", "capture-run-across", by{engine.RuleRun}},
		{"capture=run-theirs", "capture-run-theirs", by{engine.RuleRun}},
		{"", "capture-none", nil},
	}, more: []message{
		{"run=one-by-one", "capture-run-one-by-one", nil},
		{"capture=run-across", "capture-run-together", nil},
		{"grand-slam=nothing", "capture-no-slam", by{engine.RuleGrandSlam}},
	}},
	{key: "lone-capture", part: Captures, says: []message{
		{"lone-capture=yes", "lone-capture-yes", by{engine.RuleCaptureAcross}},
		{"capture=across", "lone-capture-no", by{engine.RuleNothingAcross}},
		{"capture=opposite", "lone-capture-no", by{engine.RuleNothingAcross}},
	}},
	{key: "after-capture", part: Captures, says: []message{
		{"capture=none", "", nil},
		{"capture=made", "after-capture-goes-on", nil},
		{"after-capture=again", "after-capture-again", by{engine.RuleCaptureAgain}},
		{"capture=across", "after-capture-ends", by{engine.RuleCaptureAcross}},
		{"capture=opposite", "after-capture-ends", by{engine.RuleCaptureAcross}},
		{"", "after-capture-ends", by{engine.RuleRun}},
	}},

	{key: "empty-side", part: End, says: []message{
		{"feed=must", "empty-side-fed", by{engine.RuleFeed}},
		{"give=whenever", "empty-side-given", by{engine.RuleGive}},
		{"give=instead", "empty-side-given-instead", by{engine.RuleGive}},
	}},
	{key: "ends", part: End, says: []message{
		{"ends=at-once", "ends-at-once", by{engine.RuleSideEmpty}},
		{"ends=cleared", "ends-cleared", by{engine.RuleCleared}},
		{"", "ends-no-move", by{engine.RuleNoMove}},
	}},
	{key: "stuck", part: End, says: []message{
		{"rightmost=pass", "stuck-rightmost", by{engine.RulePass}},
		{"fewest=1", "", nil},
		{"stuck=passes", "stuck-passes", by{engine.RulePass}},
		{"", "stuck-ends", by{engine.RuleNoMove}},
	}},
	{key: "rest", part: End, says: []message{
		{"ends=cleared", "rest-cleared", by{engine.RuleCleared}},
		{"left-over=both-sides", "rest-owners", by{engine.RuleLeftOver}},
		{"left-over=other-side", "rest-other", by{engine.RuleLeftOver}},
		{"", "rest-nobody", by{engine.RuleLeftOver}},
	}},
	{key: "wins", part: End, says: []message{
		{"", "wins-most", by{engine.RuleMost}},
	}},
}
