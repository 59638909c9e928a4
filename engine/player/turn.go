package player

import (
	"sowbook/engine"
	"sowbook/engine/event"
)

// turn is the result of the plies of one turn so far, as far as goals need it.
type turn struct {
	over     bool
	after    engine.Position
	end      engine.Reason
	sowings  int
	captured int
	claimed  int          // pits
	laps     int          // the maximum of one sowing
	drops    int          // the maximum of one sowing
	landed   engine.Place // by the last sowing, or Hand
	landings []engine.Place
}

// newTurn returns a turn without plies.
func newTurn(p engine.Position) turn { return turn{after: p, landed: engine.Hand} }

// play returns the turn with one more ply by side s.
func (t turn) play(r engine.Rules, s engine.Side, m engine.Move) (turn, error) {
	ply, steps, err := r.Trace(t.after, m)
	if err != nil {
		return t, err
	}
	t.after, t.end = ply.After, ply.End
	t.over = ply.End != event.NotOver || t.after.Turn() != s || r.Mover(&t.after) != s
	if m.Kind == engine.Take {
		t.captured += ply.Captured
	}
	if m.Kind != engine.Sow || ply.Player != s {
		return t, nil
	}
	t.sowings++
	drops, store := 0, t.after.Board().Store(s)
	for _, step := range steps {
		switch step.Kind {
		case event.DropStep:
			drops++
			t.landed = step.To
		case event.CaptureStep, event.ClaimStep:
			if step.To == store || step.To == engine.Hand {
				t.captured += step.Seeds
			}
			for _, at := range [...]engine.Place{step.From, step.To} {
				if step.Kind == event.ClaimStep && t.after.Board().IsPit(at) {
					t.claimed++
				}
			}
		}
	}
	t.laps, t.drops = max(t.laps, ply.Laps), max(t.drops, drops)
	t.landings = append(t.landings[:len(t.landings):len(t.landings)], t.landed)
	return t, nil
}

// taken returns what counts for a goal: the pits claimed for YieldAtMost, else the seeds
// captured.
func (t turn) taken(kind GoalKind) int {
	if kind == YieldAtMost {
		return t.claimed
	}
	return t.captured
}

// walkTurns visits every way to play the turn of the player to move: each first move, and
// then its continuations if visit returns true. It returns false if there are more than
// limit turns and beginnings of turns.
func walkTurns(r engine.Rules, p engine.Position, limit int, visit func(line []engine.Move, t turn) bool) bool {
	var line []engine.Move
	visited := 0
	var walk func(t turn) bool
	walk = func(t turn) bool {
		for _, m := range r.Legal(t.after) {
			next, err := t.play(r, p.Turn(), m)
			if visited++; err != nil || visited > limit {
				return false
			}
			line = append(line, m)
			if visit(line, next) && !next.over && !walk(next) {
				return false
			}
			line = line[:len(line)-1]
		}
		return true
	}
	return walk(newTurn(p))
}

// captureTurns limits the turns and beginnings of turns that are tried to find the most
// that a player can take.
const captureTurns = 1000

// mostTaken returns the most seeds, or pits for YieldAtMost, that the player to move after
// turn t can capture or claim, and the moves. complete is false if not every way to play
// was tried.
func mostTaken(r engine.Rules, t turn, kind GoalKind) (most int, best []engine.Move, complete bool) {
	if t.end != event.NotOver {
		return 0, nil, true
	}
	complete = walkTurns(r, t.after, captureTurns, func(line []engine.Move, t turn) bool {
		if n := t.taken(kind); n > most {
			most, best = n, append([]engine.Move(nil), line...)
		}
		return true
	})
	return most, best, complete
}
