package ruleset

import (
	"sync/atomic"

	"sowbook/engine/board"
)

// Track has the next place of a sowing that skips no pit, by mover, [board.Way] and place.
type Track [2][2]Places

// Places has the next place on a track by place.
type Places [2*board.MaxPits + 2]uint8

// tracks has the tracks that have been needed so far, by pits and rows of a side, and by the
// rules for stores. They depend on nothing else, so each is worked out once for many moves.
var tracks [board.MaxPits + 1][board.MiddleRow + 1][NoStore + 1][StoresLeft + 1]atomic.Pointer[Track]

// Track returns the track of a board.
func (r *Set) Track(b board.Board) *Track {
	kept := &tracks[b.Pits][b.Rows][r.Stores][r.StoreEnd]
	made := kept.Load()
	if made == nil {
		made = r.newTrack(b)
		kept.Store(made) // another goroutine can only store the same
	}
	return made
}

// newTrack works out the track of a board.
func (r *Set) newTrack(b board.Board) *Track {
	made := new(Track)
	for mover := range made {
		for way := range made[mover] {
			for at := range board.Place(2*b.Pits + 2) {
				if r.SkipsStore(b, board.Side(mover), at) {
					continue
				}
				next := r.Follow(b, at, board.Way(way))
				for r.SkipsStore(b, board.Side(mover), next) {
					next = r.Follow(b, next, board.Way(way))
				}
				made[mover][way][at] = uint8(next)
			}
		}
	}
	return made
}

// Follow returns the place after at on the full track, which includes both stores. Stores at
// the left ends are where the other player's store is on the track of [board.Board.Next].
func (r *Set) Follow(b board.Board, at board.Place, w board.Way) board.Place {
	if r.StoreEnd == StoresRight {
		return b.Next(at, w)
	}
	return otherStore(b, b.Next(otherStore(b, at), w))
}

// otherStore returns the store of the other side for a store, and a pit itself.
func otherStore(b board.Board, at board.Place) board.Place {
	if b.IsPit(at) {
		return at
	}
	return at ^ 1
}

// SkipsStore reports whether a place is a store that sowings of side s do not sow.
func (r *Set) SkipsStore(b board.Board, s board.Side, at board.Place) bool {
	switch r.Stores {
	case OwnStore:
		return at == b.Store(s.Other())
	case NoStore:
		return !b.IsPit(at)
	}
	return false
}
