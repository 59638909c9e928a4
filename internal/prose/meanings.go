package prose

import "sowbook/engine"

// meanings are the texts of RuleMeaning.
var meanings = [...]string{
	engine.RuleSow:            "lift the seeds of a pit, drop them one by one",
	engine.RuleOwnStore:       "the mover’s store is sown",
	engine.RuleOtherStoreSown: "the opponent’s store is sown",
	engine.RuleStoreSkipped:   "a store is skipped",
	engine.RuleOriginSkipped:  "the pit a sowing began in is skipped",
	engine.RuleClosed:         "a pit that is closed for a round is skipped",
	engine.RuleExtraTurn:      "a last seed in the mover’s store gives another turn",
	engine.RuleTurnPasses:     "the other player is next",
	engine.RuleCaptureAcross:  "a last seed in one of the mover’s empty pits captures",
	engine.RuleNothingAcross:  "a last seed in one of the mover’s empty pits with nothing opposite",
	engine.RuleTheirEmptyPit:  "a last seed in one of the opponent’s empty pits",
	engine.RuleRelay:          "sow on from the pit of the last seed, or the next",
	engine.RuleEmptyEnds:      "an empty pit ends the relay",
	engine.RuleEndlessRelay:   "a relay that would not end, or runs too long, ends the turn",
	engine.RuleBeyond:         "the pit beyond an empty one is captured",
	engine.RuleNothingBeyond:  "two empty pits after the last seed: nothing is captured",
	engine.RuleMade:           "the owner or the mover takes a pit that a seed makes one of the numbers",
	engine.RuleRun:            "a run of pits that hold one of the numbers is captured",
	engine.RuleGrandSlam:      "a capture of all the opponent’s seeds",
	engine.RuleCaptureAgain:   "a capture gives another turn",
	engine.RuleGive:           "a side without seeds is given one",
	engine.RuleFeed:           "a side without seeds must be fed by the move",
	engine.RuleRightmost:      "the rightmost pit is played",
	engine.RuleNoMove:         "the game ends when the player to move cannot",
	engine.RuleSideEmpty:      "the game ends when a side is empty",
	engine.RuleCleared:        "the game ends when the board is cleared",
	engine.RuleRepetition:     "the game ends when a position comes up for the third time",
	engine.RuleMajority:       "the game ends when a store holds more than half of all seeds",
	engine.RuleLeftOver:       "who gets the seeds left in the pits",
	engine.RuleOwnPits:        "players may only play their own pits",
	engine.RuleEmptyPit:       "an empty pit cannot be played",
	engine.RuleFewest:         "a pit with too few seeds may not be played",
	engine.RuleDirection:      "the direction of a move",
	engine.RulePass:           "a player without a pit to play passes",
	engine.RuleMost:           "the most seeds win",
	engine.RuleRefill:         "the pits are filled for the next round",
	engine.RuleNextBegins:     "who begins the next round",
	engine.RuleMatch:          "a player who cannot fill a pit has lost the match",
}

// RuleMeaning describes a rule in a few words, for authors who look for its clause.
func RuleMeaning(rule engine.Rule) string { return meanings[rule] }
