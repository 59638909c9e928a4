package solver

import (
	"sowbook/engine"
	"sowbook/engine/capture"
	"sowbook/engine/ruleset"
)

// compiled is a rule set prepared for packed boards of one size. A sowing without
// captures on the way and without relay adds the same seeds to the same places on every
// board. A table contains these seeds, so a move is one lift and two additions.
//
// [compile] decides which rules qualify. The general engine fills the table, so only
// the engine defines the track and the places that are skipped.
type compiled struct {
	_ [0]func() // not comparable: Go would add a comparison to the WebAssembly module

	board      engine.Board
	pits       uint64     // mask of the pits of a row
	fewest     uint       // seeds a pit needs to be played
	first      engine.Way // moves go in the directions first to last
	last       engine.Way
	takesLast  bool // a capture includes the capturing seed
	takesAlone bool // ... also if the opposite pit is empty
	moveAgain  bool // a capture gives another turn
	atOnce     bool // an empty row ends the game, whoever is to move
	leftOver   ruleset.LeftOver
	sowings    [2]*[1 << 11]sowing // by way, then pit<<8 | seeds
}

// sowing is the seeds that one sowing adds to each row, and the effect of its last seed.
type sowing struct {
	_ [0]func() // not comparable: Go would add a comparison to the WebAssembly module

	mover, waiter uint64
	captureAt     uint64 // seeds in the last pit with which it captures, or never
	again         bool   // the last seed gives another turn
	last, facing  uint8  // byte shifts of the last pit and the pit opposite
}

// never is more seeds than fit in a pit.
const never = 1 << 8

// compile prepares the rules for boards of b's size with at most seeds seeds. It returns
// false for rules that cannot be compiled.
func compile(r engine.Rules, b engine.Board, seeds int) (*compiled, bool) {
	one, known := facingCapture(r)
	switch {
	case !packs(b) || r.Direction > ruleset.EitherWay || r.Relay != ruleset.NoRelay || !known,
		r.Pick != ruleset.PickAny || r.HasDuties() || r.Fewer != ruleset.FewerNever || r.Singles != ruleset.SinglesAny || r.Give != ruleset.NoGive || r.Ends == ruleset.EndsCleared || r.Stuck != ruleset.StuckEnds || r.LeftOver > ruleset.ToOwners || r.Few > 0:
		return nil, false
	}
	c := &compiled{
		board: b, pits: pitMask(b), fewest: uint(r.Fewest), first: engine.Right, last: engine.Left,
		takesLast:  one.TakesPit(capture.PitIt),
		takesAlone: one.Takes[1].Optional,
		moveAgain:  one.Then == capture.ThenAgain,
		atOnce:     r.Ends == ruleset.EndsSideEmpty,
		leftOver:   r.LeftOver,
	}
	if r.Direction == ruleset.Counterclockwise {
		c.last = engine.Right
	} else if r.Direction == ruleset.Clockwise {
		c.first = engine.Left
	}
	for w := c.first; w <= c.last; w++ {
		c.sowings[w] = new([1 << 11]sowing)
		for pit := range b.Pits {
			for n := 1; n <= seeds; n++ {
				c.sowings[w][pit<<8|n] = newSowing(r, b, engine.Move{Kind: engine.Sow, Pit: engine.Place(pit), Way: w}, n)
			}
		}
	}
	return c, true
}

// facingCapture returns the only capture of rules, which a last seed in one of the mover's empty
// pits makes, of the pit facing it. ok is false if there are others; without captures there is
// a zero one.
func facingCapture(r engine.Rules) (c capture.Line, ok bool) {
	list := r.Captures.All()
	if len(list) == 0 {
		return c, true
	}
	c = list[0]
	across := capture.Line{When: capture.WhenLast, Whose: capture.OwnPit, Before: capture.BeforeEmpty, Takes: c.Takes, Then: c.Then}
	switch c.Takes {
	case [3]capture.Take{{Pit: capture.PitFacing}},
		[3]capture.Take{{Pit: capture.PitIt}, {Pit: capture.PitFacing}},
		[3]capture.Take{{Pit: capture.PitIt}, {Pit: capture.PitFacing, Optional: true}}:
		return c, len(list) == 1 && c == across && c.Then <= capture.ThenAgain
	}
	return c, false
}

// newSowing returns the sowing of n seeds from one of South's pits.
func newSowing(r engine.Rules, b engine.Board, m engine.Move, n int) sowing {
	after, last := r.Lap(engine.Even(b.Pits, 0, engine.South).With(m.Pit, n), m)
	k := pack(&after)
	s := sowing{mover: k.mover, waiter: k.waiter, captureAt: never}
	s.again = r.AgainIn(b, engine.South, last)
	if int(last) < b.Pits && len(r.Captures.All()) > 0 {
		s.captureAt = 1
		s.last = uint8(byteShift(uint(last)))
		s.facing = uint8(byteShift(uint(b.Pits) - 1 - uint(last)))
	}
	return s
}
