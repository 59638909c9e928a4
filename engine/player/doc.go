// Package player has what a computer player does in a game, and what is asked of a
// human one.
//
// [Choose] chooses a move as an opponent of some [Strength] does (opponent.go). Where
// the players set up the board, [Distribute], [TurnsBoard], [Cut] and [ChooseSide]
// do that part (arrange.go). The same seed number gives the same choices.
//
// A [Goal] is what a task or a puzzle asks for in one turn. It is judged by what the
// moves did (goal.go), and [Goal.Solutions] lists every way to reach it. [FindPuzzles]
// finds positions in which only one first move reaches a goal (puzzle.go, theme.go).
package player
