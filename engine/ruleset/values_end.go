package ruleset

import "sowbook/engine/board"

// LastInStore is the rule for a last seed in the mover's store.
type LastInStore uint8

// LastPlaysAgain gives the mover another turn; LastEndsTurn does not. With EitherPlaysAgain a last
// seed in the opponent's store does, too.
const (
	LastPlaysAgain LastInStore = iota
	LastEndsTurn
	EitherPlaysAgain
)

// AgainIn reports whether a last seed of side s in a place gives another turn because it is in a store.
func (r *Set) AgainIn(b board.Board, s board.Side, at board.Place) bool {
	return at == b.Store(s) && r.LastInStore != LastEndsTurn || at == b.Store(s.Other()) && r.LastInStore == EitherPlaysAgain
}

// GrandSlam is the rule for a capture that would leave the opponent no seeds.
type GrandSlam uint8

// SlamTakes captures them; SlamTakesNothing captures none. SlamForbidden makes the move
// illegal. SlamLeavesFirst captures all but the pit of the last seed, and SlamLeavesLast
// all but the last pit of the run. SlamGivesRest captures them, and the opponent gets all
// seeds left on the board.
const (
	SlamTakes GrandSlam = iota
	SlamTakesNothing
	SlamForbidden
	SlamLeavesFirst
	SlamLeavesLast
	SlamGivesRest
)

// Owned is the rule for seeds sown into a pit that a player owns.
type Owned uint8

// OwnedKeeps leaves them there; the owner takes them at the end of the game. OwnedTakes
// gives them to the owner at once. OwnedSkipped skips the pit; OwnedSkippedTheirs skips it
// if the opponent owns it, and keeps the seeds if the mover does (KR-6); OwnedTakesOwn skips it
// too, and gives them to the mover.
const (
	OwnedKeeps Owned = iota
	OwnedTakes
	OwnedSkipped
	OwnedSkippedTheirs
	OwnedTakesOwn
)

// Ends is the condition that ends the game.
type Ends uint8

// With EndsNoMove the game ends if the player to move has no legal move, with
// EndsSideEmpty also as soon as a move leaves a side empty. With EndsCleared it ends when
// at most one seed is left, which its owner takes (L-12, L-13). With EndsInnerEmpty, on
// boards with four rows, a player to move whose inner row is empty has no legal move (BA-15).
const (
	EndsNoMove Ends = iota
	EndsSideEmpty
	EndsCleared
	EndsInnerEmpty
)

// Stuck is what happens to a player to move who has no playable pit.
type Stuck uint8

// StuckEnds ends the game. With StuckPasses a player who has seeds passes; two passes in
// a row end the game. With EmptyPasses a player without seeds passes, too, and the game
// ends as soon as neither side can move.
const (
	StuckEnds Stuck = iota
	StuckPasses
	EmptyPasses
)

// LeftOver is the rule for who gets the seeds left in the pits at the end.
type LeftOver uint8

// ToNobody: they are not counted. ToOther: a player who can still move takes the seeds
// on their own side; the other side's are not counted. ToOwners: each player takes the
// seeds on their own side. ToEmptier: if only one side is empty, its player takes all.
// ToHalves: each player takes half of all that are left; an odd one is not counted. ToLastMover:
// the player who made the last move takes all.
const (
	ToNobody LeftOver = iota
	ToOther
	ToOwners
	ToEmptier
	ToHalves
	ToLastMover
)

// Repeats is the rule for the seeds left in the pits when a position has occurred for the
// third time.
type Repeats uint8

// RepeatsToNobody: they are not counted. RepeatsToOwners: each player takes the seeds on
// their own side. RepeatsLose: they are not counted, and the player who made the last move
// loses. With RepeatsIgnored the game goes on.
const (
	RepeatsToNobody Repeats = iota
	RepeatsToOwners
	RepeatsLose
	RepeatsIgnored
)

// Wins is the rule for who wins.
type Wins uint8

// With MostWins the player with the most seeds in the store wins. With LastMoverWins the
// player to move at the end loses, because the other has made the last move. With
// FirstEmptyWins the game ends as soon as a side has no seeds in its pits, and that side wins; with
// EmptyLoses it loses.
const (
	MostWins Wins = iota
	LastMoverWins
	FirstEmptyWins
	EmptyLoses
)

// EndsEmpty reports whether the game ends as soon as a side is empty.
func (r *Set) EndsEmpty() bool { return r.Ends == EndsSideEmpty || r.Wins >= FirstEmptyWins }

// Refill is how the players fill their pits for the next round of a match. Each fills whole
// pits from their own store, with the seeds of the start. The surplus follows [Surplus]; pits
// without seeds are closed for the round. A player who cannot fill [Set.MatchPits] pits has lost
// the match.
type Refill uint8

// Without rounds there is NoRefill. With LeftFirst players fill their pits from their own
// left to right; with RightFirst from right to left. With Territory players hold, and play in
// the next round, as many pits as they can fill: the player with more seeds fills their own
// from left to right and goes on along the other row, and the other player has the rest.
const (
	NoRefill Refill = iota
	LeftFirst
	RightFirst
	Territory
)

// Surplus is what becomes of seeds that do not fill a pit.
type Surplus uint8

// SurplusStays leaves them in the store. With SurplusNextPit the next pit gets them, if there is
// one; with Territory those of both players, and the player who puts more in it holds it. With
// SurplusEven it gets an even number of them, and one may stay in the store (KR-9).
const (
	SurplusStays Surplus = iota
	SurplusNextPit
	SurplusEven
)

// NextBegins is the rule for who begins the next round.
type NextBegins uint8

// With LastMoverBegins it is the player who moved last; with WinnerBegins the one with more
// seeds, with LoserBegins the one with fewer, and after a draw the player who moved last. With
// PlayersAlternate it is the player who did not begin the last round (PZ-8).
const (
	LastMoverBegins NextBegins = iota
	WinnerBegins
	PlayersAlternate
	LoserBegins
)
