package player

import (
	"sowbook/engine"
	"sowbook/engine/event"
)

// GreedyMove returns the sowing of a player who looks no further than its end: one whose
// last seed falls in the player's store, or else one that captures most; in games without
// captures, one that brings most seeds to the store or claims a pit. Of several it is the
// shortest. ok is false if no sowing does any of this.
func GreedyMove(r engine.Rules, p engine.Position) (m engine.Move, ok bool) {
	best, shortest := 0, 0
	for _, legal := range r.Legal(p) {
		gain, drops := greed(r, p, legal)
		if gain > best || gain > 0 && gain == best && drops < shortest {
			m, best, shortest = legal, gain, drops
		}
	}
	return m, best > 0
}

// greed returns what a greedy player sees in a move, and the number of seeds it drops.
func greed(r engine.Rules, p engine.Position, m engine.Move) (gain, drops int) {
	ply, steps, err := r.Trace(p, m)
	if err != nil || m.Kind != engine.Sow && m.Kind != engine.Take {
		return 0, 0
	}
	store, last, stored, claimed := p.Board().Store(p.Turn()), engine.Hand, 0, 0
	for _, s := range steps {
		switch s.Kind {
		case event.DropStep:
			drops++
			last = s.To
			if last == store {
				stored++
			}
		case event.ClaimStep:
			claimed++
		}
	}
	switch {
	case last == store:
		gain = 2 * engine.MaxSeeds // more than any capture
	case !r.Captures.TakeSeeds():
		gain = stored + ply.Captured + minCapture*claimed
	default:
		gain = ply.Captured
	}
	return gain, drops
}

// IsGreedy reports whether the solutions begin with the greedy move.
func (p Puzzle) IsGreedy(r engine.Rules) bool {
	m, ok := GreedyMove(r, p.Start)
	return ok && m == p.Solutions[0][0]
}

// minRefused is the number of seeds that a refused capture offers at least.
const minRefused = 3

// RefusesCapture reports whether the solutions begin with a sowing that captures nothing,
// although another would capture at least three seeds.
func (p Puzzle) RefusesCapture(r engine.Rules) bool {
	refused := false
	for _, m := range r.Legal(p.Start) {
		ply, err := r.Play(p.Start, m)
		switch {
		case err != nil:
		case m == p.Solutions[0][0]:
			if ply.Captured > 0 {
				return false
			}
		case ply.Captured >= minRefused:
			refused = true
		}
	}
	return refused
}

// IsQuiet reports whether the solutions begin with a sowing that captures nothing and
// gives no extra turn.
func (p Puzzle) IsQuiet(r engine.Rules) bool {
	ply, err := r.Play(p.Start, p.Solutions[0][0])
	return err == nil && ply.Captured == 0 && !ply.Again
}
