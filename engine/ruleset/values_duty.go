package ruleset

// Fewer is the rule for pits with fewer seeds than [Set.Fewest].
type Fewer uint8

const (
	FewerNever         Fewer = iota // they may not be played
	FewerIfNothingElse              // they may, as long as no pit of the player to move holds enough
)

// Singles is the rule for pits with a single seed.
type Singles uint8

const (
	SinglesAny       Singles = iota // they are played like others
	SinglesIntoEmpty                // they may be played only if the seed falls in an empty pit
)

// MustCapture is the rule for a player who can capture.
type MustCapture uint8

const (
	MustCaptureNo     MustCapture = iota // they need not
	MustCaptureYes                       // the first lap must; a move whose first lap does not captures nothing (BA-11, BA-12)
	MustCaptureAnyLap                    // the move must capture seeds for them, in whichever lap; nothing else changes
)

// Feed is the rule for moves while the opponent has no seeds.
type Feed uint8

const (
	FeedNo         Feed = iota // they need not sow seeds on the opponent's side
	FeedMust                   // they must, whatever they capture then (O-8); if none does, there is no legal move
	FeedIfPossible             // they must if one of them can; otherwise all are legal
)

// Reach is the rule for moves that sow no seed on the other side.
type Reach uint8

const (
	ReachNo         Reach = iota // they are legal
	ReachMust                    // they are illegal, even if no move sows one
	ReachIfPossible              // they are illegal if another move sows one
	ReachOrEmpty                 // they are illegal unless the first lap ends in an empty pit
)

// MustReach reports whether a move that does not reach far enough is illegal.
func (r *Set) MustReach() bool { return r.Reach == ReachMust || r.Reach == ReachOrEmpty }
