package engine

import (
	"sync/atomic"

	"sowbook/engine/ruleset"
)

// track has the next place of a sowing that skips no pit, by mover, [Way] and place. It
// depends only on the board and the stores, so it is worked out once for many moves.
type track [2][2][2*MaxPits + 2]uint8

// tracks has the tracks that have been needed so far, by pits and rows of a side, and by the
// rules for stores.
var tracks [MaxPits + 1][MiddleRow + 1][ruleset.NoStore + 1][ruleset.StoresLeft + 1]atomic.Pointer[track]

// trackOf returns the track of a board under rules r.
func trackOf(r *Rules, b Board) *track {
	kept := &tracks[b.Pits][b.Rows][r.Stores][r.StoreEnd]
	made := kept.Load()
	if made == nil {
		made = newTrack(r, b)
		kept.Store(made) // another goroutine can only store the same
	}
	return made
}

// newTrack works out the track of a board under rules r.
func newTrack(r *Rules, b Board) *track {
	made := new(track)
	for mover := range made {
		t := turn{rules: *r, board: b, mover: Side(mover)}
		for way := range made[mover] {
			for at := range Place(2*b.Pits + 2) {
				if !t.skipsStore(at) {
					made[mover][way][at] = uint8(t.nextSown(at, Way(way)))
				}
			}
		}
	}
	return made
}
