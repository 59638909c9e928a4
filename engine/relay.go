package engine

// MaxLaps is the number of laps after which a relay that has neither ended nor come
// back to an earlier board ends the turn. Most relays end after a few laps, or some
// dozens; the longest known loops take more than 40 million.
const MaxLaps = 1 << 16

// sow plays the pit of the move: one lap, and as many more as the rules ask for.
//
// Two rules end a relay that goes on and on (SB-2); either way nothing is captured by
// the last seed. A relay that comes back to a board it has been at in the same move,
// about to lift the same pit, ends there. A relay that has done neither after MaxLaps
// laps is undone: every seed goes back to where it was before the move.
//
// Returns are found by Brent's method: each board is compared with one kept from
// before, and that one is renewed after 1, 2, 4, 8 … laps. This finds a return, and how
// many laps lie between the two boards, but late. So the move is then played again from
// its start up to the first return.
//
// For many rules the second is a case of the first. If only the pit that a lap began in
// is skipped, or none, and nothing is captured on the way, a lap can be undone: its
// seeds came from the first empty pit behind the last of them. So the first board that
// such a relay comes back to is the one it began with. Where all laps skip the pit that
// the move began in (origin=skip-start), or pits are emptied on the way, a lap may have
// several boards before it, and the two rules may leave different boards.
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
		case t.sameAs(&kept):
			t.replay(&start, start.firstReturn(between))
			return
		case t.laps == MaxLaps:
			t.replay(&start, 0)
			return
		case between == power:
			kept, power = *t, 2*power
		}
	}
}

// relays reports whether the last seed and those it joined are sown on.
func (t *turn) relays() bool {
	return t.board.IsPit(t.at) && t.held > 1 && !(t.rules.Capture.Has(ByNumber) && t.rules.Numbers.Has(t.held))
}

// sameAs reports whether two moves are about to lift the same pit of the same board.
func (t *turn) sameAs(other *turn) bool { return t.at == other.at && t.pos == other.pos }

// firstReturn returns the number of laps after which a relay first comes back to an
// earlier board, given the number of laps between the two.
func (t turn) firstReturn(between int) int {
	t.steps = nil
	behind, ahead := t, t
	for range between {
		ahead.lap()
	}
	for !behind.sameAs(&ahead) {
		behind.lap()
		ahead.lap()
	}
	return ahead.laps
}

// replay plays an endless relay again from its start, so many laps, and ends it.
func (t *turn) replay(start *turn, laps int) {
	if t.steps != nil {
		*t.steps = (*t.steps)[:0]
	}
	*t = *start
	for t.laps < laps {
		t.lap()
	}
	t.endless = true
}
