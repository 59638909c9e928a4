package prose

import "sowbook/engine"

// meanings is what each rule is about, in a few words.
var meanings = [...]string{
	engine.RuleSow:            "lift the seeds of a pit, drop them one by one",
	engine.RuleOwnStore:       "the mover’s store is sown",
	engine.RuleOtherStoreSown: "the opponent’s store is sown",
	engine.RuleStoreSkipped:   "a store is passed over",
	engine.RuleOriginSkipped:  "the pit a sowing began in is passed over",
	engine.RuleExtraTurn:      "a last seed in the mover’s store gives another turn",
	engine.RuleTurnPasses:     "the other player is next",
	engine.RuleCaptureAcross:  "a last seed in an empty own pit captures",
	engine.RuleNothingAcross:  "a last seed in an empty own pit with nothing opposite",
	engine.RuleTheirEmptyPit:  "a last seed in an empty pit of the opponent’s",
	engine.RuleRelay:          "a last seed in an occupied pit: sow on from there",
	engine.RuleEmptyEnds:      "a last seed in an empty pit ends the relay",
	engine.RuleEndlessRelay:   "a relay that comes back to where it was ends",
	engine.RuleMade:           "a pit made a number is taken by its owner",
	engine.RuleRun:            "a run of pits that hold a number is captured",
	engine.RuleGrandSlam:      "all that the opponent has is not captured",
	engine.RuleCaptureAgain:   "a capture gives another turn",
	engine.RuleGive:           "a side without seeds is given one",
	engine.RuleFeed:           "a side without seeds must be fed by the move",
	engine.RuleRightmost:      "the rightmost pit is played",
	engine.RuleNoMove:         "the game ends when the player on turn cannot move",
	engine.RuleSideEmpty:      "the game ends when a side is empty",
	engine.RuleCleared:        "the game ends when the board is cleared",
	engine.RuleRepetition:     "the game ends when a position comes up for the third time",
	engine.RuleLeftOver:       "who gets what is left",
	engine.RuleOwnPits:        "only one’s own pits may be played",
	engine.RuleEmptyPit:       "an empty pit cannot be played",
	engine.RuleFewest:         "a pit with too few seeds may not be played",
	engine.RuleDirection:      "the way a move goes",
	engine.RulePass:           "a player with seeds, none to play, passes",
	engine.RuleMost:           "the most seeds win",
}

// RuleMeaning is what a rule of the engine is about, in a few words to an author who looks for its clause.
func RuleMeaning(rule engine.Rule) string { return meanings[rule] }
