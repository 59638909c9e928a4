package ruleset

// Capture is the rule of capture.
type Capture uint8

// CaptureAcross: a last seed in one of the mover's empty pits takes itself and the seeds
// of the opposite pit. CaptureOpposite takes only the seeds of the opposite pit.
//
// CaptureMade: whenever a dropped seed brings a pit to one of Numbers, the pit's owner
// takes its seeds (N-N4).
//
// CaptureRunAcross: a last seed that brings a pit to one of Numbers takes that pit and
// the pit facing it, and continues back through the pits just sown while they hold one
// of Numbers (L-9). CaptureRunTheirs takes only the opponent's pits and no facing pits.
// CaptureRunBoth takes the pits of both sides and no facing pits.
// CaptureLastTheirs takes only the pit of the last seed, on the opponent's side.
// CaptureRunAhead is like CaptureRunAcross, but continues ahead through the pits that
// follow the last (CD-9).
//
// CaptureInner, in games with four rows: a last seed in one of the mover's occupied inner
// pits takes the seeds of the facing pit, if it holds any, and of the pit behind that one.
// CaptureInnerBoth takes them only if both hold seeds. CaptureInnerFacing takes the seeds of
// the facing pit alone.
//
// CaptureBeyond: if the pit after the last seed is empty, the mover takes the pit beyond
// it. CaptureBeyondAcross takes that pit and the pit facing it. With Numbers, seeds on the
// way capture as in CaptureMade.
const (
	NoCapture Capture = iota
	CaptureAcross
	CaptureOpposite
	CaptureMade
	CaptureRunAcross
	CaptureRunTheirs
	CaptureRunBoth
	CaptureRunAhead
	CaptureInner
	CaptureInnerBoth
	CaptureLastTheirs
	CaptureBeyond
	CaptureBeyondAcross
	CaptureInnerFacing
)

var captureNames = [...]string{"none", "across", "opposite", "made", "run-across", "run-theirs", "run-both", "run-ahead", "inner", "inner-both", "last-theirs", "beyond", "beyond-across", "inner-facing"}

// CaptureTrait is a set of properties of a [Capture].
type CaptureTrait uint16

// The properties of captures. The rules, their checks and the sentences about them
// depend on these; a new kind of capture is a line of captureTraits.
const (
	FromEmptyPit CaptureTrait = 1 << iota // a last seed in one of the mover's empty pits captures
	ByNumber                              // a pit is captured only when it holds one of Numbers
	AnySeed                               // any dropped seed that makes one of Numbers captures; without it only the last can
	InRuns                                // the capture goes on through a run of pits: back through those just sown, unless Ahead
	TakesLast                             // the pit of the last seed is captured
	TakesFacing                           // the facing pits are captured
	OnlyTheirs                            // only the opponent's pits are captured
	Ahead                                 // the run goes ahead from the last pit
	FromInnerPit                          // a last seed in one of the mover's occupied inner pits captures
	NeedsBehind                           // nothing is captured if the pit behind the facing pit is empty
	BeyondEmpty                           // the pit beyond an empty one is captured
	LeavesBehind                          // the pit behind the facing pit is not captured
)

var captureTraits = [...]CaptureTrait{
	NoCapture:           0,
	CaptureAcross:       FromEmptyPit | TakesLast | TakesFacing,
	CaptureOpposite:     FromEmptyPit | TakesFacing,
	CaptureMade:         ByNumber | AnySeed,
	CaptureRunAcross:    ByNumber | InRuns | TakesLast | TakesFacing,
	CaptureRunTheirs:    ByNumber | InRuns | TakesLast | OnlyTheirs,
	CaptureRunBoth:      ByNumber | InRuns | TakesLast,
	CaptureRunAhead:     ByNumber | InRuns | TakesLast | TakesFacing | Ahead,
	CaptureInner:        FromInnerPit | TakesFacing,
	CaptureInnerBoth:    FromInnerPit | TakesFacing | NeedsBehind,
	CaptureLastTheirs:   ByNumber | TakesLast | OnlyTheirs,
	CaptureBeyond:       AnySeed | BeyondEmpty,
	CaptureBeyondAcross: AnySeed | BeyondEmpty | TakesFacing,
	CaptureInnerFacing:  FromInnerPit | TakesFacing | LeavesBehind,
}

// traitNames are the names of the traits, in the order of their bits.
var traitNames = [...]string{"from-empty-pit", "by-number", "any-seed", "in-runs", "takes-last", "takes-facing", "only-theirs", "ahead", "from-inner-pit", "needs-behind", "beyond-empty", "leaves-behind"}

// Has reports whether the capture has all of some traits.
func (c Capture) Has(traits CaptureTrait) bool { return captureTraits[c]&traits == traits }

// Traits returns the names of the traits of the capture.
func (c Capture) Traits() []string {
	var names []string
	for i, name := range traitNames {
		if c.Has(1 << i) {
			names = append(names, name)
		}
	}
	return names
}

// capturesWith returns the names of the captures that have all of some traits.
func capturesWith(traits CaptureTrait) []string {
	var names []string
	for i, name := range captureNames {
		if Capture(i).Has(traits) {
			names = append(names, name)
		}
	}
	return names
}
