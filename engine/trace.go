package engine

// Do is what a step does.
type Do uint8

// The steps of a move.
const (
	Lift        Do = iota // a pit's seeds go to the hand
	Drop                  // one seed goes from the hand to a pit or a store
	Skip                  // the hand passes over a place that gets no seed
	CaptureStep           // captured seeds go to a store
	AgainStep             // the mover has another turn
	TurnStep              // the turn passes
	PassStep              // the player on turn passes
	GiveStep              // one seed goes to a side that has none
	EndStep               // the game is over
	SweepStep             // seeds left in a pit go to a store at the end
)

var doNames = []string{"lift", "drop", "skip", "capture", "again", "turn", "pass", "give", "end", "sweep"}

// String is the name of the step's kind: lift, drop, skip, capture and so on.
func (d Do) String() string { return doNames[d] }

// Step is one thing that happens in a move: Seeds seeds, 0 or more, go from one
// place to another, by a rule. Where nothing moves, To is the place the step is
// about, or Hand.
type Step struct {
	Do    Do
	Rule  Rule
	From  Place
	To    Place
	Seeds int
}

// Apply is position p after the seeds of the steps have moved. What is in the
// hand when the steps end is lost: a whole trace ends with an empty hand.
func Apply(p Position, steps []Step) Position {
	for _, s := range steps {
		if s.From != Hand {
			p.seeds[s.From] -= uint8(s.Seeds)
		}
		if s.To != Hand {
			p.seeds[s.To] += uint8(s.Seeds)
		}
		if s.Do == TurnStep || s.Do == PassStep {
			p.turn = p.turn.Other()
		}
	}
	return p
}

// Rule names what made a step happen, or what forbids a move. A variant says
// which clause of its source each of them comes from.
type Rule uint8

// The rules that steps and refusals name.
const (
	RuleSow            Rule = iota // lift the seeds of a pit, drop them one by one
	RuleOwnStore                   // the mover's store is sown
	RuleOtherStoreSown             // the opponent's store is sown
	RuleStoreSkipped               // a store is passed over
	RuleOriginSkipped              // the pit a sowing began in is passed over
	RuleExtraTurn                  // a last seed in the mover's store: another turn
	RuleTurnPasses                 // nothing more to do: the other player's turn
	RuleCaptureAcross              // last seed in an empty own pit: capture
	RuleNothingAcross              // last seed in an empty own pit with nothing opposite
	RuleTheirEmptyPit              // last seed in an empty pit of the opponent's
	RuleRelay                      // a last seed in an occupied pit: sow on from there
	RuleEmptyEnds                  // a last seed in an empty pit ends the relay
	RuleEndlessRelay               // a relay that comes back to where it was ends
	RuleMade                       // a pit made a number is taken by its owner
	RuleRun                        // a run of pits that hold a number is captured
	RuleGrandSlam                  // all that the opponent has is not captured
	RuleCaptureAgain               // a capture gives another turn
	RuleGive                       // a side without seeds is given one
	RuleFeed                       // a side without seeds must be fed by the move
	RuleRightmost                  // the rightmost pit is played
	RuleNoMove                     // the player on turn cannot move
	RuleSideEmpty                  // a side is empty
	RuleCleared                    // the board is cleared
	RuleRepetition                 // a position for the third time
	RuleLeftOver                   // who gets what is left
	RuleOwnPits                    // only one's own pits may be played
	RuleEmptyPit                   // an empty pit cannot be played
	RuleFewest                     // a pit with too few seeds may not be played
	RuleDirection                  // the way a move goes
	RulePass                       // a player with seeds, none to play, passes
	RuleMost                       // the most seeds win
	ruleCount
)

var ruleNames = [ruleCount]string{
	"sow", "own-store", "other-store", "skip-store", "skip-origin", "extra-turn", "turn-passes",
	"capture-across", "nothing-across", "their-empty-pit", "relay", "empty-ends", "endless-relay", "made", "run",
	"grand-slam", "capture-again", "give", "feed", "rightmost", "no-move", "side-empty", "cleared", "repetition",
	"left-over", "own-pits", "empty-pit", "fewest", "direction", "pass", "most-wins",
}

// String is the name of the rule, as variants write it.
func (r Rule) String() string { return ruleNames[r] }

// ParseRule reads the name of a rule. The error lists the names there are.
func ParseRule(text string) (Rule, error) {
	for i, name := range ruleNames {
		if name == text {
			return Rule(i), nil
		}
	}
	return 0, &TextError{0, "there is no rule " + quote(text) + " to give a clause; the rules are " + list(ruleNames[:])}
}

// AllRules is every rule that a step or a refusal can name.
func AllRules() []Rule {
	rules := make([]Rule, ruleCount)
	for i := range rules {
		rules[i] = Rule(i)
	}
	return rules
}
