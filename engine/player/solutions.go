package player

import "sowbook/engine"

// Solutions returns every way to meet a goal in the turn of the player to move. Each ends
// with the move that meets the goal; for LeaveAtMost, YieldAtMost and WinBy, each is a whole turn.
// complete is false if there are more than limit turns and beginnings of turns, or if one
// cannot be judged.
func (g Goal) Solutions(r engine.Rules, before engine.Position, limit int) (all [][]engine.Move, complete bool) {
	judged := true
	complete = walkTurns(r, before, limit, func(line []engine.Move, t turn) bool {
		v := g.judge(r, before.Turn(), t)
		judged = judged && v.Reason != NotProven
		if v.Met {
			all = append(all, append([]engine.Move(nil), line...))
		}
		return !v.Met && judged
	})
	return all, complete && judged
}
