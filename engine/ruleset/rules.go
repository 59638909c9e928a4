// Package ruleset has the sets of rules that a game can have, as values and as text. It
// knows no positions and makes no moves.
//
// [Parse] parses words such as "stores=none relay=yes"; words.go has the table of them, and
// old.go those that described captures before they were a list.
// [Set.Check] rejects contradictory combinations, and [Set.Adapt] finds the smallest change
// that resolves the contradiction. [Set.Holds] evaluates conditions on the words, and
// [Set.Track] has the order in which sowings reach the places of a board. A new value of a
// word is a constant in the files values_*.go and a name in words.go. Package capture has the
// captures.
package ruleset

import (
	"sowbook/engine/board"
	"sowbook/engine/capture"
)

// Set is the set of rules of one game. It is a value; == compares two sets. In its
// text form, for [Parse] and [Set.String], each field is a word of the table in
// words.go, as in "seeds=4 direction=ccw".
type Set struct {
	Pits    int   // pits in each row at the start, 1 to [board.MaxPits]
	Rows    Rows  // rows of the board
	Seeds   int   // seeds in each pit at the start, or in all if a player sets up the board, 0 to [board.MaxSeeds]
	Setup   Setup // how the board is filled at the start
	Begin   Begin // who begins if a player sets up the board
	Arrange bool  // whether each player may arrange their seeds before the first move, first the one who begins
	Stock   int   // seeds that each player keeps at the start and puts in one by one, each with a move, 0 to 99
	House   int   // fewest seeds with which a player's house works, 1 to 9, or 0 without houses

	Opening Opening // what the first moves of a game may do

	Direction   Direction   // the directions in which a move may go
	Pick        Pick        // which of the mover's pits may be played
	Rightmost   Rightmost   // what a player does whose rightmost pit is empty, with PickRightmost
	Fewest      int         // fewest seeds a pit must hold to be played, 1 to 9
	Fewer       Fewer       // whether a pit with fewer may be played
	Singles     Singles     // which single seeds may be played
	MustCapture MustCapture // whether a player who can capture must
	SingleEntry SingleEntry // which single seeds may take a seed of the stock
	Feed        Feed        // whether a move must give seeds to an opponent who has none
	Reach       Reach       // whether a move must sow a seed on the other side
	Give        Give        // how a side without seeds is given one

	Stores   Stores   // which stores a sowing drops into
	StoreEnd StoreEnd // the end of the board at which each player's store is
	Origin   Origin   // whether the pit that seeds were lifted from is sown
	Relay    Relay    // where another lap begins

	RelayIn    RelayIn         // whose pits it may begin in
	RelayHolds capture.Numbers // the numbers of seeds with which it may begin; 0 is any number

	HouseRights HouseRights // what follows a last seed in the mover's house

	LastInStore  LastInStore  // what follows a last seed in the mover's store
	Captures     capture.List // what is captured
	GrandSlam    GrandSlam    // what becomes of a capture of all the opponent's seeds
	NoClaimFirst bool         // whether no pit can be claimed in the first move of a game,
	Owned        Owned        // what becomes of seeds sown into a pit that a player owns
	Bind         Bind         // which of the opponent's pits is bound

	Ends      Ends     // when a side without seeds ends the game
	Few       int      // the game ends when so many seeds or fewer are left in the pits, 0 to 99; 0 is never
	NoCapture int      // the game ends after so many moves in a row without a capture, 0 to 99; 0 is never
	Majority  bool     // whether a store with more than half of all seeds ends the game
	Stuck     Stuck    // what happens to a player who has no playable pit
	LeftOver  LeftOver // who gets the seeds left in the pits at the end
	Repeats   Repeats  // who gets the seeds left in the pits when a position has repeated
	Wins      Wins     // who wins
	Endless   Endless  // what follows a move that would never end
	BothEnds  BothEnds // whether a capture at both ends of the board wins

	Refill     Refill     // how the pits are filled for the next round
	Surplus    Surplus    // what becomes of seeds that do not fill a pit then
	MatchPits  int        // fewest pits that a player must fill to go on
	NextBegins NextBegins // who begins the next round
}

// Board returns the shape of the board that games begin on.
func (r Set) Board() board.Board {
	switch r.Rows {
	case ThreeRows:
		return board.Board{Pits: r.Pits / 2 * 3, Rows: board.MiddleRow}
	case FourRows:
		return board.Board{Pits: 2 * r.Pits, Rows: 2}
	}
	return board.Board{Pits: r.Pits, Rows: 1}
}

// KeepsSeeds reports whether all seeds are always in the pits: there is no stock, and none is
// sown into a store, captured into one or swept.
func (r Set) KeepsSeeds() bool {
	return r.Stock == 0 && r.Stores == NoStore && (!r.Captures.TakeSeeds() || r.Captures.Sown() != nil) && !r.Captures.Raid() && (r.Wins != MostWins || r.LeftOver == ToNobody && r.Ends != EndsCleared)
}

// HasPiles reports whether seeds out of play, captured or in stock, are shown in piles beside
// the board, because nobody sows into a store. A board of four rows has neither piles nor
// stores if no seed leaves the pits.
func (r Set) HasPiles() bool {
	return r.Stores == NoStore && !(r.Rows == FourRows && r.KeepsSeeds())
}

// Total returns the number of seeds in the game.
func (r Set) Total() int {
	if r.IsLaidOut() {
		return r.Seeds
	}
	if l, ok := r.Setup.layout(); ok {
		return l.total() + 2*r.Stock
	}
	if r.Setup == HouseSetup {
		return 10*r.Seeds + 2*r.Stock
	}
	return 2*r.FilledPits()*r.Seeds + 2*r.Stock
}

// FilledPits returns the number of pits of each side that hold seeds at a fixed start. They are
// the first in order of place, but for [HouseSetup].
func (r *Set) FilledPits() int {
	switch {
	case r.Setup == OuterSetup:
		return r.Pits
	case r.Setup == RightHalfSetup && r.Rows == FourRows:
		return r.Pits + r.Pits/2
	}
	return r.Board().Pits
}

// IsLaidOut reports whether a player lays out the seeds, so that there is no fixed start.
func (r Set) IsLaidOut() bool {
	return r.Setup == FreeSetup || r.Setup == MirroredSetup || r.Setup == TwoEachSetup
}

// SowsToStore reports whether every sowing goes along its player's pits towards that
// player's store, and sows it. A relay from the next pit may pass over the store.
func (r *Set) SowsToStore() bool {
	toward := Counterclockwise
	if r.StoreEnd == StoresLeft {
		toward = Clockwise
	}
	return r.Direction == toward && r.Stores != NoStore && r.Relay != RelayNext
}

// BothWays reports whether moves may go both ways, so that each says which way it goes.
func (r Set) BothWays() bool { return r.Direction > Clockwise }

// HasDuties reports whether a move may have to feed, to reach the other side, to capture or to
// end.
func (r *Set) HasDuties() bool {
	return r.Endless == EndlessForbidden || r.Feed != FeedNo || r.Reach != ReachNo || r.MustCapture != MustCaptureNo
}

// PassesEmpty reports whether a side without seeds passes because only a cleared board ends
// the game.
func (r *Set) PassesEmpty() bool { return r.Ends == EndsCleared && r.Give == NoGive }

// PassesRightmost reports whether a player whose rightmost pit cannot be played passes.
func (r *Set) PassesRightmost() bool {
	return r.Pick == PickRightmost && r.Rightmost == RightmostPasses
}

// HasHouses reports whether each player has a house.
func (r *Set) HasHouses() bool { return r.House > 0 && r.Stock > 0 }

// Binds reports whether a move can bind a pit.
func (r *Set) Binds() bool {
	return r.Bind != NoBind && (r.Bind != BindHousePasses || r.HasHouses()) && r.Rows == FourRows && r.MustTake() && r.Pick == PickInnerFirst
}

// MustTake reports whether a player who can capture must.
func (r *Set) MustTake() bool { return r.MustCapture == MustCaptureYes && r.Captures.TakeSeeds() }

// TakesSown reports whether a seed sown into a pit that a player owns goes to the owner at once.
func (r *Set) TakesSown() bool {
	return r.Captures.Claim() && (r.Owned == OwnedTakes || r.Owned == OwnedTakesOwn)
}

// KeepsOwned reports whether seeds stay in the pits that a player owns and nobody can take them.
func (r *Set) KeepsOwned() bool {
	return r.Captures.Claim() && !r.TakesSown() && !r.Captures.Raid()
}

// FewLeft returns the number of seeds in the pits with which the game ends, or 0.
func (r *Set) FewLeft() int {
	if r.Ends == EndsCleared {
		return max(1, r.Few)
	}
	return r.Few
}
