package engine

import (
	"sowbook/engine/board"
	"sowbook/internal/errtext"
)

// StepKind is the kind of a step.
type StepKind uint8

// The steps of a move.
const (
	LiftStep    StepKind = iota // a pit's seeds go to the hand
	DropStep                    // one seed goes from the hand to a pit or a store
	SkipStep                    // the hand passes a place without dropping a seed
	CaptureStep                 // the captured seeds of a pit go to a store, or to the hand that sows them
	ClaimStep                   // seeds of a pit go to a pit or a store, and the mover owns each pit named
	AgainStep                   // the mover has another turn
	TurnStep                    // the turn passes
	PassStep                    // the player to move passes
	GiveStep                    // one seed goes to a side without seeds
	EndStep                     // the game is over
	SweepStep                   // seeds left in a pit go to a store at the end
	FillStep                    // seeds of a store fill a pit for the next round, or one enters a pit from the stock
	CloseStep                   // a pit is closed for the next round
	BindStep                    // the player to move may not empty a pit
	DisownStep                  // a player loses a pit that they owned
)

var stepNames = []string{"lift", "drop", "skip", "capture", "claim", "again", "turn", "pass", "give", "end", "sweep", "fill", "close", "bind", "disown"}

// String returns lift, drop, skip, capture and so on.
func (k StepKind) String() string { return stepNames[k] }

// Step is a part of a move: by a rule, Seeds seeds go from one place to another. If Seeds
// is 0, To is the place that the step is about, or Hand.
type Step struct {
	Kind  StepKind
	Rule  Rule
	From  Place
	To    Place
	Seeds int
	Cause Cause
}

// Cause distinguishes steps of the same rule, so that sentences can say why.
type Cause uint8

// The causes of steps. "The player to move" is the one to move before the EndStep.
const (
	NoCause      Cause = iota
	Facing             // CaptureStep: the pit faces one that the capture takes or starts from
	LapLimit           // TurnStep: the relay reached MaxLaps and is undone
	OnlyOnce           // AgainStep: a further capture in this turn gives no other move
	NoSeeds            // EndStep: the player to move has no seeds
	CannotFeed         // EndStep: the player to move cannot give the opponent seeds
	NoPit              // EndStep: the player to move has seeds but no playable pit
	OnlySlams          // EndStep: every move of the player to move would take all the opponent's seeds
	BothPassed         // EndStep: both players have passed
	NeitherMoves       // EndStep: neither player can move
	SouthEmpty         // EndStep: South has no seeds in the pits
	NorthEmpty         // EndStep: North has no seeds in the pits
	LastSeed           // EndStep: one seed is left
	InnerEmpty         // EndStep: the inner row of the player to move is empty
)

// Apply returns the position after some steps from position p. Seeds still in the hand
// are lost; after a whole trace the hand is empty.
func Apply(p Position, steps []Step) Position {
	for _, s := range steps {
		if s.From != Hand {
			p.Add(s.From, -s.Seeds)
		}
		if s.To != Hand {
			p.Add(s.To, s.Seeds)
		}
		switch s.Kind {
		case ClaimStep:
			own(&p, s, p.Turn())
		case AgainStep:
			p.SetAgain(s.Cause == OnlyOnce)
		case EndStep:
			p.SetAgain(false)
		case TurnStep, PassStep:
			p.SetAgain(false)
			p.SetBound(Hand)
			p.SetTurn(p.Turn().Other())
		case FillStep, CloseStep:
			p.SetClosed(s.To, s.Kind == CloseStep)
		case BindStep:
			p.SetBound(s.To)
		case DisownStep:
			p.Disown(s.To)
		}
	}
	return p
}

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
	ruleCount
)

var ruleNames = [ruleCount]string{
	"sow", "own-store", "other-store", "skip-store", "skip-origin", "first-returns", "closed", "extra-turn", "turn-passes",
	"capture-across", "nothing-across", "their-empty-pit", "relay", "empty-ends", "endless-relay", "capture-beyond", "nothing-beyond", "made", "run",
	"claim", "owned-takes", "skip-owned", "owned-ends", "owned-safe", "owned-pit", "raid", "owned-left",
	"grand-slam", "capture-again", "give", "feed", "rightmost", "no-move", "side-empty", "cleared", "repetition",
	"majority", "left-over", "own-pits", "empty-pit", "fewest", "direction", "pass", "most-wins", "capture-inner", "last-mover-wins", "refill", "next-begins", "match", "must-capture", "inner-first", "inner-kept", "stock", "house", "bound",
}

// String returns the name of the rule, as variants write it.
func (r Rule) String() string { return ruleNames[r] }

// ParseRule parses the name of a rule. The error lists all names.
func ParseRule(text string) (Rule, error) {
	for i, name := range ruleNames {
		if name == text {
			return Rule(i), nil
		}
	}
	return 0, board.NewTextError(0, "there is no rule "+errtext.Quote(text)+" to give a clause; the rules are "+errtext.List(ruleNames[:]))
}

// AllRules returns every rule that a step or a refusal can name.
func AllRules() []Rule {
	rules := make([]Rule, ruleCount)
	for i := range rules {
		rules[i] = Rule(i)
	}
	return rules
}
