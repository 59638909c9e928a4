package engine

import "sowbook/internal/lite"

// StepKind is what a step does.
type StepKind uint8

// The steps of a move.
const (
	LiftStep    StepKind = iota // a pit's seeds go to the hand
	DropStep                    // one seed goes from the hand to a pit or a store
	SkipStep                    // the hand passes over a place that gets no seed
	CaptureStep                 // the captured seeds of a pit go to a store
	AgainStep                   // the mover has another turn
	TurnStep                    // the turn passes
	PassStep                    // the player to move passes
	GiveStep                    // one seed goes to a side without seeds
	EndStep                     // the game is over
	SweepStep                   // seeds left in a pit go to a store at the end
)

var doNames = []string{"lift", "drop", "skip", "capture", "again", "turn", "pass", "give", "end", "sweep"}

// String returns the name of the kind of step: lift, drop, skip, capture and so on.
func (d StepKind) String() string { return doNames[d] }

// Step is one thing that happens in a move: Seeds seeds, 0 or more, go from one place to
// another, by a rule. Where nothing moves, To is the place that the step is about, or
// Hand.
type Step struct {
	Kind  StepKind
	Rule  Rule
	From  Place
	To    Place
	Seeds int
	Cause Cause
}

// Cause tells apart steps of the same rule. Sentences are chosen by it.
type Cause uint8

// The causes of steps. A player who is to move when the game ends is the one to move
// after the steps before the EndStep.
const (
	NoCause    Cause = iota
	Facing           // CaptureStep: the pit faces one that the capture takes or starts from
	LapLimit         // TurnStep: the relay ran MaxLaps laps, and is undone
	NoSeeds          // EndStep: the player to move has no seeds
	CannotFeed       // EndStep: the player to move cannot give the opponent seeds
	NoPit            // EndStep: the player to move has seeds, but none that may be played
	BothPassed       // EndStep: both players have passed
	SouthEmpty       // EndStep: South has no seeds in the pits
	NorthEmpty       // EndStep: North has no seeds in the pits
	LastSeed         // EndStep: one seed is left
)

// Apply returns position p after the seeds of the steps have moved. Seeds still in the
// hand after the last step are lost; after a whole trace the hand is empty.
func Apply(p Position, steps []Step) Position {
	for _, s := range steps {
		if s.From != Hand {
			p.seeds[s.From] -= uint8(s.Seeds)
		}
		if s.To != Hand {
			p.seeds[s.To] += uint8(s.Seeds)
		}
		if s.Kind == TurnStep || s.Kind == PassStep {
			p.turn = p.turn.Other()
		}
	}
	return p
}

// Rule is the reason for a step, or for a refusal. A variant says which clause of its
// source each rule comes from.
type Rule uint8

// The rules of steps and refusals.
const (
	RuleSow            Rule = iota // lift the seeds of a pit, drop them one by one
	RuleOwnStore                   // the mover's store is sown
	RuleOtherStoreSown             // the opponent's store is sown
	RuleStoreSkipped               // a store is skipped
	RuleOriginSkipped              // the pit that a sowing began in is skipped
	RuleExtraTurn                  // a last seed in the mover's store: another turn
	RuleTurnPasses                 // nothing more to do: the other player's turn
	RuleCaptureAcross              // a last seed in one of the mover's empty pits: capture
	RuleNothingAcross              // the same, with nothing opposite
	RuleTheirEmptyPit              // a last seed in one of the opponent's empty pits
	RuleRelay                      // a last seed in an occupied pit: sow on from there
	RuleEmptyEnds                  // a last seed in an empty pit ends the relay
	RuleEndlessRelay               // a relay that would not end, or runs too long, ends the turn
	RuleMade                       // the owner takes a pit that a seed makes one of the numbers
	RuleRun                        // a run of pits that hold one of the numbers is captured
	RuleGrandSlam                  // a capture of all the opponent's seeds takes nothing
	RuleCaptureAgain               // a capture gives another turn
	RuleGive                       // a side without seeds is given one
	RuleFeed                       // a side without seeds must be fed by the move
	RuleRightmost                  // only the rightmost pit may be played
	RuleNoMove                     // the player to move cannot
	RuleSideEmpty                  // a side is empty
	RuleCleared                    // the board is cleared
	RuleRepetition                 // a position for the third time
	RuleLeftOver                   // who gets what is left
	RuleOwnPits                    // players may only play their own pits
	RuleEmptyPit                   // an empty pit cannot be played
	RuleFewest                     // a pit with too few seeds may not be played
	RuleDirection                  // the direction of a move
	RulePass                       // a player with seeds, but none to play, passes
	RuleMost                       // the most seeds win
	ruleCount
)

var ruleNames = [ruleCount]string{
	"sow", "own-store", "other-store", "skip-store", "skip-origin", "extra-turn", "turn-passes",
	"capture-across", "nothing-across", "their-empty-pit", "relay", "empty-ends", "endless-relay", "made", "run",
	"grand-slam", "capture-again", "give", "feed", "rightmost", "no-move", "side-empty", "cleared", "repetition",
	"left-over", "own-pits", "empty-pit", "fewest", "direction", "pass", "most-wins",
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
	return 0, textError(0, "there is no rule "+lite.Quote(text)+" to give a clause; the rules are "+lite.List(ruleNames[:]))
}

// AllRules returns every rule that a step or a refusal can name.
func AllRules() []Rule {
	rules := make([]Rule, ruleCount)
	for i := range rules {
		rules[i] = Rule(i)
	}
	return rules
}
