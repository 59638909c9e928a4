package engine

// Solutions is every way to meet a goal in the turn of the player on turn: moves one
// after the other, each way ending as soon as the goal is met; for goals about what
// follows the turn, each way is a whole turn. It is false where there are more than most
// ways to play the turn, or where one could not be judged.
func (g Goal) Solutions(r Rules, before Position, most int) ([][]Move, bool) {
	var all [][]Move
	judged := true
	sure := r.turns(before, most, func(line []Move, f feat) bool {
		v := g.judge(r, before.turn, f)
		judged = judged && v.Miss != NotProven
		if v.Met {
			all = append(all, append([]Move(nil), line...))
		}
		return !v.Met && judged
	})
	return all, sure && judged
}
