// Package event describes what happens in a game: the steps of a move, the rules
// behind them, and the reasons why games end.
package event

import (
	"slices"

	"sowbook/engine/board"
	"sowbook/internal/errtext"
)

// Rule names the rule behind a step or a refusal. A variant maps rules to clauses of its
// source.
type Rule uint8

// The rules of steps and refusals.
const (
	RuleSow            Rule = iota // lift the seeds of a pit, drop them one by one
	RuleOwnStore                   // the mover's store is sown
	RuleOtherStoreSown             // the opponent's store is sown
	RuleStoreSkipped               // a store is skipped
	RuleOriginSkipped              // the pit that a sowing began in is skipped
	RuleFirstReturns               // the first seed goes back to the pit that a sowing began in
	RuleClosed                     // a pit is closed for a round and skipped
	RuleExtraTurn                  // a last seed in the mover's store: another turn
	RuleTurnPasses                 // the other player's turn, for no other reason
	RuleCaptureAcross              // a last seed in one of the mover's empty pits: capture
	RuleNothingAcross              // the same, but the opposite pit is empty
	RuleTheirEmptyPit              // a last seed in one of the opponent's empty pits
	RuleRelay                      // sow on from the pit of the last seed, or the next
	RuleEmptyEnds                  // an empty pit ends the relay
	RuleEndlessRelay               // a relay that repeats a board or runs too long ends the turn
	RuleBeyond                     // the pit beyond an empty one is captured
	RuleNothingBeyond              // the same, but that pit is empty too
	RuleMade                       // the owner or the mover takes a pit that a seed brings to one of the numbers
	RuleRun                        // a run of pits that hold one of the numbers is captured
	RuleClaim                      // a last seed makes a pit the mover's
	RuleOwnedTakes                 // a seed sown into an owned pit goes to the owner
	RuleOwnedSkipped               // an owned pit is skipped
	RuleOwnedEnds                  // a last seed in an owned pit ends the turn
	RuleOwnedSafe                  // owned pits are not captured
	RuleOwnedPit                   // owned pits are not played
	RuleRaid                       // a last seed in a pit that the opponent owns captures there
	RuleOwnedLeft                  // the owner takes the seeds left in an owned pit
	RuleGrandSlam                  // what becomes of a capture of all the opponent's seeds
	RuleCaptureAgain               // a capture gives another turn
	RuleGive                       // a side without seeds is given one
	RuleFeed                       // a side without seeds must be fed by the move
	RuleRightmost                  // only the rightmost pit may be played
	RuleNoMove                     // the player to move has no legal move
	RuleSideEmpty                  // a side is empty
	RuleCleared                    // the board is cleared
	RuleRepetition                 // a position occurs for the third time
	RuleMajority                   // a store holds more than half of all seeds
	RuleLeftOver                   // who gets the seeds left in the pits
	RuleOwnPits                    // players may only play their own pits
	RuleEmptyPit                   // an empty pit cannot be played
	RuleFewest                     // a pit with too few seeds may not be played
	RuleDirection                  // the direction of a move
	RulePass                       // a player without a playable pit passes
	RuleMost                       // the most seeds win
	RuleCaptureInner               // a last seed in an occupied inner pit: capture and sow on
	RuleLastMover                  // the last player who could move wins
	RuleRefill                     // the pits are filled for the next round
	RuleNextBegins                 // who begins the next round
	RuleMatch                      // a player who cannot fill a pit has lost the match
	RuleMustCapture                // a move that can capture must be played
	RuleInnerFirst                 // a move that does not capture begins in the inner row
	RuleInnerKept                  // a move that does not capture leaves seeds in the inner row
	RuleStock                      // a seed of the stock enters a pit of the inner row
	RuleHouse                      // what a player's house allows, and when it is lost
	RuleBound                      // a bound pit may not be emptied
	RuleOpening                    // what the first moves of a game may do
	RuleTerritory                  // who plays a pit in a round
	RuleReach                      // a move must sow a seed on the other side
	RuleEndlessLoses               // a player whose move would never end has lost
	RuleBothEnds                   // a player who captures at both ends of the board has won
	RuleFirstEmpty                 // the player whose side is empty first wins, or loses
	RuleNoCapture                  // many moves in a row without a capture
	RuleSingles                    // which single seeds may be played
	RuleFurther                    // a capture takes further pits, which the mover chooses
	RuleCount                      // the number of rules
)

var ruleNames = [RuleCount]string{
	"sow", "own-store", "other-store", "skip-store", "skip-origin", "first-returns", "closed", "extra-turn", "turn-passes",
	"capture-across", "nothing-across", "their-empty-pit", "relay", "empty-ends", "endless-relay", "capture-beyond", "nothing-beyond", "made", "run",
	"claim", "owned-takes", "skip-owned", "owned-ends", "owned-safe", "owned-pit", "raid", "owned-left",
	"grand-slam", "capture-again", "give", "feed", "rightmost", "no-move", "side-empty", "cleared", "repetition",
	"majority", "left-over", "own-pits", "empty-pit", "fewest", "direction", "pass", "most-wins", "capture-inner", "last-mover-wins", "refill", "next-begins", "match", "must-capture", "inner-first", "inner-kept", "stock", "house", "bound", "opening", "territory",
	"reach", "endless-loses", "both-ends", "first-empty-wins", "no-capture", "singles", "further",
}

// String returns the name of the rule, as variants write it.
func (r Rule) String() string { return ruleNames[r] }

// ParseRule parses the name of a rule. The error lists all names.
func ParseRule(text string) (Rule, error) {
	if i := slices.Index(ruleNames[:], text); i >= 0 {
		return Rule(i), nil
	}
	return 0, board.NewTextError(0, "there is no rule "+errtext.Quote(text)+" to give a clause; the rules are "+errtext.List(ruleNames[:]))
}

// Refusal is the reason why a move is illegal.
type Refusal struct {
	Rule Rule        // the rule that forbids the move
	Pit  board.Place // the pit that may not be played, or Hand
}

// Error returns an error text with the name of the rule.
func (e *Refusal) Error() string { return "illegal move: " + e.Rule.String() }
