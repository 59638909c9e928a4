package prose

import (
	"strings"

	"sowbook/engine"
	"sowbook/engine/event"
)

// meanings has what authors need to know about each rule that steps name.
var meanings = [...]struct{ meaning, words string }{
	event.RuleSow:            {"lift the seeds of a pit, drop them one by one", "direction"},
	event.RuleOwnStore:       {"the mover’s store is sown", "stores; direction"},
	event.RuleOtherStoreSown: {"the opponent’s store is sown", "stores; direction"},
	event.RuleStoreSkipped:   {"a store is skipped", "stores; direction"},
	event.RuleOriginSkipped:  {"the pit a sowing began in is skipped", "origin"},
	event.RuleClosed:         {"a pit that is closed for a round is skipped", "refill"},
	event.RuleExtraTurn:      {"a last seed in the mover’s store gives another turn", "last-in-store"},
	event.RuleTurnPasses:     {"the other player is next", "relay; direction"},
	event.RuleCaptureAcross:  {"a last seed in one of the mover’s empty pits captures", "capture"},
	event.RuleNothingAcross:  {"a last seed in one of the mover’s empty pits with nothing opposite", "lone-capture; capture"},
	event.RuleTheirEmptyPit:  {"a last seed in one of the opponent’s empty pits", "capture"},
	event.RuleRelay:          {"sow on from the pit of the last seed, or the next", "relay"},
	event.RuleEmptyEnds:      {"an empty pit ends the relay", "relay"},
	event.RuleEndlessRelay:   {"a relay that would not end, or runs too long, ends the turn, or is forbidden", "relay"},
	event.RuleBeyond:         {"the pit beyond an empty one is captured", "capture"},
	event.RuleNothingBeyond:  {"two empty pits after the last seed: nothing is captured", "capture"},
	event.RuleMade:           {"the owner or the mover takes a pit that a seed makes one of the numbers", "taker numbers; capture"},
	event.RuleRun:            {"a run of pits that hold one of the numbers is captured", "capture numbers run"},
	event.RuleFirstReturns:   {"the first seed goes back to the pit a sowing began in", "origin"},
	event.RuleClaim:          {"a last seed makes a pit the mover’s own", "claim"},
	event.RuleOwnedTakes:     {"a seed sown into an owned pit goes to the owner", "owned"},
	event.RuleOwnedSkipped:   {"an owned pit is skipped", "owned"},
	event.RuleOwnedEnds:      {"a last seed in an owned pit ends the turn", "owned"},
	event.RuleOwnedSafe:      {"owned pits are not captured", "owned"},
	event.RuleOwnedPit:       {"owned pits are not played", "owned"},
	event.RuleRaid:           {"a last seed in a pit that the opponent owns captures there", "raid"},
	event.RuleOwnedLeft:      {"the owner takes the seeds left in an owned pit", "left-over; ends"},
	event.RuleGrandSlam:      {"a capture of all the opponent’s seeds", "grand-slam"},
	event.RuleCaptureAgain:   {"a capture gives another turn", "after-capture; capture"},
	event.RuleGive:           {"a side without seeds is given one", "give"},
	event.RuleFeed:           {"a side without seeds must be fed by the move", "feed"},
	event.RuleRightmost:      {"the rightmost pit is played", "pick rightmost"},
	event.RuleNoMove:         {"the game ends when the player to move cannot", "ends"},
	event.RuleSideEmpty:      {"the game ends when a side is empty", "ends"},
	event.RuleCleared:        {"the game ends when the board is cleared, or few seeds are left", "few; ends"},
	event.RuleRepetition:     {"the game ends when a position comes up for the third time", "repetition"},
	event.RuleMajority:       {"the game ends when a player has more than half of all seeds", "majority; wins"},
	event.RuleLeftOver:       {"who gets the seeds left in the pits", "left-over; ends"},
	event.RuleOwnPits:        {"players may only play their own pits", "rows; pick; direction"},
	event.RuleEmptyPit:       {"an empty pit cannot be played", "pick; direction"},
	event.RuleFewest:         {"a pit with too few seeds may not be played", "fewest single-entry"},
	event.RuleDirection:      {"the direction of a move", "direction"},
	event.RulePass:           {"a player without a pit to play passes", "stuck; ends"},
	event.RuleMost:           {"the most seeds win", "wins"},
	event.RuleCaptureInner:   {"a last seed in an occupied inner pit captures, and the seeds are sown on", "capture"},
	event.RuleLastMover:      {"the last player who could move wins", "wins"},
	event.RuleRefill:         {"the pits are filled for the next round", "refill"},
	event.RuleNextBegins:     {"who begins the next round", "next-begins"},
	event.RuleMustCapture:    {"a player who can capture must", "must-capture"},
	event.RuleInnerFirst:     {"a move that does not capture begins in the inner row", "pick"},
	event.RuleInnerKept:      {"a move that does not capture leaves seeds in the inner row", "pick"},
	event.RuleStock:          {"a seed of the stock enters a pit of the inner row", "stock"},
	event.RuleHouse:          {"what a player’s house allows, and when it is lost", "house house-rights"},
	event.RuleBound:          {"a bound pit may not be emptied", "bind"},
	event.RuleTerritory:      {"who plays a pit in a round", "refill"},
	event.RuleOpening:        {"what the first moves of a game may do", "opening"},
	event.RuleEndlessLoses:   {"a player whose move would never end has lost", "endless"},
	event.RuleBothEnds:       {"a player who captures at both ends of the board in one move has won", "both-ends"},
	event.RuleReach:          {"a move must sow a seed on the other side, or end in an empty pit", "reach"},
	event.RuleFirstEmpty:     {"the player whose side is empty first wins, or loses", "wins"},
	event.RuleFurther:        {"a capture takes further pits, which the mover chooses", "capture"},
	event.RuleNoCapture:      {"the game ends after many moves without a capture", "no-capture; ends"},
	event.RuleSingles:        {"a single seed is sown into an empty pit", "singles"},
	event.RuleMatch:          {"a player who cannot fill a pit has lost the match", "refill"},
}

// RuleMeaning describes a rule in a few words, for authors who look for its clause.
func RuleMeaning(rule engine.Rule) string { return meanings[rule].meaning }

// RuleWords returns the words of the rules, for [WordGroups], whose clauses state a rule.
func RuleWords(rule engine.Rule) string { return meanings[rule].words }

// WordGroups splits the words of a [Subject] or a rule into groups. The clauses are those of
// the first group in which a word has any. A line of captures counts as the word capture; as
// claim if it claims a pit, as raid if it takes seeds from a pit that the opponent owns, and as
// taker if it is not made by the last seed of a lap.
func WordGroups(words string) (groups [][]string) {
	for _, group := range strings.Split(words, ";") {
		groups = append(groups, strings.Fields(group))
	}
	return groups
}
