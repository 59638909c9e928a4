package ruleset

import "sowbook/engine/capture"

// captureTrait is a set of properties of a capture.
type captureTrait uint32

// The properties of captures. The rules, their checks and the sentences about them
// depend on these; traitsOf finds those of a list of captures.
const (
	fromEmptyPit captureTrait = 1 << iota // a last seed in one of the mover's empty pits captures
	byNumber                              // a pit is captured only when it holds one of Numbers
	anySeed                               // any dropped seed that makes one of Numbers captures; without it only the last can
	inRuns                                // the capture goes on through a run of pits: back through those just sown, unless ahead
	takesLast                             // the pit of the last seed is captured
	takesFacing                           // the facing pits are captured
	onlyTheirs                            // only the opponent's pits are captured
	ahead                                 // the run goes ahead from the last pit
	fromInnerPit                          // a last seed in one of the mover's occupied inner pits captures seeds that are sown
	beyondEmpty                           // the pit beyond an empty one is captured
	claims                                // the mover owns a pit from then on

	takesSome    // seeds are captured, other than in owned pits
	ofLast       // the last seed captures
	sownAgain    // captured seeds are sown
	fromOwned    // a last seed in a pit that the opponent owns captures
	fromOccupied // a last seed in an occupied pit, or any seed there, may capture
	sowOn        // the mover sows on after a capture
	lastStored   // a last seed captures seeds that are stored
	inner        // a last seed in an inner pit captures
	beforeFilled // a last seed may capture where the next pit holds seeds
)

var kindTraits = [...]captureTrait{
	capture.KindNone:         0,
	capture.KindAcross:       lastStored | fromEmptyPit | takesLast | takesFacing,
	capture.KindOpposite:     lastStored | fromEmptyPit | takesFacing,
	capture.KindMade:         byNumber | anySeed,
	capture.KindRunAcross:    lastStored | byNumber | inRuns | takesLast | takesFacing,
	capture.KindRunTheirs:    lastStored | byNumber | inRuns | takesLast | onlyTheirs,
	capture.KindRunBoth:      lastStored | byNumber | inRuns | takesLast,
	capture.KindRunAhead:     lastStored | byNumber | inRuns | takesLast | takesFacing | ahead,
	capture.KindInner:        lastStored | inner | fromInnerPit | takesFacing,
	capture.KindInnerBoth:    lastStored | inner | fromInnerPit | takesFacing,
	capture.KindLastTheirs:   lastStored | byNumber | takesLast | onlyTheirs,
	capture.KindBeyond:       lastStored | anySeed | beyondEmpty,
	capture.KindBeyondAcross: lastStored | anySeed | beyondEmpty | takesFacing,
	capture.KindInnerFacing:  lastStored | inner | fromInnerPit | takesFacing,
}

// traitNames are the names of the traits, in the order of their bits.
var traitNames = [...]string{"from-empty-pit", "by-number", "any-seed", "in-runs", "takes-last", "takes-facing", "only-theirs", "ahead", "from-inner-pit", "beyond-empty", "claim", "takes", "last", "sown", "owned", "from-occupied", "sow-on", "last-stored", "inner", "before-filled"}

// capturesWith returns the names of the captures that have all of some traits.
func capturesWith(traits captureTrait) []string {
	var names []string
	for i, name := range capture.KindNames {
		if kindTraits[i]&traits == traits {
			names = append(names, name)
		}
	}
	return names
}
