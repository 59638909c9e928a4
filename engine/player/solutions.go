package player

import "sowbook/engine"

// Solutions is every way to meet a goal in the turn of the player on turn: moves one
// after the other, each way ending as soon as the goal is met; for goals about what
// follows the turn, each way is a whole turn. It is false where there are more than most
// ways to play the turn, or where one could not be judged.
func (g Goal) Solutions(r engine.Rules, before engine.Position, most int) ([][]engine.Move, bool) {
	var all [][]engine.Move
	judged := true
	sure := turns(r, before, most, func(line []engine.Move, f feat) bool {
		v := g.judge(r, before.Turn(), f)
		judged = judged && v.Miss != NotProven
		if v.Met {
			all = append(all, append([]engine.Move(nil), line...))
		}
		return !v.Met && judged
	})
	return all, sure && judged
}
