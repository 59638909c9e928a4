package prose

import (
	"sowbook/engine"
	"sowbook/engine/event"
)

// meanings are the texts of RuleMeaning.
var meanings = [...]string{
	event.RuleSow:            "lift the seeds of a pit, drop them one by one",
	event.RuleOwnStore:       "the mover’s store is sown",
	event.RuleOtherStoreSown: "the opponent’s store is sown",
	event.RuleStoreSkipped:   "a store is skipped",
	event.RuleOriginSkipped:  "the pit a sowing began in is skipped",
	event.RuleClosed:         "a pit that is closed for a round is skipped",
	event.RuleExtraTurn:      "a last seed in the mover’s store gives another turn",
	event.RuleTurnPasses:     "the other player is next",
	event.RuleCaptureAcross:  "a last seed in one of the mover’s empty pits captures",
	event.RuleNothingAcross:  "a last seed in one of the mover’s empty pits with nothing opposite",
	event.RuleTheirEmptyPit:  "a last seed in one of the opponent’s empty pits",
	event.RuleRelay:          "sow on from the pit of the last seed, or the next",
	event.RuleEmptyEnds:      "an empty pit ends the relay",
	event.RuleEndlessRelay:   "a relay that would not end, or runs too long, ends the turn",
	event.RuleBeyond:         "the pit beyond an empty one is captured",
	event.RuleNothingBeyond:  "two empty pits after the last seed: nothing is captured",
	event.RuleMade:           "the owner or the mover takes a pit that a seed makes one of the numbers",
	event.RuleRun:            "a run of pits that hold one of the numbers is captured",
	event.RuleFirstReturns:   "the first seed goes back to the pit a sowing began in",
	event.RuleClaim:          "a last seed makes a pit the mover’s own",
	event.RuleOwnedTakes:     "a seed sown into an owned pit goes to the owner",
	event.RuleOwnedSkipped:   "an owned pit is skipped",
	event.RuleOwnedEnds:      "a last seed in an owned pit ends the turn",
	event.RuleOwnedSafe:      "owned pits are not captured",
	event.RuleOwnedPit:       "owned pits are not played",
	event.RuleRaid:           "a last seed in a pit that the opponent owns captures there",
	event.RuleOwnedLeft:      "the owner takes the seeds left in an owned pit",
	event.RuleGrandSlam:      "a capture of all the opponent’s seeds",
	event.RuleCaptureAgain:   "a capture gives another turn",
	event.RuleGive:           "a side without seeds is given one",
	event.RuleFeed:           "a side without seeds must be fed by the move",
	event.RuleRightmost:      "the rightmost pit is played",
	event.RuleNoMove:         "the game ends when the player to move cannot",
	event.RuleSideEmpty:      "the game ends when a side is empty",
	event.RuleCleared:        "the game ends when the board is cleared",
	event.RuleRepetition:     "the game ends when a position comes up for the third time",
	event.RuleMajority:       "the game ends when a store holds more than half of all seeds",
	event.RuleLeftOver:       "who gets the seeds left in the pits",
	event.RuleOwnPits:        "players may only play their own pits",
	event.RuleEmptyPit:       "an empty pit cannot be played",
	event.RuleFewest:         "a pit with too few seeds may not be played",
	event.RuleDirection:      "the direction of a move",
	event.RulePass:           "a player without a pit to play passes",
	event.RuleMost:           "the most seeds win",
	event.RuleCaptureInner:   "a last seed in an occupied inner pit captures, and the seeds are sown on",
	event.RuleLastMover:      "the last player who could move wins",
	event.RuleRefill:         "the pits are filled for the next round",
	event.RuleNextBegins:     "who begins the next round",
	event.RuleMustCapture:    "a player who can capture with the first lap must",
	event.RuleInnerFirst:     "a move that does not capture begins in the inner row",
	event.RuleInnerKept:      "a move that does not capture leaves seeds in the inner row",
	event.RuleStock:          "a seed of the stock enters a pit of the inner row",
	event.RuleHouse:          "what a player’s house allows, and when it is lost",
	event.RuleBound:          "a bound pit may not be emptied",
	event.RuleMatch:          "a player who cannot fill a pit has lost the match",
}

// RuleMeaning describes a rule in a few words, for authors who look for its clause.
func RuleMeaning(rule engine.Rule) string { return meanings[rule] }
