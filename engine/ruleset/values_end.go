package ruleset

import "sowbook/engine/board"

// LastInStore is the rule for a last seed in the mover's store.
type LastInStore uint8

const (
	LastPlaysAgain   LastInStore = iota // it gives the mover another turn
	LastEndsTurn                        // the turn ends
	EitherPlaysAgain                    // one in the opponent's store gives another turn, too
)

// AgainIn reports whether a last seed of side s in a place gives another turn because it is in a store.
func (r *Set) AgainIn(b board.Board, s board.Side, at board.Place) bool {
	return at == b.Store(s) && r.LastInStore != LastEndsTurn || at == b.Store(s.Other()) && r.LastInStore == EitherPlaysAgain
}

// GrandSlam is the rule for a capture that would leave the opponent no seeds.
type GrandSlam uint8

const (
	SlamTakes        GrandSlam = iota // it takes them
	SlamTakesNothing                  // it takes none
	SlamForbidden                     // the move is illegal
	SlamLeavesFirst                   // it leaves the pit of the last seed
	SlamLeavesLast                    // it leaves the last pit of the run
	SlamGivesRest                     // it takes them, and the opponent gets all seeds left on the board
)

// Owned is the rule for seeds sown into a pit that a player owns.
type Owned uint8

const (
	OwnedKeeps         Owned = iota // they stay there; the owner takes them at the end of the game
	OwnedTakes                      // the owner takes them at once
	OwnedSkipped                    // the pit is skipped
	OwnedSkippedTheirs              // it is skipped if the opponent owns it; one of the mover keeps them (KR-6)
	OwnedTakesOwn                   // it is skipped if the opponent owns it; the mover takes seeds sown into their own
)

// Ends is the condition that ends the game.
type Ends uint8

const (
	EndsNoMove     Ends = iota // the player to move has no legal move
	EndsSideEmpty              // also as soon as a move leaves a side empty
	EndsCleared                // at most one seed is left, which its owner takes (L-12, L-13)
	EndsInnerEmpty             // as EndsNoMove; on four rows an empty inner row allows no move (BA-15)
)

// Stuck is what happens to a player to move who has no playable pit.
type Stuck uint8

const (
	StuckEnds   Stuck = iota // the game ends
	StuckPasses              // one who has seeds passes; two passes in a row end the game
	EmptyPasses              // one without seeds passes, too; the game ends as soon as neither side can move
)

// LeftOver is the rule for who gets the seeds left in the pits at the end. Those that nobody gets
// are not counted.
type LeftOver uint8

const (
	ToNobody    LeftOver = iota // nobody
	ToOther                     // a player who can still move gets those on their own side
	ToOwners                    // each player gets those on their own side
	ToEmptier                   // if only one side is empty, its player gets all
	ToHalves                    // each player gets half; an odd one is left
	ToLastMover                 // the player who made the last move gets all
)

// Repeats is the rule for the seeds left in the pits when a position has occurred for the
// third time.
type Repeats uint8

const (
	RepeatsToNobody Repeats = iota // they are not counted
	RepeatsToOwners                // each player takes those on their own side
	RepeatsLose                    // they are not counted, and the player who made the last move loses
	RepeatsIgnored                 // the game goes on
)

// Wins is the rule for who wins.
type Wins uint8

const (
	MostWins       Wins = iota // the player with the most seeds in the store
	LastMoverWins              // the player who made the last move, so not the one to move at the end
	FirstEmptyWins             // the first player without seeds in the pits, which ends the game
	EmptyLoses                 // ... or not that player but the other one
)

// EndsEmpty reports whether the game ends as soon as a side is empty.
func (r *Set) EndsEmpty() bool { return r.Ends == EndsSideEmpty || r.Wins >= FirstEmptyWins }

// Refill is how the players fill their pits for the next round of a match. Each fills whole
// pits from their own store, with the seeds of the start. The surplus follows [Surplus]; pits
// without seeds are closed for the round. A player who cannot fill [Set.MatchPits] pits has lost
// the match. With Territory players hold, and play in the next round, as many pits as they can
// fill: the player with more seeds fills their own from left to right and goes on along the other
// row, and the other player has the rest.
type Refill uint8

const (
	NoRefill   Refill = iota // there are no rounds
	LeftFirst                // from their own left to right
	RightFirst               // from right to left
	Territory
)

// Surplus is what becomes of seeds that do not fill a pit.
type Surplus uint8

// With Territory the next pit gets those of both players, and the player who puts more in it holds it.
const (
	SurplusStays   Surplus = iota // they stay in the store
	SurplusNextPit                // the next pit gets them, if there is one
	SurplusEven                   // it gets an even number of them, and one may stay in the store (KR-9)
)

// NextBegins is the rule for who begins the next round.
type NextBegins uint8

const (
	LastMoverBegins  NextBegins = iota // the player who moved last
	WinnerBegins                       // the one with more seeds, after a draw the one who moved last
	PlayersAlternate                   // the one who did not begin the last round (PZ-8)
	LoserBegins                        // the one with fewer seeds, after a draw the one who moved last
)
