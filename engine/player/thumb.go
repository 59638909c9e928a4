package player

import (
	"slices"

	"sowbook/engine"
	"sowbook/engine/event"
)

// Thumb is a rule of thumb: it chooses a sowing by its pit, by its result, or by what the opponent's
// next sowing could do at most.
type Thumb uint8

// The rules of thumb. Of several sowings that a rule likes, it takes the first.
const (
	StoreElseMost Thumb = iota // end in the store, or else capture most, as [GreedyMove] does
	MostCaptured               // capture most
	LongestSowing              // drop most seeds
	LeastLost                  // capture most, less what the best single reply captures
	NearestStore               // empty the pit nearest the end of the row
	KeepMost                   // have the most seeds left in the row after the opponent's worst reply
	LeaveLeast                 // leave the opponent the smallest capture, or else empty the pit nearest the end of the row
	MostAhead                  // be furthest ahead in seeds won after the opponent's worst reply
	thumbCount
)

// filterCount is the number of rules, the first ones, that must not solve a puzzle unless it is an exercise in counting.
// [LeaveLeast] may, because most puzzles about threats in games without extra turns ask for just that; [MostAhead] finds some of them, too.
const filterCount = LeaveLeast

var thumbNames = [thumbCount]string{"store, else most", "most captured", "longest sowing", "captured less the best single reply", "nearest the store", "most seeds kept after the reply", "smallest capture left", "most ahead after the reply"}

// String returns the rule in words.
func (t Thumb) String() string { return thumbNames[t] }

// Thumbs returns every rule of thumb.
func Thumbs() []Thumb {
	all := make([]Thumb, thumbCount)
	for t := range all {
		all[t] = Thumb(t)
	}
	return all
}

// Move returns the sowing that the rule chooses. ok is false if the rule chooses none.
func (t Thumb) Move(r engine.Rules, p engine.Position) (m engine.Move, ok bool) {
	if t == StoreElseMost {
		return GreedyMove(r, p)
	}
	best := 0
	for _, legal := range r.Legal(p) {
		if legal.Kind != engine.Sow {
			continue
		}
		if gain := t.gain(r, p, legal); !ok || gain > best {
			m, best, ok = legal, gain, true
		}
	}
	return m, ok
}

// gain returns how much the rule likes a move. A claimed pit counts like a small capture.
func (t Thumb) gain(r engine.Rules, p engine.Position, m engine.Move) int {
	after, err := newTurn(p).play(r, p.Turn(), m)
	switch {
	case err != nil:
		return -engine.MaxSeeds
	case t == LongestSowing:
		return after.drops
	case t == NearestStore:
		return int(m.Pit)
	case t == KeepMost:
		return worst(r, p.Turn(), after, (*engine.Position).InPits)
	case t == MostAhead:
		return worst(r, p.Turn(), after, (*engine.Position).Margin)
	}
	gain, reply := after.captured+minCapture*after.claimed, 0
	if t != MostCaptured && after.end == event.NotOver && after.after.Turn() != p.Turn() {
		for _, answer := range r.Legal(after.after) {
			if next, err := newTurn(after.after).play(r, after.after.Turn(), answer); err == nil {
				reply = max(reply, next.captured+minCapture*next.claimed)
			}
		}
	}
	if t == LeaveLeast {
		return int(m.Pit) - engine.MaxSeeds*reply
	}
	return gain - reply
}

// worst returns the count of a side after the reply that is worst for it.
func worst(r engine.Rules, s engine.Side, t turn, count func(*engine.Position, engine.Side) int) int {
	least := count(&t.after, s)
	if t.end != event.NotOver || t.after.Turn() == s {
		return least
	}
	for _, answer := range r.Legal(t.after) {
		if next, err := newTurn(t.after).play(r, t.after.Turn(), answer); err == nil {
			least = min(least, count(&next.after, s))
		}
	}
	return least
}

// Line returns the moves of a player who follows the rule, to the end of the turn, but at most
// one more than a task asks for.
func (t Thumb) Line(r engine.Rules, p engine.Position) []engine.Move {
	var line []engine.Move
	now := newTurn(p)
	for !now.over && len(line) < maxCounted+1 {
		m, ok := t.Move(r, now.after)
		if !ok {
			legal := r.Legal(now.after)
			if len(legal) == 0 {
				break
			}
			m = legal[0]
		}
		var err error
		if now, err = now.play(r, p.Turn(), m); err != nil {
			break
		}
		line = append(line, m)
	}
	return line
}

// Reaches reports whether a player who follows the rule reaches a goal in their turn.
func (t Thumb) Reaches(r engine.Rules, p engine.Position, g Goal) bool {
	line := t.Line(r, p)
	for n := range line {
		if v, err := g.Judge(r, p, line[:n+1]); err == nil && v.Met {
			return true
		}
	}
	return false
}

// SolvedByThumb returns a rule of thumb that plays one of the puzzle's solutions, if there is one.
// Rules of thumb may solve exercises in counting.
func (p Puzzle) SolvedByThumb(r engine.Rules) (t Thumb, ok bool) {
	for t := range filterCount {
		if p.Theme.IsCounting() {
			break
		}
		line := t.Line(r, p.Start)
		if slices.ContainsFunc(p.Solutions, func(s []engine.Move) bool { return len(s) <= len(line) && slices.Equal(s, line[:len(s)]) }) {
			return t, true
		}
	}
	return 0, false
}
