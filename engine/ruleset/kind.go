package ruleset

// A kind is a capture that has a name: a short form of a list of captures, which other words
// complete.
type kind uint8

// captureAcross: a last seed in one of the mover's empty pits takes itself and the seeds
// of the opposite pit. captureOpposite takes only the seeds of the opposite pit.
//
// captureMade: whenever a dropped seed brings a pit to one of Numbers, the pit's owner
// takes its seeds (N-N4).
//
// captureRunAcross: a last seed that brings a pit to one of Numbers takes that pit and
// the pit facing it, and continues back through the pits just sown while they hold one
// of Numbers (L-9). captureRunTheirs takes only the opponent's pits and no facing pits.
// captureRunBoth takes the pits of both sides and no facing pits.
// captureLastTheirs takes only the pit of the last seed, on the opponent's side.
// captureRunAhead is like captureRunAcross, but continues ahead through the pits that
// follow the last (CD-9).
//
// captureInner, in games with four rows: a last seed in one of the mover's occupied inner
// pits takes the seeds of the facing pit, if it holds any, and of the pit behind that one.
// captureInnerBoth takes them only if both hold seeds. captureInnerFacing takes the seeds of
// the facing pit alone.
//
// captureBeyond: if the pit after the last seed is empty, the mover takes the pit beyond
// it. captureBeyondAcross takes that pit and the pit facing it. With Numbers, seeds on the
// way capture as in captureMade.
const (
	noCapture kind = iota
	captureAcross
	captureOpposite
	captureMade
	captureRunAcross
	captureRunTheirs
	captureRunBoth
	captureRunAhead
	captureInner
	captureInnerBoth
	captureLastTheirs
	captureBeyond
	captureBeyondAcross
	captureInnerFacing
)

var kindNames = [...]string{"none", "across", "opposite", "made", "run-across", "run-theirs", "run-both", "run-ahead", "inner", "inner-both", "last-theirs", "beyond", "beyond-across", "inner-facing"}

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
	noCapture:           0,
	captureAcross:       lastStored | fromEmptyPit | takesLast | takesFacing,
	captureOpposite:     lastStored | fromEmptyPit | takesFacing,
	captureMade:         byNumber | anySeed,
	captureRunAcross:    lastStored | byNumber | inRuns | takesLast | takesFacing,
	captureRunTheirs:    lastStored | byNumber | inRuns | takesLast | onlyTheirs,
	captureRunBoth:      lastStored | byNumber | inRuns | takesLast,
	captureRunAhead:     lastStored | byNumber | inRuns | takesLast | takesFacing | ahead,
	captureInner:        lastStored | inner | fromInnerPit | takesFacing,
	captureInnerBoth:    lastStored | inner | fromInnerPit | takesFacing,
	captureLastTheirs:   lastStored | byNumber | takesLast | onlyTheirs,
	captureBeyond:       lastStored | anySeed | beyondEmpty,
	captureBeyondAcross: lastStored | anySeed | beyondEmpty | takesFacing,
	captureInnerFacing:  lastStored | inner | fromInnerPit | takesFacing,
}

// traitNames are the names of the traits, in the order of their bits.
var traitNames = [...]string{"from-empty-pit", "by-number", "any-seed", "in-runs", "takes-last", "takes-facing", "only-theirs", "ahead", "from-inner-pit", "beyond-empty", "claim", "takes", "last", "sown", "owned", "from-occupied", "sow-on", "last-stored", "inner", "before-filled"}

// has reports whether the capture has all of some traits.
func (k kind) has(traits captureTrait) bool { return kindTraits[k]&traits == traits }

// capturesWith returns the names of the captures that have all of some traits.
func capturesWith(traits captureTrait) []string {
	var names []string
	for i, name := range kindNames {
		if kind(i).has(traits) {
			names = append(names, name)
		}
	}
	return names
}
