package engine

// mostLaps is the laps after which a relay is held to be endless. A relay ends
// after a few laps, or after some dozens; or it goes round and round, and the
// longest rounds known take more than twelve million laps.
const mostLaps = 1 << 16

// sow plays the pit of the move: one lap, and as many more as the rules ask for.
//
// A relay that comes back to a board it has been at in the same move, about to
// lift the same pit, would never end: it ends there, with nothing taken. Such a
// return is found by Brent's method. Each board is compared with one kept from
// before, and that one is renewed after 1, 2, 4, 8 … laps. This finds a return,
// and how many laps lie between, but finds it late; so the move is then played
// again from its start, up to the first.
//
// Where the pit it began in is sown and nothing is taken on the way, a lap can be
// undone: its seeds came from the first empty pit that lies behind the last of
// them. So such a relay comes back to no board before its first, and that is
// where one that goes on for longer than mostLaps is left, without its laps.
func (t *turn) sow() {
	t.mover, t.at = t.pos.turn, t.move.Pit
	if !t.rules.Relay {
		t.lap()
		return
	}
	start := *t
	kept, power := start, 1
	for t.lap(); t.relays(); t.lap() {
		between := t.laps - kept.laps
		switch {
		case t.sameAs(kept):
			t.replay(start, start.firstReturn(between))
			return
		case t.laps == mostLaps:
			t.replay(start, 0)
			return
		case between == power:
			kept, power = *t, 2*power
		}
	}
}

// relays tells whether the last seed and those it joined are sown on.
func (t *turn) relays() bool {
	return t.board.IsPit(t.at) && t.held > 1 && !(t.rules.capturesNumbers() && t.rules.Numbers.Has(t.held))
}

// sameAs tells whether a move is about to lift the same pit of the same board.
func (t *turn) sameAs(other turn) bool { return t.at == other.at && t.pos == other.pos }

// firstReturn is the number of laps after which a relay is the first time back at
// a board that it was at before, when it is known that it goes round in so many.
func (t turn) firstReturn(round int) int {
	t.steps = nil
	behind, ahead := t, t
	for range round {
		ahead.lap()
	}
	for !behind.sameAs(ahead) {
		behind.lap()
		ahead.lap()
	}
	return ahead.laps
}

// replay plays an endless relay again from its start, so many laps, and ends it.
func (t *turn) replay(start turn, laps int) {
	if t.steps != nil {
		*t.steps = (*t.steps)[:0]
	}
	*t = start
	for t.laps < laps {
		t.lap()
	}
	t.endless = true
}
