package ruleset

// Fewer is the rule for pits with fewer seeds than [Set.Fewest].
type Fewer uint8

// With FewerNever they may not be played. With FewerIfNothingElse they may, as long as no pit of
// the player to move holds enough.
const (
	FewerNever Fewer = iota
	FewerIfNothingElse
)

// Singles is the rule for pits with a single seed.
type Singles uint8

// With SinglesAny they are played like others. With SinglesIntoEmpty only if the seed falls in an
// empty pit.
const (
	SinglesAny Singles = iota
	SinglesIntoEmpty
)

// MustCapture is the rule for a player who can capture.
type MustCapture uint8

// With MustCaptureNo they need not. With MustCaptureYes the first lap must capture if it can, and a
// move whose first lap does not captures nothing (BA-11, BA-12). With MustCaptureAnyLap they must
// play a move that captures seeds for them, in whichever lap; nothing else changes.
const (
	MustCaptureNo MustCapture = iota
	MustCaptureYes
	MustCaptureAnyLap
)

// Feed is the rule for moves while the opponent has no seeds.
type Feed uint8

// With FeedMust a move must sow seeds on the opponent's side, whatever it captures then (O-8); if
// none does, there is no legal move. With FeedIfPossible it must if one can, and otherwise any
// move may be played.
const (
	FeedNo Feed = iota
	FeedMust
	FeedIfPossible
)

// Reach is the rule for moves that sow no seed on the other side.
type Reach uint8

// With ReachMust there are none: a player without a move that sows one has no legal move. With
// ReachIfPossible they may be played only if no move sows one. With ReachOrEmpty the first lap must
// sow one, or end in an empty pit.
const (
	ReachNo Reach = iota
	ReachMust
	ReachIfPossible
	ReachOrEmpty
)

// MustReach reports whether a move that does not reach far enough is illegal.
func (r *Set) MustReach() bool { return r.Reach == ReachMust || r.Reach == ReachOrEmpty }
